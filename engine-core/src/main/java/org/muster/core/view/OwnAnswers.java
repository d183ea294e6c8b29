package org.muster.core.view;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Explained;
import org.muster.api.decision.Form;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.Mapped;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.SomeOf;
import org.muster.api.decision.Where;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;

/** A scene with what its viewer has answered so far to decisions that are still open: the own order on the map. */
final class OwnAnswers {

    private final Set<String> chosen = new LinkedHashSet<>();

    /** Notes what {@code answer} names of {@code options}. */
    void add(Options<?> options, Answer answer) {
        if (options instanceof Where<?> where) {
            add(where.options(), answer);
        } else if (options instanceof Mapped<?, ?> mapped) {
            add(mapped.options(), answer);
        } else if (options instanceof Explained<?> explained) {
            add(explained.options(), answer);
        } else if (options instanceof Form<?> form) {
            form.fields().forEach(field -> {
                Answer part = Options.fieldsOf(answer).get(field.name());
                if (part != null) {
                    add(field.options(), part);
                }
            });
        } else if (options instanceof Each<?> each) {
            each.parts().forEach((key, part) -> {
                Answer own = Each.partOf(answer, key.id());
                if (own != null) {
                    chosen.addAll(key.anchors());
                    add(part, own);
                }
            });
        } else if (options instanceof Either<?> either) {
            for (Options.Case<?> one : either.cases()) {
                Answer rest = part(answer, one.face().id());
                if (rest != null) {
                    chosen.addAll(one.face().anchors());
                    add(one.options().get(), rest);
                }
            }
        } else if (answer instanceof Answer.Items items) {
            Options<?> each = options instanceof ListOf<?> many ? many.each() : options;
            items.list().forEach(item -> add(each, item));
        } else if (options instanceof OneOf<?> one) {
            named(one.options(), answer);
        } else if (options instanceof SomeOf<?> some) {
            named(some.options(), answer);
        }
    }

    private static @org.jspecify.annotations.Nullable Answer part(Answer answer, String id) {
        Map<String, Answer> fields = Options.fieldsOf(answer);
        return answer instanceof Answer.Word word && word.text().equals(id) ? answer : fields.get(id);
    }

    private void named(List<Option> options, Answer answer) {
        for (Option option : options) {
            if (answer instanceof Answer.Word word && word.text().equals(option.id())) {
                chosen.addAll(option.anchors());
            }
        }
    }

    /** The scene with all of it marked. */
    Scene of(Scene scene) {
        if (chosen.isEmpty()) {
            return scene;
        }
        List<Mark> marks = new ArrayList<>(scene.marks().size());
        for (Mark mark : scene.marks()) {
            marks.add(chosen.contains(mark.id()) ? marked(mark) : mark);
        }
        return scene.with(marks, List.of(new Scene.Entry(List.of("chosen"), "in your answer")));
    }

    private static Mark marked(Mark mark) {
        return mark instanceof Mark.Patch patch
                ? patch.with("chosen")
                : mark instanceof Mark.Token token ? token.with("chosen") : mark;
    }
}
