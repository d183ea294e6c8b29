package org.muster.api.state;

import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * An immutable map that keeps the order in which its keys were first put. States use it where {@code Map.of} would
 * let the order of a hash reach a result. Replacing the value of a key shares the index with the old map, so a state
 * of a thousand territories changes one of them for the price of copying an array of references.
 *
 * @param <K> keys, with {@code equals} and {@code hashCode}
 * @param <V> values, never null
 */
public final class OrderedMap<K, V> extends AbstractMap<K, V> {

    /** Up to so many keys a look along the array is quicker than a hash, and costs no index. */
    private static final int SMALL = 8;

    private static final OrderedMap<?, ?> EMPTY = new OrderedMap<>(null, new Object[0], new Object[0]);

    private final @Nullable Map<K, Integer> index;
    private final Object[] keys;
    private final Object[] values;

    private OrderedMap(@Nullable Map<K, Integer> index, Object[] keys, Object[] values) {
        this.index = index;
        this.keys = keys;
        this.values = values;
    }

    /** A map without entries. */
    @SuppressWarnings("unchecked") // holds nothing
    public static <K, V> OrderedMap<K, V> empty() {
        return (OrderedMap<K, V>) EMPTY;
    }

    /** The entries of {@code map} in its iteration order, which must be a defined one. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static <K, V> OrderedMap<K, V> copyOf(Map<K, V> map) {
        if (map instanceof OrderedMap<K, V> ordered) {
            return ordered;
        }
        if (map.isEmpty()) {
            return empty();
        }
        Object[] keys = new Object[map.size()];
        Object[] values = new Object[map.size()];
        int at = 0;
        for (Entry<K, V> entry : map.entrySet()) {
            if (entry.getValue() == null) { // as a file may have it
                throw new IllegalArgumentException(entry.getKey() + " has no value");
            }
            keys[at] = entry.getKey();
            values[at++] = entry.getValue();
        }
        return new OrderedMap<>(index(keys), keys, values);
    }

    @SuppressWarnings("unchecked") // only K is put in
    private static <K> @Nullable Map<K, Integer> index(Object[] keys) {
        if (keys.length <= SMALL) {
            return null;
        }
        Map<K, Integer> index = new HashMap<>(keys.length * 2);
        for (int i = 0; i < keys.length; i++) {
            index.put((K) keys[i], i);
        }
        return index;
    }

    /** The place of {@code key}, or -1. */
    private int placeOf(@Nullable Object key) {
        if (index != null) {
            Integer place = index.get(key);
            return place == null ? -1 : place;
        }
        for (int i = 0; i < keys.length; i++) {
            if (keys[i].equals(key)) {
                return i;
            }
        }
        return -1;
    }

    /** One entry. */
    public static <K, V> OrderedMap<K, V> of(K key, V value) {
        return new OrderedMap<>(null, new Object[] {key}, new Object[] {value});
    }

    /** These entries, in this order. */
    @SafeVarargs
    public static <K, V> OrderedMap<K, V> ofEntries(Entry<? extends K, ? extends V>... entries) {
        Map<K, V> map = new LinkedHashMap<>();
        for (Entry<? extends K, ? extends V> entry : entries) {
            map.put(entry.getKey(), entry.getValue());
        }
        return copyOf(map);
    }

    /** Values by the key each of them has, in the order of {@code values}. */
    public static <K, V> OrderedMap<K, V> by(Function<? super V, ? extends K> key, Collection<? extends V> values) {
        Map<K, V> map = new LinkedHashMap<>();
        for (V value : values) {
            if (map.put(key.apply(value), value) != null) {
                throw new IllegalArgumentException("twice: " + key.apply(value));
            }
        }
        return copyOf(map);
    }

    /** A value for each key. */
    public static <K, V> OrderedMap<K, V> each(Collection<? extends K> keys, Function<? super K, ? extends V> value) {
        Map<K, V> map = new LinkedHashMap<>();
        for (K key : keys) {
            map.put(key, value.apply(key));
        }
        return copyOf(map);
    }

    /** This map with {@code key} at its place, or behind all others if it is new. */
    public OrderedMap<K, V> with(K key, V value) {
        int at = placeOf(key);
        if (at >= 0) {
            if (values[at] == value) {
                return this;
            }
            Object[] changed = values.clone();
            changed[at] = value;
            return new OrderedMap<>(index, keys, changed);
        }
        Object[] moreKeys = Arrays.copyOf(keys, keys.length + 1);
        Object[] moreValues = Arrays.copyOf(values, values.length + 1);
        moreKeys[keys.length] = key;
        moreValues[values.length] = value;
        return new OrderedMap<>(index(moreKeys), moreKeys, moreValues);
    }

    /** This map with the value of {@code key}, which must be there, changed. */
    public OrderedMap<K, V> change(K key, UnaryOperator<V> change) {
        return with(key, change.apply(the(key)));
    }

    /** This map without {@code key}. */
    public OrderedMap<K, V> without(K key) {
        if (placeOf(key) < 0) {
            return this;
        }
        Map<K, V> rest = new LinkedHashMap<>(this);
        rest.remove(key);
        return copyOf(rest);
    }

    /**
     * The value of a key that is known to be there.
     *
     * @throws NoSuchElementException if it is not: a bug of the caller
     */
    public V the(K key) {
        V value = get(key);
        if (value == null) {
            throw new NoSuchElementException(key + " is none of " + List.of(keys));
        }
        return value;
    }

    /** The values, in order. */
    public List<V> list() {
        @SuppressWarnings("unchecked") // only V is put in
        List<V> list = (List<V>) List.of(values);
        return list;
    }

    @Override
    @SuppressWarnings("unchecked") // only V is put in
    public @Nullable V get(@Nullable Object key) {
        int at = placeOf(key);
        return at < 0 ? null : (V) values[at];
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return placeOf(key) >= 0;
    }

    @Override
    public int size() {
        return keys.length;
    }

    @Override
    public Set<Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Entry<K, V>> iterator() {
                return new Iterator<>() {
                    private int next;

                    @Override
                    public boolean hasNext() {
                        return next < keys.length;
                    }

                    @Override
                    @SuppressWarnings("unchecked") // only K and V are put in
                    public Entry<K, V> next() {
                        if (next >= keys.length) {
                            throw new NoSuchElementException();
                        }
                        return Map.entry((K) keys[next], (V) values[next++]);
                    }
                };
            }

            @Override
            public int size() {
                return keys.length;
            }
        };
    }
}
