package org.muster.host.news;

import org.muster.host.delivery.Occasion;

/**
 * Something that is to be sent, and not written yet.
 *
 * @param about what it is about, as JSON; {@link Writer} knows
 * @param tries how often it was tried
 */
record Letter(String id, String channel, Occasion occasion, String about, int tries) {}
