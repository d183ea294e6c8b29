package org.muster.core.json;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.state.Ints;
import org.muster.api.state.OrderedMap;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a ruleset saves, written straight into bytes: the records, lists and maps that states are made of. How a type is
 * written is found once. Whatever annotations of Jackson shape is left to the mapper, so the bytes are the same.
 */
final class StateBytes {

    /** How values of a type are written. */
    private interface Shape {
        void write(JsonBytes json, Object value);
    }

    private final JsonMapper mapper;
    private final Class<?> book;
    private final String bookWritten;
    private final Map<Type, Shape> shapes = new ConcurrentHashMap<>();

    /** As {@code mapper} writes; values of the type {@code book} are written as {@code bookWritten}. */
    StateBytes(JsonMapper mapper, Class<?> book, String bookWritten) {
        this.mapper = mapper;
        this.book = book;
        this.bookWritten = bookWritten;
    }

    /** Writes a state, a step or what they hold. */
    void write(JsonBytes json, Object value) {
        shape(value.getClass()).write(json, value);
    }

    private Shape shape(Type type) {
        Shape known = shapes.get(type);
        if (known == null) {
            known = find(type);
            shapes.put(type, known);
        }
        return known;
    }

    private Shape find(Type type) {
        if (type instanceof ParameterizedType of) {
            Type[] parts = of.getActualTypeArguments();
            if (of.getRawType() == List.class) {
                return new OfList(shape(parts[0]));
            }
            Function<Object, String> key = of.getRawType() == OrderedMap.class ? key(parts[0]) : null;
            return key == null ? left(type) : new OfMap(key, shape(parts[1]));
        }
        return type instanceof Class<?> plain ? find(plain) : left(type);
    }

