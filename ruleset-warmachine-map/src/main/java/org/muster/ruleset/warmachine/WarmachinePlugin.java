package org.muster.ruleset.warmachine;

import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;

/** Brings the Warmachine map campaign to the engine. */
public final class WarmachinePlugin implements RulesetPlugin {

    @Override
    public RulesetInfo info() {
        return new RulesetInfo(
                "warmachine-map",
                "Warmachine Map Campaign",
                "0.1.4",
                RulesetInfo.API,
                "Map Campaign Rules by Justin Rudler, version 1.0",
                2,
                6);
    }

    @Override
    public Module module() {
        return binder -> binder.bind(new TypeLiteral<Ruleset<?, ?>>() {}).toInstance(new WarmachineMap());
    }
}
