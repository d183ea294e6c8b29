package org.muster.cli.chaos;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.muster.api.decision.Answer;
import org.muster.core.journal.Entry;
import org.muster.core.json.Json;
import tools.jackson.databind.node.ObjectNode;

/** Undo, rewind and amend, and the same done once more. */
final class TakingBack {

    static final List<Deed> DEEDS = List.of(
            new Deed("back and once more", 5, TakingBack::onceMore),
            new Deed("rewinds", 2, TakingBack::rewind),
            new Deed("undoings", 2, storm -> storm.run("undo")),
            new Deed("mends", 5, TakingBack::mend));

    private TakingBack() {}

    /** Where a game stands, but for how many rolls were ever made and taken back. */
    private static String position(Storm storm) {
        ObjectNode position = (ObjectNode) Json.read(storm.witness.position(storm.game));
        position.remove("rolls");
        return position.toString();
    }

    private static void onceMore(Storm storm) {
        String before = position(storm);
        Moves<?> start = storm.moves();
        int entry = start.entries() - 1;
        List<String[]> said = new ArrayList<>();
        for (int n = 1 + storm.random.nextInt(3); n > 0; n--) {
            storm.legal().filter(words -> !words[0].equals("join")).ifPresent(words -> {
                storm.witness.done(Promise.LEGAL, words);
                said.add(words);
            });
        }
        if (said.isEmpty()) {
            return;
        }
        boolean sameDice = rollsAreTyped(storm, start, said);
        String after = position(storm);
        if (said.size() == 1 && said.get(0)[0].equals("choose")) {
            storm.witness.done(Promise.TAKEN_BACK, storm.words("undo"));
        } else {
            if (storm.run("rewind", "" + entry, "--reason", "once more").code() != 0) {
                return; // the last entry took others back, and counts no more itself
            }
        }
        same(before, position(storm), "after what was done was taken back");
        for (String[] words : said) {
            if (sameDice) {
                storm.witness.done(Promise.TAKEN_BACK, words);
            } else if (storm.run(words[0], Arrays.copyOfRange(words, 2, words.length))
                            .code()
                    != 0) {
                return; // other dice, another game
            }
        }
        if (sameDice) {
            same(after, position(storm), "after the same was done once more");
        }
    }

    /** Whether hands threw all dice: those of the engine never come up the same again, since no number is used twice. */
    private static boolean rollsAreTyped(Storm storm, Moves<?> start, List<String[]> said) {
        long typed = said.stream().filter(words -> words[0].equals("roll")).count();
        return storm.moves().rolls() - start.rolls() == typed;
    }

    private static void same(String wanted, String found, String when) {
        int at = 0;
        while (at < Math.min(wanted.length(), found.length()) && wanted.charAt(at) == found.charAt(at)) {
            at++;
        }
        Promise.TAKEN_BACK.holds(
                wanted.equals(found),
                when + " it stands elsewhere: ..." + around(wanted, at) + "... before, ..." + around(found, at)
                        + "... now");
    }

    private static String around(String text, int at) {
        return text.substring(Math.max(0, at - 80), Math.min(text.length(), at + 80));
    }

    private static void rewind(Storm storm) {
        storm.run("rewind", "" + storm.random.nextInt(storm.moves().entries()), "--reason", "by chance");
    }

    /** Mends a past answer or roll as another one of that kind was, looks before, and takes the mend back. */
    private static void mend(Storm storm) {
        Moves<?> moves = storm.moves();
        boolean dice = storm.oneIn(2);
        List<Entry> past = moves.past(dice ? Entry.Rolled.class : Entry.Chose.class);
        if (past.isEmpty()) {
            return;
        }
        Entry wrong = storm.pick(past);
        Optional<String> right = dice ? otherFaces(storm, wrong) : otherAnswer(storm, wrong, past);
        if (right.isEmpty()) {
            return;
        }
        String entry = "" + wrong.n();
        String before = position(storm);
        storm.run("amend", entry, right.get(), "--dry-run");
        String[] amend = storm.words("amend", entry, right.get(), "--reason", "misread");
        if (storm.witness.run(amend).code() == 0
                || storm.run("amend", entry, right.get(), "--reason", "misread", "--yes")
                                .code()
                        == 0) {
            storm.count("mends that were made");
            storm.witness.position(storm.game);
            if (storm.oneIn(2)) {
                storm.witness.done(Promise.TAKEN_BACK, storm.words("undo"));
                same(before, position(storm), "after a mend was taken back");
            }
        }
    }

    private static Optional<String> otherFaces(Storm storm, Entry wrong) {
        Entry.Throw roll = ((Entry.Rolled) wrong.body()).rolls().get(0);
        List<Integer> faces = new ArrayList<>(roll.faces());
        int at = storm.random.nextInt(faces.size());
        faces.set(at, faces.get(at) == 1 || storm.oneIn(2) ? faces.get(at) + 1 : faces.get(at) - 1);
        return Optional.of(faces.toString());
    }

    private static Optional<String> otherAnswer(Storm storm, Entry wrong, List<Entry> past) {
        String step = ((Entry.Chose) wrong.body()).step();
        Answer said = ((Entry.Chose) wrong.body()).answer();
        List<String> others = past.stream()
                .map(entry -> (Entry.Chose) entry.body())
                .filter(chose -> chose.step().equals(step) && !chose.answer().equals(said))
                .map(chose -> Moves.text(chose.answer()))
                .toList();
        return others.isEmpty() ? Optional.empty() : Optional.of(storm.pick(others));
    }
}
