/**
 * What a ruleset plugin gives to the engine.
 *
 * <ul>
 *   <li>A plugin's constructor does nothing; its ruleset is made once, and serves all games at once.
 *   <li>{@code check} comes before {@code open}, {@code open} before {@code start}, each once when a game is opened
 *       or read; only they see files. The book is immutable and shared by all that happens in the game.
 *   <li>{@code view}, {@code scene}, {@code closeUp} and {@code seatLabel} are asked whenever somebody looks,
 *       {@code evaluation} some thousand times for a choice of a bot that looks ahead: it must be quick.
 *   <li>Saved for ever: the id of the ruleset, names and values of house rules, names of data files.
 * </ul>
 */
@NullMarked
package org.muster.api.spi;

import org.jspecify.annotations.NullMarked;
