package org.muster.ruleset.warmachine.battle;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Book;
import org.muster.ruleset.warmachine.data.Feature;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.Space;
import org.muster.ruleset.warmachine.data.SpaceType;
import org.muster.ruleset.warmachine.data.TerrainTable;

/**
 * A table for a battle: scenario and terrain, as the organizer would set it up (WMC-TER-01).
 *
 * <pre>
 * special location   its own scenario and terrain                     WMC-TER-11
 * generic space      a scenario by chance; also at an HQ              WMC-TER-02, -12
 *                    seven pieces, half of them by the space's type   WMC-TER-03, -04, -05
 *                    more for each feature                            WMC-TER-06..10
 * </pre>
 */
public final class Terrain {

    private static final String RIVER = "river: shallow water from one board edge to the opposite one";
    private static final String OBSTACLE = "linear obstacle";
    private static final String BUILDING = "building";
    private static final String ROAD = "road";

    private final Book book;
    private final Space space;
    private final Dice dice;

    private Terrain(Book book, Space space, Dice dice) {
        this.book = book;
        this.space = space;
        this.dice = dice;
    }

    /** A piece in words: of those that features bring; all others are named in files. */
    public static Sentence words(String piece) {
        return switch (piece) {
            case RIVER -> Sentence.of(RIVER);
            case OBSTACLE -> Sentence.of(OBSTACLE);
            case BUILDING -> Sentence.of(BUILDING);
            case ROAD -> Sentence.of(ROAD);
            default -> Sentence.verbatim(piece);
        };
    }

    /** {@code battle} with its table. */
    static Battle laid(Book book, Battle battle, Dice dice) {
        Space space = book.space(battle.space());
        Location location = book.locationAt(battle.space());
        if (location != null) {
            Location.Battle own = location.scenario();
            return battle.on(own.name() + ": " + own.layout() + "; " + own.scoring(), location.terrain());
        }
        Terrain terrain = new Terrain(book, space, dice);
        List<String> scenarios = book.terrain().scenarios();
        int drawn = terrain.roll("Scenario", Pool.d(scenarios.size()), "WMC-TER-02");
        List<String> pieces = new ArrayList<>();
        terrain.land(pieces);
        terrain.features(pieces);
        return battle.on(scenarios.get(drawn - 1), pieces);
    }

    private int roll(@Template String what, Pool pool, String rule) {
        return dice.roll(Roll.of(Sentence.of("{what} in {space}", Sentence.of(what), space.id()), pool)
                        .citing(rule))
                .total();
    }

    private void land(List<String> pieces) {
        TerrainTable table = book.terrain();
        String half = table.requiredHalf().get(space.type());
        List<String> others = new ArrayList<>(table.pieceTypes());
        if (space.type() == SpaceType.FIELD || half == null) {
            int most = Math.min(book.houseRules().terrainPieces(), others.size());
            while (pieces.size() < most) {
                pieces.add(others.remove(roll("Terrain", Pool.d(others.size()), "WMC-TER-04") - 1));
            }
            return;
        }
        others.remove(half);
        int all = book.houseRules().terrainPieces();
        for (int i = 0; i < all; i++) {
            pieces.add(i < (all + 1) / 2 ? half : others.get(roll("Terrain", Pool.d(others.size()), "WMC-TER-05") - 1));
        }
    }

    /** Whatever the type, an HQ's space included (WMC-TER-10, WMC-TER-12). */
    private void features(List<String> pieces) {
        for (Feature feature : space.features()) {
            switch (feature) {
                case RIVER -> pieces.add(RIVER);
                case VILLAGE -> {
                    add(pieces, roll("Linear obstacles of the village", Pool.d(3), "WMC-TER-07"), OBSTACLE);
                    pieces.add(BUILDING);
                }
                case CITY -> {
                    add(pieces, roll("Buildings of the city", Pool.d(3), "WMC-TER-08"), BUILDING);
                    add(pieces, roll("Roads of the city", Pool.d(3), "WMC-TER-08"), ROAD);
                }
                case BATTLEFIELD -> {
                    int wrecks = roll("Remains of the battlefield", Pool.d(3).plus(2), "WMC-TER-09");
                    List<String> kinds = book.terrain().wrecks();
                    for (int i = 0; i < wrecks; i++) {
                        pieces.add(kinds.get(roll("Kind of the remains", Pool.d(kinds.size()), "WMC-TER-09") - 1));
                    }
                }
            }
        }
    }

    private static void add(List<String> pieces, int count, String piece) {
        for (int i = 0; i < count; i++) {
            pieces.add(piece);
        }
    }
}
