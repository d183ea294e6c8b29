package org.muster.cli.prompt;

import java.util.List;
import java.util.Optional;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
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
        List<Option> named = whole ? named(options) : List.of();
        if (!named.isEmpty()) {
            prompt.showing().some(prompt.showing().listed(place, named));
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

    /** Of what it is a list, which may be said at once. */
    private static List<Option> named(Options<?> options) {
        List<Part> parts = options.parts();
        return parts.size() == 1 && parts.get(0).option().id().isEmpty()
                ? parts.get(0).options().faces()
                : List.of();
    }

    /** Another answer on the line; why it is not legal is told. */
    private Optional<Answer> said(String line) {
        Options<?> options = place.options();
        if (named(options).isEmpty()) {
            return Optional.empty();
        }
        Optional<Answer> said =
                Names.isEnd(line) ? Optional.of(new Answer.Items(List.of())) : prompt.inLine(place, line);
        List<Violation> violations =
                said.isEmpty() ? List.of() : options.read(said.get()).violations();
        prompt.showing().refused(violations);
        return said.filter(answer -> violations.isEmpty());
    }

    private Sentence named(Sentence words) {
        return prompt.showing().naming().apply(words);
    }
}
