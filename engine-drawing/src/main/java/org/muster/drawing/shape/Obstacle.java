package org.muster.drawing.shape;

/** What takes room on a board. */
sealed interface Obstacle permits Box, Disc, Room.Taken {

    /** A box that holds it. */
    Box bounds();

    /** Whether it takes some of a box. */
    boolean meets(Box box);
}
