package org.muster.host.people;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Club;
import org.muster.host.Patience;
import org.muster.host.games.HostedGame;

/** Of who has deleted themselves no byte is left, nor in what SQLite keeps beside its tables. */
class ForgottenTest {

    private static final List<String> TRACES = List.of("Zebulonius", "zebulogin", "Qwertzuiop");

    @TempDir
    private Path folder;

    private Club.Guest somebody(Club club, HostedGame game) throws Exception {
        Club.Guest guest = club.guest(game, "anna");
        assertThat(guest.post("/api/me/name", Map.of("name", "Zebulonius")).statusCode())
                .isEqualTo(200);
        assertThat(guest.post("/api/me/login", Map.of("name", "zebulogin", "password", "long enough for this"))
                        .statusCode())
                .isEqualTo(200);
        for (int line = 0; line < 12; line++) {
            String text = "Qwertzuiop " + line + " x".repeat(40 * line);
            assertThat(guest.post("/api/games/" + game.id() + "/talk", Map.of("text", text))
                            .statusCode())
                    .isEqualTo(200);
        }
        return guest;
    }

    private List<String> left() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<String> bytes = files.filter(
                            file -> file.getFileName().toString().startsWith("muster.db"))
                    .map(file -> {
                        try {
                            return Files.readString(file, ISO_8859_1);
                        } catch (IOException e) {
                            throw new java.io.UncheckedIOException(e);
                        }
                    })
                    .toList();
            return TRACES.stream()
                    .filter(trace -> bytes.stream().anyMatch(all -> all.contains(trace)))
                    .toList();
        }
    }

    @Test
    void noByteIsLeftOfWhoHasDeletedThemselves() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("space-battles", true, "anna", "bert");
            Club.Guest guest = somebody(club, game);
            assertThat(left()).isEqualTo(TRACES);
            assertThat(guest.post("/api/me/delete", Map.of("sure", true)).statusCode())
                    .isEqualTo(200);
            Patience.until("the log beside the file was emptied", () -> left().isEmpty());
        }
        assertThat(left()).isEmpty();
    }

    /** Whoever reads just then, as a backup does, holds the log up and not the deletion. */
    @Test
    void whileSomebodyReadsItIsTriedAgain() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("space-battles", true, "anna", "bert");
            Club.Guest guest = somebody(club, game);
            try (Connection reads = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("muster.db"))) {
                reads.setAutoCommit(false);
                try (Statement statement = reads.createStatement();
                        ResultSet rows = statement.executeQuery("select name from person")) {
                    assertThat(rows.next()).isTrue();
                    assertThat(guest.post("/api/me/delete", Map.of("sure", true))
                                    .statusCode())
                            .isEqualTo(200);
                    assertThat(left()).isNotEmpty();
                }
            }
            Patience.until("it was tried again", () -> left().isEmpty());
        }
    }
}
