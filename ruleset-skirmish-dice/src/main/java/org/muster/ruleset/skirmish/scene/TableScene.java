package org.muster.ruleset.skirmish.scene;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Zone;
import org.muster.ruleset.skirmish.data.Spot;
import org.muster.ruleset.skirmish.data.TerrainPiece;
import org.muster.ruleset.skirmish.table.Words;

/**
 * The table seen from above, the first side's edge below, in centimetres: terrain with its heights, tokens, bases in
 * their size, and round each unit leader the ring within which its minis stay. A square of the ground is one range
 * increment.
 */
public final class TableScene {

    /** Round a unit of one mini, so that it can be pointed at. */
    private static final double HALO = 0.8;

    private static final double NAME = 1;
    private static final double NUMBER = 0.9;
    private static final double TERRAIN = 0.72;

    private final Skirmish skirmish;
    private final Book book;
    private final TableWords words;
    private final List<Mark> marks = new ArrayList<>();

    private TableScene(Skirmish skirmish) {
        this.skirmish = skirmish;
        this.book = skirmish.book();
        this.words = new TableWords(skirmish);
    }

    public static Scene of(Skirmish skirmish) {
        return new TableScene(skirmish).drawn();
    }

    private Scene drawn() {
        ground();
        zones();
        terrain().forEach(this::terrain);
        book.mission().tokens().forEach(this::token);
        skirmish.units().list().forEach(this::ring);
        attacks();
        skirmish.units().list().forEach(this::minis);
        book.mission().tokens().forEach(this::tokenName);
        skirmish.units().list().forEach(this::name);
        terrain().forEach(this::terrainName);
        return Scene.of(Sentence.verbatim(book.mission().name()), width(), depth())
                .upwards()
                .captioned(words.caption())
                .showing(marks, legend())
                .described(words.all());
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
                List<Point> corners =
                        List.of(new Point(x, y), new Point(right, y), new Point(right, top), new Point(x, top));
                marks.add(Mark.patch("", corners).being("grid"));
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
        return Mark.label("", at, NUMBER, Words.number(centimetres)).being("quiet");
    }

    private void zones() {
        book.mission().zones().forEach((name, corners) -> zone(name, Sentence.verbatim(Called.thing(name)), corners));
        if (skirmish.round() == 0) {
            book.mission()
                    .sides()
                    .forEach(side -> zone(
                            "zone-" + side.seat(),
                            Sentence.of("{side} to deploy here", Called.side(side.seat())),
                            side.zone()));
        }
    }

    private void zone(String id, Sentence about, List<Spot> corners) {
        List<Point> polygon = Spot.points(corners);
        marks.add(Mark.patch(id, polygon)
                .being("zone", "terrain-road")
                .noting("{zone}; {bounds}", about, Words.bounds(new Zone(polygon))));
        marks.add(Mark.label(id, Outlines.middle(polygon), NAME, about).being("quiet"));
    }

    private List<TerrainPiece> terrain() {
        return book.mission().terrain().stream()
                .filter(piece -> !skirmish.removed().contains(piece.id()))
                .toList();
    }

    private void terrain(TerrainPiece piece) {
        List<Point> polygon = Spot.points(piece.polygon());
        marks.add(Mark.patch(piece.id(), polygon).being(look(piece)).noting(TableWords.of(piece)));
    }

    private void terrainName(TerrainPiece piece) {
        Point room = Outlines.room(Spot.points(piece.polygon()), NUMBER);
        marks.add(Mark.label(piece.id(), room, TERRAIN, TableWords.shortly(piece)));
    }

    /** What can be stood on, what can only be crossed, what is in the way. */
    private static String look(TerrainPiece piece) {
        if (piece.kind() == TerrainPiece.Kind.PIT) {
            return "terrain-rift";
        }
        return piece.standable() ? "terrain-hills" : piece.climbable() ? "terrain-ruins" : "terrain-obstacle";
    }

