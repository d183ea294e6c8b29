package org.muster.host.delivery;

/** Brings messages to where a channel leads; it never throws for what the other side does. */
@FunctionalInterface
public interface Carrier {

    /** Tries once. */
    Delivery carry(Message message, Channel to);
}
