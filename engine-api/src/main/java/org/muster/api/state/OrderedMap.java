package org.muster.api.state;

import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;

/**
 * An immutable map that keeps the order in which its keys were first put. States use it where {@code Map.of} would
 * let the order of a hash reach a result. Replacing the value of a key shares the index with the old map, so a state
 * of a thousand territories changes one of them for the price of copying an array of references.
 *
 * @param <K> keys, with {@code equals} and {@code hashCode}
 * @param <V> values, never null
 */
@Stable
public final class OrderedMap<K, V> extends AbstractMap<K, V> {

    /** Up to so many keys a look along the array is quicker than a hash, and costs no index. */
    private static final int SMALL = 8;

    private static final OrderedMap<?, ?> EMPTY = new OrderedMap<>(null, new Object[0], new Object[0]);

    /** By hash the place of a key plus 1, or 0; a key whose slot is taken has the next free one. Null: a small map. */
    private final int @Nullable [] index;

    private final Object[] keys;
    private final Object[] values;
    private @Nullable List<V> list;

    private OrderedMap(int @Nullable [] index, Object[] keys, Object[] values) {
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

    private static int @Nullable [] index(Object[] keys) {
        if (keys.length <= SMALL) {
            return null;
        }
        int[] index = new int[4 * Integer.highestOneBit(keys.length)]; // at most half full
        for (int i = 0; i < keys.length; i++) {
            int slot = slot(keys[i], index);
            while (index[slot] != 0) {
                slot = slot + 1 & index.length - 1;
            }
            index[slot] = i + 1;
        }
        return index;
    }

    private static int slot(@Nullable Object key, int[] index) {
        int hash = Objects.hashCode(key);
        return (hash ^ hash >>> 16) & index.length - 1;
    }

    /** The place of {@code key}, or -1. */
    private int placeOf(@Nullable Object key) {
        if (index != null) {
            int slot = slot(key, index);
            while (index[slot] != 0 && keys[index[slot] - 1] != key && !keys[index[slot] - 1].equals(key)) {
                slot = slot + 1 & index.length - 1;
            }
            return index[slot] - 1;
        }
        for (int i = 0; i < keys.length; i++) { // most often the very same object
            if (keys[i] == key) {
                return i;
            }
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

    /** Every value changed, under the same keys. */
    @SuppressWarnings("unchecked") // only V is put in
    public <W> OrderedMap<K, W> map(Function<? super V, ? extends W> change) {
        Object[] changed = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            changed[i] = Objects.requireNonNull(change.apply((V) values[i]));
        }
        return new OrderedMap<>(index, keys, changed);
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
        int at = placeOf(key);
        if (at < 0) {
            return this;
        }
        if (keys.length == 1) {
            return empty();
        }
        Object[] fewerKeys = without(keys, at);
        return new OrderedMap<>(index(fewerKeys), fewerKeys, without(values, at));
    }

    private static Object[] without(Object[] all, int at) {
        Object[] rest = Arrays.copyOf(all, all.length - 1);
        System.arraycopy(all, at + 1, rest, at, rest.length - at);
        return rest;
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
        List<V> made = list;
        if (made == null) {
            @SuppressWarnings("unchecked") // only V is put in
            List<V> all = (List<V>) List.of(values);
            made = all;
            list = made;
        }
        return made;
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
    @SuppressWarnings("unchecked") // only K and V are put in
    public void forEach(BiConsumer<? super K, ? super V> each) {
        for (int i = 0; i < keys.length; i++) {
            each.accept((K) keys[i], (V) values[i]);
        }
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
