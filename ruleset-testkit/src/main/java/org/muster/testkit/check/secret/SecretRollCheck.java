package org.muster.testkit.check.secret;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.dice.SeededDice;
import org.muster.core.engine.Position;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.testkit.check.Check;
import org.muster.testkit.play.Habit;
import org.muster.testkit.play.Move;
import org.muster.testkit.play.Played;
import org.muster.testkit.play.RandomPlayers;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/**
 * Two worlds that differ only in what was rolled behind a screen show the same to everybody who is not behind it, as far
 * as the next question: view, picture, records, log, what is asked.
 */
public final class SecretRollCheck implements Check {

    private static final int WORLDS_A_PURPOSE = 4;
    /** What shows which decisions are open. */
    private static final Set<String> OF_DECISIONS = Set.of("decisions", "page", "errors");

    private static final int OTHER_FACES = 3;
    private static final int SINGLE_DICE = 12;

    @Override
    public Sentence name() {
        return Sentence.of("secret dice stay secret: two worlds look the same");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        Map<String, Integer> tried = new HashMap<>();
        for (String config : trial.configs().keySet()) {
            trial.soundGames().stream()
                    .filter(game -> game.habit() == Habit.PROMPT && game.name().startsWith(config + ", "))
                    .findFirst()
                    .filter(game -> trial.heard().rolls().stream()
                            .anyMatch(roll -> !roll.audience().everybody()))
                    .ifPresent(game -> {
                        try {
                            again(trial, config, game, tried, findings);
                        } catch (BadGame e) { // each answer was legal when it was given
                            findings.unrepeatable(
                                    game.name(),
                                    "played again, the same answers and dice lead elsewhere: " + e.getMessage());
                        }
                    });
        }
        return findings.list();
    }

    /** The game once more, stopping at each roll. */
    private static <S> void again(
            Trial trial, String config, Played<S> played, Map<String, Integer> tried, Findings findings) {
        @SuppressWarnings("unchecked") // the same ruleset as the game's
        Play<S> play = (Play<S>) trial.play(config, played.seed(), "physical").typingHiddenDice();
        SeededDice dice = new SeededDice(played.seed());
        Game<S> game = Game.open(play, RandomPlayers.CLOCK, Player.ORGANIZER.id());
        Look<S> look = (roll, where) -> {
            String purpose = roll.purpose().template();
            if (!roll.audience().everybody() && tried.merge(purpose, 1, Integer::sum) <= Effort.of(WORLDS_A_PURPOSE)) {
                new Screen<>(trial, where, play, game.position(), roll, dice, findings).compare();
            }
        };
        String name = played.name();
        throwAll(game, dice, roll -> look.at(roll, name + ", at the start"));
        int made = 0;
        for (Move move : played.moves()) {
            move(game, move);
            made++;
            String where = name + ", after " + made + (made == 1 ? " answer" : " answers");
            throwAll(game, dice, roll -> look.at(roll, where));
        }
    }

    @FunctionalInterface
    private interface Look<S> {
        void at(Roll roll, String where);
    }

    private static void move(Game<?> game, Move move) {
        if (move.kind() == Move.Kind.LAPSED) {
            game.lapse(Player.ORGANIZER.id(), move.decision());
        } else {
            game.choose(
                    move.seat().id(), move.seat(), move.decision(), move.answer(), move.kind() == Move.Kind.CONFIRMED);
        }
    }

    private static void throwAll(Game<?> game, SeededDice dice, Consumer<Roll> before) {
        Roll roll = game.pendingRoll().orElse(null);
        while (roll != null) {
            before.accept(roll);
            game.roll(Player.ORGANIZER.id(), faces(game, roll, dice));
            roll = game.pendingRoll().orElse(null);
        }
    }

    private static List<Integer> faces(Game<?> game, Roll roll, SeededDice dice) {
        int index = game.position().rolls() + game.position().faces().size();
        List<Integer> faces = new ArrayList<>();
        for (int face : dice.faces(roll, index)) {
            faces.add(face);
        }
        return faces;
    }

    /** What differs for who looks at two worlds, and where they part. */
    private record Difference(List<String> what, String parting) {

        static final Difference NONE = new Difference(List.of(), "");

