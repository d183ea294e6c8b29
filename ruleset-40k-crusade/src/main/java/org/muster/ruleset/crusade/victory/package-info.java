/** Victory and ranking (CRU-VIC). */
@NullMarked
package org.muster.ruleset.crusade.victory;

import org.jspecify.annotations.NullMarked;
