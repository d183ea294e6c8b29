package org.muster.core.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.flow.Step;
import org.muster.api.flow.WrittenAs;
import org.muster.api.text.Sentence;

/**
 * The names that saved games have for the steps of one ruleset, those of former versions included.
 *
 * @param <S> the ruleset's state
 */
public final class StepNames<S> {

    private static final ClassValue<String> WRITTEN = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            WrittenAs name = type.getAnnotation(WrittenAs.class);
            return name == null || name.value().isEmpty() ? type.getSimpleName() : name.value();
        }
    };

    private final Map<String, Class<? extends Step<S>>> byName = new LinkedHashMap<>();
    private final List<String> written = new ArrayList<>();

    /**
     * Those of {@code steps}.
     *
     * @throws IllegalArgumentException if two of them share a name, be it a former one
     */
    public StepNames(List<Class<? extends Step<S>>> steps) {
        List<String> shared = shared(steps);
        if (!shared.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", shared));
        }
        for (Class<? extends Step<S>> step : steps) {
            written.add(of(step));
            all(step).forEach(name -> byName.put(name, step));
        }
    }

    /** What the steps of a ruleset have in common and must not: a sentence for each name. */
    public static List<String> shared(List<? extends Class<?>> steps) {
        Map<String, Class<?>> taken = new LinkedHashMap<>();
        List<String> shared = new ArrayList<>();
        for (Class<?> step : steps) {
            for (String name : all(step)) {
                Class<?> other = taken.putIfAbsent(name, step);
                if (other != null) {
                    shared.add(
                            other == step
                                    ? name + " is listed twice, as a step or as a name of one"
                                    : "two steps are called " + name + ": " + other.getName() + " and "
                                            + step.getName());
                }
            }
        }
        return shared;
    }

    /** What is wrong where a step that is not among those of its ruleset is to come. */
    public static Sentence unlisted(String step) {
        return Sentence.of(
                "the step {step} is not in steps() of the ruleset, so a game that waits at it can't be read; name it there, or a class that it stands in: {right}",
                step,
                "List.of(" + step + ".class, ...)");
    }

    private static List<String> all(Class<?> step) {
        List<String> names = new ArrayList<>(List.of(of(step)));
        WrittenAs name = step.getAnnotation(WrittenAs.class);
        if (name != null) {
            names.addAll(List.of(name.formerly()));
        }
        return names;
    }

    /** The name under which a step is saved. */
    public static String of(Class<?> step) {
        return WRITTEN.get(step);
    }

    /** The name under which a step is saved. */
    public static String of(Step<?> step) {
        return of(step.getClass());
    }

    /** The step that has this name, or had it once. */
    public Optional<Class<? extends Step<S>>> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** Whether {@code name} means this step. */
    public boolean means(String name, Step<?> step) {
        return name.equals(of(step)) || step.getClass() == byName.get(name);
    }

    /** The names under which steps are saved now. */
    public List<String> written() {
        return List.copyOf(written);
    }
}
