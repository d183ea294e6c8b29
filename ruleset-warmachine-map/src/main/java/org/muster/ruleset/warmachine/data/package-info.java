/** The files of data: numbers of the book, terrain, maps, catalogue, contracts, lists, objectives. */
@NullMarked
package org.muster.ruleset.warmachine.data;

import org.jspecify.annotations.NullMarked;
