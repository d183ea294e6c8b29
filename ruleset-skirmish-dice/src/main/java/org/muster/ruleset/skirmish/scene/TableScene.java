package org.muster.ruleset.skirmish.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Rings;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.geometry.move.Movement;
import org.muster.geometry.shape.Disc;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Strike;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.attack.Chances;
import org.muster.ruleset.skirmish.attack.Targeting;
import org.muster.ruleset.skirmish.data.AttackProfile;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.Cover;
import org.muster.ruleset.skirmish.data.Spot;
import org.muster.ruleset.skirmish.data.TerrainPiece;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.moves.Leaving;
import org.muster.ruleset.skirmish.moves.MoveKind;
import org.muster.ruleset.skirmish.moves.Moves;
import org.muster.ruleset.skirmish.table.Measure;
import org.muster.ruleset.skirmish.table.Words;

/**
 * The table seen from above, the first side's edge below, in centimetres: terrain with its heights, tokens, bases in
 * their size, and round each unit leader the ring within which its minis stay. A square of the ground is one range
 * increment.
 */
public final class TableScene {

    private static final int RING_CORNERS = 48;
    /** Round a unit of one mini, so that it can be pointed at. */
    private static final double HALO = 0.8;

    private static final double NAME = 1.1;
    private static final double NUMBER = 1;

    private final Skirmish skirmish;
    private final Book book;
    private final List<Mark> marks = new ArrayList<>();

    private TableScene(Skirmish skirmish) {
        this.skirmish = skirmish;
        this.book = skirmish.book();
    }

    public static Scene of(Skirmish skirmish) {
        return new TableScene(skirmish).drawn();
    }

    /**
     * What is drawn more when somebody points at a unit: where a move action may take its leader, how far its weapons
     * reach, and what lies between it and each enemy, to the hundredth of a centimetre.
     */
    public static List<Mark> closeUp(Skirmish skirmish, String id) {
        for (UnitState unit : skirmish.units().list()) {
            if (unit.id().equals(id) || unit.mini(id) != null) {
                return new TableScene(skirmish).closeUp(unit);
            }
        }
        return List.of();
    }

    private List<Mark> closeUp(UnitState unit) {
        Movement movement = Moves.movement(
                skirmish, unit, MoveKind.MOVE_ACTION, Leaving.of(skirmish, unit).mustEndContact());
        marks.addAll(new Rings(movement.outline()).patches(List.of("reachable"), ""));
        for (Weapon weapon : skirmish.card(unit).weapons()) {
            AttackProfile ranged = weapon.profile(AttackType.RANGED);
            if (ranged != null) {
                reach(unit, weapon, ranged.increments() * book.numbers().rangeIncrement());
            }
        }
        skirmish.enemiesOf(unit.owner()).forEach(enemy -> between(unit, enemy));
        return List.copyOf(marks);
    }

    private void reach(UnitState unit, Weapon weapon, double range) {
        List<Point> circle =
                new ArrayList<>(circle(unit.leader().at(), unit.leader().diameter() / 2 + range));
        circle.add(circle.get(0));
        String words = weapon.name() + ", range " + Words.number(range) + " cm";
        marks.add(new Mark.Line("", inside(circle), false, List.of("link"), words));
    }

    /** Points beyond the table are drawn at its edge. */
    private List<Point> inside(List<Point> points) {
        return points.stream()
                .map(point ->
                        new Point(Math.max(0, Math.min(width(), point.x())), Math.max(0, Math.min(depth(), point.y()))))
                .toList();
    }

    private void between(UnitState unit, UnitState enemy) {
        Disc eye = unit.leader().disc();
        Targeting.View view = Targeting.View.of(skirmish, eye, enemy);
        List<String> facts = new ArrayList<>();
        facts.add(Words.number(Measure.distance(skirmish, unit, enemy)) + " cm");
        facts.add("sees " + view.seen().size() + " of " + enemy.minis().size());
        if (!view.obscured().isEmpty()) {
            Cover cover = view.cover(book.houseRules().mixedCover());
            facts.add(
                    view.obscured().size() + " obscured" + (cover == Cover.NONE ? "" : ", " + cover.word() + " cover"));
        }
        for (Strike strike : Targeting.strikes(skirmish, unit)) {
            if (strike.target().equals(enemy.id())) {
                facts.add(strike.weapon() + " " + strike.type().words() + ": "
                        + Chances.strike(skirmish, Targeting.shot(skirmish, strike, unit)));
            }
        }
        Mini nearest = enemy.leader();
        for (Mini mini : enemy.minis()) {
            nearest = eye.distance(mini.disc()) < eye.distance(nearest.disc()) ? mini : nearest;
        }
        marks.add(new Mark.Line(
                "",
                List.of(unit.leader().at(), nearest.at()),
                false,
                List.of(view.seen().isEmpty() ? "route" : "sight"),
                Words.name(skirmish, unit) + " to " + Words.name(skirmish, enemy) + ": " + String.join("; ", facts)));
    }

