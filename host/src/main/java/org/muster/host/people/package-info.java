/** Who somebody is, and which seats are theirs. */
@NullMarked
package org.muster.host.people;

import org.jspecify.annotations.NullMarked;
