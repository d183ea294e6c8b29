package org.muster.cli.prompt;

import java.util.List;
import java.util.Optional;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.decision.Proposal;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.terminal.Console;

/** What lies on the table is taken as it is, or gone through part by part. */
record ProposalPrompt(Console console, AnswerPrompt prompt, Place place, Proposal proposal) {

    Optional<Answer> ask() {
        Options<?> options = place.options();
        boolean whole =
                !options.parts().isEmpty() && options.read(proposal.answer()).isOk();
        if (whole && isNamed(options)) {
            prompt.showing()
                    .some(prompt.showing()
                            .numbered(place, options.parts().get(0).options()));
        }
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
            Optional<Answer> said = said(line.get());
            if (said.isPresent() || prompt.isEnded()) {
                return said;
            }
            console.line("Enter takes it as it is, + goes through it part by part, ? shows it.");
        }
        return prompt.parts(place.knowing(proposal.answer()));
    }

    /** Whether it is a list of names, which may be said at once. */
    private static boolean isNamed(Options<?> options) {
        List<Part> parts = options.parts();
        return parts.size() == 1
                && parts.get(0).option().id().isEmpty()
                && !parts.get(0).options().faces().isEmpty();
    }

    /** Another answer on the line; why it is not legal is told. */
    private Optional<Answer> said(String line) {
        Options<?> options = place.options();
        if (!isNamed(options)) {
            return Optional.empty();
        }
        Optional<Answer> said =
                Names.isEnd(line) ? Optional.of(new Answer.Items(List.of())) : prompt.inLine(place, line);
        List<Violation> violations =
                said.isEmpty() ? List.of() : options.read(said.get()).violations();
        prompt.showing().refused(options, violations);
        return said.filter(answer -> violations.isEmpty());
    }

    private Sentence named(Sentence words) {
        return prompt.showing().naming().apply(words);
    }
}
