package org.muster.ruleset.space.scene;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Helm;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.Progress;
import org.muster.ruleset.space.Sequence;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.Shot;
import org.muster.ruleset.space.data.Area;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Offset;
import org.muster.ruleset.space.grid.Square;
import org.muster.ruleset.space.movement.AttackRun;
import org.muster.ruleset.space.movement.MovementPhase;
import org.muster.ruleset.space.movement.Plans;

/**
 * The board with its ships, the last move and its shots; one unit is a square. Here y runs down, on the board it runs up.
 * Around the board lie its numbers, and the planet along its edge.
 */
public final class BattleScene {

    /** Room for the numbers, and for the planet. */
    private static final double MARGIN = 0.7;

    private static final double NUMBER = 0.26;

    private final Battle battle;
    private final Scenario scenario;
    private final Scenario.Board board;
    private final Words words;
    private final List<Mark> marks = new ArrayList<>();

    private BattleScene(Battle battle) {
        this.battle = battle;
        this.scenario = battle.book().scenario();
        this.board = scenario.board();
        this.words = new Words(battle);
    }

    public static Scene of(Battle battle) {
        return new BattleScene(battle).drawn();
    }

    private Scene drawn() {
        planet();
        squares();
        zones();
        port();
        exit();
        Manoeuvre move = battle.manoeuvre();
        Ship mover = move == null ? null : battle.find(move.ship());
        if (mover != null && !battle.isDisabled(mover)) {
            threat(mover);
        }
        if (move != null) {
            path(move, mover);
        }
        battle.ships().forEach(this::ship);
        battle.fire().shots().forEach(this::shot);
        numbers();
        return Scene.of(Sentence.verbatim(scenario.name()), board.width() + 2 * MARGIN, board.height() + 2 * MARGIN)
                .captioned(words.caption())
                .showing(marks, legend(mover))
                .described(words.all());
    }

    /**
     * What is drawn more when somebody points at one ship: the spaces it threatens, and those where its next move may end.
     * Empty if it is not on the table, or disabled: this turn it does neither (SPB-ION-06).
     */
    public static List<Mark> focus(Battle battle, Viewer viewer, String shipId) {
        Ship ship = battle.find(shipId);
        if (ship == null || battle.isDisabled(ship)) {
            return List.of();
        }
        BattleScene scene = new BattleScene(battle);
        scene.threat(ship);
        scene.destinations(ship);
        return List.copyOf(scene.marks);
    }

    // ---- the board

    private Point middle(Square square) {
        return new Point(MARGIN + square.x() - 0.5, MARGIN + board.height() - square.y() + 0.5);
    }

    private List<Point> corners(Square square) {
        return rectangle(square.x(), square.y(), square.x(), square.y());
    }

    private List<Point> rectangle(int left, int bottom, int right, int top) {
        double x0 = MARGIN + left - 1;
        double x1 = MARGIN + right;
        double y0 = MARGIN + board.height() - top;
        double y1 = MARGIN + board.height() - bottom + 1;
        return List.of(new Point(x0, y0), new Point(x1, y0), new Point(x1, y1), new Point(x0, y1));
    }

    private void planet() {
        Facing edge = scenario.planet();
        if (edge == null) {
            return;
        }
        double width = board.width() + 2 * MARGIN;
        double height = board.height() + 2 * MARGIN;
        double left = edge == Facing.E ? width - MARGIN : 0;
        double right = edge == Facing.W ? MARGIN : width;
        double top = edge == Facing.S ? height - MARGIN : 0;
        double bottom = edge == Facing.N ? MARGIN : height;
        marks.add(Mark.patch(
                        "planet",
                        List.of(
                                new Point(left, top),
                                new Point(right, top),
                                new Point(right, bottom),
                                new Point(left, bottom)))
                .being("terrain-planet")
                .noting(words.planet()));
    }

    private void squares() {
        for (int y = board.height(); y >= 1; y--) {
            for (int x = 1; x <= board.width(); x++) {
                Square square = new Square(x, y);
                boolean trench = battle.book().isTrench(square);
                marks.add(Mark.patch(square.id(), corners(square))
                        .being(trench ? List.of("terrain-trench", "grid") : List.of("grid")));
            }
        }
    }

