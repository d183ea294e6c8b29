package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Club;
import org.muster.host.Patience;
import org.muster.host.games.HostedGame;

/** The bot that docs/host.md shows plays, as it stands there. */
class ChatBotTest {

    private static final Pattern SHOWN = Pattern.compile("```python\n(.*?)```", Pattern.DOTALL);

    @TempDir
    private Path folder;

    private Path bot() throws IOException {
        Matcher shown = SHOWN.matcher(Files.readString(Path.of("../docs/host.md")));
        assertThat(shown.find()).as("docs/host.md shows the bot").isTrue();
        assertThat(shown.group(1).lines().filter(line -> !line.isBlank()).count())
                .as("lines of the bot")
                .isLessThanOrEqualTo(50);
        return Files.writeString(folder.resolve("chat-bot.py"), shown.group(1));
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private static String until(BufferedReader said, String word) {
        StringBuilder all = new StringBuilder();
        while (!all.toString().contains(word)) {
            String before = all.toString();
            all.append(Patience.within(
                            word + " after " + before, () -> Objects.requireNonNull(said.readLine(), "the bot ended")))
                    .append('\n');
        }
        return all.toString();
    }

    @Test
    void theBotOfTheGuidePlaysASeat() throws Exception {
        Assumptions.assumeTrue(hasPython(), "there is no python3 here");
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", false, "anna", "bert");
            Club.Guest anna = club.guest(game, "anna");
            Club.Guest bert = club.guest(game, "bert");
            anna.joins(game);
            bert.joins(game);
            Process bot = new ProcessBuilder(
                            "python3",
                            bot().toString(),
                            club.host().url().toString(),
                            Objects.requireNonNull(anna.token()).text(),
                            game.id(),
                            "anna")
                    .redirectErrorStream(true)
                    .start();
            try (BufferedReader said =
                            new BufferedReader(new InputStreamReader(bot.getInputStream(), StandardCharsets.UTF_8));
                    Writer typed = bot.outputWriter(StandardCharsets.UTF_8)) {
                typed.write("!asked\n");
                typed.flush();
                assertThat(until(said, "for example")).contains("Which faction do you lead?", "orks  Orks");
                int decision = anna.asked(game).get(0).path("id").asInt();
                typed.write("!choose " + decision + " \"gungans\"\n!choose\n");
                typed.flush();
                assertThat(until(said, "Write !asked")).contains("No: ", "gungans");
                typed.write("!choose " + decision + " \"orks\"\n");
                typed.flush();
                until(said, "Done.");
                bert.does(game, Map.of("do", "choose", "decision", decision, "answer", "chaos", "contribution", "b"));
                assertThat(until(said, "Chaos")).as("what Bert does is heard").contains("Bert");
            } finally {
                bot.destroyForcibly().waitFor();
            }
        }
    }
}
