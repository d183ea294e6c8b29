/** Many games among bots, and what can be learnt from them: of a ruleset, of a house rule, of a game that goes on. */
@NullMarked
package org.muster.core.lab;

import org.jspecify.annotations.NullMarked;
