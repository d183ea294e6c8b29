package org.muster.ruleset.skirmish;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.table.Tabletop;
import org.muster.ruleset.skirmish.data.UnitCard;

/**
 * The state of a game: who stands where, and what is going on. Its parts are written as one with it.
 *
 * @param vp victory points by side (SKD-MISS-01)
 */
public record Skirmish(
        Book book,
        Progress progress,
        @JsonUnwrapped Forces forces,
        OrderedMap<@RefersTo("sides") String, @Between(min = 0) Integer> vp,
        @JsonUnwrapped Gone gone,
        @JsonUnwrapped Ongoing ongoing) {

    /** An empty table. */
    public static Skirmish start(Book book) {
        return new Skirmish(
                book,
                Progress.START,
                new Forces(OrderedMap.empty(), List.of(), OrderedMap.empty()),
                OrderedMap.each(book.sides(), side -> 0),
                new Gone(List.of(), List.of()),
                new Ongoing(null, List.of()));
    }

    // ---- its parts

    /** Units on the table, by id, in the order in which they came. */
    public OrderedMap<String, UnitState> units() {
        return forces.units;
    }

    /** Units that were defeated. */
    public List<Fallen> fallen() {
        return forces.fallen;
    }

    /** Deployment Cards in play, by id. */
    public OrderedMap<String, CardState> cards() {
        return forces.cards;
    }

    /** Ids of terrain pieces that stand no longer. */
    public List<String> removed() {
        return gone.removed;
    }

    /** Tokens whose interaction is over. */
    public List<String> used() {
        return gone.used;
    }

    /** The activation of the acting unit; null: none acts. */
    @Nullable
    public Activation activation() {
        return ongoing.activation;
    }

    /** The attacks that go on, each begun in the midst of the one before it. */
    public List<Attack> attacks() {
        return ongoing.attacks;
    }

    // ---- looking

    /** The number of the round; 0 in the setup. */
    public int round() {
        return progress.round();
    }

    /** Rounds to come after this one. */
    public int roundsLeft() {
        return Math.max(0, book.rounds() - round());
    }

    /** The unit of that id, if it is on the table. */
    public @Nullable UnitState find(String id) {
        return units().get(id);
    }

    /** The unit of an id that is known to be on the table. */
    public UnitState the(String id) {
        return units().the(id);
    }

    /** Whether that unit is on the table. */
    public boolean has(String id) {
        return units().containsKey(id);
    }

    /** The card of a unit. */
    public UnitCard card(UnitState unit) {
        return book.card(unit.card());
    }

    /** Who commands a unit. */
    public Player player(UnitState unit) {
        return book.player(unit.owner());
    }

    /** Units of a side, in order. */
    public List<UnitState> of(String side) {
        List<UnitState> own = new ArrayList<>(units().size());
        for (UnitState unit : units().list()) {
            if (unit.owner().equals(side)) {
                own.add(unit);
            }
        }
        return own;
    }

    /** Units of the other side, in order. */
    public List<UnitState> enemiesOf(String side) {
        return of(book.other(side));
    }

    /** How many units of a side may be activated (SKD-TURN-03). */
    public int ready(String side) {
        int ready = 0;
        for (UnitState unit : units().list()) {
            ready += unit.owner().equals(side) && unit.isReady() ? 1 : 0;
        }
        return ready;
    }

    /** Victory points of a side. */
    public int vp(String side) {
        return vp.getOrDefault(side, 0);
    }

    /** The table as its terrain stands now. */
    public Tabletop table() {
        return book.table(removed());
    }

    /** A token, flat on what it lies on now: its piece of terrain may be gone (SKD-GEO-10). */
    public Disc token(String name) {
        Disc flat = book.token(name);
        return removed().isEmpty() ? flat : table().stand(flat.at(), flat.diameter());
    }

    /** Every base but those of one unit. */
    public List<Mini> minisBut(String unit) {
        List<Mini> others = new ArrayList<>();
        for (UnitState one : units().list()) {
            if (!one.id().equals(unit)) {
                others.addAll(one.minis());
            }
        }
        return others;
    }

    /** Whether that unit is the acting unit (SKD-TURN-09). */
    public boolean isActing(String unit) {
        Activation activation = activation();
        return activation != null && activation.unit().equals(unit);
    }

    /** The activation; only while there is one. */
    public Activation acting() {
        Activation activation = activation();
        if (activation == null) {
            throw new IllegalStateException("no unit acts");
        }
        return activation;
    }

    /** The attack that goes on now, which is the one begun last; null: none. */
    @Nullable
    public Attack attack() {
        List<Attack> attacks = attacks();
        return attacks.isEmpty() ? null : attacks.get(attacks.size() - 1);
    }

    /** The attack that goes on now; only while there is one. */
    public Attack theAttack() {
        Attack attack = attack();
        if (attack == null) {
            throw new IllegalStateException("nobody attacks");
        }
        return attack;
    }

    // ---- changing

    /** With how far it has come changed. */
    public Skirmish with(Progress other) {
        return new Skirmish(book, other, forces, vp, gone, ongoing);
    }

    private Skirmish with(Forces other) {
        return new Skirmish(book, progress, other, vp, gone, ongoing);
    }

    private Skirmish with(OrderedMap<String, UnitState> others) {
        return with(new Forces(others, fallen(), cards()));
    }

    private Skirmish with(Gone other) {
        return new Skirmish(book, progress, forces, vp, other, ongoing);
    }

    private Skirmish with(Ongoing other) {
        return new Skirmish(book, progress, forces, vp, gone, other);
    }

    /** With a unit changed or added. What it has more than its card's printed limits goes at once (SKD-ADICE-04). */
    public Skirmish with(UnitState unit) {
        UnitCard card = card(unit);
        int limit = card.diceLimit(unit.minis().size());
        UnitState kept = unit.actionDice() > limit ? unit.actionDice(limit) : unit;
        kept = kept.forceDice() > card.forceAptitude() ? kept.forceDice(card.forceAptitude()) : kept;
        boolean spent = book.houseRules().activationNeedsDie()
                && kept.isReady()
                && kept.actionDice() == 0
                && round() > 0
                && !isActing(kept.id());
        return with(units().with(kept.id(), spent ? kept.being(Status.EXHAUSTED) : kept));
    }

    /** Without a unit, which was defeated, and without the cards attached to it (SKD-CARD-05). */
    public Skirmish losing(UnitState unit) {
        List<Fallen> all = new ArrayList<>(fallen());
        all.add(new Fallen(unit.id(), unit.card(), unit.owner(), false));
        OrderedMap<String, CardState> left = cards();
        for (CardState card : cards().list()) {
            if (unit.id().equals(card.unit())) {
                left = left.without(card.id());
            }
        }
        return with(new Forces(units().without(unit.id()), all, left));
    }

    /** With a defeated unit marked as having come back. */
    public Skirmish returning(String unit) {
        List<Fallen> all = new ArrayList<>(fallen());
        all.replaceAll(one -> one.id().equals(unit) ? new Fallen(one.id(), one.card(), one.owner(), true) : one);
        return with(new Forces(units(), all, cards()));
    }

    /** With a Deployment Card changed or added. */
    public Skirmish with(CardState card) {
        return with(new Forces(units(), fallen(), cards().with(card.id(), card)));
    }

    /** With more victory points for a side. */
    Skirmish scoring(String side, int more) {
        return new Skirmish(book, progress, forces, vp.with(side, vp(side) + more), gone, ongoing);
    }

    /** With a piece of terrain gone; who stood on it stands on what is below. */
    public Skirmish removing(String piece) {
        List<String> all = new ArrayList<>(removed());
        all.add(piece);
        Tabletop table = book.table(all);
        OrderedMap<String, UnitState> stood = units().map(unit -> unit.minis(unit.minis().stream()
                .map(mini -> mini.at(table.stand(mini.at(), mini.diameter())))
                .toList()));
        return with(stood).with(new Gone(all, used()));
    }

    /** With an interaction that happens no more. */
    public Skirmish using(String token) {
        List<String> all = new ArrayList<>(used());
        all.add(token);
        return with(new Gone(removed(), all));
    }

    /** With another activation, or none. */
    public Skirmish acting(@Nullable Activation other) {
        return with(new Ongoing(other, attacks()));
    }

    private Skirmish attacking(List<Attack> others) {
        return with(new Ongoing(activation(), others));
    }

    /** With an attack begun. */
    public Skirmish beginning(Attack attack) {
        List<Attack> all = new ArrayList<>(attacks());
        all.add(attack);
        return attacking(all);
    }

    /** With the attack that goes on now come further. */
    public Skirmish with(Attack attack) {
        List<Attack> all = new ArrayList<>(attacks());
        all.set(all.size() - 1, attack);
        return attacking(all);
    }

    /** With the attack that goes on now over. */
    public Skirmish endingAttack() {
        return attacking(attacks().subList(0, attacks().size() - 1));
    }

    /**
     * What the sides have.
     *
     * @param units on the table, by id, in the order in which they came
     * @param fallen units that were defeated
     * @param cards Deployment Cards in play, by id
     */
    public record Forces(
            OrderedMap<@RefersTo("units in play") String, UnitState> units,
            List<Fallen> fallen,
            OrderedMap<String, CardState> cards) {
        public Forces {
            fallen = List.copyOf(fallen);
        }
    }

    /**
     * What is no more of the table that was set up.
     *
     * @param removed ids of terrain pieces that stand no longer
     * @param used tokens whose interaction is over (SKD-MISS-05)
     */
    public record Gone(
            @Distinct List<@RefersTo("terrain") String> removed,
            @Distinct List<@RefersTo("tokens") String> used) {
        public Gone {
            removed = List.copyOf(removed);
            used = List.copyOf(used);
        }
    }

    /**
     * What goes on.
     *
     * @param activation of the acting unit; null: none acts
     * @param attacks each begun in the midst of the one before it
     */
    public record Ongoing(@Nullable Activation activation, List<Attack> attacks) {
        public Ongoing {
            attacks = List.copyOf(attacks);
        }
    }
}
