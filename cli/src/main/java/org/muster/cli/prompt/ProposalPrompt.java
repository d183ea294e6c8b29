package org.muster.cli.prompt;

import java.util.List;
import java.util.Optional;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.decision.Proposal;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;

/** What lies on the table is taken as it is, or gone through part by part. */
record ProposalPrompt(Console console, AnswerPrompt prompt, Place place, Proposal proposal) {

    Optional<Answer> ask() {
        Options<?> options = place.options();
        boolean whole =
                !options.parts().isEmpty() && options.read(proposal.answer()).isOk();
        while (whole) {
            Optional<String> line = prompt.typed(
                    place,
                    place.prompt(Sentence.of("Enter: {called}, + to change something", named(proposal.called()))),
                    List.of("+"),
                    () -> console.verbatim("  " + named(options.inWords(proposal.answer()))));
            if (line.isEmpty() || line.get().isEmpty()) {
                return line.map(enter -> proposal.answer());
            }
            if (line.get().equals("+")) {
                break;
            }
            console.line("Enter takes it as it is, + goes through it part by part, ? shows it.");
        }
        return prompt.parts(place.knowing(proposal.answer()));
    }

    private Sentence named(Sentence words) {
        return prompt.showing().naming().apply(words);
    }
}
