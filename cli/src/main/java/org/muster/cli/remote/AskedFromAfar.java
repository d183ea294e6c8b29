package org.muster.cli.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.muster.api.dice.Pool;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.AskedInWords;
import org.muster.cli.words.DecisionsInWords;
import org.muster.cli.words.RealDice;
import tools.jackson.databind.JsonNode;

/** What a game of a host waits for, as {@link AskedInWords} tells it of one in a file: what is decided both tell from one document. */
final class AskedFromAfar {

    private final Console console;
    private final FarHost host;
    private final FarGame game;
    private final JsonNode state;
    private final JsonNode asked;

    AskedFromAfar(Console console, FarHost host, FarGame game, JsonNode state) {
        this.console = console;
        this.host = host;
        this.game = game;
        this.state = state;
        this.asked = state.path("asked");
    }

    void print(int most) {
        if (head()) {
            return;
        }
        String as = state.path("as").asString();
        new DecisionsInWords(
                        console,
                        asked,
                        DecisionsInWords.Offered.DESCRIBED,
                        as,
                        FarGame.zone(state),
                        (seat, decision) -> game.command(host, "choose", seat) + " --decision " + decision)
                .print(most);
        if (asked.path("decisions").isEmpty()) {
            console.line("Nothing is asked of {who}.", name(as));
        }
        others();
        joins();
    }

    /**
     * A line for each decision, without options.
     *
     * @param told sentences that stand above it, and need not be said again
     */
    void printBriefly(Set<String> told) {
        if (!head(told)) {
            boolean waits = waits();
            for (JsonNode one : state.path("awaited")) {
                Sentence path = DecisionsInWords.path(one.path("path"));
                if (!one.path("seats").isEmpty()) {
                    console.line(
                            "Asked: {who}: {path}  (decision {id})",
                            seats(one.path("seats")),
                            path,
                            one.path("decision").asInt());
                } else if (!waits) {
                    console.line(AskedInWords.offersOnly(path));
                }
            }
        }
    }

    // ---- the end, or a roll

    private boolean head() {
        return head(Set.of());
    }

    private boolean head(Set<String> told) {
        if (tellEnd(console, asked)) {
            return true;
        }
        game.pauses(console, state, told);
        JsonNode roll = asked.path("roll");
        if (!roll.isMissingNode()) {
            roll(roll);
        }
        return !roll.isMissingNode();
    }

    /** How the game ended; whether it has. */
    static boolean tellEnd(Console console, JsonNode asked) {
        JsonNode result = asked.path("result");
        if (!result.isMissingNode()) {
            console.line("The game is over. {how}", ending(result));
            return true;
        }
        if (asked.has("closed")) {
            String why = asked.path("closed").asString();
            if (why.isBlank()) {
                console.line("The game was closed.");
            } else {
                console.line("The game was closed: {why}", why);
            }
            return true;
        }
        return false;
    }

    private static Sentence ending(JsonNode result) {
        List<String> winners = new ArrayList<>();
        result.path("winners").forEach(one -> winners.add(one.path("name").asString()));
        String reason = result.path("reason").asString();
        if (result.path("draw").asBoolean()) {
            return Sentence.of("A draw between {winners}: {reason}", winners, reason);
        }
        return winners.isEmpty()
                ? Sentence.of("Nobody won: {reason}", reason)
                : Sentence.of("{winners} won: {reason}", winners, reason);
    }

    private void roll(JsonNode roll) {
        if (!roll.has("purpose")) {
            if (roll.has("by")) {
                console.line(
                        "Waiting for {who} to roll dice.", name(roll.path("by").asString()));
            } else {
                console.line("Waiting for a roll.");
            }
            return;
        }
        String pool = roll.path("pool").asString();
        String purpose = roll.path("purpose").asString();
        Sentence asked = roll.has("by")
                ? Sentence.of(
                        "Roll {pool} for {purpose} ({who} rolls)",
                        pool,
                        purpose,
                        name(roll.path("by").asString()))
                : Sentence.of("Roll {pool} for {purpose}", pool, purpose);
        console.line(RealDice.withWhatPeopleOwn(asked, Pool.parse(pool)));
        for (JsonNode said : state.path("typed")) {
            List<Integer> faces = new ArrayList<>();
            said.path("faces").forEach(face -> faces.add(face.asInt()));
            console.line(
                    "  {who} has typed {faces}; it counts when another side types the same.",
                    name(said.path("seat").asString()),
                    faces);
        }
        joins();
    }

    /** Who is waited for before any dice are thrown, however much else is asked meanwhile. */
    private void joins() {
        List<Object> joins = new ArrayList<>();
        state.path("joins").forEach(seat -> joins.add(name(seat.asString())));
        if (!joins.isEmpty()) {
            console.line(
                    "The dice are fair and take something of everybody first; {seats} {seats:has|have} not joined yet.",
                    joins);
        }
    }

    private void others() {
        boolean waits = waits();
        for (JsonNode one : state.path("awaited")) {
            boolean shown = false;
            for (JsonNode decision : asked.path("decisions")) {
                shown |= decision.path("id").equals(one.path("decision"));
            }
            Sentence path = DecisionsInWords.path(one.path("path"));
            if (!shown && !one.path("seats").isEmpty()) {
                console.line("Waiting for {who}: {path}", seats(one.path("seats")), path);
            } else if (!shown && !waits) {
                console.line(AskedInWords.offersOnly(path));
            }
        }
    }

    private boolean waits() {
        for (JsonNode one : state.path("awaited")) {
            if (!one.path("seats").isEmpty()) {
                return true;
            }
        }
        return false;
    }

    // ---- names

    private Sentence seats(JsonNode seats) {
        List<Object> names = new ArrayList<>();
        seats.forEach(seat -> names.add(name(seat.asString())));
        return Sentence.joined(", ", names);
    }

    /** What people call a seat. */
    private Object name(String seat) {
        return name(state, seat);
    }

    static Object name(JsonNode state, String seat) {
        for (JsonNode one : state.path("seats")) {
            if (one.path("seat").asString().equals(seat)) {
                return one.path("called").asString();
            }
        }
        return seat.equals("organizer") ? Sentence.of("the organizer") : seat;
    }
}
