package org.muster.ruleset.space.data;

import java.util.Comparator;

/** Ids in the order in which ships are counted: {@code tie-fighter-9} before {@code tie-fighter-10} (SPB-OPEN-03). */
public final class Numbered implements Comparator<String> {

    @Override
    public int compare(String one, String other) {
        int stems = one.substring(0, stem(one)).compareTo(other.substring(0, stem(other)));
        if (stems != 0) {
            return stems;
        }
        boolean counted = !one.startsWith("0", stem(one)) && !other.startsWith("0", stem(other));
        int longer = Integer.compare(one.length(), other.length()); // of two such numbers the higher
        return counted && longer != 0 ? longer : one.compareTo(other);
    }

    /** How long an id is without its number. */
    private static int stem(String id) {
        int end = id.length();
        while (end > 0 && id.charAt(end - 1) >= '0' && id.charAt(end - 1) <= '9') {
            end--;
        }
        return end;
    }
}
