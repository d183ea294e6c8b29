/** What lists are made of: models and units, field allowance, attachments, battlegroups, veterans. */
@NullMarked
package org.muster.ruleset.warmachine.army;

import org.jspecify.annotations.NullMarked;
