package org.muster.api.spi;

import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import org.muster.api.Stable;

/**
 * A ruleset, found by {@link java.util.ServiceLoader} on the class path and in jars of the plugins folder. Needs a
 * public constructor without arguments that does nothing.
 */
@Stable
public interface RulesetPlugin {

    /** What it is; called often, must be quick. */
    RulesetInfo info();

    /**
     * Binds {@code Ruleset<?, ?>} and declares what expansions may add to. By default the plugin is the ruleset itself,
     * to which nothing is added.
     */
    default Module module() {
        if (this instanceof Ruleset<?, ?> ruleset) {
            return binder -> binder.bind(new TypeLiteral<Ruleset<?, ?>>() {}).toInstance(ruleset);
        }
        throw new IllegalStateException(getClass().getName() + " is no ruleset itself: override module()");
    }
}
