/** What people may ask the ruleset. */
@NullMarked
package org.muster.ruleset.skirmish.report;

import org.jspecify.annotations.NullMarked;
