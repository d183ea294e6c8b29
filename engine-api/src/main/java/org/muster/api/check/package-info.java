/**
 * Broken rules, told all at once and in words people understand.
 *
 * <ul>
 *   <li>Who checks tells every violation, not the first; none means that it is legal.
 *   <li>A code is for programs and stays; the sentence is for people and may change.
 *   <li>A violation tells nobody what they may not know.
 * </ul>
 */
@NullMarked
package org.muster.api.check;

import org.jspecify.annotations.NullMarked;
