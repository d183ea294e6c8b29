package org.muster.api.decision;

import org.muster.api.Preview;
import org.muster.api.text.Sentence;

/**
 * An answer that lies on the table already: whoever answers takes it, or changes a part of it.
 *
 * @param called whose or what it is: "as Bert has reported"
 * @param answer not always a legal one any more
 */
@Preview
public record Proposal(Sentence called, Answer answer) {}
