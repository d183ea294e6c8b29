/** What one viewer may know of a game. Everything that leaves the process goes through here. */
@NullMarked
package org.muster.core.view;

import org.jspecify.annotations.NullMarked;
