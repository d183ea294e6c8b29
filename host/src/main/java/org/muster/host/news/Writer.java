package org.muster.host.news;

import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jdbi.v3.core.Jdbi;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.json.Json;
import org.muster.core.match.News;
import org.muster.core.match.SeatView;
import org.muster.core.story.Revision;
import org.muster.host.delivery.Channel;
import org.muster.host.delivery.Message;
import org.muster.host.delivery.Plain;
import org.muster.host.delivery.Secret;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.people.People;
import org.muster.host.people.Person;
import org.muster.host.talk.Line;
import org.muster.host.talk.Talk;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes what goes out, at the moment in which it does, from what its reader may see then: a seat's own view where they
 * read alone, everybody's where others read too.
 */
final class Writer {

    private static final int MOST_HAPPENED = 12;
    private static final int MOST_SAID = 5;
    private static final int LONGEST_SAID = 200;

    private final Games games;
    private final People people;
    private final Talk talk;
    private final ChannelRows channels;
    private final Jdbi jdbi;
    private final Secret secret;
    private final Clock clock;
    private final Supplier<URI> url;

    Writer(
            Games games,
            People people,
            Talk talk,
            ChannelRows channels,
            Jdbi jdbi,
            Secret secret,
            Clock clock,
            Supplier<URI> url) {
        this.games = games;
        this.people = people;
        this.talk = talk;
        this.channels = channels;
        this.jdbi = jdbi;
        this.secret = secret;
        this.clock = clock;
        this.url = url;
    }

    /** The text of a letter; empty: there is nothing to say any more, or nobody wishes to hear it since. */
    Optional<Message> write(Letter letter, Channel to) throws IOException {
        if (!channels.wishes(to.person()).want(letter.occasion())) {
            return Optional.empty();
        }
        return switch (letter.occasion()) {
            case MOVE -> move(letter, to);
            case DEADLINE -> deadline(letter, to);
            case PHASE -> phase(letter, to);
            case DIGEST -> digest(letter, to);
            case TEST ->
                Optional.of(message(
                        letter,
                        to,
                        Sentence.of("This is where you will hear of your games"),
                        List.of(),
                        "",
                        link("/me/news")));
            case CONFIRM -> Optional.of(confirm(letter, to));
        };
    }

    private Message message(Letter letter, Channel to, Sentence title, List<Sentence> lines, String game, URI link) {
        URI end = to.proven() ? link("/news/stop/" + secret.link("stop", to.id())) : null;
        return new Message(
                letter.id(),
                letter.occasion(),
                title.toString(),
                lines.stream().map(Sentence::toString).toList(),
                game,
                link,
                end);
    }

    private URI link(String path) {
        return URI.create(url.get() + path);
    }

    private Message confirm(Letter letter, Channel to) {
        return message(
                letter,
                to,
                Sentence.of("Do you want to hear of your games here?"),
                List.of(
                        Sentence.of(
                                "Somebody has entered this address at a host of tabletop games, to hear when it is their move."),
                        Sentence.of("If it was you, open this link. If not, do nothing: you will hear no more.")),
                "",
                link("/news/confirm/" + secret.link("confirm", to.id())));
    }

    private static Person person(Channel channel) {
        return new Person(channel.person(), "", false);
    }

    private Optional<HostedGame> game(String id) throws IOException {
        Optional<HostedGame> game = games.find(id);
        if (game.isPresent()) {
            game.get().match().refresh();
        }
        return game;
    }

    /** A question that waits, with who is asked. */
    private record Asked(String seat, Awaiting what) {}

    /** All that waits for somebody in a game, as far as {@code to} may know. */
    private List<Asked> asked(HostedGame game, Channel to) throws IOException {
        Map<Integer, Awaiting> known = to.shared() ? Awaiting.known(game) : Map.of();
        List<Asked> all = new ArrayList<>();
        Set<Player> bots = games.bots(game.id()).keySet();
        for (String seat : people.seats(game.id(), person(to))) {
            for (Awaiting one : Awaiting.of(game, seat, bots)) {
                if (!to.shared()) {
                    all.add(new Asked(seat, one));
                } else if (known.containsKey(one.decision())) {
                    all.add(new Asked(seat, known.get(one.decision())));
                }
            }
        }
        return all;
    }

