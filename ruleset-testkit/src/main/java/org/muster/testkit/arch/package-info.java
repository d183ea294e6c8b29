/** Rules about who may see whom, and what a ruleset may not touch. */
@NullMarked
package org.muster.testkit.arch;

import org.jspecify.annotations.NullMarked;
