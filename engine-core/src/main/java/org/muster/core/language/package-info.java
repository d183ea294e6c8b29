/** Languages out of files. */
@NullMarked
package org.muster.core.language;

import org.jspecify.annotations.NullMarked;
