package org.muster.core.engine;

import org.muster.api.decision.Answer;
import org.muster.api.text.Sentence;

/**
 * A legal answer, before it is given.
 *
 * @param answer as it would be written down
 * @param words as people say it
 * @param sum what it comes to; nothing where nothing is spent
 */
public record LegalAnswer(Answer answer, Sentence words, Sentence sum) {}
