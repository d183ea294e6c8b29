package org.muster.host.news;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.match.SeatView;
import org.muster.host.games.HostedGame;
import org.muster.host.pages.SeatWords;
import tools.jackson.databind.JsonNode;

/**
 * Something that a game waits for from a seat, as that seat sees it.
 *
 * @param decision number of it; 0: dice in their hand
 * @param path where in the round it is asked
 * @param until when time closes it; null: never
 */
record Awaiting(
        int decision,
        List<String> path,
        String prompt,
        @Nullable Instant until) {

    private static final int PHASE_PARTS = 2;

    /**
     * All that is waited for from {@code place}; nothing once the answer is given for good.
     *
     * @param bots that play in it: they throw no real dice, which the organizer types
     */
    static List<Awaiting> of(HostedGame game, String place, Set<Player> bots) throws IOException {
        List<Awaiting> all = new ArrayList<>();
        if (place.equals(HostedGame.SPECTATOR)) {
            return all;
        }
        JsonNode asked = game.as(game.viewer(place)).asked();
        for (JsonNode decision : asked.path("decisions")) {
            if (!decision.path("meanwhile").asBoolean() && waitsFor(decision, place)) {
                all.add(read(decision));
            }
        }
        if (asked.path("roll").has("by")) {
            Player by = new Player(asked.path("roll").path("by").asString());
            boolean isBots = bots.contains(by);
            if (place.equals(isBots ? Player.ORGANIZER.id() : by.id())) {
                Sentence prompt = isBots
                        ? Sentence.of(
                                "Type what the dice of {who} show, where a bot plays", SeatWords.called(by.id(), game))
                        : Sentence.of("Roll the dice and type what they show");
                all.add(new Awaiting(0, List.of(), prompt.toString(), null));
            }
        }
        return all;
    }

    /** What has a time and waits for nobody, such as a phase in which nothing else has one. */
    static List<Awaiting> phases(HostedGame game) throws IOException {
        List<Awaiting> all = new ArrayList<>();
        for (JsonNode decision : game.as(Viewer.SPECTATOR).asked().path("decisions")) {
            if (decision.path("meanwhile").asBoolean() && decision.has("until")) {
                all.add(read(decision));
            }
        }
        return all;
    }

    private static boolean waitsFor(JsonNode decision, String place) {
        for (JsonNode question : decision.path("questions")) {
            boolean open = question.path("waitedFor").asBoolean()
                    && !question.path("confirmed").asBoolean();
            for (JsonNode who : question.path("who")) {
                if (open && who.path("seat").asString().equals(place)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Awaiting read(JsonNode decision) {
        String until = decision.path("until").asString("");
        return new Awaiting(
                decision.path("id").asInt(),
                strings(decision.path("path")),
                decision.path("prompt").asString(),
                until.isEmpty() ? null : Instant.parse(until));
    }

    /** What everybody may know of the questions that are open, by their numbers. */
    static Map<Integer, Awaiting> known(HostedGame game) throws IOException {
        Map<Integer, Awaiting> all = new TreeMap<>();
        for (JsonNode decision : game.as(Viewer.SPECTATOR).asked().path("decisions")) {
            Awaiting one = read(decision);
            all.put(one.decision(), one);
        }
        return all;
    }

    /** Who is waited for, in words that everybody may read. */
    static List<String> names(HostedGame game) throws IOException {
        SeatView view = game.as(Viewer.SPECTATOR);
        List<String> names = new ArrayList<>();
        for (JsonNode decision : view.asked().path("decisions")) {
            for (JsonNode question : decision.path("questions")) {
                boolean open = question.path("waitedFor").asBoolean()
                        && !question.path("confirmed").asBoolean();
                for (JsonNode who : question.path("who")) {
                    String name = view.name(new Player(who.path("seat").asString()));
                    if (open && !decision.path("meanwhile").asBoolean() && !names.contains(name)) {
                        names.add(name);
                    }
                }
            }
        }
        return names;
    }

    /** Round and phase a game is in, as everybody may know; empty: none can be told just now. */
    static String phase(HostedGame game) throws IOException {
        JsonNode asked = game.as(Viewer.SPECTATOR).asked();
        if (asked.path("over").asBoolean()) {
            return Sentence.of("The game is over").toString();
        }
        for (JsonNode decision : asked.path("decisions")) {
            if (!decision.path("meanwhile").asBoolean()) {
                List<String> path = strings(decision.path("path"));
                return String.join(" › ", path.subList(0, Math.min(PHASE_PARTS, path.size())));
            }
        }
        return "";
    }

    private static List<String> strings(JsonNode array) {
        List<String> strings = new ArrayList<>();
        array.forEach(one -> strings.add(one.asString()));
        return strings;
    }
}