        static Difference of(Viewer viewer, Known one, Game<?> other) {
            Map<String, String> sees = one.by(viewer);
            Map<String, String> seesToo = Seen.by(viewer, other);
            // that a decision is open is no secret: a model that became a veteran in secret must be named
            boolean otherwise = !open(one.game()).equals(open(other));
            List<String> differ = sees.keySet().stream()
                    .filter(what -> !(otherwise && OF_DECISIONS.contains(what)))
                    .filter(what -> !Objects.equals(sees.get(what), seesToo.get(what)))
                    .toList();
            if (differ.isEmpty()) {
                return NONE;
            }
            String first = differ.get(0);
            return new Difference(
                    differ, Worlds.parting(sees.getOrDefault(first, ""), String.valueOf(seesToo.get(first))));
        }

        boolean isNone() {
            return what.isEmpty();
        }
    }

    private static List<String> open(Game<?> game) {
        return game.open().stream().map(one -> one.id() + " " + one.path()).toList();
    }

    /** One roll behind a screen, in the moment in which it waits. */
    private record Screen<S>(
            Trial trial,
            String where,
            Play<S> play,
            Position<S> position,
            Roll roll,
            SeededDice dice,
            Findings findings) {

        void compare() {
            Known one = new Known(world(faces -> {}));
            List<Viewer> others = one.game().play().watchers().stream()
                    .filter(viewer -> !roll.audience().includes(viewer) && !viewer.seesAll())
                    .toList();
            if (roll.audience().equals(Audience.NOBODY)) {
                eachDieAlone(one, others);
            } else {
                allDice(one, others);
            }
        }

        private void allDice(Known one, List<Viewer> others) {
            for (int more = 1; more <= OTHER_FACES; more++) {
                int further = more;
                Game<S> other = world(faces -> {
                    for (int i = 0; i < faces.size(); i++) {
                        turn(faces, i, further);
                    }
                });
                for (Viewer viewer : others) {
                    Difference differs = Difference.of(viewer, one, other);
                    if (!differs.isNone()) {
                        tell(viewer, "only " + roll.audience().players(), differs);
                    }
                }
            }
        }

        /** Of a deck a card may be dealt or laid open at once; but whom each die alone shows something else sees it all. */
        private void eachDieAlone(Known one, List<Viewer> others) {
            Map<Viewer, Difference> seeing = new LinkedHashMap<>();
            others.forEach(viewer -> seeing.put(viewer, Difference.NONE));
            for (int i = 0; i < Math.min(roll.pool().count(), SINGLE_DICE) && !seeing.isEmpty(); i++) {
                for (int more = 1; more < Math.min(roll.pool().sidesOf(i), 1 + OTHER_FACES); more++) {
                    int die = i;
                    int further = more;
                    Game<S> other = world(faces -> turn(faces, die, further));
                    seeing.replaceAll((viewer, any) -> Difference.of(viewer, one, other));
                    seeing.values().removeIf(Difference::isNone);
                }
            }
            seeing.values().removeIf(Difference::isNone); // where no die has another face
            seeing.forEach((viewer, differs) -> tell(viewer, "nobody", differs));
        }

        private void turn(List<Integer> faces, int die, int more) {
            faces.set(die, 1 + (faces.get(die) - 1 + more) % roll.pool().sidesOf(die));
        }

        private void tell(Viewer viewer, String who, Difference differs) {
            findings.add(
                    where,
                    roll.purpose().template(),
                    "the " + String.join(", ", differs.what()) + " of " + viewer + " tells what was rolled for \""
                            + roll.purpose() + "\", which " + who + " may see: " + differs.parting()
                            + "; take it out in view(), or tell it to them only");
        }

        /** The game from there, the roll that waits thrown as {@code change} says. */
        private Game<S> world(Consumer<List<Integer>> change) {
            Game<S> game = Game.open(
                    Worlds.from(trial, play, position).typingHiddenDice(), RandomPlayers.CLOCK, Player.ORGANIZER.id());
            List<Integer> faces = faces(game, game.pendingRoll().orElseThrow(), dice);
            change.accept(faces);
            game.roll(Player.ORGANIZER.id(), faces);
            throwAll(game, dice, any -> {});
            return game;
        }
    }
}
