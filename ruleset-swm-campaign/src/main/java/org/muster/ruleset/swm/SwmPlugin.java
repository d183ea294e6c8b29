package org.muster.ruleset.swm;

import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;

/** Brings the SWM campaign to the engine. */
public final class SwmPlugin implements RulesetPlugin {

    @Override
    public RulesetInfo info() {
        return new RulesetInfo(
                "swm-campaign",
                "Star Wars Miniatures Campaign System",
                "0.1.0",
                RulesetInfo.API,
                "Star Wars Miniatures Campaign System, forum post of December 2007",
                2,
                10);
    }

    @Override
    public Module module() {
        return binder -> binder.bind(new TypeLiteral<Ruleset<?, ?>>() {}).toInstance(new SwmCampaign());
    }
}
