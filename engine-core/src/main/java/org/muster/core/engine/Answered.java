package org.muster.core.engine;

import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;

/**
 * What was answered to one question of an open decision.
 *
 * @param answer as it was written; null: nothing, as time ran out
 * @param by who answered
 * @param confirmed whether the decision need not wait for this answer any longer; it may still be changed until the
 *     decision closes
 * @param lapsed whether time ran out and this is the default
 */
public record Answered(@Nullable Answer answer, Player by, boolean confirmed, boolean lapsed) {}
