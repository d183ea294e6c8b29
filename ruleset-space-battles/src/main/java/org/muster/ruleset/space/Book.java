package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleBiFunction;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Catalogue;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.data.Area;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.Designs;
import org.muster.ruleset.space.data.Moves;
import org.muster.ruleset.space.data.Numbered;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Zones;
import org.muster.ruleset.space.grid.Arc;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Offset;
import org.muster.ruleset.space.grid.Square;

/** What one battle is fought by and never changes: players, houseRules, scenario, ships' designs, moves and zones. */
public final class Book {

    /** The version that reads some rules anew; battles opened before go on as they were (ADR 070). */
    private static final String MENDED = "0.1.1";
    /** Since then whoever lapses lapses for all ships, nobody acts after the end, and Fast ships choose at speed, too. */
    private static final String MENDED_ONCE_MORE = "0.1.2";

    /** Ways to the port that are remembered; towers are shot down, and then there are others. */
    private static final int MOST_RUNS = 500;

    private final Setup setup;
    private final HouseRules houseRules;
    private final Scenario scenario;
    /** The scenario that says what fleets may cost: this one, or the open battle that fleets are written for at home. */
    private final Scenario market;

    private final Catalogue<Design> designs;
    private final Moves moves;
    private final List<Scenario.Reserve> reserves;
    private final @Nullable Battery battery;
    private final boolean diagonalsAreSide;
    private final EmptyBoard emptyBoard;
    private final Comparator<String> order;
    // Looked up by key only, never walked through.
    private final Map<String, Sheet> sheets = new LinkedHashMap<>();
    /** Found when somebody looks. Two threads at once may both find one; that is harmless. */
    private volatile OrderedMap<RunKey, PortRun> portRuns = OrderedMap.empty();

    private Book(Setup setup) {
        this.setup = setup;
        this.houseRules = setup.options(HouseRules.class);
        this.scenario = setup.data().read(houseRules.scenario().data(), Scenario.class);
        this.market =
                scenario.isOpen() ? scenario : setup.data().read(HouseRules.Mission.OPEN_BATTLE.data(), Scenario.class);
        Designs file = setup.data().read("ships", Designs.class);
        this.designs = Catalogue.of(file.ships());
        this.moves = setup.data().read("moves", Moves.class);
        Zones zones = setup.data().read("zones", Zones.class);
        for (Design design : designs.all()) {
            String letter = zoneOf(design, zones);
            sheets.put(
                    design.id(),
                    new Sheet(
                            design,
                            Helm.of(design, moves, houseRules, isMendedOnceMore()),
                            new ThreatZone(letter, zones.zones().the(letter))));
        }
        this.reserves = reserves(scenario, houseRules);
        this.battery = file.batteries().stream()
                .filter(one -> one.id().equals(scenario.battery()))
                .findFirst()
                .orElse(null);
        this.diagonalsAreSide = houseRules.diagonals() == HouseRules.Diagonals.SIDE;
        this.emptyBoard = new EmptyBoard(scenario.board());
        this.order = setup.isSince(MENDED) ? new Numbered() : Comparator.naturalOrder();
    }

    /** The book of a battle. */
    static Book of(Setup setup) {
        return new Book(setup);
    }

    /** The letter of a design's zone: its own, or the typical one of its type. */
    static String zoneOf(Design design, Zones zones) {
        String own = design.zone();
        return own == null ? zones.typical().getOrDefault(design.type(), "") : own;
    }

    private static List<Scenario.Reserve> reserves(Scenario scenario, HouseRules houseRules) {
        List<Scenario.Reserve> all = new ArrayList<>();
        for (Scenario.Reserve one : scenario.reserves() == null ? List.<Scenario.Reserve>of() : scenario.reserves()) {
            Integer turn = one.turn();
            Integer delay = one.delay();
            all.add(new Scenario.Reserve(
                    one.id(),
                    one.side(),
                    one.ships(),
                    turn == null || !one.comesAfterTrench()
                            ? turn
                            : Integer.valueOf(or(houseRules.vaderLatestTurn(), turn)),
                    one.afterTrench(),
                    one.after(),
                    delay == null ? null : Integer.valueOf(or(houseRules.falconDelay(), delay)),
                    one.edges()));
        }
        return List.copyOf(all);
    }

    private static int or(int option, int file) {
        return option == 0 ? file : option;
    }

    private boolean isMendedOnceMore() {
        return setup.isSince(MENDED_ONCE_MORE);
    }

    /** Whether all ships of who does not answer in time go on, and not only the next (SPB-MOVE-20). */
    public boolean lapsesForAll() {
        return isMendedOnceMore();
    }

    /** Whether nobody is said to move or fire any more once the battle is over. */
    public boolean restsAtTheEnd() {
        return isMendedOnceMore();
    }

