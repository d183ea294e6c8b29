/**
 * Who sits at the table, and who may know what.
 *
 * <ul>
 *   <li>The id of a seat is saved for ever; what people call it is not.
 *   <li>Whatever leaves the process goes through the view of one {@link org.muster.api.seat.Viewer}. Two games that
 *       differ only in what a viewer may not know look the same to that viewer, byte for byte.
 * </ul>
 */
@NullMarked
package org.muster.api.seat;

import org.jspecify.annotations.NullMarked;