    private void token(String name, Spot at) {
        Mark.Token token = Mark.token(name, at.point(), book.numbers().token() / 2)
                .text("*")
                .being("neutral");
        marks.add(
                skirmish.used().contains(name)
                        ? token.with("inactive").noting("{token}, used", Called.thing(name))
                        : token.noting(Sentence.verbatim(Called.thing(name))));
    }

    private void tokenName(String name, Spot at) {
        marks.add(Mark.label("", at.point(), NUMBER, Called.thing(name)));
    }

    // ---- units

    /** Where the unit's minis may stand: the ground one points at to mean the unit. */
    private void ring(UnitState unit) {
        Mini leader = unit.leader();
        double more = unit.minis().size() == 1 ? HALO : book.numbers().cohesion();
        Mark.Patch ring = Mark.patch(
                        unit.id(),
                        Outlines.within(book.numbers(), Outlines.circle(leader.at(), leader.diameter() / 2 + more)))
                .being("zone", owner(unit))
                .noting(words.of(unit));
        marks.add(ring);
    }

    private void minis(UnitState unit) {
        for (Mini mini : unit.minis()) {
            List<String> classes = new ArrayList<>();
            classes.add(owner(unit));
            if (mini.equals(unit.leader())) {
                state(classes, unit.minis().size() > 1, "capital");
                state(classes, unit.wounds() > 0, "damaged");
                state(classes, unit.strained(), "strained");
                state(classes, !unit.isReady(), "exhausted");
            }
            if (skirmish.isActing(unit.id())) {
                classes.add("chosen");
            }
            marks.add(Mark.token(mini.id(), mini.at(), mini.diameter() / 2)
                    .text(letters(unit, mini))
                    .being(classes)
                    .noting(words.of(unit, mini)));
        }
    }

    private static void state(List<String> classes, boolean so, String state) {
        if (so) {
            classes.add(state);
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
        marks.add(Mark.label(unit.id(), leader.at(), NAME, Called.of(skirmish, unit)));
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
                marks.add(Mark.line(
                                "",
                                List.of(
                                        attacker.leader().at(),
                                        defender.leader().at()))
                        .asArrow()
                        .being("shot", owner(attacker))
                        .noting(
                                "{attacker} {minis:attacks|attack} {defender}",
                                Called.of(skirmish, attacker),
                                attacker.minis(),
                                Called.of(skirmish, defender)));
            }
        }
    }

    // ---- what it means

    private List<Scene.Entry> legend() {
        List<Scene.Entry> legend = new ArrayList<>();
        for (int i = 0; i < book.sides().size(); i++) {
            legend.add(Scene.Entry.of(
                    List.of("owner-" + i), "{side}", Called.side(book.sides().get(i))));
        }
        legend.add(Scene.Entry.of(List.of("capital"), "unit leader"));
        legend.add(Scene.Entry.of(List.of("damaged"), "wounded"));
        legend.add(Scene.Entry.of(List.of("strained"), "strained"));
        legend.add(Scene.Entry.of(List.of("exhausted"), "exhausted"));
        legend.add(Scene.Entry.of(List.of("neutral"), "token of the mission"));
        legend.add(Scene.Entry.of(List.of("neutral", "inactive"), "token, used"));
        legend.add(Scene.Entry.of(List.of("terrain-road"), "area"));
        legend.add(Scene.Entry.of(List.of("terrain-hills"), "can be stood on"));
        legend.add(Scene.Entry.of(List.of("terrain-ruins"), "can be crossed, not stood on"));
        legend.add(Scene.Entry.of(List.of("terrain-obstacle"), "in the way"));
        legend.add(Scene.Entry.of(List.of("terrain-rift"), "pit"));
        legend.add(Scene.Entry.of(List.of("chosen"), "acts now"));
        legend.add(Scene.Entry.of(List.of("shot"), "attack"));
        legend.add(Scene.Entry.of(List.of("sight"), "sees"));
        legend.add(Scene.Entry.of(List.of("sight", "miss"), "sees none of them"));
        legend.add(Scene.Entry.of(List.of("link"), "range of a weapon"));
        return legend;
    }
}
