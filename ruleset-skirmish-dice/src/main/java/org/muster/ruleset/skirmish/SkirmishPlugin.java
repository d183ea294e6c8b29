package org.muster.ruleset.skirmish;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.Provides;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import java.util.Set;
import java.util.stream.Stream;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.ruleset.skirmish.effects.Consequences;
import org.muster.ruleset.skirmish.effects.ShippedConditions;
import org.muster.ruleset.skirmish.effects.ShippedEffects;

/**
 * Brings skirmish dice to the engine. Expansions add effects of cards and conditions of missions through the
 * multibinders of {@link Effect} and {@link Condition}.
 */
public final class SkirmishPlugin implements RulesetPlugin {

    @Override
    public RulesetInfo info() {
        return new RulesetInfo(
                "skirmish-dice",
                "Skirmish dice: a table in centimetres",
                "0.1.4",
                RulesetInfo.API,
                "A playtest text of the hobby blog \"In a galaxy even further away\"",
                2,
                2);
    }

    @Override
    public Module module() {
        return new Wiring();
    }

    private static final class Wiring extends AbstractModule {

        @Override
        protected void configure() {
            // filled by expansions alone: a set hashes each of its records, which costs every start a class of its own
            Multibinder.newSetBinder(binder(), Effect.class);
            Multibinder.newSetBinder(binder(), Condition.class);
            bind(new TypeLiteral<Ruleset<?, ?>>() {}).to(SkirmishDice.class);
        }

        @Provides
        Contributions contributions(Set<Effect> effects, Set<Condition> conditions) {
            return new Contributions(
                    Stream.concat(ShippedEffects.all().stream(), effects.stream())
                            .toList(),
                    Stream.concat(ShippedConditions.all().stream(), conditions.stream())
                            .toList(),
                    new Consequences());
        }
    }
}
