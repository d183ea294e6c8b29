package org.muster.api.flow;

import com.google.inject.TypeLiteral;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.muster.api.Preview;

/** Where the steps of a ruleset are written down: in its chapters' own classes. */
@Preview
public final class Steps {

    private Steps() {}

    /**
     * The steps of some chapters: records that lie within these classes, however deep, and those of them that are steps
     * themselves.
     *
     * @param <S> the ruleset's state
     */
    public static <S> List<Class<? extends Step<S>>> in(Class<?>... chapters) {
        return of(Arrays.stream(chapters));
    }

    /** The steps that a pipeline of this state names, and all that lie beside one of them. */
    public static <S> List<Class<? extends Step<S>>> beside(Pipeline<S> pipeline, Class<S> state) {
        return Steps.<S>of(pipeline.steps().map(Steps::chapter)).stream()
                .filter(step -> stateOf(step).equals(state))
                .toList();
    }

    private static <S> List<Class<? extends Step<S>>> of(Stream<Class<?>> chapters) {
        return chapters.distinct()
                .flatMap(Steps::within)
                .distinct()
                .<Class<? extends Step<S>>>map(Steps::step)
                .toList();
    }

    private static Stream<Class<?>> within(Class<?> type) {
        Stream<Class<?>> inner = Arrays.<Class<?>>stream(type.getDeclaredClasses())
                .sorted(Comparator.comparing(Class::getName)) // they come in no order that is promised
                .flatMap(Steps::within);
        return type.isRecord() && Step.class.isAssignableFrom(type) ? Stream.concat(Stream.of(type), inner) : inner;
    }

    @SuppressWarnings("unchecked") // of which state it is, who names the chapter answers for
    private static <S> Class<? extends Step<S>> step(Class<?> type) {
        return (Class<? extends Step<S>>) type;
    }

    private static Class<?> stateOf(Class<?> step) {
        ParameterizedType type = (ParameterizedType)
                TypeLiteral.get(step).getSupertype(Step.class).getType();
        return TypeLiteral.get(type.getActualTypeArguments()[0]).getRawType();
    }

    /** The class around a step; the step's own, if there is none. */
    private static Class<?> chapter(Step<?> step) {
        Class<?> around = step.getClass().getDeclaringClass();
        return around == null ? step.getClass() : around;
    }
}
