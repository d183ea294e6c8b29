package org.muster.host.rolls;

import java.util.List;

/** What somebody says that real dice show. */
public record Typed(String seat, List<Integer> faces) {}
