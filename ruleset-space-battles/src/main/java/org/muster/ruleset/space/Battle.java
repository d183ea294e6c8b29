package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.grid.Square;

/**
 * The state of a battle: who stands where, and what is going on.
 *
 * @param ships on the table, in the order in which they came; two in one space only while one of them moves
 * @param away ships that are not on the table
 * @param manoeuvre the move that is being made or was made last; null: none yet
 */
public record Battle(
        Book book,
        Progress progress,
        List<Ship> ships,
        List<Away> away,
        Arrivals arrivals,
        @Nullable Manoeuvre manoeuvre,
        Fire fire) {

    public Battle {
        ships = List.copyOf(ships);
        away = List.copyOf(away);
    }

    /** An empty board. */
    static Battle start(Book book) {
        return new Battle(book, Progress.START, List.of(), List.of(), Arrivals.NONE, null, Fire.NONE);
    }

    // ---- looking

    /** The number of the turn; 0 in the set-up. */
    public int turn() {
        return progress.turn();
    }

    /** The side that moves or fires. */
    public Side acting() {
        return progress.acting();
    }

    /** Where nobody moves or fires any more. */
    public Battle over() {
        return book.restsAtTheEnd() ? with(progress.over()) : this;
    }

    /** Who commands {@code side}. */
    public Player player(Side side) {
        return book.player(side);
    }

    /** What {@code player} commands. */
    Side side(Player player) {
        return player(Side.EMPIRE).equals(player) ? Side.EMPIRE : Side.REBEL;
    }

    /** The ship of that id, if it is on the table. */
    @Nullable
    public Ship find(String id) {
        for (Ship ship : ships) {
            if (ship.id().equals(id)) {
                return ship;
            }
        }
        return null;
    }

    /** The ship of an id that is known to be on the table. */
    public Ship the(String id) {
        Ship ship = find(id);
        if (ship == null) {
            throw new IllegalStateException(id + " is not on the table");
        }
        return ship;
    }

    /** Who stands there, {@code but} excepted; null if nobody does. */
    @Nullable
    public Ship at(Square square, String but) {
        for (Ship ship : ships) {
            if (ship.isAt(square) && !ship.id().equals(but)) {
                return ship;
            }
        }
        return null;
    }

    /** Whether nobody stands there. */
    public boolean isFree(Square square) {
        return at(square, "") == null;
    }

    /** The ship of that id, if it is off the table. */
    @Nullable
    public Away findAway(String id) {
        for (Away one : away) {
            if (one.id().equals(id)) {
                return one;
            }
        }
        return null;
    }

    /** What the tables say of a ship. */
    public Sheet sheet(Ship ship) {
        return book.sheet(ship);
    }

    /** Ships of {@code side} on the table. */
    public List<Ship> of(Side side) {
        List<Ship> own = new ArrayList<>(ships.size());
        for (Ship ship : ships) {
            if (ship.side() == side) {
                own.add(ship);
            }
        }
        return own;
    }

    /** Fighters on board a ship, in the order of their ids. */
    public List<Away> carriedBy(String carrier) {
        List<Away> carried = List.of(); // bots ask it of every ship
        for (Away one : away) {
            if (one.isOn(carrier)) {
                carried = carried.isEmpty() ? new ArrayList<>(3) : carried;
                carried.add(one);
            }
        }
        return carried;
    }

    /** Whether a ship can neither move nor fire now. */
    public boolean isDisabled(Ship ship) {
        return ship.isDisabled(turn());
    }

    /** The move that is being made; only while one is. */
    public Manoeuvre move() {
        if (manoeuvre == null) {
            throw new IllegalStateException("nobody has moved yet");
        }
        return manoeuvre;
    }

    /** Whether a ship is in the midst of an attack move and has not fired yet (SPB-ATT-01). */
    public boolean isInAttackMove(Ship ship) {
        Manoeuvre move = manoeuvre;
        return move != null
                && move.ship().equals(ship.id())
                && move.kind() == MoveKind.ATTACK
                && !move.over()
                && !move.fired();
    }

    /** The ship that moves. */
    public Ship mover() {
        return the(move().ship());
    }

    // ---- changing

    /** With how far it has come changed. */
    public Battle with(Progress other) {
        return new Battle(book, other, ships, away, arrivals, manoeuvre, fire);
    }

    /** In the next turn, which {@code winner} leads. */
    public Battle nextTurn(Side winner) {
        return with(progress.nextTurn(winner));
    }

    /** With what brings reserves changed. */
    public Battle with(Arrivals other) {
        return new Battle(book, progress, ships, away, other, manoeuvre, fire);
    }

    /** With the move come further. */
    public Battle with(Manoeuvre move) {
        return new Battle(book, progress, ships, away, arrivals, move, fire);
    }

    /** With what was fired changed. */
    public Battle with(Fire other) {
        return new Battle(book, progress, ships, away, arrivals, manoeuvre, other);
    }

    private Battle with(List<Ship> others, List<Away> elsewhere) {
        return new Battle(book, progress, others, elsewhere, arrivals, manoeuvre, fire);
    }

    /** With a ship changed. */
    public Battle with(Ship changed) {
        Ship[] all = ships.toArray(new Ship[0]);
        for (int i = 0; i < all.length; i++) {
            if (all[i].id().equals(changed.id())) {
                all[i] = changed;
            }
        }
        return with(List.of(all), away);
    }

    /** With a ship more on the table, which is no longer away. */
    public Battle adding(Ship ship) {
        List<Ship> all = new ArrayList<>(ships);
        all.add(ship);
        List<Away> rest = new ArrayList<>(away);
        rest.removeIf(one -> one.id().equals(ship.id()));
        return with(all, rest);
    }

    /** With a ship that is away. */
    public Battle adding(Away one) {
        List<Away> all = new ArrayList<>(away);
        all.removeIf(before -> before.id().equals(one.id()));
        all.add(one);
        return with(ships, all);
    }

    /** With a ship taken off the table, and those on board with it (SPB-CAR-07, SPB-GRID-07). */
    public Battle losing(Ship ship, Away.Why why) {
        List<Away> all = new ArrayList<>(away);
        all.replaceAll(one -> one.isOn(ship.id()) ? one.because(why) : one);
        all.add(new Away(ship.id(), ship.design(), ship.side(), why, null));
        return with(without(ship), all);
    }

    private List<Ship> without(Ship ship) {
        List<Ship> rest = new ArrayList<>(ships);
        rest.removeIf(one -> one.id().equals(ship.id()));
        return rest;
    }

    /** With a fighter on board again (SPB-COL-09). */
    public Battle docking(Ship fighter, String carrier) {
        List<Away> all = new ArrayList<>(away);
        all.add(new Away(fighter.id(), fighter.design(), fighter.side(), Away.Why.CARRIED, carrier));
        return with(without(fighter), all);
    }
}
