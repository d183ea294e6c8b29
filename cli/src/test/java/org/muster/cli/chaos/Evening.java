package org.muster.cli.chaos;

import java.util.List;
import java.util.Optional;
import org.muster.cli.Cli;
import tools.jackson.databind.JsonNode;

/** What people do who play as they should. */
final class Evening {

    static final List<Deed> DEEDS = List.of(
            new Deed("answers", 30, Evening::answer),
            new Deed("answers as the example", 4, Evening::asTheExampleSays),
            new Deed("drafts", 4, Evening::draft),
            new Deed("answers for others", 3, Evening::forSomebody),
            new Deed("deadlines", 3, Evening::deadline),
            new Deed("hot seats", 2, Evening::hotSeat),
            new Deed("closings", 1, Evening::close),
            new Deed("upgrades", 1, storm -> storm.run("upgrade", storm.oneIn(2) ? "--dry-run" : "--json")));

    private Evening() {}

    private static void answer(Storm storm) {
        for (int n = 1 + storm.random.nextInt(4); n > 0; n--) {
            Optional<String[]> legal = storm.legal();
            if (legal.isEmpty()) {
                startAgain(storm);
                return;
            }
            storm.witness.done(Promise.LEGAL, legal.get());
        }
    }

    /** A game that is over is played on from somewhere in it. */
    private static void startAgain(Storm storm) {
        int entries = storm.moves().entries();
        for (int to = storm.random.nextInt(entries); to >= 0; to /= 2) {
            if (storm.run("rewind", "" + to, "--reason", "once more").code() == 0 || to == 0) {
                return;
            }
        }
    }

    private static void asTheExampleSays(Storm storm) {
        if (storm.moves().waitsForDice()) {
            return;
        }
        JsonNode decisions = storm.witness
                .done(Promise.HONEST, storm.words("pending", "--json"))
                .json()
                .path("decisions");
        for (JsonNode decision : decisions) {
            for (JsonNode question : decision.path("questions")) {
                if (question.has("example") && !question.path("confirmed").asBoolean() && storm.oneIn(2)) {
                    storm.witness.done(
                            Promise.LEGAL,
                            storm.words(
                                    "choose",
                                    "--as",
                                    question.path("who").path(0).path("seat").asString(),
                                    "--decision",
                                    decision.path("id").asString(),
                                    question.path("example").toString()));
                    return;
                }
            }
        }
    }

    private static void draft(Storm storm) {
        for (Moves.Legal legal : storm.moves().answers(true)) {
            if (storm.oneIn(2)) {
                storm.witness.done(Promise.LEGAL, legal.words(storm.game, "--draft"));
                return;
            }
        }
    }

    private static void forSomebody(Storm storm) {
        storm.moves()
                .answer()
                .ifPresent(legal -> storm.witness.done(
                        Promise.LEGAL,
                        storm.words(
                                "choose",
                                "--as",
                                "organizer",
                                "--for",
                                legal.seat(),
                                "--decision",
                                "" + legal.decision(),
                                "--contribution",
                                "put in by chance " + storm.random.nextInt(),
                                legal.text())));
    }

    private static void deadline(Storm storm) {
        if (storm.oneIn(4)) {
            storm.run("deadline");
        } else {
            storm.run("deadline", "--all");
        }
    }

    /** Somebody at one keyboard lets a bot answer, looks around, takes back and leaves. */
    private static void hotSeat(Storm storm) {
        StringBuilder typed = new StringBuilder();
        for (int n = storm.random.nextInt(30); n > 0; n--) {
            typed.append(
                            storm.oneIn(12)
                                    ? storm.pick(List.of("undo", "map", "log", "?", "3-", "{\"", "save x"))
                                    : "auto")
                    .append('\n');
        }
        Cli.Ran ran = storm.witness.runTyping(
                typed + "quit\n",
                storm.words(
                        "play",
                        "--bots",
                        storm.oneIn(2) ? "none" : storm.club.seats().get(0),
                        "--skill",
                        "" + storm.club.effort()));
        Promise.LEGAL.holds(ran.code() == 0, "nobody can play on at the keyboard: " + ran.err());
        storm.holds();
    }

    private static void close(Storm storm) {
        String before = storm.witness.position(storm.game);
        if (storm.run("close", "--reason", "snowed in").code() == 0) {
            storm.witness.refused(storm.words("deadline"));
            storm.witness.done(Promise.TAKEN_BACK, storm.words("undo"));
            Promise.TAKEN_BACK.holds(
                    storm.witness.position(storm.game).equals(before), "closed and opened again it stands elsewhere");
        }
    }
}