    /** Set-up areas, as long as ships are to be placed. */
    private void zones() {
        if (battle.progress().phase() != Progress.Phase.SETUP) {
            return;
        }
        scenario.zones().forEach((side, areas) -> {
            for (Area area : areas) {
                marks.add(Mark.patch(
                                "",
                                rectangle(
                                        Math.min(area.x().from(), area.x().to()),
                                        Math.min(area.y().from(), area.y().to()),
                                        Math.max(area.x().from(), area.x().to()),
                                        Math.max(area.y().from(), area.y().to())))
                        .being("zone", owner(side)));
            }
        });
    }

    private void port() {
        Scenario.Trench trench = scenario.trench();
        if (trench != null) {
            marks.add(Mark.token(AttackRun.PORT, middle(trench.port()), 0.3)
                    .symbol("star")
                    .being("port")
                    .noting("the target port, defence {n}", battle.book().portDefence()));
        }
    }

    /** The edge by which a ship must leave. */
    private void exit() {
        Facing edge = scenario.goal().edge();
        if (edge == null) {
            return;
        }
        List<Point> corners = rectangle(1, 1, board.width(), board.height());
        int from = edge.degrees() / 90; // clockwise from the upper left corner
        marks.add(Mark.line("exit", List.of(corners.get(from), corners.get((from + 1) % 4)))
                .being("border", "exit"));
    }

    private void numbers() {
        for (int x = 1; x <= board.width(); x++) {
            number(x, new Point(MARGIN + x - 0.5, MARGIN / 2));
        }
        for (int y = 1; y <= board.height(); y++) {
            number(y, new Point(MARGIN / 2, MARGIN + board.height() - y + 0.5));
        }
    }

    private void number(int number, Point at) {
        marks.add(Mark.label("", at, NUMBER, Integer.toString(number)).being("quiet"));
    }

    // ---- ships

    private static String owner(Side side) {
        return "owner-" + side.seat();
    }

    private void ship(Ship ship) {
        Design design = battle.sheet(ship).design();
        List<String> classes = new ArrayList<>(List.of(design.symbol(), owner(ship.side())));
        if (ship.hits() > 0) {
            classes.add("damaged");
        }
        if (battle.isDisabled(ship)) {
            classes.add("disrupted");
        } else if (battle.turn() > 0 && ship.hasMoved(battle.turn())) {
            classes.add("acted");
        }
        Manoeuvre move = battle.manoeuvre();
        if (move != null && move.ship().equals(ship.id())) {
            classes.add("chosen");
        }
        Point at = middle(ship.at());
        if (battle.at(ship.at(), ship.id()) != null) { // on the way through a friend's space
            double aside = classes.contains("chosen") ? 0.18 : -0.18;
            at = new Point(at.x() + aside, at.y() + aside);
        }
        boolean tower = design.is(ShipType.INSTALLATION);
        Mark.Token token = Mark.token(ship.id(), at, radius(design.type()))
                .symbol(design.symbol())
                .being(classes)
                .noting(words.ship(ship, design));
        marks.add((tower ? token : token.facing(ship.facing().degrees())).text(ship.id()));
    }

    private static double radius(ShipType type) {
        return switch (type) {
            case CAPITAL -> 0.48;
            case CRUISER -> 0.42;
            case FIGHTER -> 0.36;
            case INSTALLATION -> 0.32;
        };
    }

    /** The spaces that a ship threatens. */
    private void threat(Ship ship) {
        for (Offset space : battle.sheet(ship).zone().spaces()) {
            Square square = ship.at().to(space, ship.facing());
            if (board.has(square)) {
                marks.add(Mark.patch("", corners(square)).being("threat"));
            }
        }
    }

    /** Where a ship's next own move may end, or lead to a collision. */
    private void destinations(Ship ship) {
        Helm helm = battle.sheet(ship).helm();
        List<Square> ends = new ArrayList<>();
        for (Sequence sequence : helm.moves() ? helm.list(MovementPhase.own(battle, ship)) : List.<Sequence>of()) {
            Square end = Square.find(
                    Plans.option(battle, ship, sequence, "").anchors().get(0));
            if (end != null && !ends.contains(end) && sequence.kind() != MoveKind.HOLD) {
                ends.add(end);
            }
        }
        for (Square end : ends) {
            marks.add(Mark.patch("", corners(end)).being("reachable"));
        }
    }

