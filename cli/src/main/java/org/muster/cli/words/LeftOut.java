package org.muster.cli.words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Checked;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.decision.Proposal;
import org.muster.api.text.Sentence;

/**
 * What stands in a report and not in the answer that settles or corrects it. A short answer such as {@code {result: draw}}
 * says how it ended; that the armies and the experience are to be dropped it does not say.
 *
 * @param fields their names in the answer
 * @param called whose report it is: "as Bert has reported"
 * @param kept the answer with them, as they were reported
 */
public record LeftOut(List<String> fields, Sentence called, Answer kept) {

    /**
     * Of an answer to a decision about a report; nothing where none is meant.
     *
     * @param asked of whoever answers; more than one: the one that the answer fits
     */
    public static LeftOut of(List<AskedOptions> asked, Answer answer) {
        List<? extends Options<?>> meant = asked.stream()
                .filter(AskedOptions::isReport)
                .map(AskedOptions::options)
                .filter(options -> asked.size() == 1 || options.read(answer).isOk())
                .toList();
        return meant.size() == 1 ? of(meant.get(0), answer) : nothing(answer);
    }

    private static LeftOut nothing(Answer answer) {
        return new LeftOut(List.of(), Sentence.NOTHING, answer);
    }

    /** Of an answer to these options, at any depth. */
    public static LeftOut of(Options<?> options, Answer answer) {
        if (!(answer instanceof Answer.Fields given)) {
            return nothing(answer);
        }
        Proposal reported = options.proposal().orElse(null);
        if (reported != null && reported.answer() instanceof Answer.Fields known) {
            Map<String, Answer> all = new LinkedHashMap<>(given.map());
            known.map().forEach(all::putIfAbsent);
            return new LeftOut(fields(options, given, known), reported.called(), new Answer.Fields(all));
        }
        for (Part part : options.parts()) {
            String key = part.option().id();
            Answer inner = given.map().get(key);
            LeftOut left = inner == null ? nothing(answer) : of(part.options(), inner);
            if (inner != null && !left.kept.equals(inner)) {
                Map<String, Answer> whole = new LinkedHashMap<>(given.map());
                whole.put(key, left.kept);
                return new LeftOut(left.fields, left.called, new Answer.Fields(whole));
            }
        }
        return nothing(answer);
    }

    /** What is reported and would be otherwise, unsaid; nothing of an answer that is refused anyway. */
    private static <C> List<String> fields(Options<C> options, Answer.Fields given, Answer.Fields known) {
        Checked<C> read = options.read(given);
        if (!read.isOk()) {
            return List.of();
        }
        Map<String, Answer> whole = Options.fieldsOf(options.write(read.value()));
        return known.map().entrySet().stream()
                .filter(told -> !told.getValue().isNothing()
                        && !given.map().containsKey(told.getKey())
                        && !told.getValue().equals(whole.get(told.getKey())))
                .map(Map.Entry::getKey)
                .toList();
    }
}
