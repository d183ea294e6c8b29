/** What is read of a battle rather than looked at: tables for all of it, and sheets of its parts. */
@NullMarked
package org.muster.ruleset.space.records;

import org.jspecify.annotations.NullMarked;
