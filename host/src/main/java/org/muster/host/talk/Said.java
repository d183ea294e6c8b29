package org.muster.host.talk;

import java.util.List;
import org.muster.host.people.Person;

/**
 * What somebody wants to say.
 *
 * @param person who
 * @param seat as which
 * @param to the seats that are to hear it; none: everybody
 * @param text one line of it
 * @param sent the same for what is sent again
 */
public record Said(Person person, String seat, List<String> to, Subject about, String text, String sent) {}
