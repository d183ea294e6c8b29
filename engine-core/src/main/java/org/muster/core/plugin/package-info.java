/** Finds rulesets and expansions and wires each of them. */
@NullMarked
package org.muster.core.plugin;

import org.jspecify.annotations.NullMarked;
