package org.muster.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Command lines as a document shows them, and what of their output differs from run to run. */
public final class Words {

    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
    private static final Pattern FILE =
            Pattern.compile("[A-Za-z0-9_/-]+\\.(muster|yaml|json|svg|png|csv|key|md|ros|rosz)");
    private static final Set<String> GAMES = Set.of("club", "games", "peridea", "season", "season3", "winter");

    private Words() {}

    /** The words of a command; files are put into {@code folder}. */
    static String[] split(String line, Path folder) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(line);
        while (word.find()) {
            String plain = word.group(3);
            if (plain == null) {
                words.add(word.group(1) == null ? word.group(2) : word.group(1));
            } else if (GAMES.contains(plain) || FILE.matcher(plain).matches()) {
                words.add(folder.resolve(plain).toString());
            } else {
                words.add(plain);
            }
        }
        return words.toArray(String[]::new);
    }

    public static String masked(String text, Path folder) {
        return text.replace(folder + "/", "")
                .replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "2026-11-21T19:30:00Z")
                .replaceAll("Until \\d+ \\w+ \\d{4} [0-9:]+ UTC", "Until 24 Nov 2026 19:30 UTC")
                .replaceAll("(Record: |\"record\" ?: ?\")[0-9a-f]{16}", "$1" + "4be2...")
                .replaceAll("\\b[0-9a-f]{64}\\b", "3fd0...")
                .replaceAll("Took .*\n", "Took 1.3 s: 7700 games and 150000 decisions a second.\n")
                .replaceAll("\\b[0-9a-f]{8}-[0-9a-f-]{27}\\b", "7a0e...");
    }
}
