package org.muster.core.json;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import tools.jackson.databind.JsonNode;

/**
 * Walks through a value that was read, record by record, and judges it by what its components say: {@link Between},
 * {@link Id}, {@link Distinct}, {@link RefersTo}, and that every player sits in the game.
 */
public final class ValueCheck {

    private static final int MOST_TOLD = 20;

    private static final String NUMBER = "[1-9][0-9]{0,8}";

    private final @Nullable Ids known;
    private final @Nullable Class<?> book;
    private final Map<String, Set<String>> found = new LinkedHashMap<>();
    private final List<Flaw> flaws = new ArrayList<>();

    private ValueCheck(@Nullable Ids known, @Nullable Class<?> book) {
        this.known = known;
        this.book = book;
    }

    /** The ids that {@code value} gives to things, by what they name. */
    static Map<String, Set<String>> ids(Object value, @Nullable Class<?> book) {
        ValueCheck check = new ValueCheck(null, book);
        check.walk(value, null, List.of());
        return check.found;
    }

    /** All that is wrong with a file, the ids of all files being {@code known}. */
    public static List<Flaw> flaws(Object value, Ids known) {
        return flaws(value, known, null, List.of());
    }

    /**
     * All that is wrong with a part of a position.
     *
     * @param book a part that was put back and not read
     * @param path where the value stands
     */
    static List<Flaw> flaws(Object value, Ids known, @Nullable Class<?> book, List<Object> path) {
        ValueCheck check = new ValueCheck(known, book);
        check.walk(value, null, path);
        return check.flaws;
    }

    private void walk(@Nullable Object value, @Nullable AnnotatedType type, List<Object> path) {
        if (value == null || book != null && book.isInstance(value)) {
            return;
        }
        if (type != null) {
            judge(value, type, path);
        }
        if (value instanceof Player player) {
            judge(player, path);
        } else if (value instanceof Record fields) {
            fields(fields, path);
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((key, one) -> {
                List<Object> there = with(path, name(key));
                walk(key, argument(type, 0), there);
                walk(one, argument(type, 1), there);
            });
        } else if (value instanceof Collection<?> list) {
            int place = 0;
            for (Object one : list) {
                walk(one, argument(type, 0), with(path, place++));
            }
        } else if (value instanceof Object[] array) {
            for (int i = 0; i < array.length; i++) {
                AnnotatedType item =
                        type instanceof AnnotatedArrayType of ? of.getAnnotatedGenericComponentType() : null;
                walk(array[i], item, with(path, i));
            }
        }
    }

