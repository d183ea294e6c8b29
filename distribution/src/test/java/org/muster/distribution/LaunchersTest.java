package org.muster.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Two programs start Muster: one for those who have Bash, one for Windows. */
class LaunchersTest {

    /** Nothing here runs the second, so it is compared: the same program, options and libraries for the same commands. */
    @Test
    void windowsStartsTheSame() throws Exception {
        String cmd = Files.readString(Path.of("bin/muster.cmd"), StandardCharsets.US_ASCII);
        String bash = Files.readString(Path.of("launch"));
        assertThat(options(cmd)).isEqualTo(options(bash));
        assertThat(cmd)
                .contains("org.muster.cli.Main %*", "%LIB%-host\\*;%LIB%-paper\\*", "%LIB%-check\\*", "exit /b %CODE%");
        Pattern apart = Pattern.compile(
                "\\b(serve|watch|sheet|chronicle|schema|catalogue|simulate|sweep|tournament|forecast|play|ruleset|verify)\\b");
        assertThat(words(apart, cmd)).isEqualTo(words(apart, bash));
    }

    /** What Java is told, but for where things lie and for what only one of the two keeps. */
    private static Set<String> options(String script) {
        Set<String> options = words(Pattern.compile("(?<=[\\s\"=(])-(?:X[\\w:=+]+|D[\\w.]+)"), script);
        options.removeIf(option -> option.matches("-Dmuster.bookmarks|-XshowSettings:properties|-Xshare:dump"
                + "|-XX:(DumpLoadedClassList|SharedClassListFile|SharedArchiveFile)="));
        return options;
    }

    private static Set<String> words(Pattern pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }
}
