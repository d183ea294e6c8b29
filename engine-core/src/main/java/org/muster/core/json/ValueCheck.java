package org.muster.core.json;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
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

    /** Of each record; reading annotations takes far longer than looking at a value. */
    private static final ClassValue<List<Field>> FIELDS = new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> record) {
            return Arrays.stream(record.getRecordComponents()).map(Field::of).toList();
        }
    };

    private final @Nullable Ids known;
    private final @Nullable Class<?> book;
    /** Where the walk is. */
    private final List<Object> path;

    private final Map<String, Set<String>> found = new LinkedHashMap<>();
    private final List<Flaw> flaws = new ArrayList<>();

    /**
     * A component of a record.
     *
     * @param itself it stands in the file in place of its record, without a name
     */
    private record Field(String name, boolean itself, Method accessor, Laws laws) {

        static Field of(RecordComponent component) {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true);
            JsonProperty named = accessor.getAnnotation(JsonProperty.class);
            boolean itself =
                    accessor.isAnnotationPresent(JsonUnwrapped.class) || accessor.isAnnotationPresent(JsonValue.class);
            String name = named == null || named.value().isEmpty() ? component.getName() : named.value();
            return new Field(name, itself, accessor, Laws.of(component.getAnnotatedType()));
        }

        @Nullable
        Object read(Record value) {
            try {
                return accessor.invoke(value);
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException(accessor + " can't be read", e);
            }
        }
    }

    /**
     * What a type says of a value.
     *
     * @param parts what it says of the values in it: of keys and values of a map, of the items of a list
     */
    private record Laws(
            @Nullable Between between,
            @Nullable Id id,
            boolean distinct,
            @Nullable RefersTo refers,
            List<Laws> parts) {

        static final Laws NONE = new Laws(null, null, false, null, List.of());

        static Laws of(AnnotatedType type) {
            List<AnnotatedType> parts = type instanceof AnnotatedParameterizedType generic
                    ? List.of(generic.getAnnotatedActualTypeArguments())
                    : type instanceof AnnotatedArrayType array
                            ? List.of(array.getAnnotatedGenericComponentType())
                            : List.of();
            return new Laws(
                    type.getAnnotation(Between.class),
                    type.getAnnotation(Id.class),
                    type.isAnnotationPresent(Distinct.class),
                    type.getAnnotation(RefersTo.class),
                    parts.stream().map(Laws::of).toList());
        }

        Laws part(int place) {
            return place < parts.size() ? parts.get(place) : NONE;
        }
    }

    private ValueCheck(@Nullable Ids known, @Nullable Class<?> book, List<Object> path) {
        this.known = known;
        this.book = book;
        this.path = new ArrayList<>(path);
    }

    /** The ids that {@code value} gives to things, by what they name. */
    static Map<String, Set<String>> ids(Object value, @Nullable Class<?> book) {
        ValueCheck check = new ValueCheck(null, book, List.of());
        check.walk(value, Laws.NONE);
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
        ValueCheck check = new ValueCheck(known, book, path);
        check.walk(value, Laws.NONE);
        return check.flaws;
    }

    private void walk(@Nullable Object value, Laws laws) {
        if (value == null || book != null && book.isInstance(value)) {
            return;
        }
        judge(value, laws);
        if (value instanceof Player player) {
            seated(player);
        } else if (value instanceof Record record) {
            for (Field field : FIELDS.get(record.getClass())) {
                if (field.itself) {
                    walk(field.read(record), field.laws);
                } else {
                    walkInto(field.name, field.read(record), field.laws);
                }
            }
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((key, one) -> {
                String name = name(key);
                walkInto(name, key, laws.part(0));
                walkInto(name, one, laws.part(1));
            });
        } else if (value instanceof Collection<?> list) {
            int place = 0;
            for (Object one : list) {
                walkInto(place++, one, laws.part(0));
            }
        } else if (value instanceof Object[] array) {
            for (int i = 0; i < array.length; i++) {
                walkInto(i, array[i], laws.part(0));
            }
        }
    }

    private void walkInto(Object step, @Nullable Object value, Laws laws) {
        path.add(step);
        walk(value, laws);
        path.remove(path.size() - 1);
    }

    private void flaw(Sentence why) {
        flaws.add(new Flaw(path, why));
    }

    private void flawAt(Object step, Sentence why) {
        path.add(step);
        flaw(why);
        path.remove(path.size() - 1);
    }

    private void judge(Object value, Laws laws) {
        Between between = laws.between;
        if (value instanceof Number number && between != null) {
            within(number, between.min(), between.max());
        } else if (value instanceof Integer || value instanceof Long) {
            counted((Number) value);
        }
        Id id = laws.id;
        if (id != null && name(value).isEmpty()) {
            flaw(Sentence.of("it is an id among the {things}, and empty", id.value()));
        } else if (id != null
                && !found.computeIfAbsent(id.value(), any -> new LinkedHashSet<>())
                        .add(name(value))) {
            flaw(Sentence.of("{id} is there twice among the {things}; give one another id", name(value), id.value()));
        }
        if (laws.distinct && value instanceof Collection<?> list) {
            distinct(list);
        }
        RefersTo refers = laws.refers;
        if (refers != null && known != null) {
            refer(Json.MAPPER.valueToTree(value), refers, known);
        }
    }

    private void distinct(Collection<?> list) {
        Set<Object> before = new LinkedHashSet<>();
        int place = 0;
        for (Object one : list) {
            if (!before.add(one)) {
                flawAt(place, Sentence.of("{value} is there twice", name(one)));
            }
            place++;
        }
    }

    /** What a file says is added up and multiplied; a state may hold numbers that count nothing. */
    private void counted(Number number) {
        if (book == null) {
            within(number, Between.LEAST, Between.MOST);
        }
    }

    private void within(Number number, long min, long max) {
        if (!(number.doubleValue() >= min && number.doubleValue() <= max)) {
            flaw(wanted(number, min, max));
        }
    }

    private static Sentence wanted(Number number, long min, long max) {
        if (number.doubleValue() < min && (max == Between.MOST || min == Between.LEAST)) {
            return Sentence.of("{n} is too little; {min} is the least", number, min);
        }
        return number.doubleValue() > max && (max == Between.MOST || min == Between.LEAST)
                ? Sentence.of("{n} is too much; {max} is the most", number, max)
                : Sentence.of("{n} is not from {min} to {max}", number, min, max);
    }

    private void refer(JsonNode ids, RefersTo refers, Ids all) {
        if (ids.isString()) {
            refer(ids.asString(), refers, all);
        } else if (ids.isArray()) {
            int place = 0;
            for (JsonNode one : ids) {
                referAt(place++, one, refers, all);
            }
        } else {
            for (String name : ids.propertyNames()) {
                referAt(name, Json.MAPPER.valueToTree(name), refers, all);
            }
        }
    }

    private void referAt(Object step, JsonNode ids, RefersTo refers, Ids all) {
        path.add(step);
        refer(ids, refers, all);
        path.remove(path.size() - 1);
    }

    private void refer(String text, RefersTo refers, Ids all) {
        List<String> words = List.of(refers.or());
        if (words.contains(text) || text.isEmpty() && refers.orEmpty()) {
            return;
        }
        int end = refers.upTo().isEmpty() ? -1 : text.indexOf(refers.upTo());
        String id = end < 0 ? text : text.substring(0, end);
        String behind = end < 0 ? "" : text.substring(end + refers.upTo().length());
        Set<String> there = all.of(refers.value());
        if (!there.contains(id)) {
            flaw(
                    words.isEmpty()
                            ? Sentence.of("{id} is not among the {things}: {known}", id, refers.value(), told(there))
                            : Sentence.of(
                                    "{id} is neither {words} nor among the {things}: {known}",
                                    id,
                                    String.join(", ", words),
                                    refers.value(),
                                    told(there)));
        } else if (refers.numbered() && !behind.matches(NUMBER)) {
            flaw(Sentence.of(
                    "{id} lacks the number that tells it from its like: {example}", text, id + refers.upTo() + 1));
        }
    }

    private void seated(Player player) {
        if (known != null && !known.hasSeat(player)) {
            List<String> seats = known.seats().stream().map(Player::id).toList();
            flaw(Sentence.of("{seat} is no seat of this game; there are: {seats}", player, seats));
        }
    }

    /** So many that a misspelled one is found, and not all of a catalogue. */
    private static String told(Set<String> ids) {
        List<String> sorted = ids.stream().sorted().limit(MOST_TOLD).toList();
        return String.join(", ", sorted) + (ids.size() > MOST_TOLD ? ", ..." : "");
    }

    /** What has parts is told by its id, or as it is written. */
    private static String name(Object value) {
        if (value instanceof String text) {
            return text;
        }
        JsonNode tree = Json.MAPPER.valueToTree(value);
        return tree.isContainer() ? tree.path("id").asString(tree.toString()) : tree.asString();
    }
}