    private Optional<Message> move(Letter letter, Channel to) throws IOException {
        HostedGame game =
                game(Json.read(letter.about()).path("game").asString()).orElse(null);
        List<Asked> asked = game == null ? List.of() : asked(game, to);
        if (game == null || asked.isEmpty()) {
            return Optional.empty();
        }
        Wishes wishes = channels.wishes(to.person());
        List<Sentence> lines = new ArrayList<>();
        asked.forEach(one -> lines.addAll(told(one.what(), wishes)));
        Sentence title = to.shared()
                ? Sentence.of(
                        "{names}: your move in {game}",
                        names(game, asked),
                        game.header().name())
                : Sentence.of("Your move in {game}", game.header().name());
        return Optional.of(message(letter, to, title, lines, game.id(), link("/g/" + game.id())));
    }

    private static List<String> names(HostedGame game, List<Asked> asked) throws IOException {
        SeatView view = game.as(Viewer.SPECTATOR);
        List<String> names = new ArrayList<>();
        for (Asked one : asked) {
            String name = view.name(new Player(one.seat()));
            if (!names.contains(name)) {
                names.add(name);
            }
        }
        return names;
    }

    private static List<Sentence> told(Awaiting what, Wishes wishes) {
        List<Sentence> lines = new ArrayList<>();
        String path = String.join(" › ", what.path());
        lines.add(
                path.isEmpty()
                        ? Sentence.verbatim(what.prompt())
                        : Sentence.of("{path}: {prompt}", path, what.prompt()));
        Instant until = what.until();
        if (until != null) {
            lines.add(Sentence.of("Until {until}", wishes.told(until)));
        }
        return lines;
    }

    private Optional<Message> deadline(Letter letter, Channel to) throws IOException {
        JsonNode about = Json.read(letter.about());
        HostedGame game = game(about.path("game").asString()).orElse(null);
        if (game == null) {
            return Optional.empty();
        }
        String seat = about.path("seat").asString();
        for (Asked one : asked(game, to)) {
            Instant until = one.what().until();
            if (one.seat().equals(seat)
                    && String.valueOf(one.what().decision())
                            .equals(about.path("decision").asString())
                    && until != null
                    && until.isAfter(clock.instant())) {
                Wishes wishes = channels.wishes(to.person());
                Sentence title = to.shared()
                        ? Sentence.of(
                                "{names}: the time for your answer in {game} ends {until}",
                                names(game, List.of(one)),
                                game.header().name(),
                                wishes.told(until))
                        : Sentence.of(
                                "The time for your answer in {game} ends {until}",
                                game.header().name(),
                                wishes.told(until));
                List<Sentence> lines = told(one.what(), wishes).subList(0, 1);
                return Optional.of(message(letter, to, title, lines, game.id(), link("/g/" + game.id())));
            }
        }
        return Optional.empty();
    }

    private Optional<Message> phase(Letter letter, Channel to) throws IOException {
        JsonNode about = Json.read(letter.about());
        HostedGame game = game(about.path("game").asString()).orElse(null);
        String seat = about.path("seat").asString();
        boolean theirs = seat.equals(HostedGame.SPECTATOR)
                || game != null && people.seats(game.id(), person(to)).contains(seat);
        if (game == null || !theirs || people.seats(game.id(), person(to)).isEmpty()) {
            return Optional.empty();
        }
        List<Sentence> lines = new ArrayList<>();
        lines.add(Sentence.of("Now: {phase}", about.path("now").asString()));
        waiting(game).ifPresent(lines::add);
        lines.addAll(happened(game, seat, Revision.parse(about.path("since").asString())));
        Sentence title = Sentence.of(
                "{phase} is over in {game}",
                about.path("was").asString(),
                game.header().name());
        return Optional.of(message(letter, to, title, lines, game.id(), link("/g/" + game.id())));
    }

    private static Optional<Sentence> waiting(HostedGame game) throws IOException {
        List<String> names = Awaiting.names(game);
        return names.isEmpty() ? Optional.empty() : Optional.of(Sentence.of("Waiting for {names}", names));
    }

    /** The last that happened since. */
    private static List<Sentence> happened(HostedGame game, String seat, Revision since) throws IOException {
        List<News.Heard> lines = game.as(game.viewer(seat)).since(since).lines();
        int skipped = Math.max(0, lines.size() - MOST_HAPPENED);
        List<Sentence> told = new ArrayList<>();
        if (skipped > 0) {
            told.add(Sentence.of("{n earlier line is|earlier lines are} on the page.", skipped));
        }
        lines.subList(skipped, lines.size()).forEach(line -> told.add(line.sentence()));
        return told;
    }

