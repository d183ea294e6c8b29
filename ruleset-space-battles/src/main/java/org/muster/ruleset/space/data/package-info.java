/** Tables, ships and scenarios as their files hold them. */
@NullMarked
package org.muster.ruleset.space.data;

import org.jspecify.annotations.NullMarked;
