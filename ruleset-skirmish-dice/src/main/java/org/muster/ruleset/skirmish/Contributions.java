package org.muster.ruleset.skirmish;

import com.google.inject.Inject;
import java.util.Collection;
import java.util.Comparator;
import java.util.Set;
import org.muster.api.state.OrderedMap;

/** What the ruleset and its expansions bring to a game: effects of cards, conditions of missions. */
final class Contributions {

    private final OrderedMap<String, Effect> effects;
    private final OrderedMap<String, Condition> conditions;

    @Inject
    Contributions(Set<Effect> effects, Set<Condition> conditions) {
        this((Collection<Effect>) effects, conditions);
    }

    /** Each in the order of its ids, so that the order of the jars never matters. */
    private Contributions(Collection<Effect> effects, Collection<Condition> conditions) {
        this.effects = OrderedMap.by(
                Effect::id,
                effects.stream().sorted(Comparator.comparing(Effect::id)).toList());
        this.conditions = OrderedMap.by(
                Condition::id,
                conditions.stream().sorted(Comparator.comparing(Condition::id)).toList());
    }

    /** What the ruleset brings by itself. */
    static Contributions shipped() {
        return new Contributions(ShippedEffects.all(), ShippedConditions.all());
    }

    OrderedMap<String, Effect> effects() {
        return effects;
    }

    OrderedMap<String, Condition> conditions() {
        return conditions;
    }
}
