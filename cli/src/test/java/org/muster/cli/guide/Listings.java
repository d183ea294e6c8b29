package org.muster.cli.guide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The listings of a guide, as they stand there.
 *
 * @param files text by name: a fenced block behind a line that ends in {@code `Name.java`:}
 * @param unnamed the first lines of blocks of Java or YAML that have no name, so that nobody tries them
 */
record Listings(Map<String, String> files, List<String> unnamed) {

    private static final Path DOCS = Path.of("..", "docs");

    private static final Pattern BLOCK = Pattern.compile("(?ms)^([^\\n]*)\\n```(?:java|yaml)\\n(.*?)^```$");
    private static final Pattern NAMED = Pattern.compile("`([\\w.-]+\\.\\w+)`:$");

    static Listings of(String guide) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        List<String> unnamed = new ArrayList<>();
        String text = Files.readString(DOCS.resolve(guide));
        Matcher fence = BLOCK.matcher(text);
        while (fence.find()) {
            Matcher name = NAMED.matcher(fence.group(1));
            if (name.find()) {
                files.put(name.group(1), fence.group(2));
            } else {
                unnamed.add(fence.group(2).lines().findFirst().orElse(""));
            }
        }
        return new Listings(files, unnamed);
    }
}
