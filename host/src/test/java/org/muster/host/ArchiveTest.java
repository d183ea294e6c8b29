package org.muster.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Head;
import org.muster.core.plugin.Rulesets;
import org.muster.host.games.Archive;
import org.muster.host.games.HostedGame;
import org.muster.host.storage.Database;
import org.muster.host.storage.Storage;

/** What was backed up, or taken out of a host, is the same when it is back. */
class ArchiveTest {

    private static final Rulesets RULESETS = Rulesets.find(Path.of("no-plugins"));

    @TempDir
    private Path folder;

    @Test
    void aBackupThatIsMadeWhileBotsPlayIsAHostOfItsOwn() throws Exception {
        Path copy = Files.createDirectory(folder.resolve("restored")).resolve("muster.db");
        String id;
        try (Club club = new Club(folder)) {
            HostedGame game = club.bots("space-battles", true, "anna", "bert");
            id = game.id();
            Club.until(
                    club.host(),
                    id,
                    "some moves of bots",
                    () -> game.match().head().entries() >= 20);
            try (Storage beside = Storage.of(Database.beside(folder, null))) {
                beside.database().copyTo(copy);
                assertThatThrownBy(() -> beside.database().copyTo(copy))
                        .isInstanceOf(BadGame.class)
                        .hasMessageContaining("exists");
            }
            assertThat(game.match().isOver()).as("it was made in between").isFalse();
        }
        try (Club club = new Club(folder.resolve("restored"))) {
            HostedGame game = club.host().games().find(id).orElseThrow();
            Club.ends(club.host(), id);
            assertThat(game.match().verify(List.of()).violations()).isEmpty();
        }
    }

    @Test
    void aGameThatIsTakenToAFileAndToAnotherHostIsPlayedOnThere() throws Exception {
        Path file = folder.resolve("game.muster");
        String id;
        Head head;
        String position;
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", false, "anna", "bert");
            id = game.id();
            club.guest(game, "anna").does(game, Map.of("do", "join", "contribution", "of anna"));
            head = game.match().head();
            position = game.as(org.muster.api.seat.Viewer.EVERYTHING).position().toString();
            try (Storage beside = Storage.of(Database.beside(folder, null))) {
                assertThat(new Archive(beside).export(id, file)).isEqualTo(head);
            }
            assertThat(club.guest(game, "organizer")
                            .get("/api/games/" + id + "/journal")
                            .statusCode())
                    .as("everybody's secrets are in it")
                    .isEqualTo(409);
        }
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        try (Club club = new Club(elsewhere)) {
            try (Storage beside = Storage.of(Database.beside(elsewhere, null))) {
                Archive archive = new Archive(beside);
                assertThat(archive.take(file, RULESETS, Clock.systemUTC())).isEqualTo(id);
                assertThatThrownBy(() -> archive.take(file, RULESETS, Clock.systemUTC()))
                        .hasMessageContaining("is here already");
            }
            HostedGame game = club.host().games().find(id).orElseThrow();
            assertThat(game.match().head()).isEqualTo(head);
            assertThat(game.as(org.muster.api.seat.Viewer.EVERYTHING).position().toString())
                    .isEqualTo(position);
            Club.Guest bert = club.guest(game, "bert");
            bert.does(game, Map.of("do", "join", "contribution", "of bert"));
            bert.does(game, Map.of("do", "choose", "answer", "orks", "contribution", "more"));
            assertThat(game.match().verify(List.of()).violations()).isEmpty();
        }
    }

    @Test
    void theOrganizerTakesTheJournalOfAGameThatHasEnded() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.bots("space-battles", false, "anna", "bert");
            Club.ends(club.host(), game.id());
            String journal = club.guest(game, "organizer")
                    .get("/api/games/" + game.id() + "/journal")
                    .body();
            Path file = Files.writeString(folder.resolve("over.muster"), journal);
            assertThat(org.muster.core.journal.JournalFile.open(file).head())
                    .isEqualTo(game.match().head());
        }
    }

    @Test
    void whoClosesAGameDoesNotReadItsSecretsByIt() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", false, "anna", "bert");
            Club.Guest olga = club.guest(game, "organizer");
            olga.does(game, Map.of("do", "close", "reason", "enough"));
            assertThat(olga.get("/api/games/" + game.id() + "/journal").statusCode())
                    .isEqualTo(409);
        }
    }

    @Test
    void aFileThatDoesNotHoldIsRefusedAndNothingIsThere() throws Exception {
        Path file = folder.resolve("game.muster");
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", false, "anna", "bert");
            try (Storage beside = Storage.of(Database.beside(folder, null))) {
                new Archive(beside).export(game.id(), file);
                Files.writeString(file, Files.readString(file).replace("Anna", "Otto"));
                assertThatThrownBy(() -> new Archive(beside).take(file, RULESETS, Clock.systemUTC()))
                        .hasMessageContaining("its hash does not fit");
            }
        }
    }
}