    private Shape find(Class<?> type) {
        if (type == String.class) {
            return (json, value) -> json.string((String) value);
        }
        if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
            return (json, value) -> json.number(((Number) value).longValue());
        }
        if (type == boolean.class || type == Boolean.class) {
            return (json, value) -> json.bool((Boolean) value);
        }
        if (type == Player.class) {
            return (json, value) -> json.plain(((Player) value).id());
        }
        if (type == Ints.class) {
            return (json, value) -> ints(json, (Ints) value);
        }
        if (type == book) {
            return (json, value) -> json.string(bookWritten);
        }
        if (type.isEnum()) {
            Map<Object, byte[]> written = new HashMap<>();
            for (Object constant : type.getEnumConstants()) {
                written.put(constant, mapper.writeValueAsBytes(constant));
            }
            return (json, value) -> json.written(Objects.requireNonNull(written.get(value)));
        }
        if (type.isInterface() && type.isSealed() && type != Answer.class && isUnshaped(type)) {
            return new OfSealed(left(type));
        }
        return isPlain(type) ? new OfRecord(type) : left(type);
    }

    private static void ints(JsonBytes json, Ints ints) {
        json.startArray();
        for (int i = 0; i < ints.size(); i++) {
            json.number(ints.get(i));
        }
        json.endArray();
    }

    /** How keys of a type become names; null: not by themselves. */
    private static @Nullable Function<Object, String> key(Type type) {
        if (type == String.class) {
            return key -> (String) key;
        }
        if (type == Player.class) {
            return key -> ((Player) key).id();
        }
        return type == Integer.class ? Object::toString : null;
    }

    private Shape left(Type type) {
        ObjectWriter writer = mapper.writerFor(mapper.constructType(type));
        return (json, value) -> json.written(writer.writeValueAsBytes(value));
    }

    private static void write(JsonBytes json, Shape shape, @Nullable Object value) {
        if (value == null) {
            json.nothing();
        } else {
            shape.write(json, value);
        }
    }

    private record OfList(Shape item) implements Shape {
        @Override
        public void write(JsonBytes json, Object value) {
            json.startArray();
            for (Object one : (List<?>) value) {
                StateBytes.write(json, item, one);
            }
            json.endArray();
        }
    }

    private record OfMap(Function<Object, String> key, Shape item) implements Shape {
        @Override
        public void write(JsonBytes json, Object value) {
            json.startObject();
            ((OrderedMap<?, ?>) value).forEach((name, one) -> {
                json.key(key.apply(name));
                item.write(json, one);
            });
            json.endObject();
        }
    }

    /** One of the records behind a sealed interface, under its simple name, as {@link SealedTypes} has it. */
    private final class OfSealed implements Shape {

        private final Shape left;

        OfSealed(Shape left) {
            this.left = left;
        }

        @Override
        public void write(JsonBytes json, Object value) {
            Shape shape = shape(value.getClass());
            if (shape instanceof OfRecord) {
                json.startObject();
                json.key(value.getClass().getSimpleName());
                shape.write(json, value);
                json.endObject();
            } else {
                left.write(json, value);
            }
        }
    }

    /** @param inside its components stand among those of the record that holds it */
    private record Component(
            String name,
            Method accessor,
            Shape shape,
            @Nullable OfRecord inside) {

        @Nullable
        Object of(Object holder) {
            try {
                return accessor.invoke(holder);
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof RuntimeException thrown) {
                    throw thrown;
                }
                if (e.getCause() instanceof Error thrown) {
                    throw thrown;
                }
                throw new IllegalStateException(e);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private final class OfRecord implements Shape {

        private final Class<?> type;
        /** Found when the first is written: a record may hold others of its kind. */
        private volatile Component @Nullable [] components;

        OfRecord(Class<?> type) {
            this.type = type;
        }

        @Override
        public void write(JsonBytes json, Object value) {
            json.startObject();
            inside(json, value);
            json.endObject();
        }

        private void inside(JsonBytes json, Object value) {
            for (Component one : components()) {
                Object part = one.of(value);
                if (one.inside() == null) {
                    json.name(one.name());
                    StateBytes.write(json, one.shape(), part);
                } else if (part != null) {
                    one.inside().inside(json, part);
                }
            }
        }

        private Component[] components() {
            Component[] known = components;
            if (known == null) {
                known = Arrays.stream(type.getRecordComponents())
                        .map(this::component)
                        .toArray(Component[]::new);
                components = known;
            }
            return known;
        }

        private Component component(RecordComponent one) {
            one.getAccessor().setAccessible(true);
            Shape shape = shape(one.getGenericType());
            OfRecord inside = isUnwrapped(one.getAccessor()) ? (OfRecord) shape : null;
            return new Component(one.getName(), one.getAccessor(), shape, inside);
        }
    }

    // ---- what is plain

    /** A record of which Jackson would write the components, one after the other, and nothing else. */
    private static boolean isPlain(Class<?> type) {
        return type.isRecord()
                && type.getTypeParameters().length == 0
                && isUnshaped(type)
                && Arrays.stream(type.getDeclaredFields()).allMatch(StateBytes::isUnshaped)
                && Arrays.stream(type.getDeclaredConstructors()).allMatch(StateBytes::isUnshaped)
                && Arrays.stream(type.getRecordComponents()).allMatch(StateBytes::isPlain);
    }

    private static boolean isPlain(RecordComponent one) {
        return one.getName().chars().allMatch(c -> c < 0x80)
                && (!isUnwrapped(one.getAccessor()) || isPlain(one.getType()));
    }

    /** Whether neither the type nor what it inherits says how it is written. */
    private static boolean isUnshaped(Class<?> type) {
        List<String> components = type.isRecord()
                ? Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getName)
                        .toList()
                : List.of();
        return isUnshaped((AnnotatedElement) type)
                && Arrays.stream(type.getDeclaredMethods())
                        .allMatch(method ->
                                isUnshaped(method) && (components.contains(method.getName()) || !isGetter(method)))
                && Arrays.stream(type.getInterfaces()).allMatch(StateBytes::isUnshaped);
    }

    /** What Jackson takes for one more thing to write. */
    private static boolean isGetter(Method method) {
        return method.getName().matches("get.+")
                && method.getParameterCount() == 0
                && method.getReturnType() != void.class
                && !Modifier.isStatic(method.getModifiers());
    }

    private static boolean isUnshaped(AnnotatedElement element) {
        List<Annotation> all = new ArrayList<>(List.of(element.getAnnotations()));
        if (element instanceof Constructor<?> constructor) {
            Arrays.stream(constructor.getParameterAnnotations()).forEach(some -> all.addAll(List.of(some)));
        }
        return all.stream().allMatch(StateBytes::shapesNothing);
    }

    private static boolean shapesNothing(Annotation one) {
        boolean jackson = one.annotationType().getPackageName().startsWith("com.fasterxml.jackson.");
        return !jackson || one instanceof JsonCreator || one instanceof JsonUnwrapped inside && isBare(inside);
    }

    private static boolean isBare(JsonUnwrapped inside) {
        return inside.enabled() && inside.prefix().isEmpty() && inside.suffix().isEmpty();
    }

    private static boolean isUnwrapped(Method accessor) {
        return accessor.isAnnotationPresent(JsonUnwrapped.class);
    }
}
