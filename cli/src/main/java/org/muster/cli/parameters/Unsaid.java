package org.muster.cli.parameters;

import java.util.function.UnaryOperator;
import org.muster.api.decision.Answer;
import org.muster.api.text.Sentence;
import org.muster.core.game.BadGame;
import org.muster.core.view.LeftOut;
import picocli.CommandLine.Option;

/** {@code --keep} and {@code --yes}: what becomes of what a report says and the answer that settles it does not. */
public final class Unsaid {

    @Option(
            names = "--keep",
            description = "Settle or correct a report and take what the answer does not say as it was reported.")
    private boolean keep;

    @Option(names = "--yes", description = "Settle or correct a report and drop what the answer does not say.")
    private boolean yes;

    /**
     * The answer that is meant.
     *
     * @throws BadGame if it leaves something out, and neither is said
     */
    public Answer whole(Answer answer, LeftOut left, UnaryOperator<Sentence> naming) {
        if (keep) {
            return left.kept();
        }
        if (!yes && !left.fields().isEmpty()) {
            throw new BadGame(
                    "LEAVES_OUT",
                    "The answer leaves out {fields}, which {fields:stands|stand} in the report. --keep takes {fields:it|them} {called}, --yes"
                            + " drops {fields:it|them}.",
                    left.fields(),
                    naming.apply(left.called()));
        }
        return answer;
    }
}
