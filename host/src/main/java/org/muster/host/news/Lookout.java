package org.muster.host.news;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.muster.api.seat.Player;
import org.muster.core.json.Json;
import org.muster.core.story.Revision;
import org.muster.host.delivery.Occasion;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.node.ObjectNode;

/**
 * Notices what there is to tell: who began to be waited for, which phase ended, what the clock says. It compares a game
 * with how it was when anybody looked last, so nothing is missed by who was stopped in between, and nothing told twice.
 */
final class Lookout {

    /** Who sits at the table has answered by then, and need not be called. */
    static final Duration GRACE = Duration.ofMinutes(1);

    private static final Duration DAY = Duration.ofDays(1);
    private static final int MOST_REMEMBERED = 20_000;

    private final Games games;
    private final Jdbi jdbi;
    private final NoticeRows rows;
    private final ChannelRows channels;
    private final Clock clock;
    /** What was written down already, so that the database need not be asked every time. */
    private final Set<String> remembered = ConcurrentHashMap.newKeySet();

    Lookout(Games games, Jdbi jdbi, ChannelRows channels, Clock clock) {
        this.games = games;
        this.jdbi = jdbi;
        this.rows = new NoticeRows(jdbi);
        this.channels = channels;
        this.clock = clock;
    }

    /** Games that have changed since they were looked at. */
    List<String> changed(int most) {
        return rows.changed(most);
    }

    /** Looks at a game. */
    void look(HostedGame game) throws IOException {
        List<NoticeRows.Reader> readers = rows.readers(game.id());
        if (readers.isEmpty()) {
            return;
        }
        game.match().refresh(); // another node may have written
        int entries = game.match().head().entries();
        Set<Player> bots = games.bots(game.id()).keySet();
        Map<String, List<Awaiting>> awaiting = new LinkedHashMap<>();
        Set<String> seats = new LinkedHashSet<>(game.seats().keySet());
        seats.add(Player.ORGANIZER.id());
        for (String seat : seats) {
            awaiting.put(seat, Awaiting.of(game, seat, bots));
        }
        String phase = Awaiting.phase(game);
        Map<NoticeRows.Reader, Revision> heard = new LinkedHashMap<>();
        for (NoticeRows.Reader reader : readers) {
            heard.put(
                    reader,
                    game.as(game.viewer(voice(reader.shared(), reader.seat()))).revision());
        }
        jdbi.useTransaction(handle -> {
            Optional<String> was = NoticeRows.lastPhase(handle, game.id());
            boolean between = phase.isEmpty(); // dice are waited for: no phase ends meanwhile
            if (!NoticeRows.moveOn(handle, game.id(), entries, between ? was.orElse("") : phase)) {
                return;
            }
            Set<String> called = NoticeRows.await(handle, game.id(), awaiting, clock.instant());
            call(handle, game, entries, readers, called);
            if (!between && !was.equals(Optional.of(phase))) {
                phase(handle, game, entries, was.orElse(""), phase, heard);
            }
        });
    }

    /** Whose eyes a text is made for: where others read too, everybody's. */
    static String voice(boolean shared, String seat) {
        return shared ? HostedGame.SPECTATOR : seat;
    }

    private void call(
            Handle handle, HostedGame game, int entries, List<NoticeRows.Reader> readers, Set<String> called) {
        String about = Json.write(Map.of("game", game.id()));
        for (NoticeRows.Reader reader : readers) {
            Wishes wishes = channels.wishes(reader.person());
            if (called.contains(reader.seat())
                    && wishes.moves()
                    && !Letters.waits(handle, reader.channel(), Occasion.MOVE, about)) {
                Instant now = clock.instant();
                Instant due = wishes.quiet().after(now.plus(GRACE), wishes.zone());
                Letters.add(handle, reader.channel(), Occasion.MOVE, game.id() + "/" + entries, about, now, due);
            }
        }
    }

    private void phase(
            Handle handle,
            HostedGame game,
            int entries,
            String was,
            String phase,
            Map<NoticeRows.Reader, Revision> readers) {
        readers.forEach((reader, revision) -> {
            Wishes wishes = channels.wishes(reader.person());
            String voice = voice(reader.shared(), reader.seat());
            Optional<Revision> before =
                    NoticeRows.heard(handle, reader.person(), game.id(), voice, "phase " + reader.channel(), revision);
            if (wishes.phases() && !was.isEmpty()) {
                ObjectNode about = Json.MAPPER
                        .createObjectNode()
                        .put("game", game.id())
                        .put("seat", voice)
                        .put("was", was)
                        .put("now", phase)
                        .put("since", before.orElse(Revision.NONE).toString());
                Instant now = clock.instant();
                Instant due = wishes.quiet().after(now, wishes.zone());
                // Who has two seats hears it once.
                Letters.add(
                        handle,
                        reader.channel(),
                        Occasion.PHASE,
                        game.id() + "/" + entries,
                        Json.write(about),
                        now,
                        due);
            }
        });
    }

    // ---- by the clock

    /** Reminders that are due: of one decision the last that is, and none that was told before. */
    void remind() {
        Instant now = clock.instant();
        Duration longest = Duration.ofHours(Wishes.LEADS.get(0)).plus(DAY);
        for (NoticeRows.Due due : rows.due(now, now.plus(longest))) {
            Wishes wishes = channels.wishes(due.person());
            List<Integer> leads = wishes.leads().stream()
                    .filter(lead -> wishes.reminder(lead, due.since(), due.until())
                            .filter(moment -> !moment.isAfter(now))
                            .isPresent())
                    .toList();
            if (!leads.isEmpty()) {
                remind(due, leads, now);
            }
        }
    }

    private void remind(NoticeRows.Due due, List<Integer> leads, Instant now) {
        String cause = due.game() + "/" + due.seat() + "/" + due.decision() + "/"
                + due.until().toEpochMilli() + "/";
        String known = due.channel() + cause + leads;
        if (remembered.contains(known)) {
            return;
        }
        String about = Json.write(new TreeMap<>(
                Map.of("game", due.game(), "seat", due.seat(), "decision", String.valueOf(due.decision()))));
        jdbi.useTransaction(handle -> {
            Letters.add(handle, due.channel(), Occasion.DEADLINE, cause + leads.get(0), about, now, now);
            for (int lead : leads.subList(1, leads.size())) {
                Letters.spare(handle, due.channel(), Occasion.DEADLINE, cause + lead, now);
            }
        });
        remember(known);
    }

    /** Digests that are due. One that was wished for after its time was over waits for the next. */
    void digest() {
        Instant now = clock.instant();
        for (NoticeRows.Reader reader : rows.digestReaders()) {
            Wishes wishes = channels.wishes(reader.person());
            Optional<Instant> moment = wishes.lastDigest(now)
                    .filter(last ->
                            last.isAfter(wishes.changed()) && last.plus(DAY).isAfter(now));
            moment.ifPresent(at -> digest(reader, at, now));
        }
    }

    private void digest(NoticeRows.Reader reader, Instant moment, Instant now) {
        String cause = String.valueOf(moment.toEpochMilli());
        String known = reader.channel() + cause;
        if (remembered.contains(known)) {
            return;
        }
        jdbi.useHandle(handle -> Letters.add(handle, reader.channel(), Occasion.DIGEST, cause, "", now, now));
        remember(known);
    }

    /** Only when it is written down: what could not be is tried again. */
    private void remember(String what) {
        if (remembered.size() > MOST_REMEMBERED) {
            remembered.clear();
        }
        remembered.add(what);
    }
}
