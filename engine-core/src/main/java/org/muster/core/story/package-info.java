/** What happened, in lines, and how much of it each viewer has heard. */
@NullMarked
package org.muster.core.story;

import org.jspecify.annotations.NullMarked;
