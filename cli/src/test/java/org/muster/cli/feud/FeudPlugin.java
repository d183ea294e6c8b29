package org.muster.cli.feud;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;

/** Border Feud: a game of six regions that has a bit of everything, for tests of the command line. */
public final class FeudPlugin implements RulesetPlugin {
    @Override
    public RulesetInfo info() {
        return new RulesetInfo("feud", "Border Feud", "1.2.0", RulesetInfo.API, "made up for tests", 2, 4);
    }

    @Override
    public Module module() {
        return new AbstractModule() {
            @Override
            protected void configure() {
                bind(new TypeLiteral<Ruleset<?, ?>>() {}).toInstance(new Feud());
            }
        };
    }
}
