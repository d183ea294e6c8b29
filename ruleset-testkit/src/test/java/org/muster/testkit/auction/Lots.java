package org.muster.testkit.auction;

import java.util.List;

/** What is sold. */
public record Lots(int purse, List<String> lots) {}
