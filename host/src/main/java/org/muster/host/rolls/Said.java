package org.muster.host.rolls;

import java.time.Instant;
import java.util.List;

/**
 * What somebody said of a roll that both sides typed, and that is written down.
 *
 * @param seat that they said it from
 * @param person what they are called; empty: they have deleted themselves since
 * @param first what they said first
 * @param said when that was
 * @param faces what they said last; mostly the same
 * @param changed when that was
 */
public record Said(
        String seat, String person, List<Integer> first, Instant said, List<Integer> faces, Instant changed) {}