    /** How this battle is set. */
    public HouseRules houseRules() {
        return houseRules;
    }

    /** What is fought. */
    public Scenario scenario() {
        return scenario;
    }

    /** Every ship there is. */
    public Catalogue<Design> designs() {
        return designs;
    }

    /** A design with what the tables make of it. */
    public Sheet sheet(String design) {
        Sheet sheet = sheets.get(design);
        if (sheet == null) {
            throw new IllegalStateException("no design " + design);
        }
        return sheet;
    }

    /** The sheet of a ship. */
    public Sheet sheet(Ship ship) {
        return sheet(ship.design());
    }

    /** Where a ship goes that meets an enemy. */
    public Moves.Collision collision() {
        return moves.collision();
    }

    /** The board without a ship. */
    public EmptyBoard emptyBoard() {
        return emptyBoard;
    }

    /** Who comes later, and when, as file and options say. */
    public List<Scenario.Reserve> reserves() {
        return reserves;
    }

    /** The order of ships' ids (SPB-MOVE-20, SPB-CAR-03). */
    public Comparator<String> order() {
        return order;
    }

    /** The group of that id among them; null: there is none. */
    public Scenario.@Nullable Reserve reserve(@Nullable String id) {
        for (Scenario.Reserve group : reserves) {
            if (group.id().equals(id)) {
                return group;
            }
        }
        return null;
    }

    /** The cannon off the board, if this battle has one. */
    @Nullable
    public Battery battery() {
        return battery;
    }

    /** The last turn. */
    public int turnLimit() {
        int option = switch (houseRules.scenario()) {
            case ESCAPE_FROM_HOTH -> houseRules.hothTurnLimit();
            case ATTACK_ON_THE_DEATHSTAR -> houseRules.deathStarTurnLimit();
            case OPEN_BATTLE -> houseRules.openTurnLimit();
        };
        return or(option, scenario.turnLimit());
    }

    /** Points that a bought fleet may cost. */
    public int points() {
        Integer points = market.points();
        return or(houseRules.points(), points == null ? 0 : points);
    }

    /** Spaces of the area where a bought fleet of {@code side} sets up, as far as no tower is known to stand there. */
    public int fleetSpaces(Side side) {
        Set<Square> spaces = new LinkedHashSet<>(); // areas may overlap
        for (Area area : market.zonesOf(side)) {
            spaces.addAll(area.squares());
        }
        Scenario.Towers towers = market.towers();
        if (towers != null && houseRules.towers() == HouseRules.TowerPlaces.FIXED) {
            towers.at().forEach(spaces::remove);
        }
        return spaces.size();
    }

    /** The trench; only where there is one. */
    public Scenario.Trench trench() {
        Scenario.Trench trench = scenario.trench();
        if (trench == null) {
            throw new IllegalStateException(scenario.name() + " has no trench");
        }
        return trench;
    }

    /** Whether that square lies in a trench. */
    public boolean isTrench(Square square) {
        return scenario.isTrench(square);
    }

    /** What hits the port (SPB-DS-12). */
    public int portDefence() {
        return or(houseRules.portDefence(), trench().defence());
    }

    private record RunKey(String design, List<Square> guarded) {
        RunKey {
            guarded = List.copyOf(guarded);
        }
    }

    /**
     * How ships of a design come to the port.
     *
     * @param guarded where those stand who fire at them and can't move
     * @param risk the chance to be shot down by one of them after a move that ends there
     */
    public PortRun portRun(String design, List<Square> guarded, ToDoubleBiFunction<Square, Facing> risk) {
        RunKey key = new RunKey(design, guarded);
        PortRun known = portRuns.get(key);
        if (known == null) {
            known = PortRun.of(this, sheet(design), risk);
            OrderedMap<RunKey, PortRun> kept = portRuns.size() < MOST_RUNS ? portRuns : OrderedMap.empty();
            portRuns = kept.with(key, known);
        }
        return known;
    }

    /** The arc in which a space lies (SPB-GRID-05). */
    public Arc arc(Offset seen) {
        return Arc.of(seen, diagonalsAreSide);
    }

    // ---- people

    /** The seats, in order: the Empire's, then the Rebel's. */
    public List<Player> players() {
        return setup.players();
    }

    /** Who commands {@code side}: the first seat the Empire, the second the Rebel. */
    public Player player(Side side) {
        return setup.players().get(side.seat());
    }

    /** The side and who commands it: {@code Empire (Anna)}. */
    public Sentence name(Side side) {
        String commander = setup.name(player(side));
        return commander.equals(side.word().in(Language.ENGLISH))
                ? side.word()
                : Sentence.of("{side} ({commander})", side.word(), commander);
    }
}
