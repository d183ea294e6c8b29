package org.muster.host.web;

/** What somebody must be to ask for something. */
enum Need {
    /** Anybody, also without a session. */
    NOTHING,
    /** Somebody with a session. */
    PERSON,
    /** Somebody who may look at the game: it is public, or they sit in it. */
    LOOK,
    /** Somebody who sits in the game, as a player or its organizer. */
    SEAT,
    /** The organizer of the game, or who runs the host: a game whose organizer is gone must not be stuck. */
    ORGANIZER,
    /** Who runs the host. */
    HOST
}
