package org.muster.api.spi;

import com.google.inject.Module;
import org.muster.api.Preview;

/** Adds to a ruleset that stands: abilities, scenarios, units. Found like {@link RulesetPlugin}. */
@Preview
public interface ExpansionPlugin {

    /** Short and stable. */
    String id();

    /** major.minor.patch. */
    String version();

    /** Id of the ruleset it adds to. */
    String expands();

    /** Contributes to the multibinders the ruleset declares. */
    Module module();
}
