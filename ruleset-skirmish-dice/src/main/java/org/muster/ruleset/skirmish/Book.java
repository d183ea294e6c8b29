package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Catalogue;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.table.Piece;
import org.muster.geometry.table.Tabletop;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.DeploymentCards;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.Numbers;
import org.muster.ruleset.skirmish.data.Spot;
import org.muster.ruleset.skirmish.data.TerrainPiece;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.data.UnitCards;

/** What one game is played by and never changes: players, house rules, mission, cards, numbers and the table. */
public final class Book {

    /** From this version on a lower surface carries in passing only a base whose centre is over it (SKD-MOVE-09). */
    private static final String LEDGES_MENDED = "0.1.1";

    private static final String SHOVES_MENDED = "0.1.2";

    private static final String PLACES_MENDED = "0.1.3";

    private static final String COVER_MENDED = "0.1.4";

    private final Setup setup;
    private final HouseRules houseRules;
    private final boolean exactAboutShoves;
    private final boolean exactAboutPlaces;
    private final boolean coveredByPiecesAlone;
    private final Mission mission;
    /** The mission that says what forces may be: this one, or the free skirmish that forces are written for at home. */
    private final Mission levy;

    private final Numbers numbers;
    private final Catalogue<UnitCard> units;
    private final Catalogue<DeploymentCard> cards;
    private final Contributions contributions;
    private final List<String> sides;
    private final OrderedMap<String, TerrainPiece> terrain;
    private final OrderedMap<String, Zone> zones;
    private final OrderedMap<String, Disc> tokens;
    /** Tables by the pieces that stand no longer. Two threads at once may both make one; that is harmless. */
    private volatile OrderedMap<List<String>, Tabletop> tables;

    private Book(Setup setup, Contributions contributions) {
        this.setup = setup;
        this.contributions = contributions;
        this.exactAboutShoves = setup.isSince(SHOVES_MENDED);
        this.exactAboutPlaces = setup.isSince(PLACES_MENDED);
        this.coveredByPiecesAlone = setup.isSince(COVER_MENDED);
        this.houseRules = setup.options(HouseRules.class);
        this.mission = setup.data().read(houseRules.mission().data(), Mission.class);
        this.levy = mission.forceSize() != null
                ? mission
                : setup.data().read(HouseRules.Play.FREE_SKIRMISH.data(), Mission.class);
        this.numbers = setup.data().read("numbers", Numbers.class);
        this.units = Catalogue.of(setup.data().read("units", UnitCards.class).units());
        this.cards =
                Catalogue.of(setup.data().read("cards", DeploymentCards.class).cards());
        this.sides = mission.sides().stream().map(Mission.Side::seat).toList();
        this.terrain = OrderedMap.by(TerrainPiece::id, mission.terrain());
        Measures measures = measures(numbers);
        Tabletop table =
                table(numbers, mission.terrain(), setup.isSince(LEDGES_MENDED) ? measures : measures.carryingByRim());
        this.tables = OrderedMap.of(List.of(), table);
        this.zones = mission.zones().map(corners -> new Zone(Spot.points(corners)));
        this.tokens = mission.tokens().map(token -> table.stand(token.point(), numbers.token()));
    }

    /** The book of a game. */
    static Book of(Setup setup, Contributions contributions) {
        return new Book(setup, contributions);
    }

    /** The table of a mission. */
    public static Tabletop table(Numbers numbers, List<TerrainPiece> terrain) {
        return table(numbers, terrain, measures(numbers));
    }

    private static Measures measures(Numbers numbers) {
        return Measures.of(numbers.step(), numbers.jumpDown(), numbers.gap(), numbers.silhouette());
    }

    private static Tabletop table(Numbers numbers, List<TerrainPiece> terrain, Measures measures) {
        List<Piece> pieces = new ArrayList<>(terrain.size());
        for (TerrainPiece piece : terrain) {
            pieces.add(new Piece(
                    piece.id(),
                    piece.kind() == TerrainPiece.Kind.PIT ? Piece.Kind.PIT : Piece.Kind.SOLID,
                    Spot.points(piece.polygon()),
                    piece.height(),
                    piece.level(),
                    piece.blocksLos(),
                    piece.standable(),
                    piece.climbable()));
        }
        return Tabletop.of(numbers.table().x(), numbers.table().y(), pieces, measures);
    }

