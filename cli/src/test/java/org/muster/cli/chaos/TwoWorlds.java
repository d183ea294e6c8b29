package org.muster.cli.chaos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.muster.cli.Cli;
import org.muster.cli.Words;

/** Two copies of the game in which somebody answers one and the same secret question differently. */
final class TwoWorlds {

    static final List<Deed> DEEDS = List.of(new Deed("two worlds", 6, TwoWorlds::compare));

    private TwoWorlds() {}

    /**
     * An answer and another one to the same question, with others still to answer.
     *
     * @param draft whether they are only submitted, so that the question stays open
     */
    private record Secret(Moves.Legal one, Moves.Legal other, boolean draft) {

        static Optional<Secret> in(Storm storm) {
            Moves<?> moves = storm.moves();
            List<Secret> all = new ArrayList<>();
            for (Moves.Legal one : moves.answers(false)) {
                for (int tries = 0; one.isSecret() && tries < 3; tries++) {
                    moves.answers(false).stream()
                            .filter(other -> other.decision() == one.decision()
                                    && other.seat().equals(one.seat())
                                    && !other.text().equals(one.text()))
                            .forEach(other -> all.add(new Secret(one, other, one.closes() || storm.oneIn(4))));
                }
            }
            return all.isEmpty() ? Optional.empty() : Optional.of(storm.pick(all));
        }
    }

    private static void compare(Storm storm) {
        Optional<Secret> found = Secret.in(storm);
        if (found.isEmpty() || storm.club.isFair() && !storm.moves().awaited().isEmpty()) {
            return;
        }
        Secret secret = found.get();
        GameOnDisk one = storm.game.copiedTo(storm.file("world-a").path().resolve("game.muster"));
        GameOnDisk other = storm.game.copiedTo(storm.file("world-b").path().resolve("game.muster"));
        List<String> more = new ArrayList<>();
        if (secret.draft()) {
            more.add("--draft");
        }
        if (storm.club.isFair()) {
            more.addAll(List.of("--contribution", "the same in both worlds"));
        }
        storm.witness.done(Promise.LEGAL, secret.one().words(one, more.toArray(String[]::new)));
        storm.witness.done(Promise.LEGAL, secret.other().words(other, more.toArray(String[]::new)));
        List<Moves.Legal> others = storm.moves(one).answers(false).stream()
                .filter(legal -> !legal.seat().equals(secret.one().seat()))
                .toList();
        if (!others.isEmpty() && storm.oneIn(2)) {
            // somebody else answers, or tries to, and is told the same
            Moves.Legal legal = storm.pick(others);
            String[] said = {
                "choose", "--as", legal.seat(), "--decision", "" + legal.decision(), "--draft", legal.text()
            };
            same(storm, one, other, said);
            same(
                    storm,
                    one,
                    other,
                    "choose",
                    "--as",
                    legal.seat(),
                    "--decision",
                    "" + legal.decision(),
                    "\"nonsense\"");
        }
        int entry = storm.random.nextInt(one.lines().size());
        for (String who : storm.club.viewers()) {
            if (who.equals(secret.one().seat())) {
                continue;
            }
            List<String[]> here = Looking.all(one, who, entry);
            List<String[]> there = Looking.all(other, who, entry);
            for (int i = 0; i < here.size(); i++) {
                same(storm, storm.witness.run(here.get(i)), storm.witness.run(there.get(i)), here.get(i));
            }
        }
    }

    private static void same(Storm storm, GameOnDisk one, GameOnDisk other, String... words) {
        Cli.Ran here = storm.witness.run(at(one, words));
        Cli.Ran there = storm.witness.run(at(other, words));
        same(storm, here, there, words);
    }

    private static String[] at(GameOnDisk game, String... words) {
        List<String> all = new ArrayList<>(List.of(words));
        all.add(1, game.path().toString());
        return all.toArray(String[]::new);
    }

    private static void same(Storm storm, Cli.Ran one, Cli.Ran other, String... words) {
        String here = masked(storm, one);
        String there = masked(storm, other);
        Promise.SECRET.holds(
                one.code() == other.code() && here.equals(there),
                String.join(" ", words) + " tells in one world\n" + here + "\nand in the other\n" + there);
    }

    private static String masked(Storm storm, Cli.Ran ran) {
        return Words.masked(ran.out() + ran.err(), storm.witness.folder()).replaceAll("world-[ab]", "world");
    }
}
