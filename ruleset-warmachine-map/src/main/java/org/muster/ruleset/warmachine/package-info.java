/**
 * The Warmachine map campaign: banners with secret orders that all move at once, battles, casualties, supplies, twelve
 * rounds. {@link org.muster.ruleset.warmachine.WarmachineMap} is the table of contents.
 */
@NullMarked
package org.muster.ruleset.warmachine;

import org.jspecify.annotations.NullMarked;
