/** The club's table on the web. It knows no ruleset. */
@NullMarked
package org.muster.host;

import org.jspecify.annotations.NullMarked;
