/** Files of what a ruleset did, checked in, so that a change of behaviour is a difference people can read. */
@NullMarked
package org.muster.testkit.golden;

import org.jspecify.annotations.NullMarked;
