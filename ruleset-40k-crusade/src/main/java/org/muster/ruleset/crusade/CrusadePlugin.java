package org.muster.ruleset.crusade;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.ruleset.crusade.data.FactionSheet;
import org.muster.ruleset.crusade.setup.Contributions;

/**
 * Brings the Crusade 40k campaign to the engine. Expansions add abilities, primitives of victory conditions and whole
 * factions through the multibinders of {@link Ability}, {@link Condition} and {@link FactionSheet}.
 */
public final class CrusadePlugin implements RulesetPlugin {

    @Override
    public RulesetInfo info() {
        return new RulesetInfo(
                "40k-crusade",
                "Crusade 40k: a sector campaign",
                "0.1.5",
                RulesetInfo.API,
                "S3 - Campaign Turns, a club's season of Warhammer 40,000 Crusade",
                2,
                8);
    }

    @Override
    public Module module() {
        return new AbstractModule() {
            @Override
            protected void configure() {
                Multibinder.newSetBinder(binder(), Ability.class);
                Multibinder.newSetBinder(binder(), Condition.class);
                Multibinder.newSetBinder(binder(), FactionSheet.class);
                bind(Contributions.class);
                bind(new TypeLiteral<Ruleset<?, ?>>() {}).to(CrusadeRuleset.class);
            }
        };
    }
}
