package org.muster.ruleset.swm.battle;

import java.util.ArrayList;
import java.util.List;

/** Battle reports as people type them. */
public final class Reports {

    private Reports() {}

    /** A report: {@code "exar-kun#1 standing"}, {@code "nexu#2 fled"}, {@code "nexu#1 killed exar-kun#1"}. */
    public static String report(String result, String... fates) {
        return reportWithReserves(result, "{}", fates);
    }

    /** The same with reserves killed. */
    public static String reportWithReserves(String result, String reserveKills, String... fates) {
        List<String> parts = new ArrayList<>();
        for (String fate : fates) {
            String[] words = fate.split(" ");
            parts.add('"' + words[0] + "\": "
                    + (words.length == 2 ? '"' + words[1] + '"' : "{\"killed\": \"" + words[2] + "\"}"));
        }
        return "{\"result\": \"" + result + "\", \"fates\": {" + String.join(", ", parts) + "}, \"reserveKills\": "
                + reserveKills + ", \"scenario\": \"\"}";
    }
}
