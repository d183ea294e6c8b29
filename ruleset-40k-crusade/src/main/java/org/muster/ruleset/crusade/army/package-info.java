/** Orders of battle and what is taken from them to a battle (CRU-ARMY), as people write them and as other programs do. */
@NullMarked
package org.muster.ruleset.crusade.army;

import org.jspecify.annotations.NullMarked;
