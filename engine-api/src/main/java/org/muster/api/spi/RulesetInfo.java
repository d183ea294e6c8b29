package org.muster.api.spi;

import java.util.Arrays;
import java.util.regex.Pattern;
import org.muster.api.Stable;

/**
 * What a ruleset says of itself before anything of it is loaded.
 *
 * @param id short and stable, as people type it: {@code swm-campaign}
 * @param name as people read it
 * @param version of the ruleset, major.minor.patch; a change of patch never changes what a game did
 * @param api version of engine-api it was made for
 * @param source the document it implements
 * @param minSeats fewest players
 * @param maxSeats most players
 */
@Stable
public record RulesetInfo(String id, String name, String version, int api, String source, int minSeats, int maxSeats) {

    /** Version of this engine-api. A plugin made for a later one is left out. */
    public static final int API = 1;

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    /**
     * Which of two versions came first, as {@link java.util.Comparator#compare} says it: 1.2.0 before 1.10.0. What follows
     * a {@code -} or {@code +} does not count.
     */
    public static int compareVersions(String one, String other) {
        return Arrays.compare(numbers(one), numbers(other));
    }

    private static int[] numbers(String version) {
        return NUMBER.matcher(version.split("[-+]", 2)[0])
                .results()
                .mapToInt(number -> Integer.parseInt(number.group()))
                .toArray();
    }
}
