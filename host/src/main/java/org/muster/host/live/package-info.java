/** What those who look on hear, written once for all who see the same. */
@NullMarked
package org.muster.host.live;

import org.jspecify.annotations.NullMarked;
