package org.muster.api.spi;

import com.google.inject.Module;
import java.util.List;
import org.muster.api.Preview;
import org.muster.api.flow.Step;

/** Adds to a ruleset that stands: abilities, scenarios, units. Found like {@link RulesetPlugin}. */
@Preview
public interface ExpansionPlugin {

    /** Short and stable. */
    String id();

    /** major.minor.patch. */
    String version();

    /** Id of the ruleset it adds to. */
    String expands();

    /** Steps it brings, beside those of the ruleset, whose state they are of; their names are its own. */
    default List<Class<? extends Step<?>>> steps() {
        return List.of();
    }

    /** Contributes to the multibinders the ruleset declares. */
    Module module();
}
