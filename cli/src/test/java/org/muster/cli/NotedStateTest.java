package org.muster.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.json.Json;

/** What docs/save-format.md promises to who checks a journal by programs of their own. */
class NotedStateTest {

    private static final Pattern BETWEEN_TOKENS = Pattern.compile("(\"(?:[^\"\\\\]|\\\\.)*\")|\\s+");

    @TempDir
    Path folder;

    /** The document without what stands between its tokens. */
    private static String compact(String document) {
        return BETWEEN_TOKENS
                .matcher(document)
                .replaceAll(
                        token -> token.group(1) == null ? "" : token.group(1).replace("\\", "\\\\"));
    }

    private static String sha256(String text) throws Exception {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8)));
    }

    @Test
    void whereAGameStoodIsTheHashOfWhatShowPrints() throws Exception {
        Cli cli = new Cli(folder);
        cli.run("simulate feud -n 1 --seed 3 --seats anna=Änna,bert=B\"rt --keep @kept")
                .isDone();
        List<String> lines = cli.text("kept/seed-3.muster").lines().toList();
        int[] ends = IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).contains("\"kind\":\"reached\""))
                .toArray();
        assertThat(ends).hasSizeGreaterThan(3);
        for (int end : ends) {
            cli.write("cut.muster", String.join("\n", lines.subList(0, end + 1)) + "\n");
            String shown = cli.run("show @cut --json").isDone().out();
            assertThat(sha256(compact(shown)))
                    .as("entry %d", end)
                    .isEqualTo(Json.read(lines.get(end)).path("state").asString());
        }
        String state =
                Json.read(cli.run("show @cut --json").out()).path("state").toString();
        assertThat(cli.run("verify @cut").isDone().out()).contains("state    " + sha256(state));
    }
}
