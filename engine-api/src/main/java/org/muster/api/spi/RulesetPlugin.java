package org.muster.api.spi;

import com.google.inject.Module;
import org.muster.api.Stable;

/**
 * A ruleset, found by {@link java.util.ServiceLoader} on the class path and in jars of the plugins folder. Needs a
 * public constructor without arguments that does nothing.
 */
@Stable
public interface RulesetPlugin {

    /** What it is; called often, must be quick. */
    RulesetInfo info();

    /** Binds {@code Ruleset<?, ?>} and declares what expansions may add to. */
    Module module();
}
