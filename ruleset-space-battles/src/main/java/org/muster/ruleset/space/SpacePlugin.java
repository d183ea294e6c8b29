package org.muster.ruleset.space;

import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;

/** Brings space battles to the engine. */
public final class SpacePlugin implements RulesetPlugin {

    @Override
    public RulesetInfo info() {
        return new RulesetInfo(
                "space-battles",
                "Starwars Miniatures Battlegame",
                "0.1.2",
                RulesetInfo.API,
                "Starwars Miniatures Battlegame, pages of 4 March 2007",
                2,
                2);
    }

    @Override
    public Module module() {
        return binder -> binder.bind(new TypeLiteral<Ruleset<?, ?>>() {}).toInstance(new SpaceBattles());
    }
}
