package org.muster.api.army;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.muster.api.Stable;
import org.muster.api.state.OrderedMap;

/**
 * Everything that can be taken, in the order of the book.
 *
 * @param <P> the system's profile
 */
@Stable
public final class Catalogue<P extends Profile> {

    private final OrderedMap<String, P> profiles;

    private Catalogue(OrderedMap<String, P> profiles) {
        this.profiles = profiles;
    }

    /**
     * A catalogue of these profiles.
     *
     * @throws IllegalArgumentException if two have one id
     */
    public static <P extends Profile> Catalogue<P> of(Collection<P> profiles) {
        return new Catalogue<>(OrderedMap.by(Profile::id, profiles));
    }

    /** The profile of that id, if there is one. */
    public Optional<P> find(String id) {
        return Optional.ofNullable(profiles.get(id));
    }

    /** The profile of an id that is known to be there. */
    public P the(String id) {
        return profiles.the(id);
    }

    /** All profiles, in order. */
    public List<P> all() {
        return profiles.list();
    }

    /** Whether anything in it costs points: there are systems that count none. */
    public boolean isPriced() {
        return all().stream().anyMatch(one -> one.points() != 0);
    }

    /** The profiles that pass {@code test}, in order. */
    public List<P> where(Predicate<? super P> test) {
        return all().stream().filter(test).toList();
    }
}
