package org.muster.api.army;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.Stable;
import org.muster.api.state.OrderedMap;

/**
 * A list written down: how many of which profile. What becomes of it in a campaign, named and scarred, is the
 * system's own business.
 *
 * @param counts how many by profile id, each from 1 to {@value #MOST}
 */
@Stable
public record Roster(@JsonValue OrderedMap<String, Integer> counts) {

    /** Of one profile in one list: more is a slip, and would be gone through one by one. */
    public static final int MOST = 500;

    /** Nothing at all. */
    public static final Roster EMPTY = new Roster(OrderedMap.empty());

    @JsonCreator
    public Roster {
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            if (entry.getValue() < 1 || entry.getValue() > MOST) {
                throw new IllegalArgumentException(
                        entry.getKey() + ": " + entry.getValue() + " is no number from 1 to " + MOST);
            }
        }
    }

    /** One for each id, repeated ids adding up. */
    public static Roster ofIds(List<String> ids) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        ids.forEach(id -> counts.merge(id, 1, Integer::sum));
        return new Roster(OrderedMap.copyOf(counts));
    }

    /** Each profile as often as it is taken, in the order of the list. */
    public <P extends Profile> List<P> profiles(Catalogue<P> catalogue) {
        List<P> profiles = new ArrayList<>();
        counts.forEach((id, count) -> {
            P profile = catalogue.the(id);
            for (int i = 0; i < count; i++) {
                profiles.add(profile);
            }
        });
        return List.copyOf(profiles);
    }

    /** Whether nothing is taken. */
    public boolean isEmpty() {
        return counts.isEmpty();
    }

    /** {@code 1 x mace-windu, 3 x clone-trooper}. */
    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        counts.forEach((id, count) -> parts.add(count + " x " + id));
        return String.join(", ", parts);
    }
}
