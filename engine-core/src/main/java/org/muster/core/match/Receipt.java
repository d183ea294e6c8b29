package org.muster.core.match;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What somebody gets whose command was written down, and gets again for the same submission.
 *
 * @param submission the id it was sent with; null: none
 * @param at when it was written down, to the millisecond
 */
public record Receipt(@Nullable String submission, Instant at) {}
