/**
 * Rosters that other programs wrote, as far as a ruleset may want to know them.
 *
 * <p>All of it comes from strangers: names may hold anything, numbers may be missing or wrong. A ruleset makes a list
 * of its own of it, and tells what it could not take; nothing of the roster itself is saved.
 */
@NullMarked
package org.muster.api.roster;

import org.jspecify.annotations.NullMarked;
