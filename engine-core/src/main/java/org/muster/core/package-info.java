/** What runs a ruleset. */
@NullMarked
package org.muster.core;

import org.jspecify.annotations.NullMarked;
