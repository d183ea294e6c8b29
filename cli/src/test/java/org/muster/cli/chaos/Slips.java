package org.muster.cli.chaos;

import java.util.List;
import java.util.Optional;
import org.muster.api.decision.Answer;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.testkit.trial.Mutations;

/** What people type by mistake or in bad faith. */
final class Slips {

    static final List<Deed> DEEDS = List.of(
            new Deed("wrong words", 8, Slips::wrongWords),
            new Deed("wrong answers", 8, Slips::wrongAnswer),
            new Deed("answers to others' questions", 3, Slips::othersQuestion),
            new Deed("wrong faces", 3, Slips::wrongFaces));

    private static final List<String> TEXTS = List.of(
            "",
            "-",
            "{",
            "[1,",
            "{\"a\":1,\"a\":2}",
            "- a: [b",
            "&a [*a]",
            "!!net.Evil [x]",
            "\u0007",
            "a\u202eb",
            "\u001b[2J",
            "null",
            "1e400",
            "-0",
            "99999999999999999999999",
            "\ud800",
            "\u0000",
            "../../etc/passwd",
            "x".repeat(20_000),
            "[".repeat(3_000));

    private Slips() {}

    private static void wrongWords(Storm storm) {
        String text = storm.pick(TEXTS);
        String seat = storm.pick(storm.club.seats());
        String number = storm.pick(List.of("-1", "0", "1", "7", "99999", "2147483648", "1x", text));
        List<String[]> all = List.of(
                storm.words("choose", "--as", seat, "--decision", "99999", "hold"),
                storm.words("choose", "--as", "mallory", text),
                storm.words("choose", "--as", text, "hold"),
                storm.words("choose", "--as", "spectator", "hold"),
                storm.words("choose", "--as", seat, "--for", storm.club.seats().get(0), "hold"),
                storm.words("choose", "--as", seat, "--contribution", "x".repeat(65), "hold"),
                storm.words("choose", "--as", seat),
                storm.words("join", "--as", seat, "--contribution", ""),
                storm.words("join", "--as", "spectator"),
                storm.words("rewind", "99999"),
                storm.words("rewind", "-1"),
                storm.words("amend", "0", text, "--reason", "x", "--yes"),
                storm.words("amend", "99999", "{}", "--reason", "x"),
                storm.words("amend", "3", "{}"),
                storm.words("deadline", "--decision", "99999"),
                storm.words("verify", "--expect", "zz"),
                storm.words("export", "--format", "xml"),
                storm.words("show", "--at", text + "?"),
                storm.words("log", "--as", "mallory"),
                storm.words("undo", "--tomorrow"));
        storm.witness.refused(storm.pick(all));
        List<String[]> some = List.of(
                storm.words("choose", "--as", seat, text),
                storm.words("choose", "--as", seat, "--decision", number, text),
                storm.words("roll", number),
                storm.words("roll", "--as", seat, text),
                storm.words("log", "--since", number),
                storm.words("explain", number),
                storm.words("explain", text),
                storm.words("undo", "--reason", text),
                storm.words("rewind", number, "--reason", text),
                storm.words("join", "--as", seat, "--contribution", text),
                storm.words("deadline", "--decision", number));
        storm.run("pending");
        String[] words = storm.pick(some);
        storm.witness.runTyping(text, words);
    }

    /** Something like a legal answer; where it is one all the same it is taken. */
    private static void wrongAnswer(Storm storm) {
        Optional<Moves.Legal> legal = storm.moves().answer();
        if (legal.isEmpty()) {
            return;
        }
        Answer answer = read(legal.get().text());
        List<Answer> words = storm.moves().answers(true).stream()
                .map(one -> read(one.text()))
                .toList();
        List<Answer> wrong = Mutations.of(answer, words, storm.random);
        for (int n = 0; n < 3; n++) {
            String text;
            try {
                text = Moves.text(storm.pick(wrong));
            } catch (RuntimeException unwritable) { // NaN, say
                continue;
            }
            storm.run(
                    "choose",
                    "--as",
                    legal.get().seat(),
                    "--decision",
                    "" + legal.get().decision(),
                    "--draft",
                    text);
        }
    }

    private static Answer read(String text) {
        try {
            return Json.readAnswer(text);
        } catch (BadJson e) {
            throw new AssertionError(text, e);
        }
    }

    /** A good answer, to a question that was never put or is put to somebody else. */
    private static void othersQuestion(Storm storm) {
        Moves<?> moves = storm.moves();
        for (Moves.Legal legal : moves.answers(false)) {
            storm.witness.refused(storm.words(
                    "choose", "--as", legal.seat(), "--decision", "" + (legal.decision() + 1_000), legal.text()));
            for (String seat : storm.club.seats()) {
                if (!moves.isAsked(seat, legal.decision())) {
                    storm.witness.refused(
                            storm.words("choose", "--as", seat, "--decision", "" + legal.decision(), legal.text()));
                }
            }
        }
    }

    private static void wrongFaces(Storm storm) {
        Optional<String> faces = storm.moves().faces();
        if (faces.isEmpty()) {
            storm.witness.refused(storm.words("roll", "3"));
            return;
        }
        storm.witness.refused(storm.words("roll", faces.get() + ",0"));
        storm.witness.refused(storm.words("roll", "0" + faces.get().replaceFirst("\\d+", "")));
        storm.witness.refused(storm.words("roll", faces.get().replaceFirst("\\d+", "4711")));
    }
}
