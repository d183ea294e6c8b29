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
        Game<S> one = world(trial, play, position, 0, dice);
        Audience behind = roll.audience();
        for (int more = 1; more <= OTHER_FACES; more++) {
            Game<S> other = world(trial, play, position, more, dice);
            for (Viewer viewer : one.play().watchers()) {
                if (behind.includes(viewer) || viewer.seesAll()) {
                    continue;
                }
                Map<String, String> sees = Seen.by(viewer, one);
                Map<String, String> seesToo = Seen.by(viewer, other);
                // that a decision is open is no secret: a model that became a veteran in secret must be named
                boolean otherwise = !open(one).equals(open(other));
                List<String> differ = sees.keySet().stream()
                        .filter(what -> !(otherwise && OF_DECISIONS.contains(what)))
                        .filter(what -> !Objects.equals(sees.get(what), seesToo.get(what)))
                        .toList();
                if (!differ.isEmpty()) {
                    String first = differ.get(0);
                    findings.add(
                            where,
                            roll.purpose().template(),
                            "the " + String.join(", ", differ) + " of " + viewer + " tells what was rolled for \""
                                    + roll.purpose() + "\", which "
                                    + (behind.players().isEmpty() ? "nobody" : "only " + behind.players())
                                    + " may see: "
                                    + Worlds.parting(sees.getOrDefault(first, ""), String.valueOf(seesToo.get(first)))
                                    + "; take it out in view(), or tell it to them only");
                }
            }
        }
    }

    private static List<String> open(Game<?> game) {
        return game.open().stream().map(one -> one.id() + " " + one.path()).toList();
    }

    /** The game from there, each die of the roll that waits so many faces further. */
    private static <S> Game<S> world(Trial trial, Play<S> play, Position<S> position, int more, SeededDice dice) {
        Game<S> game = Game.open(
                Worlds.from(trial, play, position).typingHiddenDice(), RandomPlayers.CLOCK, Player.ORGANIZER.id());
        Roll roll = game.pendingRoll().orElseThrow();
        List<Integer> faces = faces(game, roll, dice);
        for (int i = 0; i < faces.size(); i++) {
            faces.set(i, 1 + (faces.get(i) - 1 + more) % roll.pool().sidesOf(i));
        }
        game.roll(Player.ORGANIZER.id(), faces);
        throwAll(game, dice, any -> {});
        return game;
    }
}