    private Scene drawn() {
        ground();
        zones();
        book.mission().terrain().stream()
                .filter(piece -> !skirmish.removed().contains(piece.id()))
                .forEach(this::terrain);
        book.mission().tokens().forEach(this::token);
        skirmish.units().list().forEach(this::ring);
        attacks();
        skirmish.units().list().forEach(this::minis);
        book.mission().tokens().forEach(this::tokenName);
        skirmish.units().list().forEach(this::name);
        return new Scene(book.mission().name(), caption(), width(), depth(), true, marks, legend(), inWords());
    }

    private double width() {
        return book.numbers().table().x();
    }

    private double depth() {
        return book.numbers().table().y();
    }

    // ---- the ground

    private void ground() {
        double side = book.numbers().rangeIncrement();
        for (double y = 0; y < depth(); y += side) {
            for (double x = 0; x < width(); x += side) {
                double right = Math.min(x + side, width());
                double top = Math.min(y + side, depth());
                marks.add(new Mark.Patch(
                        "",
                        List.of(new Point(x, y), new Point(right, y), new Point(right, top), new Point(x, top)),
                        List.of("grid"),
                        ""));
            }
        }
        for (double x = side; x < width(); x += side) {
            marks.add(number(new Point(x, NUMBER), x));
        }
        for (double y = side; y < depth(); y += side) {
            marks.add(number(new Point(NUMBER * 1.3, y), y));
        }
    }

    private static Mark number(Point at, double centimetres) {
        return new Mark.Label("", at, NUMBER, Words.number(centimetres), List.of("quiet"));
    }

    private void zones() {
        book.mission().zones().forEach((name, corners) -> zone(name, name, corners));
        if (skirmish.round() == 0) {
            book.mission()
                    .sides()
                    .forEach(side -> zone("zone-" + side.seat(), side.seat() + " deploy here", side.zone()));
        }
    }

    private void zone(String id, String words, List<Spot> corners) {
        List<Point> polygon = Spot.points(corners);
        marks.add(new Mark.Patch(id, polygon, List.of("zone", "terrain-road"), words));
        marks.add(new Mark.Label(id, middle(polygon), NAME, words, List.of("quiet")));
    }

    private void terrain(TerrainPiece piece) {
        List<Point> polygon = Spot.points(piece.polygon());
        marks.add(new Mark.Patch(piece.id(), polygon, List.of(look(piece)), facts(piece)));
        boolean pit = piece.kind() == TerrainPiece.Kind.PIT;
        double top = pit ? -piece.height() : piece.level() + piece.height();
        marks.add(new Mark.Label(piece.id() + "-height", room(polygon), NUMBER, Words.number(top), List.of()));
    }

    /** What can be stood on, what can only be crossed, what is in the way. */
    private static String look(TerrainPiece piece) {
        if (piece.kind() == TerrainPiece.Kind.PIT) {
            return "terrain-rift";
        }
        return piece.standable() ? "terrain-hills" : piece.climbable() ? "terrain-ruins" : "terrain-obstacle";
    }

    private static String facts(TerrainPiece piece) {
        List<String> facts = new ArrayList<>();
        facts.add(Words.number(piece.height()) + " cm " + (piece.kind() == TerrainPiece.Kind.PIT ? "deep" : "high"));
        facts.add(piece.cover() == Cover.NONE ? "no cover" : piece.cover().word() + " cover");
        facts.add(piece.blocksLos() ? "blocks sight" : "never blocks sight");
        facts.add(piece.climbable() ? "can be climbed" : "can't be climbed");
        facts.add(piece.standable() ? "a move may end on it" : "no move ends on it");
        return String.join(", ", facts);
    }

