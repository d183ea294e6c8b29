/** What the author of a ruleset may touch. */
@NullMarked
package org.muster.api;

import org.jspecify.annotations.NullMarked;
