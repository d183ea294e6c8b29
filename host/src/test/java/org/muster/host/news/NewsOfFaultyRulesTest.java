package org.muster.host.news;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Club;
import org.muster.host.Host;
import org.muster.host.Node;
import org.muster.host.Patience;
import org.muster.host.Settings;
import org.muster.host.StepClock;
import org.muster.host.delivery.Medium;
import org.muster.host.games.HostedGame;
import org.muster.host.games.Listed;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import org.muster.ruleset.trapped.Trapped;

/** Rules that come to no end while somebody looks what there is to tell: people hear of their other games all the same. */
class NewsOfFaultyRulesTest {

    private static final Duration RULES_MAY_TAKE = Duration.ofMillis(1500);

    @TempDir
    private Path folder;

    private final StepClock clock = new StepClock(Desk.BEGIN);
    private Receiver receiver;
    private Host host;
    private HostedGame trapped;
    private HostedGame sound;

    @BeforeEach
    void open() throws IOException {
        Trapped.released = false;
        Trapped.loops = false;
        Trapped.catchesLookers = false;
        receiver = new Receiver();
        Files.writeString(
                folder.resolve("news.properties"),
                "webhooks=anywhere\nsecret=c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlY3JldA==\n");
        host = Host.start(
                new Settings("127.0.0.1", 0, folder, null, null, RULES_MAY_TAKE),
                Node.withTraps(Path.of("no-plugins")),
                clock);
        trapped = host.games().open(Club.feud("trapped", "seeded", true, "anna", "bert"));
        sound = host.games().open(Club.feud("space-battles", "seeded", true, "anna", "bert"));
        Person anna = host.people().newcomer("Anna", false);
        for (HostedGame game : new HostedGame[] {trapped, sound}) {
            host.people().take(new Invitation(game.id(), "anna"), anna);
            host.people().take(new Invitation(game.id(), "bert"), anna);
        }
        host.news().subscriptions().add(anna, Medium.WEBHOOK, Map.of("url", receiver.url("/hook")), false);
        Club.rests(host);
    }

    @AfterEach
    void close() {
        Trapped.released = true;
        host.close();
        receiver.close();
    }

    @Test
    void whoeverLooksThereKeepsNobodyElseFromHearing() {
        Trapped.catchesLookers = true;
        host.games().wake(trapped.id());
        Patience.until("somebody is caught", () -> Trapped.loops);
        isTold(sound);
        isSetAside();
    }

    /** What goes to one channel goes one after the other: who writes and never comes back gives up that place too. */
    @Test
    void whoeverWritesOfItKeepsNobodyElseFromHearing() {
        host.games().wake(trapped.id());
        Club.rests(host);
        Trapped.catchesLookers = true;
        clock.step(Duration.ofMinutes(2));
        Patience.until("somebody is caught", () -> Trapped.loops);
        isTold(sound);
        isSetAside();
    }

    private void isTold(HostedGame game) {
        host.games().wake(game.id());
        Patience.until(game.id() + " is told", () -> {
            clock.step(Duration.ofSeconds(30));
            return receiver.at("/hook").stream().anyMatch(got -> got.body().contains(game.id()));
        });
    }

    private void isSetAside() {
        Patience.until(
                "it is set aside",
                () -> host.games().aside().stream().map(Listed::id).anyMatch(trapped.id()::equals));
        assertThat(receiver.at("/hook")).noneMatch(got -> got.body().contains(trapped.id()));
    }
}
