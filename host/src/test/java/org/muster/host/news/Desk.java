package org.muster.host.news;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.config.GameConfig;
import org.muster.core.json.Json;
import org.muster.core.match.Command;
import org.muster.core.plugin.Rulesets;
import org.muster.host.Club;
import org.muster.host.Host;
import org.muster.host.Settings;
import org.muster.host.StepClock;
import org.muster.host.delivery.Channel;
import org.muster.host.delivery.Medium;
import org.muster.host.games.HostedGame;
import org.muster.host.games.NewGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import tools.jackson.databind.JsonNode;

/** A host with a clock that is stepped, and real receivers of what it sends. */
public final class Desk implements AutoCloseable {

    /** A Monday at ten in the morning. */
    public static final Instant BEGIN = Instant.parse("2026-03-02T10:00:00Z");

    private static final Rulesets RULESETS = Rulesets.find(Path.of("no-plugins"));
    private static final String SECRET = "c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlY3JldA==";

    public final StepClock clock = new StepClock(BEGIN);
    public final Receiver receiver = new Receiver();
    public final GreenMail mail = new GreenMail(ServerSetup.SMTP.dynamicPort());
    private final Path folder;
    private final @Nullable String database;
    private Host host;

    public Desk(Path folder) throws IOException {
        this(folder, null);
    }

    public Desk(Path folder, @Nullable String database) throws IOException {
        this.folder = folder;
        this.database = database;
        mail.start();
        Files.createDirectories(folder);
        Files.writeString(
                folder.resolve("news.properties"),
                "smtp=smtp://127.0.0.1:" + mail.getSmtp().getPort()
                        + "\nfrom=muster@club.example\nwebhooks=anywhere\nsecret=" + SECRET + "\n");
        host = start(folder);
    }

    private Host start(Path where) throws IOException {
        return Host.start(new Settings("127.0.0.1", 0, where, database, null), RULESETS, clock);
    }

    public Host host() {
        return host;
    }

    /** Another node over the same database. */
    public Host node(Path where) throws IOException {
        Files.createDirectories(where);
        Files.copy(folder.resolve("news.properties"), where.resolve("news.properties"));
        return start(where);
    }

    /** It is stopped, and started again. */
    public void restart() throws IOException {
        host.close();
        host = start(folder);
    }

    /** A game that was there before the restart. */
    public HostedGame again(HostedGame game) throws IOException {
        return host.games().find(game.id()).orElseThrow();
    }

    public HostedGame game(String ruleset, String name) throws IOException {
        OrderedMap<String, String> names =
                OrderedMap.<String, String>empty().with("anna", "Anna").with("bert", "Bert");
        GameConfig config = new GameConfig(name, names, true, null, null, null, "seeded", 7L, null, null);
        return host.games().open(new NewGame(ruleset, config, Map.of(), false));
    }

    public Person sits(HostedGame game, String... seats) {
        Person person = host.people().newcomer(seats[0], false);
        for (String seat : seats) {
            host.people().take(new Invitation(game.id(), seat), person);
        }
        return person;
    }

    public Club.Guest guest(Person person) {
        return new Club.Guest(host, host.people().session(person));
    }

    public Subscriptions news() {
        return host.news().subscriptions();
    }

    public Channel hook(Person person, String path, boolean shared) {
        return added(person, Medium.WEBHOOK, Map.of("url", receiver.url(path)), shared);
    }

    public Channel discord(Person person, String path, boolean shared) {
        return added(person, Medium.DISCORD, Map.of("url", receiver.url(path)), shared);
    }

    public Channel matrix(Person person, String room, boolean shared) {
        return added(
                person,
                Medium.MATRIX,
                Map.of("url", receiver.url(""), "room", room, "token", "syt_secret_token"),
                shared);
    }

    /** A mail address that has confirmed already. */
    public Channel mail(Person person, String address) {
        Channel channel = added(person, Medium.MAIL, Map.of("address", address), false);
        news().confirm(channel);
        return channel;
    }

    private Channel added(Person person, Medium medium, Map<String, String> address, boolean shared) {
        Set<String> before = news().channels(person).stream().map(Channel::id).collect(Collectors.toSet());
        news().add(person, medium, address, shared);
        return news().channels(person).stream()
                .filter(one -> !before.contains(one.id()))
                .findFirst()
                .orElseThrow();
    }

    public void wishes(Person person, boolean moves, List<Integer> leads, boolean phases, Wishes.Digest digest) {
        news().wish(
                        person,
                        new Wishes(
                                java.time.ZoneId.of("UTC"),
                                QuietHours.NONE,
                                moves,
                                new TreeSet<>(leads),
                                phases,
                                digest,
                                true,
                                clock.instant()));
    }

    /** Time passes, and whatever is to be sent by then is. */
    public void step(Duration time) {
        clock.step(time);
        settle();
    }

    /** What follows by itself has happened, and whatever is to be sent by now is. */
    public void settle() {
        Club.rests(host);
        host.news().round();
    }

    /** The mails that somebody got, but for those that ask whether they are wanted. */
    public List<MimeMessage> mails(String to) throws Exception {
        List<MimeMessage> all = new ArrayList<>();
        for (MimeMessage one : mail.getReceivedMessages()) {
            if (one.getAllRecipients()[0].toString().equals(to)
                    && !one.getSubject().startsWith("Do you want")) {
                all.add(one);
            }
        }
        return all;
    }

    /** The questions that wait for a seat. */
    public List<JsonNode> asked(HostedGame game, String seat) throws IOException {
        List<JsonNode> all = new ArrayList<>();
        for (JsonNode decision : game.as(game.viewer(seat)).asked().path("decisions")) {
            for (JsonNode question : decision.path("questions")) {
                if (!decision.path("meanwhile").asBoolean()
                        && question.has("example")
                        && question.path("waitedFor").asBoolean()
                        && !question.path("confirmed").asBoolean()) {
                    all.add(Json.MAPPER
                            .createObjectNode()
                            .put("id", decision.path("id").asInt())
                            .put("secret", decision.path("secret").asBoolean())
                            .put("until", decision.path("until").asString(""))
                            .put("prompt", decision.path("prompt").asString())
                            .set("example", question.path("example"))
                            .set("otherwise", question.path("otherwise"))
                            .set("options", question.path("options")));
                    break;
                }
            }
        }
        return all;
    }

    public void answer(HostedGame game, String seat, int decision, JsonNode answer) throws IOException {
        Player player = new Player(seat);
        game.as(game.viewer(seat))
                .submit(
                        null,
                        new Command.Choose(
                                player, decision, Json.MAPPER.treeToValue(answer, Answer.class), true, null));
    }

    /** Whoever is asked first does the first thing that comes to mind. */
    public String move(HostedGame game) throws IOException {
        for (String seat : List.of("anna", "bert")) {
            for (JsonNode one : asked(game, seat)) {
                answer(game, seat, one.path("id").asInt(), one.path("example"));
                return seat;
            }
        }
        throw new AssertionError("nobody is asked");
    }

    /** Whose turn it is. */
    public String turn(HostedGame game) throws IOException {
        return asked(game, "anna").isEmpty() ? "bert" : "anna";
    }

    @Override
    public void close() {
        host.close();
        receiver.close();
        mail.stop();
    }
}
