/** Players that are not people, and games among them. */
@NullMarked
package org.muster.core.bot;

import org.jspecify.annotations.NullMarked;
