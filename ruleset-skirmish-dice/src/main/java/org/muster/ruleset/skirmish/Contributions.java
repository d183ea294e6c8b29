package org.muster.ruleset.skirmish;

import java.util.Collection;
import java.util.Comparator;
import org.muster.api.state.OrderedMap;

/** What the ruleset and its expansions bring to a game: effects of cards, conditions of missions, what follows from losses. */
public final class Contributions {

    private final OrderedMap<String, Effect> effects;
    private final OrderedMap<String, Condition> conditions;
    private final Aftermath aftermath;

    /** Each in the order of its ids, so that the order of the jars never matters. */
    public Contributions(Collection<Effect> effects, Collection<Condition> conditions, Aftermath aftermath) {
        this.effects = OrderedMap.by(
                Effect::id,
                effects.stream().sorted(Comparator.comparing(Effect::id)).toList());
        this.conditions = OrderedMap.by(
                Condition::id,
                conditions.stream().sorted(Comparator.comparing(Condition::id)).toList());
        this.aftermath = aftermath;
    }

    public OrderedMap<String, Effect> effects() {
        return effects;
    }

    public OrderedMap<String, Condition> conditions() {
        return conditions;
    }

    Aftermath aftermath() {
        return aftermath;
    }
}
