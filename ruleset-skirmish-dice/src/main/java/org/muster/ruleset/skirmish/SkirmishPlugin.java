package org.muster.ruleset.skirmish;

import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
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
                "0.1.1",
                RulesetInfo.API,
                "A playtest text of the hobby blog \"In a galaxy even further away\"",
                2,
                2);
    }

    @Override
    public Module module() {
        return binder -> {
            Multibinder<Effect> effects = Multibinder.newSetBinder(binder, Effect.class);
            ShippedEffects.all().forEach(effect -> effects.addBinding().toInstance(effect));
            Multibinder<Condition> conditions = Multibinder.newSetBinder(binder, Condition.class);
            ShippedConditions.all().forEach(condition -> conditions.addBinding().toInstance(condition));
            binder.bind(Aftermath.class).toInstance(new Consequences());
            binder.bind(Contributions.class);
            binder.bind(new TypeLiteral<Ruleset<?, ?>>() {}).to(SkirmishDice.class);
        };
    }
}
