package org.muster.host.past;

import java.util.List;

/**
 * What happened in a phase, as far as somebody wants to read of it.
 *
 * @param phase what people call the round and the phase
 */
public record Chapter(String phase, List<ToldLine> lines) {}