    // ---- what happened last

    private void path(Manoeuvre move, @Nullable Ship mover) {
        List<Point> points = new ArrayList<>();
        for (Square square : move.path()) {
            points.add(middle(square));
        }
        if (points.size() > 1) {
            marks.add(Mark.line("", points)
                    .asArrow()
                    .being(mover == null ? List.of("move") : List.of("move", owner(mover.side())))
                    .noting(
                            move.reaction() ? "{ship} made a countermove: {steps}" : "{ship} moved: {steps}",
                            move.ship(),
                            move.steps()));
        }
    }

    private void shot(Shot shot) {
        Point to = middle(shot.to());
        Point from = from(shot, to);
        Square stood = shot.from();
        Ship firer = stood == null ? null : battle.at(stood, "");
        Ship target = battle.at(shot.to(), "");
        List<String> classes = new ArrayList<>(List.of("shot", shot.hit() ? "hit" : "miss"));
        if (target != null) {
            classes.add(owner(target.side().other()));
        } else if (firer != null) {
            classes.add(owner(firer.side()));
        }
        marks.add(Mark.line("", List.of(from, to)).asArrow().being(classes).noting(shot.hit() ? "a hit" : "a miss"));
    }

    private Point from(Shot shot, Point to) {
        Square square = shot.from();
        if (square != null) {
            return middle(square);
        }
        Facing planet = scenario.planet();
        double width = board.width() + 2 * MARGIN;
        double height = board.height() + 2 * MARGIN;
        return switch (planet == null ? Facing.S : planet) {
            case N -> new Point(to.x(), MARGIN / 2);
            case E -> new Point(width - MARGIN / 2, to.y());
            case S -> new Point(to.x(), height - MARGIN / 2);
            case W -> new Point(MARGIN / 2, to.y());
        };
    }

    // ---- what it means

    private List<Scene.Entry> legend(@Nullable Ship mover) {
        List<Scene.Entry> legend = new ArrayList<>();
        for (Side side : Side.values()) {
            legend.add(
                    Scene.Entry.of(List.of(owner(side)), "{side}", battle.book().name(side)));
        }
        if (mover != null && !battle.isDisabled(mover)) {
            legend.add(Scene.Entry.of(List.of("threat"), "threat zone of {ship}", mover.id()));
        }
        legend.add(Scene.Entry.of(List.of("chosen"), "moved last"));
        legend.add(Scene.Entry.of(List.of("move"), "last move"));
        legend.add(Scene.Entry.of(List.of("shot", "hit"), "shot, a hit"));
        legend.add(Scene.Entry.of(List.of("shot", "miss"), "shot, a miss"));
        Map<String, String> designs = new LinkedHashMap<>();
        battle.ships().forEach(ship -> {
            Design design = battle.sheet(ship).design();
            designs.putIfAbsent(design.symbol(), design.name());
        });
        designs.forEach((symbol, name) -> legend.add(Scene.Entry.of(List.of(symbol), "{ship}", name)));
        legend.add(Scene.Entry.of(List.of("damaged"), "damaged"));
        legend.add(Scene.Entry.of(List.of("disrupted"), "disabled this turn"));
        legend.add(Scene.Entry.of(List.of("acted"), "has moved this turn"));
        if (scenario.planet() != null) {
            legend.add(Scene.Entry.of(List.of("terrain-planet"), "planet"));
        }
        if (scenario.goal().edge() != null) {
            legend.add(Scene.Entry.of(
                    List.of("border", "exit"),
                    "here {ship} must leave",
                    String.valueOf(scenario.goal().ship())));
        }
        if (scenario.trench() != null) {
            legend.add(Scene.Entry.of(List.of("terrain-trench"), "trench"));
            legend.add(Scene.Entry.of(List.of("star", "port"), "target port"));
        }
        return legend;
    }
}
