package org.muster.cli.play;

import java.io.IOException;
import java.util.Comparator;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.AnswerPrompt;
import org.muster.cli.prompt.Numbering;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.RealDice;
import org.muster.core.game.BadGame;
import org.muster.core.match.Command;
import org.muster.core.view.RollsAhead;

/** Rolls that wait for real dice: asked for, typed in, and told what they came to. */
final class RealRolls<S> {

    private final Evening<S> evening;
    private final Console console;
    private final Reading reading;
    private final Board board;
    private final Chair chair;
    private final Steps steps;
    private final Asides<S> asides;
    private final RandomGenerator random;

    RealRolls(
            Evening<S> evening,
            Reading reading,
            Board board,
            Chair chair,
            Steps steps,
            Asides<S> asides,
            RandomGenerator random) {
        this.evening = evening;
        this.console = evening.console();
        this.reading = reading;
        this.board = board;
        this.chair = chair;
        this.steps = steps;
        this.asides = asides;
        this.random = random;
    }

    /** Whether to go on. */
    boolean ask(Roll roll) throws IOException {
        Player reader = reader(roll);
        if (reader == null) {
            chair.isForAll();
        } else {
            Chair.Taking taking = chair.take(reader, true, secretly(reader));
            if (taking == Chair.Taking.UNDONE) {
                steps.takeBack();
            }
            if (taking != Chair.Taking.SITS) {
                return taking == Chair.Taking.UNDONE;
            }
        }
        tell(reader); // what led here stands before what is asked
        board.tellPhase();
        console.verbatim("");
        Viewer viewer = reader == null ? Viewer.SPECTATOR : Viewer.of(reader);
        AnswerPrompt prompt = new AnswerPrompt(
                console,
                evening.keyboard(),
                random,
                evening.play()::named,
                typed -> asides.isOne(typed, viewer, view -> asides.explain(roll)),
                new Numbering());
        Sentence asked = RealDice.asked(roll, roll.pool(), roll.by() == null ? "" : evening.name(roll.by()));
        Sentence then = RealDice.then(RollsAhead.of(evening.game()), evening::name);
        if (!then.isEmpty()) {
            console.line("  {then}", then);
        }
        Optional<String> line = prompt.typed(Sentence.of("{roll}: {what}", asked, RealDice.typed(roll.pool())));
        if (line.isEmpty()) {
            return instead(AnswerPrompt.firstWord(prompt.word()));
        }
        Command.Roll typed;
        try {
            int before = steps.now();
            typed = TypedRoll.read(line.get(), roll.pool().count());
            evening.match().submit(Player.ORGANIZER.id(), null, typed);
            steps.rolled(before, typed.rolls().size());
        } catch (BadGame e) {
            e.violations().forEach(console::no);
            return true;
        } catch (NumberFormatException e) {
            console.no(Sentence.of("faces are numbers, such as {example}", RealDice.example(roll.pool())));
            return true;
        }
        tell(reader);
        RealDice.check(roll.pool(), typed.rolls().get(0)).ifPresent(console::line);
        return true;
    }

    private void tell(@Nullable Player reader) throws IOException {
        if (reader == null) {
            reading.tellTable();
        } else {
            reading.tell(reader);
        }
    }

    private Sentence secretly(Player reader) {
        return Sentence.of(
                "{who} rolls dice that nobody else may see. Press Enter when the others look away.",
                evening.name(reader));
    }

    /** Who at the table may know what comes up; null: all may, or none of those who are here. */
    private @Nullable Player reader(Roll roll) {
        return roll.audience().everybody()
                ? null
                : evening.people().stream()
                        .filter(roll.audience().players()::contains)
                        .min(Comparator.comparing(seat -> !seat.equals(roll.by())))
                        .orElse(null);
    }

    /** Whether to go on after a word that was typed in place of dice. */
    private boolean instead(String word) throws IOException {
        switch (word) {
            case "undo" -> steps.takeBack();
            case "quit" -> {
                return false;
            }
            default -> console.no(Sentence.of("these dice are real: type what they show"));
        }
        return true;
    }
}
