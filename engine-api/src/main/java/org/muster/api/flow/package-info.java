/** A rulebook as a pipeline of steps. */
@NullMarked
package org.muster.api.flow;

import org.jspecify.annotations.NullMarked;