    private void token(String name, Spot at) {
        boolean over = skirmish.used().contains(name);
        marks.add(new Mark.Token(
                name,
                at.point(),
                book.numbers().token() / 2,
                -1,
                "",
                "*",
                over ? List.of("neutral", "inactive") : List.of("neutral"),
                words(name) + (over ? ", used" : "")));
    }

    private void tokenName(String name, Spot at) {
        marks.add(new Mark.Label(
                "",
                new Point(at.x(), at.y() + book.numbers().token() / 2 + NUMBER),
                NUMBER,
                words(name),
                List.of("quiet")));
    }

    // ---- units

    /** Where the unit's minis may stand: the ground one points at to mean the unit. */
    private void ring(UnitState unit) {
        Mini leader = unit.leader();
        double more = unit.minis().size() == 1 ? HALO : book.numbers().cohesion();
        marks.add(new Mark.Patch(
                unit.id(),
                inside(circle(leader.at(), leader.diameter() / 2 + more)),
                unit.isReady() ? List.of("zone", owner(unit)) : List.of("zone", owner(unit), "inactive"),
                facts(unit)));
    }

    private void minis(UnitState unit) {
        for (Mini mini : unit.minis()) {
            List<String> classes = new ArrayList<>();
            classes.add(owner(unit));
            if (unit.minis().size() > 1 && mini.equals(unit.leader())) {
                classes.add("capital");
            }
            if (unit.strained()) {
                classes.add("damaged");
            }
            if (skirmish.isActing(unit.id())) {
                classes.add("chosen");
            }
            marks.add(new Mark.Token(
                    mini.id(),
                    mini.at(),
                    mini.diameter() / 2,
                    -1,
                    "",
                    letters(unit, mini),
                    classes,
                    facts(unit, mini)));
        }
    }

    /** A lonely figure shows its initials, one of several its number. */
    private String letters(UnitState unit, Mini mini) {
        int dash = mini.id().lastIndexOf('-');
        if (skirmish.card(unit).minis() > 1) {
            return mini.id().substring(dash + 1);
        }
        StringBuilder initials = new StringBuilder();
        for (String word : skirmish.card(unit).name().split(" ")) {
            initials.append(word.charAt(0));
        }
        return initials.substring(0, Math.min(2, initials.length()));
    }

    private void name(UnitState unit) {
        Mini leader = unit.leader();
        marks.add(new Mark.Label(
                unit.id(),
                new Point(leader.x(), leader.y() - leader.diameter() / 2 - 1.3 * NAME),
                NAME,
                Words.name(skirmish, unit),
                List.of()));
    }

    private String facts(UnitState unit) {
        UnitCard card = skirmish.card(unit);
        List<String> facts = new ArrayList<>();
        facts.add(unit.isReady() ? "ready" : "exhausted");
        facts.add(unit.strained() ? "strained" : "eager");
        facts.add(count(unit.actionDice(), "Action Die", "Action Dice"));
        if (card.forceAptitude() > 0) {
            facts.add(count(unit.forceDice(), "Force Die", "Force Dice"));
        }
        facts.add(count(unit.minis().size(), "mini", "minis"));
        facts.add(count(unit.wounds(), "wound", "wounds") + " of " + card.resilience());
        return String.join(", ", facts);
    }

    private String facts(UnitState unit, Mini mini) {
        Disc disc = mini.disc();
        return Words.name(skirmish, unit) + " at " + Words.number(disc.at().x()) + ", "
                + Words.number(disc.at().y()) + (disc.z() == 0 ? "" : ", height " + Words.number(disc.z()));
    }

    private static String count(int n, String one, String many) {
        return n + " " + (n == 1 ? one : many);
    }

    private String owner(UnitState unit) {
        return "owner-" + book.sides().indexOf(unit.owner());
    }

    // ---- what goes on

    private void attacks() {
        for (Attack attack : skirmish.attacks()) {
            UnitState defender = skirmish.find(attack.defender());
            UnitState attacker = attack.isByUnit() ? skirmish.find(attack.attacker()) : null;
            if (attacker != null && defender != null) {
                marks.add(new Mark.Line(
                        "",
                        List.of(attacker.leader().at(), defender.leader().at()),
                        true,
                        List.of("shot"),
                        Words.name(skirmish, attacker) + " attack " + Words.name(skirmish, defender)));
            }
        }
    }

