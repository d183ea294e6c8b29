/** The checks that every ruleset must pass. */
@NullMarked
package org.muster.testkit;

import org.jspecify.annotations.NullMarked;
