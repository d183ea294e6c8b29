package org.muster.testkit.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
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
import org.muster.api.decision.Split;
import org.muster.api.decision.WayOf;
import org.muster.api.decision.Where;

/** Options taken apart: they are made of options. */
final class Parts {

    private Parts() {}

    /** {@code options} and everything they are made of. */
    static void forEach(Options<?> options, Consumer<Options<?>> each) {
        each.accept(options);
        inside(options).forEach(part -> forEach(part, each));
    }

    private static List<Options<?>> inside(Options<?> options) {
        List<Options<?>> parts = new ArrayList<>();
        if (options instanceof Where<?> where) {
            parts.add(where.options());
        } else if (options instanceof Mapped<?, ?> mapped) {
            parts.add(mapped.options());
        } else if (options instanceof Explained<?> explained) {
            parts.add(explained.options());
        } else if (options instanceof Each<?> many) {
            parts.addAll(many.parts().values());
        } else if (options instanceof ListOf<?> many) {
            parts.add(many.each());
        } else if (options instanceof Form<?> form) {
            form.fields().forEach(field -> parts.add(field.options()));
        } else if (options instanceof Either<?> either) {
            either.cases().forEach(one -> parts.add(one.options().get()));
        }
        return parts;
    }

    /** What people see of one part, without what it is made of. */
    static List<Option> faces(Options<?> part) {
        if (part instanceof OneOf<?> one) {
            return one.options();
        }
        if (part instanceof SomeOf<?> some) {
            return some.options();
        }
        if (part instanceof WayOf way) {
            return way.options();
        }
        if (part instanceof Split split) {
            return split.keys();
        }
        if (part instanceof Each<?> each) {
            return List.copyOf(each.parts().keySet());
        }
        if (part instanceof Either<?> either) {
            return either.cases().stream().map(Options.Case::face).toList();
        }
        return List.of();
    }

    /** Every kind of answer that {@code answer} chose, with the part it was chosen from. */
    static void chosen(Options<?> options, @Nullable Answer answer, BiConsumer<Either<?>, String> each) {
        if (answer == null) {
            return;
        }
        if (options instanceof Where<?> where) {
            chosen(where.options(), answer, each);
        } else if (options instanceof Mapped<?, ?> mapped) {
            chosen(mapped.options(), answer, each);
        } else if (options instanceof Explained<?> explained) {
            chosen(explained.options(), answer, each);
        } else if (options instanceof Each<?> many) {
            Map<String, Answer> fields = Options.fieldsOf(answer);
            many.parts().forEach((key, part) -> chosen(part, fields.get(key.id()), each));
        } else if (options instanceof Form<?> form) {
            Map<String, Answer> fields = Options.fieldsOf(answer);
            form.fields().forEach(field -> chosen(field.options(), fields.get(field.name()), each));
        } else if (options instanceof Either<?> either) {
            chosenCase(either, answer, each);
        }
    }

    private static void chosenCase(Either<?> either, Answer answer, BiConsumer<Either<?>, String> each) {
        Map<String, Answer> fields = Options.fieldsOf(answer);
        String id = fields.size() == 1 ? fields.keySet().iterator().next() : answer.toString();
        each.accept(either, id);
        either.cases().stream()
                .filter(one -> one.face().id().equals(id))
                .forEach(one -> chosen(one.options().get(), fields.get(id), each));
    }
}