    // ---- words

    private String caption() {
        List<String> parts = new ArrayList<>();
        parts.add(skirmish.round() == 0 ? "Setup" : "Round " + skirmish.round() + " of " + book.rounds());
        String first = skirmish.progress().initiative();
        if (first != null) {
            parts.add(first + " have the initiative");
        }
        Activation acting = skirmish.activation();
        UnitState actor = acting == null ? null : skirmish.find(acting.unit());
        if (actor != null) {
            parts.add(Words.name(skirmish, actor) + (actor.minis().size() > 1 ? " act" : " acts"));
        }
        List<String> points = new ArrayList<>();
        book.sides().forEach(side -> points.add(side + " " + skirmish.vp(side)));
        parts.add(String.join(", ", points) + " VP");
        return String.join("; ", parts);
    }

    private List<Scene.Entry> legend() {
        List<Scene.Entry> legend = new ArrayList<>();
        for (int i = 0; i < book.sides().size(); i++) {
            legend.add(new Scene.Entry(List.of("owner-" + i), book.sides().get(i)));
        }
        legend.add(new Scene.Entry(List.of("capital"), "unit leader"));
        legend.add(new Scene.Entry(List.of("damaged"), "strained"));
        legend.add(new Scene.Entry(List.of("zone", "inactive"), "exhausted"));
        entry(legend, "terrain-hills", "can be stood on (height in cm)");
        entry(legend, "terrain-ruins", "can be crossed, not stood on");
        entry(legend, "terrain-obstacle", "in the way");
        entry(legend, "terrain-rift", "pit");
        if (skirmish.activation() != null) {
            legend.add(new Scene.Entry(List.of("chosen"), "acts now"));
        }
        if (!skirmish.attacks().isEmpty()) {
            legend.add(new Scene.Entry(List.of("shot"), "attack"));
        }
        return legend;
    }

    private void entry(List<Scene.Entry> legend, String look, String words) {
        if (marks.stream().anyMatch(mark -> mark.classes().contains(look))) {
            legend.add(new Scene.Entry(List.of(look), words));
        }
    }

    private String inWords() {
        List<String> sides = new ArrayList<>();
        for (String side : book.sides()) {
            List<String> units = skirmish.of(side).stream()
                    .map(unit -> Words.name(skirmish, unit) + " at "
                            + Words.number(unit.leader().x()) + ", "
                            + Words.number(unit.leader().y()))
                    .toList();
            sides.add(side + ": " + (units.isEmpty() ? "nobody" : String.join("; ", units)));
        }
        return "A table of " + Words.number(width()) + " by " + Words.number(depth()) + " cm. "
                + String.join(". ", sides) + ".";
    }

    private static String words(String id) {
        return id.replace('-', ' ').toLowerCase(Locale.ROOT);
    }

    // ---- shapes

    private static List<Point> circle(Point centre, double radius) {
        List<Point> corners = new ArrayList<>(RING_CORNERS);
        for (int i = 0; i < RING_CORNERS; i++) {
            double angle = 2 * StrictMath.PI * i / RING_CORNERS;
            corners.add(new Point(
                    centre.x() + radius * StrictMath.cos(angle), centre.y() + radius * StrictMath.sin(angle)));
        }
        return corners;
    }

    private static Point middle(List<Point> polygon) {
        return within(polygon, Double.POSITIVE_INFINITY);
    }

    /** Where a height is written: in the middle, of a large piece in a corner, out of the way of what stands on it. */
    private static Point room(List<Point> polygon) {
        return within(polygon, 2 * NUMBER);
    }

    private static Point within(List<Point> polygon, double most) {
        double left = polygon.stream().mapToDouble(Point::x).min().orElse(0);
        double right = polygon.stream().mapToDouble(Point::x).max().orElse(0);
        double low = polygon.stream().mapToDouble(Point::y).min().orElse(0);
        double high = polygon.stream().mapToDouble(Point::y).max().orElse(0);
        boolean small = Math.min(right - left, high - low) < 8 * NUMBER;
        double off = small ? Double.POSITIVE_INFINITY : most;
        return new Point(left + Math.min((right - left) / 2, off), low + Math.min((high - low) / 2, off));
    }
}
