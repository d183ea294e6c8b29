package org.muster.host.past;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.core.match.SeatView;
import org.muster.host.games.HostedGame;
import org.muster.host.pages.OrganizePage;
import org.muster.host.pages.Say;
import org.muster.host.pages.SeatWords;
import tools.jackson.databind.JsonNode;

/**
 * What the rules tell who runs a game and would not tell them where they play: who plays against others reads what is
 * secret to these only where they want to. Who plays nowhere in it is no party, and reads all as it comes.
 */
public final class Confided {

    /** Of every log that has it the same. */
    private record Line(String at, String by, String text) {
        static Line of(JsonNode line) {
            return new Line(
                    line.path("at").asString(),
                    line.path("by").asString(),
                    line.path("text").asString());
        }
    }

    private final boolean plays;
    private final Set<Line> known = new HashSet<>();
    /** What each of the others knows, by what their seat is called. */
    private final Map<String, Set<Line>> others = new LinkedHashMap<>();

    private Confided(boolean plays) {
        this.plays = plays;
    }

    /** To who sits on {@code places} of {@code game}. */
    public static Confided in(HostedGame game, List<String> places) throws IOException {
        Confided confided = new Confided(places.stream().anyMatch(game.seats()::containsKey));
        if (!confided.plays) {
            return confided;
        }
        confided.known.addAll(lines(game, HostedGame.SPECTATOR));
        for (String seat : game.seats().keySet()) {
            if (places.contains(seat)) {
                confided.known.addAll(lines(game, seat));
            } else {
                confided.others.put(SeatWords.called(seat, game), lines(game, seat));
            }
        }
        return confided;
    }

    private static Set<Line> lines(HostedGame game, String place) throws IOException {
        Set<Line> lines = new HashSet<>();
        game.as(game.viewer(place)).log().forEach(line -> lines.add(Line.of(line)));
        return lines;
    }

    /** Whose secret a line of the organizer's log is, in words to unfold it by; empty: none that is to be kept from them. */
    public String of(JsonNode line) {
        Line told = Line.of(line);
        // A mend is told to everybody, by each reader's own numbers.
        if (!plays || line.path("kind").asString().equals(Told.MENDED) || known.contains(told)) {
            return "";
        }
        List<String> keepers = others.entrySet().stream()
                .filter(other -> other.getValue().contains(told))
                .map(Map.Entry::getKey)
                .toList();
        return keepers.isEmpty()
                ? Say.say("What is secret to who runs the game: show it")
                : Say.say("What is secret to {names}: show it", keepers);
    }

    /** Lines of the organizer's log, in order. */
    public List<OrganizePage.Told> told(SeatView view) throws IOException {
        List<OrganizePage.Told> all = new ArrayList<>();
        for (JsonNode line : view.log()) {
            all.add(OrganizePage.Told.of(line, of(line)));
        }
        return all;
    }
}
