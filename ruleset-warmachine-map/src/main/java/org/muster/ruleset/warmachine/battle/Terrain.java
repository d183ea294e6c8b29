package org.muster.ruleset.warmachine.battle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Book;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.data.Feature;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.Space;
import org.muster.ruleset.warmachine.data.SpaceType;

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

    private Terrain() {}

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

    /** The pieces of a table in words, those of a kind together. */
    public static List<Sentence> words(List<String> pieces) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        pieces.forEach(piece -> counts.merge(piece, 1, Integer::sum));
        List<Sentence> words = new ArrayList<>(counts.size());
        counts.forEach((piece, n) -> words.add(n == 1 ? words(piece) : Sentence.of("{n} x {piece}", n, words(piece))));
        return words;
    }

    /** The table of a battle: its scenario, then piece by piece, each told before the next is rolled for. */
    record LayTable(String space) implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            Book book = campaign.book();
            Battle battle = campaign.battles().the(space);
            Location location = book.locationAt(space);
            if (location != null) {
                Location.Battle own = location.scenario();
                return Outcome.of(campaign.with(
                        battle.on(own.name() + ": " + own.layout() + "; " + own.scoring(), location.terrain())));
            }
            List<String> scenarios = book.terrain().scenarios();
            String drawn = scenarios.get(roll(dice, space, "Scenario", Pool.d(scenarios.size()), "WMC-TER-02") - 1);
            List<String> byType = byType(book, book.space(space));
            List<Piece> others = new ArrayList<>();
            int all = book.houseRules().terrainPieces();
            int rolled =
                    byType.isEmpty() ? Math.min(all, book.terrain().pieceTypes().size()) : all - byType.size();
            for (int i = 0; i < rolled; i++) {
                others.add(new Piece(space, Kind.LAND));
            }
            for (Feature feature : book.space(space).features()) {
                Kind.of(feature).forEach(kind -> others.add(new Piece(space, kind)));
            }
            Outcome<Campaign> outcome = Outcome.of(campaign.with(battle.on(drawn, byType)))
                    .tell(Event.told("The scenario in {space} is {scenario}.", campaign.space(space), drawn)
                            .citing("WMC-TER-02")
                            .at(space));
            return others.isEmpty() ? outcome : outcome.then(Agenda.inOrder(Agenda.todos(others)));
        }
    }

    /** What a die decides. */
    enum Kind {
        LAND,
        RIVER,
        OBSTACLES,
        BUILDINGS,
        ROADS,
        REMAINS,
        WRECK;

        /** Whatever the type, an HQ's space included (WMC-TER-10, WMC-TER-12). */
        private static List<Kind> of(Feature feature) {
            return switch (feature) {
                case RIVER -> List.of(RIVER);
                case VILLAGE -> List.of(OBSTACLES);
                case CITY -> List.of(BUILDINGS, ROADS);
                case BATTLEFIELD -> List.of(REMAINS);
            };
        }
    }

    /** One piece of a table, or several alike. */
    record Piece(String space, Kind kind) implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            return switch (kind) {
                case LAND -> {
                    Space at = campaign.book().space(space);
                    List<String> half = byType(campaign.book(), at);
                    List<String> drawn =
                            half.isEmpty() ? campaign.battles().the(space).terrain() : half;
                    yield one(
                            campaign,
                            dice,
                            "Terrain",
                            others(campaign.book(), drawn),
                            half.isEmpty() ? "WMC-TER-04" : "WMC-TER-05");
                }
                case RIVER -> Outcome.of(laying(campaign, List.of(RIVER)));
                case OBSTACLES -> {
                    int n = rolled(dice, "Linear obstacles of the village", Pool.d(3), "WMC-TER-07");
                    List<String> pieces = new ArrayList<>(Collections.nCopies(n, OBSTACLE));
                    pieces.add(BUILDING);
                    yield Outcome.of(laying(campaign, pieces))
                            .tell(told(
                                    campaign,
                                    Sentence.of("{n linear obstacle|linear obstacles}, a building", n),
                                    "WMC-TER-07"));
                }
                case BUILDINGS -> {
                    int n = rolled(dice, "Buildings of the city", Pool.d(3), "WMC-TER-08");
                    yield Outcome.of(laying(campaign, Collections.nCopies(n, BUILDING)))
                            .tell(told(campaign, Sentence.of("{n building|buildings}", n), "WMC-TER-08"));
                }
                case ROADS -> {
                    int n = rolled(dice, "Roads of the city", Pool.d(3), "WMC-TER-08");
                    yield Outcome.of(laying(campaign, Collections.nCopies(n, ROAD)))
                            .tell(told(campaign, Sentence.of("{n road|roads}", n), "WMC-TER-08"));
                }
                case REMAINS -> {
                    int n = rolled(dice, "Remains of the battlefield", Pool.d(3).plus(2), "WMC-TER-09");
                    yield Outcome.of(campaign)
                            .tell(told(campaign, Sentence.of("{n} remains of the battlefield", n), "WMC-TER-09"))
                            .then(Agenda.inOrder(Agenda.todos(Collections.nCopies(n, new Piece(space, Kind.WRECK)))));
                }
                case WRECK ->
                    one(
                            campaign,
                            dice,
                            "Kind of the remains",
                            campaign.book().terrain().wrecks(),
                            "WMC-TER-09");
            };
        }

        private Outcome<Campaign> one(
                Campaign campaign, Dice dice, @Template String what, List<String> table, String rule) {
            String piece = table.get(rolled(dice, what, Pool.d(table.size()), rule) - 1);
            return Outcome.of(laying(campaign, List.of(piece))).tell(told(campaign, words(piece), rule));
        }

        private int rolled(Dice dice, @Template String what, Pool pool, String rule) {
            return roll(dice, space, what, pool, rule);
        }

        private Campaign laying(Campaign campaign, List<String> pieces) {
            Battle battle = campaign.battles().the(space);
            List<String> all = new ArrayList<>(battle.terrain());
            all.addAll(pieces);
            return campaign.with(battle.on(battle.scenario(), all));
        }

        private Event told(Campaign campaign, Sentence what, String rule) {
            return Event.told("In {space} lies: {terrain}.", campaign.space(space), what)
                    .citing(rule)
                    .at(space);
        }
    }

    private static int roll(Dice dice, String space, @Template String what, Pool pool, String rule) {
        return dice.roll(Roll.of(Sentence.of("{what} in {space}", Sentence.of(what), space), pool)
                        .citing(rule))
                .total();
    }

    /** The half of the pieces that the space's type asks for; none on a field (WMC-TER-03). */
    private static List<String> byType(Book book, Space space) {
        String half = book.terrain().requiredHalf().get(space.type());
        return space.type() == SpaceType.FIELD || half == null
                ? List.of()
                : Collections.nCopies((book.houseRules().terrainPieces() + 1) / 2, half);
    }

    private static List<String> others(Book book, List<String> without) {
        List<String> others = new ArrayList<>(book.terrain().pieceTypes());
        others.removeAll(without);
        return others;
    }
}
