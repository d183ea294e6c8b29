package org.muster.api.odds;

import java.util.List;
import org.muster.api.Preview;
import org.muster.api.text.Sentence;

/**
 * What is likely to come of something, such as of one attack.
 *
 * @param reading in words, what was taken to be asked, so that no misreading is silent
 * @param quantities what can come of it, each with its odds
 */
@Preview
public record Forecast(Sentence reading, List<Quantity> quantities) {

    public Forecast {
        quantities = List.copyOf(quantities);
    }

    /**
     * One thing that can come of it.
     *
     * @param name in the system's words: {@code wounds}
     * @param odds of each number; of something that happens or not, 1 and 0
     */
    public record Quantity(Sentence name, Distribution odds) {}
}
