/** Everything that is written as JSON, and read again. */
@NullMarked
package org.muster.core.json;

import org.jspecify.annotations.NullMarked;