    /**
     * Whether a push or pull that moves nobody is not offered (SKD-ACTN-08), and who finds no room at the foot of an edge
     * lies at the very nearest place (SKD-FALL-02).
     */
    public boolean isExactAboutShoves() {
        return exactAboutShoves;
    }

    /**
     * Whether who finds no room at the foot of an edge is not put down by hand (SKD-FALL-02), and no other places bring more
     * minis into contact than those that pile in (SKD-MEL-03).
     */
    public boolean isExactAboutPlaces() {
        return exactAboutPlaces;
    }

    /** Whether the table around a pit gives nobody in it, or seen from it, cover (SKD-OBS-01). */
    public boolean isCoveredByPiecesAlone() {
        return coveredByPiecesAlone;
    }

    /** How this game is set. */
    public HouseRules houseRules() {
        return houseRules;
    }

    /** What is played. */
    public Mission mission() {
        return mission;
    }

    /** The mission that says what a force of one's own may be. */
    public Mission levy() {
        return levy;
    }

    /** Another mission. */
    public Mission mission(HouseRules.Play play) {
        return setup.data().read(play.data(), Mission.class);
    }

    /** The numbers of the book. */
    public Numbers numbers() {
        return numbers;
    }

    /** Every unit there is. */
    public Catalogue<UnitCard> units() {
        return units;
    }

    /** The unit card of that id. */
    public UnitCard card(String unit) {
        return units.the(unit);
    }

    /** Every Deployment Card there is. */
    public Catalogue<DeploymentCard> cards() {
        return cards;
    }

    /** What follows from losses. */
    Aftermath aftermath() {
        return contributions.aftermath();
    }

    /** What an effect of that id does. */
    public Effect effect(String id) {
        return contributions.effects().the(id);
    }

    /** What a condition of that id looks at. */
    public Condition condition(String id) {
        return contributions.conditions().the(id);
    }

    /** The last round (SKD-MISS-06). */
    public int rounds() {
        return houseRules.rounds() == 0 ? mission.rounds() : houseRules.rounds();
    }

    // ---- the table

    /** The table without some of its pieces. */
    public Tabletop table(List<String> removed) {
        Tabletop known = tables.get(removed);
        if (known != null) {
            return known;
        }
        Tabletop made = tables.the(List.of());
        for (String piece : removed) {
            made = made.without(piece);
        }
        tables = tables.with(List.copyOf(removed), made);
        return made;
    }

    /** What the mission says of a piece of the table; null: it has none of that id. */
    @Nullable
    public TerrainPiece terrain(String piece) {
        return terrain.get(piece);
    }

    /** A zone of the mission. */
    public Zone zone(String name) {
        return zones.the(name);
    }

    /** The zones of the mission. */
    public List<Zone> zones() {
        return zones.list();
    }

    /** The tokens of the mission. */
    public List<Disc> tokens() {
        return tokens.list();
    }

    /** A token, flat on what it lies on. */
    public Disc token(String name) {
        return tokens.the(name);
    }

    // ---- people

    /** The sides, in seat order. */
    public List<String> sides() {
        return sides;
    }

    /** The other side. */
    public String other(String side) {
        return sides.get(0).equals(side) ? sides.get(1) : sides.get(0);
    }

    /** The sheet of a side. */
    public Mission.Side sheet(String side) {
        return mission.sides().get(sides.indexOf(side));
    }

    /** Who commands a side. */
    public Player player(String side) {
        return setup.players().get(sides.indexOf(side));
    }

    /** What {@code player} commands. */
    public String side(Player player) {
        return sides.get(setup.players().indexOf(player));
    }

    /** The seats, in order. */
    public List<Player> players() {
        return setup.players();
    }
}
