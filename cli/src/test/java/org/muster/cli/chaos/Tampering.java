package org.muster.cli.chaos;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.muster.cli.Cli;
import org.muster.cli.Rechained;

/** Copies of the game's file, damaged by accident or by somebody who knows how the hashes are made. */
final class Tampering {

    static final List<Deed> DEEDS = List.of(
            new Deed("cuts", 4, Tampering::cut),
            new Deed("changed bytes", 6, Tampering::changeBytes),
            new Deed("changed lines", 5, Tampering::changeLines),
            new Deed("mixed files", 3, Tampering::mix),
            new Deed("forgeries", 6, Tampering::forge),
            new Deed("forged dice", 4, Tampering::forgeDice));

    private static final Pattern VALUE =
            Pattern.compile(":(\"[^\"]*\"|-?\\d+|\\{\\}|\\[[^\\[\\]{}]*\\]|true|false|null)");
    private static final List<String> VALUES = List.of(
            "null",
            "-1",
            "99999999999",
            "\"x\"",
            "{}",
            "[]",
            "1e400",
            "true",
            "[[]]",
            "\"\\u0000\"",
            "0",
            "3",
            "\"anna\"");
    private static final Pattern FACES = Pattern.compile("\"faces\":\\[(\\d+)");

    private Tampering() {}

    private static void cut(Storm storm) {
        byte[] honest = storm.game.bytes();
        judged(storm, Arrays.copyOf(honest, storm.random.nextInt(honest.length)), false);
    }

    private static void changeBytes(Storm storm) {
        byte[] bytes = storm.game.bytes();
        for (int n = storm.oneIn(3) ? 1 + storm.random.nextInt(20) : 1; n > 0; n--) {
            int at = storm.random.nextInt(bytes.length);
            bytes[at] = storm.oneIn(2)
                    ? (byte) storm.random.nextInt(256)
                    : (byte) (bytes[at] ^ (1 << storm.random.nextInt(8)));
        }
        judged(storm, bytes, false);
    }

    private static void changeLines(Storm storm) {
        List<String> lines = new ArrayList<>(storm.game.lines());
        int at = storm.random.nextInt(lines.size());
        int other = storm.random.nextInt(lines.size());
        switch (storm.random.nextInt(5)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, lines.get(other));
            case 2 -> lines.set(at, lines.get(other));
            case 3 -> lines.set(at, changed(storm, lines.get(at)));
            default -> lines.subList(at, lines.size()).replaceAll(line -> line.replace("anna", "bert"));
        }
        judged(storm, bytes(lines), false);
    }

    /** Lines of another game of the same ruleset stand among ours. */
    private static void mix(Storm storm) throws IOException {
        GameOnDisk other = storm.file("mixed.muster");
        if (!Files.exists(other.path())) {
            storm.witness.done(
                    Promise.LEGAL, "new", storm.club.ruleset(), other.path().toString());
            storm.moves(other).answer().ifPresent(legal -> storm.witness.done(Promise.LEGAL, legal.words(other)));
        }
        List<String> lines = new ArrayList<>(storm.game.lines());
        List<String> others = other.lines();
        int at = storm.random.nextInt(1 + Math.min(lines.size(), others.size()));
        if (storm.oneIn(2)) {
            lines.subList(at, lines.size()).clear();
            lines.addAll(others.subList(at, others.size()));
        } else {
            lines.addAll(at, others);
        }
        if (!lines.equals(others)) { // which is an honest game, but not ours
            judged(storm, bytes(lines), false);
        }
    }

    private static byte[] bytes(List<String> lines) {
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** One value of a line replaced. */
    private static String changed(Storm storm, String line) {
        List<MatchResult> values = VALUE.matcher(line.substring(0, line.lastIndexOf(",\"hash\"")))
                .results()
                .toList();
        MatchResult value = storm.pick(values);
        return line.substring(0, value.start(1)) + storm.pick(VALUES) + line.substring(value.end(1));
    }

    /** What is changed is changed, and the hashes fit again. */
    private static void forge(Storm storm) {
        List<String> lines = new ArrayList<>(storm.game.lines());
        for (int n = 1 + storm.random.nextInt(2); n > 0; n--) {
            int at = storm.random.nextInt(lines.size());
            int other = storm.random.nextInt(lines.size());
            switch (storm.random.nextInt(4)) {
                case 0 -> lines.set(at, changed(storm, lines.get(at)));
                case 1 -> lines.set(at, renumbered(lines.get(other), at));
                case 2 -> {
                    lines.remove(at);
                    for (int i = at; i < lines.size(); i++) {
                        lines.set(i, renumbered(lines.get(i), i));
                    }
                }
                default -> lines.subList(at, lines.size()).clear();
            }
            if (lines.isEmpty()) {
                return;
            }
        }
        judged(storm, Rechained.lines(lines).getBytes(StandardCharsets.UTF_8), true);
    }

    private static String renumbered(String line, int n) {
        return line.replaceFirst("\"n\":\\d+", "\"n\":" + n);
    }

    /** Another face of a die that the engine threw and everybody can recompute. */
    private static void forgeDice(Storm storm) {
        List<String> lines = new ArrayList<>(storm.game.lines());
        int revealed = lines.size() - 1;
        while (storm.club.isFair() && revealed > 0 && !lines.get(revealed).contains("\"kind\":\"revealed\"")) {
            revealed--;
        }
        List<Integer> rolls = new ArrayList<>();
        for (int i = 0; i <= revealed; i++) {
            if (lines.get(i).contains("\"kind\":\"rolled\"") && !lines.get(i).contains("\"typed\"")) {
                rolls.add(i);
            }
        }
        if (rolls.isEmpty()) {
            return;
        }
        int at = storm.pick(rolls);
        lines.set(at, FACES.matcher(lines.get(at)).replaceFirst(found -> {
            int face = Integer.parseInt(found.group(1));
            return "\"faces\":[" + (face == 1 ? 2 : face - 1);
        }));
        GameOnDisk forged = judged(storm, Rechained.lines(lines).getBytes(StandardCharsets.UTF_8), true);
        Promise.TAMPERED.holds(
                storm.witness.run("verify", forged.path().toString()).code() == 1,
                "a forged face is not found, in the line of entry " + at);
    }

    /**
     * Looks whether somebody notices.
     *
     * @param chained whether the hashes were made to fit
     */
    private static GameOnDisk judged(Storm storm, byte[] bytes, boolean chained) {
        GameOnDisk forged = storm.file("forged.muster").write(bytes);
        String path = forged.path().toString();
        List<String> honest = storm.game.lines();
        List<String> lines = forged.lines();
        boolean isWhole = lines.equals(honest);
        Cli.Ran verified = storm.witness.run("verify", path);
        if (!chained) {
            boolean lessOfTheSame = lines.size() <= honest.size() && lines.equals(honest.subList(0, lines.size()));
            Promise.TAMPERED.holds(
                    verified.code() != 0 || lessOfTheSame, "a file that was changed holds:\n" + verified.out());
            Promise.TAMPERED.holds(
                    verified.code() == 0 || !lessOfTheSame || lines.isEmpty(),
                    "a file that is only shorter does not hold:\n" + verified.out() + verified.err());
        }
        if (verified.code() == 0) {
            int code = storm.witness
                    .run("verify", path, "--expect", storm.game.record())
                    .code();
            Promise.TAMPERED.holds(code == (isWhole ? 0 : 1), "the record " + storm.game.record() + " is not missed");
        }
        storm.witness.run(storm.pick(Looking.all(forged, storm.pick(storm.club.viewers()), 1)));
        storm.witness.run("undo", path);
        return forged;
    }
}