    private Optional<Message> digest(Letter letter, Channel to) throws IOException {
        List<HostedGame> all = playable(people.games(person(to)));
        JsonNode since = since(letter, to, all);
        List<Sentence> lines = new ArrayList<>();
        int calls = 0;
        int news = 0;
        for (HostedGame game : all) {
            List<Asked> asked = asked(game, to);
            List<Sentence> happened = new ArrayList<>(
                    since.has(game.id())
                            ? happened(
                                    game,
                                    eyes(game, to),
                                    Revision.parse(since.path(game.id()).asString()))
                            : List.of());
            happened.addAll(said(game, to));
            if (game.match().isOver() && happened.isEmpty()) {
                continue;
            }
            calls += asked.isEmpty() ? 0 : 1;
            news += happened.size();
            lines.add(state(game, asked));
            Wishes wishes = channels.wishes(to.person());
            asked.forEach(one -> lines.addAll(told(one.what(), wishes)));
            lines.addAll(happened);
        }
        if (calls == 0 && news == 0) {
            return Optional.empty();
        }
        Sentence title = calls == 0
                ? Sentence.of("Your games: what happened")
                : Sentence.of("Your games: {n waits|wait} for you", calls);
        return Optional.of(message(letter, to, title, lines, "", link("/")));
    }

    private static Sentence state(HostedGame game, List<Asked> asked) throws IOException {
        String name = game.header().name();
        if (game.match().isOver()) {
            return Sentence.of("{game}: the game is over", name);
        }
        Optional<Sentence> waiting = waiting(game);
        return !asked.isEmpty()
                ? Sentence.of("{game}: your move", name)
                : waiting.isPresent()
                        ? Sentence.of("{game}: {state}", name, waiting.get())
                        : Sentence.of("{game}: nobody is waited for", name);
    }

    /** But for those that were set aside: they keep nobody from hearing of the others. */
    private List<HostedGame> playable(List<String> ids) throws IOException {
        List<HostedGame> all = new ArrayList<>();
        for (String id : ids) {
            if (games.listed(id).filter(one -> one.setAside() == null).isPresent()) {
                game(id).ifPresent(all::add);
            }
        }
        return all;
    }

    /** From where on to tell of each game: since the last digest. Who is sent it again is told of the same. */
    private JsonNode since(Letter letter, Channel to, List<HostedGame> all) throws IOException {
        if (!letter.about().isEmpty()) {
            return Json.read(letter.about());
        }
        Map<HostedGame, Revision> now = new LinkedHashMap<>();
        for (HostedGame game : all) {
            now.put(game, game.as(game.viewer(eyes(game, to))).revision());
        }
        return jdbi.inTransaction(handle -> {
            ObjectNode since = Json.MAPPER.createObjectNode();
            now.forEach((game, revision) -> NoticeRows.heard(
                            handle, to.person(), game.id(), eyes(game, to), "digest " + to.id(), revision)
                    .ifPresent(before -> since.put(game.id(), before.toString())));
            Letters.about(handle, letter, Json.write(since));
            return since;
        });
    }

    /** Whose eyes a digest is made for: those of the first of their seats. */
    private String eyes(HostedGame game, Channel to) {
        return to.shared() ? HostedGame.SPECTATOR : first(game, people.seats(game.id(), person(to)));
    }

    /** What was said to them alone since the digest before; where others read too, nothing. */
    private List<Sentence> said(HostedGame game, Channel to) {
        Wishes wishes = channels.wishes(to.person());
        Wishes.Span span = wishes.lastDigested(clock.instant()).orElse(null);
        if (to.shared() || !wishes.talk() || span == null) {
            return List.of();
        }
        List<Sentence> said = new ArrayList<>();
        for (Line line : talk.told(game.id(), to.person(), span.begin(), span.end(), MOST_SAID)) {
            Sentence by = line.seat().equals(Player.ORGANIZER.id())
                    ? Sentence.of("the organizer")
                    : Sentence.verbatim(game.seats().getOrDefault(line.seat(), line.seat()));
            said.add(Sentence.of("{name} said to you: “{text}”", by, Plain.cut(line.text(), LONGEST_SAID)));
        }
        return said;
    }

    private static String first(HostedGame game, List<String> seats) {
        for (String seat : game.seats().keySet()) {
            if (seats.contains(seat)) {
                return seat;
            }
        }
        return seats.isEmpty() ? HostedGame.SPECTATOR : seats.get(0);
    }
}
