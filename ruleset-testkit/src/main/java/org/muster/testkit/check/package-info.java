/** The checks a ruleset must pass, as plain classes that return findings: no test framework is needed to run them. */
@NullMarked
package org.muster.testkit.check;

import org.jspecify.annotations.NullMarked;
