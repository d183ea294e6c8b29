/** What the files of data hold: unit cards, Deployment Cards, missions, numbers. */
@NullMarked
package org.muster.ruleset.skirmish.data;

import org.jspecify.annotations.NullMarked;
