/** What an organizer's file says of a game, and how a game is opened as it says. */
@NullMarked
package org.muster.core.config;

import org.jspecify.annotations.NullMarked;
