package org.muster.cli.prompt;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Form;
import org.muster.core.view.Completion;

/**
 * What the other fields of a form may say that have to be told: nothing, or where that is no answer, one of two by chance.
 * What is wrong with both is not wrong because of them.
 */
final class Unsaid implements Supplier<List<Map<String, Answer>>> {

    private final Form<?> form;
    private final String field;
    private @Nullable List<Map<String, Answer>> known;

    Unsaid(Form<?> form, String field) {
        this.form = form;
        this.field = field;
    }

    @Override
    public List<Map<String, Answer>> get() {
        List<Map<String, Answer>> all = known;
        if (all == null) {
            all = Stream.of(1L, 2L).map(this::by).distinct().toList();
            known = all;
        }
        return all;
    }

    private Map<String, Answer> by(long seed) {
        Map<String, Answer> unsaid = new LinkedHashMap<>();
        for (Form.Field<?, ?> other : form.fields()) {
            if (!other.isOptional() && !other.name().equals(field)) {
                other.options()
                        .nothing()
                        .or(() -> Completion.of(other.options(), new Answer.Fields(Map.of()), seed))
                        .ifPresent(one -> unsaid.put(other.name(), one));
            }
        }
        return unsaid;
    }
}
