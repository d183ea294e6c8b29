/** What a host stands on: one game, kept in a store, played by many at once and told to each as they may know it. */
@NullMarked
package org.muster.core.match;

import org.jspecify.annotations.NullMarked;
