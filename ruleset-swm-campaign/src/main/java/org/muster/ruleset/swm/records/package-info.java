/** What is read of a war rather than looked at: tables for all of it, and sheets of its parts. */
@NullMarked
package org.muster.ruleset.swm.records;

import org.jspecify.annotations.NullMarked;