    private void fields(Record value, List<Object> path) {
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            Method accessor = component.getAccessor();
            JsonProperty named = accessor.getAnnotation(JsonProperty.class);
            boolean itself =
                    accessor.isAnnotationPresent(JsonUnwrapped.class) || accessor.isAnnotationPresent(JsonValue.class);
            String name = named == null || named.value().isEmpty() ? component.getName() : named.value();
            walk(read(value, accessor), component.getAnnotatedType(), itself ? path : with(path, name));
        }
    }

    private static @Nullable Object read(Record value, Method accessor) {
        try {
            accessor.setAccessible(true);
            return accessor.invoke(value);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(accessor + " can't be read", e);
        }
    }

    private void judge(Object value, AnnotatedElement type, List<Object> path) {
        Between between = type.getAnnotation(Between.class);
        if (between != null
                && value instanceof Number number
                && !(number.doubleValue() >= between.min() && number.doubleValue() <= between.max())) {
            flaws.add(new Flaw(path, wanted(number, between)));
        }
        Id id = type.getAnnotation(Id.class);
        if (id != null && name(value).isEmpty()) {
            flaws.add(new Flaw(path, Sentence.of("it is an id among the {things}, and empty", id.value())));
        } else if (id != null
                && !found.computeIfAbsent(id.value(), any -> new LinkedHashSet<>())
                        .add(name(value))) {
            flaws.add(new Flaw(
                    path,
                    Sentence.of(
                            "{id} is there twice among the {things}; give one another id", name(value), id.value())));
        }
        if (type.isAnnotationPresent(Distinct.class) && value instanceof Collection<?> list) {
            distinct(list, path);
        }
        RefersTo refers = type.getAnnotation(RefersTo.class);
        if (refers != null && known != null) {
            refer(Json.MAPPER.valueToTree(value), refers, known, path);
        }
    }

    private void distinct(Collection<?> list, List<Object> path) {
        Set<Object> before = new LinkedHashSet<>();
        int place = 0;
        for (Object one : list) {
            if (!before.add(one)) {
                flaws.add(new Flaw(with(path, place), Sentence.of("{value} is there twice", name(one))));
            }
            place++;
        }
    }

    private static Sentence wanted(Number number, Between between) {
        boolean tooLittle = number.doubleValue() < between.min();
        if (tooLittle && between.max() == Between.MOST) {
            return Sentence.of("{n} is too little; {min} is the least", number, between.min());
        }
        return between.min() == Integer.MIN_VALUE || !tooLittle && between.max() == Between.MOST
                ? Sentence.of("{n} is too much; {max} is the most", number, between.max())
                : Sentence.of("{n} is not from {min} to {max}", number, between.min(), between.max());
    }

    private void refer(JsonNode ids, RefersTo refers, Ids all, List<Object> path) {
        if (ids.isString()) {
            refer(ids.asString(), refers, all, path);
        } else if (ids.isArray()) {
            int place = 0;
            for (JsonNode one : ids) {
                refer(one, refers, all, with(path, place++));
            }
        } else {
            for (String name : ids.propertyNames()) {
                refer(Json.MAPPER.valueToTree(name), refers, all, with(path, name));
            }
        }
    }

    private void refer(String text, RefersTo refers, Ids all, List<Object> path) {
        List<String> words = List.of(refers.or());
        if (words.contains(text) || text.isEmpty() && refers.orEmpty()) {
            return;
        }
        int end = refers.upTo().isEmpty() ? -1 : text.indexOf(refers.upTo());
        String id = end < 0 ? text : text.substring(0, end);
        String behind = end < 0 ? "" : text.substring(end + refers.upTo().length());
        Set<String> there = all.of(refers.value());
        if (!there.contains(id)) {
            flaws.add(new Flaw(
                    path,
                    words.isEmpty()
                            ? Sentence.of("{id} is not among the {things}: {known}", id, refers.value(), told(there))
                            : Sentence.of(
                                    "{id} is neither {words} nor among the {things}: {known}",
                                    id,
                                    String.join(", ", words),
                                    refers.value(),
                                    told(there))));
        } else if (refers.numbered() && !behind.matches(NUMBER)) {
            flaws.add(new Flaw(
                    path,
                    Sentence.of(
                            "{id} lacks the number that tells it from its like: {example}",
                            text,
                            id + refers.upTo() + 1)));
        }
    }

    private void judge(Player player, List<Object> path) {
        if (known != null && !known.hasSeat(player)) {
            List<String> seats = known.seats().stream().map(Player::id).toList();
            flaws.add(new Flaw(path, Sentence.of("{seat} is no seat of this game; there are: {seats}", player, seats)));
        }
    }

    /** So many that a misspelled one is found, and not all of a catalogue. */
    private static String told(Set<String> ids) {
        List<String> sorted = ids.stream().sorted().limit(MOST_TOLD).toList();
        return String.join(", ", sorted) + (ids.size() > MOST_TOLD ? ", ..." : "");
    }

    /** What has parts is told by its id, or as it is written. */
    private static String name(Object value) {
        JsonNode tree = Json.MAPPER.valueToTree(value);
        return tree.isContainer() ? tree.path("id").asString(tree.toString()) : tree.asString();
    }

    private static @Nullable AnnotatedType argument(@Nullable AnnotatedType type, int place) {
        return type instanceof AnnotatedParameterizedType generic
                        && place < generic.getAnnotatedActualTypeArguments().length
                ? generic.getAnnotatedActualTypeArguments()[place]
                : null;
    }

    private static List<Object> with(List<Object> path, Object step) {
        List<Object> longer = new ArrayList<>(path);
        longer.add(step);
        return longer;
    }
}
