package org.muster.testkit.check.secret;

import java.util.ArrayList;
import java.util.HashMap;
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
            if (!roll.audience().everybody() && tried.merge(purpose, 1, Integer::sum) <= WORLDS_A_PURPOSE) {
                worlds(trial, where, play, game.position(), roll, dice, findings);
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

    private static <S> void worlds(
            Trial trial,
            String where,
            Play<S> play,
            Position<S> position,
            Roll roll,
            SeededDice dice,
            Findings findings) {
        Game<S> one = world(trial, play, position, dice, faces -> {});
        List<Viewer> others = one.play().watchers().stream()
                .filter(viewer -> !roll.audience().includes(viewer) && !viewer.seesAll())
                .toList();
        if (roll.audience().equals(Audience.NOBODY)) {
            rest(trial, where, play, position, roll, dice, one, new ArrayList<>(others), findings);
            return;
        }
        for (int more = 1; more <= OTHER_FACES; more++) {
            int further = more;
            Game<S> other = world(trial, play, position, dice, faces -> {
                for (int i = 0; i < faces.size(); i++) {
                    turn(roll, faces, i, further);
                }
            });
            for (Viewer viewer : others) {
                String differs = differing(viewer, one, other);
                if (!differs.isEmpty()) {
                    tell(where, roll, viewer, "only " + roll.audience().players(), differs, findings);
                }
            }
        }
    }

    /** Of a deck a card may be dealt or laid open at once; but whom each die alone shows something else sees all of it. */
    private static <S> void rest(
            Trial trial,
            String where,
            Play<S> play,
            Position<S> position,
            Roll roll,
            SeededDice dice,
            Game<S> one,
            List<Viewer> seeing,
            Findings findings) {
        Map<Viewer, String> differing = new HashMap<>();
        for (int i = 0; i < Math.min(roll.pool().count(), SINGLE_DICE) && !seeing.isEmpty(); i++) {
            for (int more = 1; more < Math.min(roll.pool().sidesOf(i), 1 + OTHER_FACES); more++) {
                int die = i;
                int further = more;
                Game<S> other = world(trial, play, position, dice, faces -> turn(roll, faces, die, further));
                seeing.removeIf(viewer -> {
                    String differs = differing(viewer, one, other);
                    differing.putIfAbsent(viewer, differs);
                    return differs.isEmpty();
                });
            }
        }
        seeing.forEach(viewer -> tell(where, roll, viewer, "nobody", differing.getOrDefault(viewer, ""), findings));
    }

    private static void turn(Roll roll, List<Integer> faces, int die, int more) {
        faces.set(die, 1 + (faces.get(die) - 1 + more) % roll.pool().sidesOf(die));
    }

    /** What differs for who looks at both, and where; empty if nothing does. */
    private static String differing(Viewer viewer, Game<?> one, Game<?> other) {
        Map<String, String> sees = Seen.by(viewer, one);
        Map<String, String> seesToo = Seen.by(viewer, other);
        // that a decision is open is no secret: a model that became a veteran in secret must be named
        boolean otherwise = !open(one).equals(open(other));
        List<String> differ = sees.keySet().stream()
                .filter(what -> !(otherwise && OF_DECISIONS.contains(what)))
                .filter(what -> !Objects.equals(sees.get(what), seesToo.get(what)))
                .toList();
        return differ.isEmpty()
                ? ""
                : String.join(", ", differ)
                        + '\n'
                        + Worlds.parting(
                                sees.getOrDefault(differ.get(0), ""), String.valueOf(seesToo.get(differ.get(0))));
    }

    private static void tell(String where, Roll roll, Viewer viewer, String who, String differs, Findings findings) {
        int end = differs.indexOf('\n');
        findings.add(
                where,
                roll.purpose().template(),
                "the " + differs.substring(0, end) + " of " + viewer + " tells what was rolled for \"" + roll.purpose()
                        + "\", which " + who + " may see: " + differs.substring(end + 1)
                        + "; take it out in view(), or tell it to them only");
    }

    private static List<String> open(Game<?> game) {
        return game.open().stream().map(one -> one.id() + " " + one.path()).toList();
    }

    /** The game from there, the roll that waits thrown as {@code change} says. */
    private static <S> Game<S> world(
            Trial trial, Play<S> play, Position<S> position, SeededDice dice, Consumer<List<Integer>> change) {
        Game<S> game = Game.open(
                Worlds.from(trial, play, position).typingHiddenDice(), RandomPlayers.CLOCK, Player.ORGANIZER.id());
        List<Integer> faces = faces(game, game.pendingRoll().orElseThrow(), dice);
        change.accept(faces);
        game.roll(Player.ORGANIZER.id(), faces);
        throwAll(game, dice, any -> {});
        return game;
    }
}
