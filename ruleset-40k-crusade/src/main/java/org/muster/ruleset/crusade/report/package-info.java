/** A battle on a real table and its report (CRU-BAT). */
@NullMarked
package org.muster.ruleset.crusade.report;

import org.jspecify.annotations.NullMarked;
