package org.muster.cli.play;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.AnswerPrompt;
import org.muster.cli.prompt.Numbering;
import org.muster.cli.terminal.Console;

/** The game is over, and who sits there looks at how it ended, reads why, keeps it, until they leave. */
final class Afterwards<S> {

    private final Evening<S> evening;
    private final Console console;
    private final Asides<S> asides;
    private final RandomGenerator random;

    Afterwards(Evening<S> evening, Asides<S> asides, RandomGenerator random) {
        this.evening = evening;
        this.console = evening.console();
        this.asides = asides;
        this.random = random;
    }

    /**
     * Until somebody types {@code quit}, or nothing more; where nobody reads, or only bots played, not at all.
     *
     * @return whether the last step is to be taken back
     */
    boolean look() {
        if (evening.people().isEmpty() || !console.screen().isTerminal()) {
            return false;
        }
        console.verbatim("");
        while (true) {
            AnswerPrompt prompt = new AnswerPrompt(
                    console,
                    evening.keyboard(),
                    random,
                    evening.play()::named,
                    typed -> asides.isOne(typed, viewer(), view -> asides.explainEnd()),
                    new Numbering());
            Optional<String> line =
                    prompt.typed(Sentence.of("The game is over: map, records, log, why, undo and save NAME, or quit"));
            String word = line.isEmpty() ? AnswerPrompt.firstWord(prompt.word()) : "";
            if (word.equals("quit")) {
                return false;
            }
            if (word.equals("undo")) {
                return true;
            }
            if (!line.equals(Optional.of(""))) {
                console.no(Sentence.of(
                        "the game is over, and nothing can be chosen any more; undo takes the last step back"));
            }
        }
    }

    /** Who sits there alone may read what is theirs only. */
    private Viewer viewer() {
        return evening.people().size() == 1
                ? Viewer.of(evening.people().iterator().next())
                : Viewer.SPECTATOR;
    }
}
