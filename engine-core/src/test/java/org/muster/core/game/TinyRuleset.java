package org.muster.core.game;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.core.plugin.LoadedRuleset;

/** What tiny rulesets of tests share: no book, no secrets, an empty picture. */
public abstract class TinyRuleset<S> implements Ruleset<S, Setup> {

    private @Nullable LoadedRuleset loaded;

    @Override
    public S view(S state, Viewer viewer) {
        return state;
    }

    @Override
    public Scene scene(S state, Viewer viewer) {
        return Scene.of(Sentence.of("tiny"), 1, 1).described(Sentence.of("nothing"));
    }

    /** As if it had been found as a plugin; once, since all classes of the tests are read to know its version. */
    public synchronized LoadedRuleset loaded() {
        if (loaded == null) {
            loaded = load();
        }
        return loaded;
    }

    /** Seats at most. */
    protected int most() {
        return 9;
    }

    private LoadedRuleset load() {
        TinyRuleset<S> self = this;
        return LoadedRuleset.of(new RulesetPlugin() {
            @Override
            public RulesetInfo info() {
                return new RulesetInfo("tiny", "Tiny", "1.0.0", RulesetInfo.API, "none", 1, most());
            }

            @Override
            public Module module() {
                return new AbstractModule() {
                    @Override
                    protected void configure() {
                        bind(new TypeLiteral<Ruleset<?, ?>>() {}).toInstance(self);
                    }
                };
            }
        });
    }
}
