package org.muster.core.json;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.spi.Ruleset;
import org.muster.api.state.OrderedMap;
import org.muster.core.engine.StepNames;

/**
 * Whether what a ruleset saves comes back as it was: its state and steps are records of plain values, and every step of
 * its pipeline is listed under a name of its own. Found by looking at types alone, in milliseconds.
 */
public final class Writable {

    private final Class<?> book;
    private final Set<Class<?>> steps;
    private final Set<Class<?>> known = new HashSet<>();
    private final List<String> flaws = new ArrayList<>();

    private Writable(Class<?> book, Collection<? extends Class<?>> steps) {
        this.book = book;
        this.steps = Set.copyOf(steps);
    }

    /** Every reason why a game of {@code ruleset} could not be saved and read again; empty: it can. */
    public static <S> List<String> flaws(Ruleset<S, ?> ruleset) {
        return flaws(ruleset, ruleset.steps());
    }

    /** The same where {@code steps} are its own and those of its expansions. */
    public static <S> List<String> flaws(Ruleset<S, ?> ruleset, List<Class<? extends Step<S>>> steps) {
        Writable writable = new Writable(ruleset.book(), new LinkedHashSet<>(steps));
        writable.flaws.addAll(StepNames.shared(steps));
        unlisted(ruleset.pipeline(), Set.copyOf(steps))
                .forEach(name -> writable.flaws.add("the step " + name
                        + " is in the pipeline and not in steps(), so a game that waits at it can't be read"));
        writable.root(ruleset.state(), "the state");
        steps.forEach(step -> writable.root(step, "the step"));
        writable.given(ruleset.state());
        steps.forEach(writable::given);
        return List.copyOf(writable.flaws);
    }

    /** The same for some types, whatever ruleset they belong to; steps among them count as listed. */
    public static List<String> flaws(Collection<? extends Class<?>> roots, Class<?> book) {
        Writable writable = new Writable(book, roots);
        roots.forEach(root -> writable.look(root, root.getName()));
        return List.copyOf(writable.flaws);
    }

    private static <S> Set<String> unlisted(Pipeline<S> pipeline, Set<? extends Class<?>> listed) {
        Set<String> names = new TreeSet<>();
        pipeline.steps()
                .filter(step -> !listed.contains(step.getClass()))
                .forEach(step -> names.add(StepNames.of(step)));
        return names;
    }

    private void root(Class<?> type, String what) {
        if (!type.isRecord() && !type.isSealed()) {
            flaws.add(what + ' ' + type.getName()
                    + " is no record, so nothing of it would be written; make it one: record " + type.getSimpleName()
                    + "(...)");
            return; // what is in it will be looked at when it is
        }
        look(type, type.getName());
    }

    private void look(Type type, String at) {
        if (type instanceof Class<?> plain) {
            look(plain, at);
        } else if (type instanceof ParameterizedType of) {
            look(of.getRawType(), at);
            Arrays.stream(of.getActualTypeArguments()).forEach(part -> look(part, at));
        } else if (type instanceof WildcardType any) {
            Arrays.stream(any.getUpperBounds()).forEach(part -> look(part, at));
        } else if (type instanceof GenericArrayType) {
            array(at);
        }
    }

    /** Steps that something gives out, mostly to come next: {@code List<Battle> battles()}. */
    private void given(Class<?> type) {
        for (Method method : type.getDeclaredMethods()) {
            if (!method.isSynthetic()) {
                step(method.getGenericReturnType(), type.getName() + '.' + method.getName() + "()");
            }
        }
    }

    private void step(Type type, String at) {
        if (type instanceof Class<?> plain && isStep(plain)) {
            listed(plain, at);
        } else if (type instanceof ParameterizedType of) {
            step(of.getRawType(), at);
            Arrays.stream(of.getActualTypeArguments()).forEach(part -> step(part, at));
        } else if (type instanceof WildcardType any) {
            Arrays.stream(any.getUpperBounds()).forEach(part -> step(part, at));
        }
    }

    private static boolean isStep(Class<?> type) {
        return Step.class.isAssignableFrom(type) && type.isRecord();
    }

    private void listed(Class<?> step, String at) {
        if (!steps.contains(step) && known.add(step)) {
            flaws.add("the step " + StepNames.of(step) + " (" + step.getName() + "), which " + at
                    + " gives, is not in steps(), so a game that waits at it can't be read; list it");
        }
    }

    private void look(Class<?> type, String at) {
        if (isStep(type)) {
            listed(type, at);
        }
        if (type.isArray()) {
            array(at);
        } else if (type == Object.class || type == Record.class || isOpen(type)) {
            flaws.add(
                    at + " is or holds " + (type == Object.class ? "an Object" : "any " + type.getName())
                            + ", and nobody knows how to read it again; name a record, an enum or a sealed interface of records");
        } else if (type != List.class
                && type != OrderedMap.class
                && (Map.class.isAssignableFrom(type) || Collection.class.isAssignableFrom(type))) {
            flaws.add(at + " is or holds a " + type.getSimpleName()
                    + ", which can be changed or whose order nobody knows; take OrderedMap or List");
        } else if (!type.isPrimitive()
                && !type.isEnum()
                && type != book
                && !type.getName().startsWith("java.")
                && known.add(type)) {
            inside(type, at);
        }
    }

    private void array(String at) {
        flaws.add(at + " is an array, which is not equal to its copy; take a List");
    }

    private void inside(Class<?> type, String at) {
        if (type.isSealed()) {
            Arrays.stream(type.getPermittedSubclasses()).forEach(kind -> look(kind, at));
        }
        if (type.getName().startsWith("org.muster.api.") || isWrittenByHand(type)) {
            return;
        }
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                String name = type.getName() + '.' + field.getName();
                if (!Modifier.isFinal(field.getModifiers())) {
                    flaws.add(name + " can be changed; a state and all it holds are records");
                }
                look(field.getGenericType(), name);
            }
        }
        if (!type.isRecord() && !type.isInterface() && !Modifier.isAbstract(type.getModifiers())) {
            flaws.add(type.getName() + " (at " + at
                    + ") is no record, so nothing of it would be written; make it one: record " + type.getSimpleName()
                    + "(...)");
        }
    }

    /** Whether anything may stand behind it. */
    private boolean isOpen(Class<?> type) {
        boolean hasKinds = type.isInterface() || Modifier.isAbstract(type.getModifiers());
        return hasKinds
                && !type.isPrimitive()
                && !type.isEnum()
                && !type.isSealed()
                && type != book
                && !Map.class.isAssignableFrom(type)
                && !Collection.class.isAssignableFrom(type)
                && type != OrderedMap.class
                && !type.getName().startsWith("org.muster.api.")
                && !isWrittenByHand(type);
    }

    private static boolean isWrittenByHand(Class<?> type) {
        return !type.isRecord()
                && Stream.<AnnotatedElement>concat(
                                Arrays.stream(type.getDeclaredMethods()), Arrays.stream(type.getDeclaredConstructors()))
                        .anyMatch(member -> member.isAnnotationPresent(JsonValue.class)
                                || member.isAnnotationPresent(JsonCreator.class));
    }
}
