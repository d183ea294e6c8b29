package org.muster.host.rolls;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.core.game.BadGame;
import org.muster.core.match.Command;
import org.muster.core.match.RealRoll;
import org.muster.core.match.Receipt;
import org.muster.core.match.SeatView;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.People;
import org.muster.host.people.Person;
import org.muster.host.storage.Storage;

/**
 * Real dice, typed in from both sides of a table: what two seats say alike is written into the journal, and nothing before.
 * Who confirms says the same as the other, who disputes something else.
 */
public final class TypedRolls {

    /** What other nodes are told begins so; no id of a game does. */
    private static final String NOTICE = "dice/";

    private final Jdbi jdbi;
    private final Storage storage;
    private final Games games;
    private final People people;
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

    public TypedRolls(Storage storage, Games games, People people) {
        this.jdbi = storage.database().jdbi();
        this.storage = storage;
        this.games = games;
        this.people = people;
        storage.notices().listen(this::heard, () -> {});
    }

    /** From now on {@code listener} is told in which game something was typed; it must not keep it waiting. */
    public void listen(Consumer<String> listener) {
        listeners.add(listener);
    }

    private void heard(String notice) {
        if (notice.startsWith(NOTICE)) {
            tell(notice.substring(NOTICE.length()));
        }
    }

    private void tell(String game) {
        listeners.forEach(listener -> listener.accept(game));
    }

    /**
     * What was said so far of the roll that waits, by seat.
     *
     * @return empty if it is not typed from both sides, or the viewer may not know of it
     */
    public Optional<List<Typed>> typed(HostedGame game, SeatView view) throws IOException {
        Optional<RealRoll> roll = view.realRoll().filter(one -> isForBoth(game, one));
        return roll.map(one -> jdbi.withHandle(handle -> said(handle, game, one)));
    }

    /** Where nobody sits who could say it too, who rolls types alone. */
    private boolean isForBoth(HostedGame game, RealRoll roll) {
        if (!games.isTypedByBoth(game)) {
            return false;
        }
        var bots = games.bots(game.id()).keySet();
        long others = roll.known().stream()
                .filter(seat -> !roll.by().equals(Optional.of(seat)))
                .filter(seat -> !bots.contains(seat))
                .filter(seat -> !people.in(new Invitation(game.id(), seat.id())).isEmpty())
                .count();
        return others > (roll.by().isPresent() ? 0 : 1);
    }

    private static List<Typed> said(Handle handle, HostedGame game, RealRoll roll) {
        return handle.createQuery("select seat, faces from typed where game = ? and roll = ? order by seat")
                .bind(0, game.id())
                .bind(1, roll.which())
                .map((row, context) -> new Typed(row.getString("seat"), SaidRows.faces(row.getString("faces"))))
                .list();
    }

    /** What was said of the rolls that both sides typed, by when each was written down: for who may know the roll. */
    public Map<Instant, List<Said>> told(HostedGame game) {
        return games.isTypedByBoth(game) ? jdbi.withHandle(handle -> SaidRows.told(handle, game.id())) : Map.of();
    }

    /**
     * Somebody says what their dice show.
     *
     * @param view of the seat that says it
     * @param person who says it
     * @param id the same for what is sent again
     * @return that it is written down; empty if another must say so too
     * @throws BadGame with every reason why not
     */
    public Optional<Receipt> type(
            HostedGame game, SeatView view, Player seat, Person person, @Nullable String id, Command.Roll said)
            throws IOException {
        Optional<RealRoll> roll = view.realRoll().filter(one -> isForBoth(game, one));
        if (id != null && isSent(game, seat, id) && roll.isEmpty()) {
            return Optional.empty();
        }
        if (roll.isEmpty() || !roll.get().known().contains(seat)) {
            Receipt receipt = view.submit(id, said);
            roll.ifPresent(one -> written(game, one, List.of(), receipt));
            return Optional.of(receipt);
        }
        if (said.rolls().size() != 1) {
            throw new BadGame("ONE_ROLL", "What both sides type is typed a roll at a time.");
        }
        view.judgeRoll(said.rolls().get(0));
        if (id == null || !isSent(game, seat, id)) {
            put(
                    game,
                    seat,
                    person,
                    id == null ? "" : id,
                    roll.get(),
                    said.rolls().get(0));
        }
        Optional<Receipt> agreed = agreed(game, roll.get());
        tell(game.id());
        return agreed;
    }

    private boolean isSent(HostedGame game, Player seat, String id) {
        return jdbi.withHandle(handle -> handle.createQuery(
                                "select count(*) from typed where game = ? and seat = ? and sent = ?")
                        .bind(0, game.id())
                        .bind(1, seat.id())
                        .bind(2, id)
                        .mapTo(Integer.class)
                        .one())
                > 0;
    }

    private void put(HostedGame game, Player seat, Person person, String id, RealRoll roll, List<Integer> said) {
        String faces = SaidRows.text(said);
        jdbi.useTransaction(handle -> {
            handle.createUpdate("""
                            insert into typed (game, seat, roll, sent, faces) values (:game, :seat, :roll, :sent, :faces)
                            on conflict (game, seat) do update
                            set roll = excluded.roll, sent = excluded.sent, faces = excluded.faces""")
                    .bind("game", game.id())
                    .bind("seat", seat.id())
                    .bind("roll", roll.which())
                    .bind("sent", id)
                    .bind("faces", faces)
                    .execute();
            SaidRows.put(handle, game.id(), roll.which(), seat.id(), person, faces, games.now());
            storage.notices().tell(handle, NOTICE + game.id());
        });
    }

    /** Writes down what two have said alike, one of them who rolls. */
    private Optional<Receipt> agreed(HostedGame game, RealRoll roll) throws IOException {
        List<Typed> said = jdbi.withHandle(handle -> said(handle, game, roll));
        for (Typed one : said) {
            boolean rolls = roll.by().map(Player::id).orElse(one.seat()).equals(one.seat());
            boolean confirmed = said.stream()
                    .anyMatch(other ->
                            !other.seat().equals(one.seat()) && other.faces().equals(one.faces()));
            if (rolls && confirmed) {
                return submitted(
                        game,
                        one,
                        roll,
                        said.stream()
                                .filter(other -> other.faces().equals(one.faces()))
                                .toList());
            }
        }
        return Optional.empty();
    }

    private Optional<Receipt> submitted(HostedGame game, Typed one, RealRoll roll, List<Typed> agreed)
            throws IOException {
        Command command = new Command.RollOf(new Command.Roll(List.of(one.faces())), roll.which());
        try {
            Receipt receipt = game.match().submit(one.seat(), null, command);
            written(game, roll, agreed, receipt);
            return Optional.of(receipt);
        } catch (BadGame e) {
            if (e.violations().stream().allMatch(why -> why.code().equals("STALE"))) {
                return Optional.empty(); // the other was as quick, and it is written
            }
            throw e;
        }
    }

    private void written(HostedGame game, RealRoll roll, List<Typed> agreed, Receipt receipt) {
        jdbi.useTransaction(handle -> SaidRows.written(handle, game.id(), roll.which(), agreed, receipt.at()));
    }
}
