package org.muster.testkit.cite;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Ids of rules as they stand in texts: {@code SWM-ECON-04}. */
public final class RuleIds {

    /** One id. */
    public static final Pattern ID = Pattern.compile("\\b[A-Z]{3}-[A-Z0-9]+-[0-9]{2,3}[a-z]?\\b");

    private RuleIds() {}

    /** All ids in {@code text}, in order, also repeated ones. */
    public static List<String> in(String text) {
        List<String> ids = new ArrayList<>();
        Matcher matcher = ID.matcher(text);
        while (matcher.find()) {
            ids.add(matcher.group());
        }
        return ids;
    }
}
