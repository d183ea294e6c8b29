package org.muster.testkit.check.record;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.dice.SeededDice;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.journal.Journal;
import org.muster.core.story.Line;
import org.muster.testkit.check.Check;
import org.muster.testkit.play.Habit;
import org.muster.testkit.play.Move;
import org.muster.testkit.play.Played;
import org.muster.testkit.play.RandomPlayers;
import org.muster.testkit.play.Thrown;
import org.muster.testkit.play.Trees;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/**
 * The journal, read back and replayed, leads to the same position and the same log; and so does the same game with
 * real dice, where every step that rolls is run several times from its start.
 */
public final class ReplayCheck implements Check {

    @Override
    public Sentence name() {
        return Sentence.of("a replay is the game again, also with real dice");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        for (Played<?> game : trial.soundGames()) {
            replay(game, findings);
        }
        for (String config : trial.configs().keySet()) {
            trial.soundGames().stream()
                    .filter(game -> game.habit() == Habit.PROMPT && game.name().startsWith(config + ", "))
                    .findFirst()
                    .ifPresent(game -> withRealDice(game, trial.play(config, game.seed(), "physical"), findings));
        }
        return findings.list();
    }

    private static <S> void replay(Played<S> game, Findings findings) {
        try {
            Game<S> again = Game.load(game.play(), Journal.read(game.lines()), RandomPlayers.CLOCK);
            compare("the replay", game, again, findings);
        } catch (RuntimeException e) {
            findings.unrepeatable(game.name(), "the journal does not replay: " + Thrown.told(e));
        }
    }

    private static <S> void withRealDice(Played<S> game, Play<?> physical, Findings findings) {
        @SuppressWarnings("unchecked") // the same ruleset as the game's
        Play<S> play = (Play<S>) physical;
        SeededDice dice = new SeededDice(game.seed());
        Game<S> again = Game.open(play, RandomPlayers.CLOCK, Player.ORGANIZER.id());
        try {
            throwAll(again, dice);
            for (Move move : game.moves()) {
                if (move.kind() == Move.Kind.LAPSED) {
                    again.lapse(Player.ORGANIZER.id(), move.decision());
                } else {
                    boolean confirmed = move.kind() == Move.Kind.CONFIRMED;
                    again.choose(move.seat().id(), move.seat(), move.decision(), move.answer(), confirmed);
                }
                throwAll(again, dice);
            }
            compare("the same game with real dice", game, again, findings);
        } catch (RuntimeException e) {
            findings.unrepeatable(game.name(), "with real dice the same game comes to a fault: " + Thrown.told(e));
        }
    }

    private static void throwAll(Game<?> game, SeededDice dice) {
        Roll roll = game.pendingRoll().orElse(null);
        while (roll != null) {
            int index = game.position().rolls() + game.position().faces().size();
            List<Integer> faces = new ArrayList<>();
            for (int face : dice.faces(roll, index)) {
                faces.add(face);
            }
            game.roll(Player.ORGANIZER.id(), faces);
            roll = game.pendingRoll().orElse(null);
        }
    }

    private static <S> void compare(String what, Played<S> live, Game<S> again, Findings findings) {
        var json = live.play().json();
        List<String> differences =
                Trees.differences(json.write(live.game().position()), json.write(again.position()), 6);
        if (!differences.isEmpty()) {
            findings.unrepeatable(live.name(), what + " leads elsewhere: " + String.join("; ", differences));
        }
        List<String> log = told(live.log());
        List<String> logAgain = told(again.log());
        for (int i = 0; i < Math.max(log.size(), logAgain.size()); i++) {
            String one = i < log.size() ? log.get(i) : "nothing";
            String other = i < logAgain.size() ? logAgain.get(i) : "nothing";
            if (!one.equals(other)) {
                findings.unrepeatable(live.name(), what + " tells \"" + other + "\" where it told \"" + one + '"');
                return;
            }
        }
    }

    private static List<String> told(List<Line> log) {
        return log.stream()
                .map(line -> line.sentence() + " " + line.audience() + line.rules())
                .toList();
    }
}
