/** Rulesets, and the data they are made of. */
@NullMarked
package org.muster.cli.rulesets;

import org.jspecify.annotations.NullMarked;
