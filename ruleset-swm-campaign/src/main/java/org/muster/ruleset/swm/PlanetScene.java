package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.map.Route;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.space.Point;
import org.muster.ruleset.swm.data.Territory;

/** The planet with its owners and squads; one unit is that of the map. */
final class PlanetScene {

    private static final double BORDER = 1;
    private static final double RADIUS = 0.45;
    private static final double TOKEN = 0.13;

    private final War war;
    private final double left;
    private final double top;
    private final double width;
    private final double height;
    private final List<Mark> marks = new ArrayList<>();

    private PlanetScene(War war) {
        this.war = war;
        List<Territory> all = war.book().map().all();
        this.left = all.stream().mapToDouble(each -> each.at().x()).min().orElse(0) - BORDER;
        this.top = all.stream().mapToDouble(each -> each.at().y()).min().orElse(0) - BORDER;
        this.width = all.stream().mapToDouble(each -> each.at().x()).max().orElse(0) + BORDER - left;
        this.height = all.stream().mapToDouble(each -> each.at().y()).max().orElse(0) + BORDER - top;
    }

    static Scene of(War war) {
        return new PlanetScene(war).drawn();
    }

    private Scene drawn() {
        war.book().map().routes().forEach(this::draw);
        war.book().map().all().forEach(this::draw);
        war.book().map().all().forEach(this::drawSquads);
        return new Scene(war.book().map().name(), "Turn " + war.turn(), width, height, marks, legend(), inWords());
    }

    private Point at(Territory territory) {
        return new Point(territory.at().x() - left, territory.at().y() - top);
    }

    /** A border; one that closes the planet leaves the picture on one side and comes in on the other. */
    private void draw(Route route) {
        Point from = at(war.book().territory(route.from()));
        Point to = at(war.book().territory(route.to()));
        if (Math.abs(from.x() - to.x()) <= width / 2) {
            marks.add(new Mark.Line("", List.of(from, to), false, List.of("border"), ""));
            return;
        }
        double middle = (from.y() + to.y()) / 2;
        for (Point end : List.of(from, to)) {
            Point out = new Point(end.x() < width / 2 ? 0 : width, middle);
            marks.add(new Mark.Line("", List.of(end, out), false, List.of("border"), ""));
        }
    }

    private void draw(Territory territory) {
        Ground ground = war.ground(territory.id());
        List<String> classes = new ArrayList<>();
        classes.add(owner(ground.controller(), ground.active()));
        classes.add(territory.kind());
        add(classes, ground.fortified(), "fortified");
        add(classes, ground.mined(), "mined");
        add(classes, ground.disrupted(), "disrupted");
        Point middle = at(territory);
        marks.add(new Mark.Patch(territory.id(), corners(middle), classes, note(territory, ground)));
        marks.add(new Mark.Label(
                "", new Point(middle.x(), middle.y() - 0.2), 0.12, territory.name(), List.of("territory-name")));
    }

    private static void add(List<String> classes, boolean so, String name) {
        if (so) {
            classes.add(name);
        }
    }

    private static List<Point> corners(Point middle) {
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            double angle = StrictMath.PI * (2 * i + 1) / 8;
            corners.add(new Point(
                    middle.x() + RADIUS * StrictMath.cos(angle), middle.y() + RADIUS * StrictMath.sin(angle)));
        }
        return corners;
    }

    private String owner(@Nullable Player player, boolean active) {
        return player != null ? "owner-" + war.book().players().indexOf(player) : active ? "unowned" : "inactive";
    }

    private String note(Territory territory, Ground ground) {
        Player controller = ground.controller();
        StringBuilder note = new StringBuilder(territory.name());
        note.append(controller == null ? ground.active() ? ", nobody's" : ", inactive" : ", " + war.name(controller));
        note.append("; economy ")
                .append(territory.economy())
                .append(", stacking ")
                .append(territory.stacking());
        note.append(ground.fortified() ? ", fortified" : "").append(ground.mined() ? ", mined" : "");
        note.append(ground.disrupted() ? ", disrupted this turn" : "");
        if (territory.grants() != null) {
            note.append("; acts as ").append(war.book().line(territory.grants()).name());
        }
        return note.toString();
    }

    private void drawSquads(Territory territory) {
        List<Squad> squads = war.squadsIn(territory.id());
        Point middle = at(territory);
        for (int i = 0; i < squads.size(); i++) {
            Squad squad = squads.get(i);
            List<String> classes = new ArrayList<>(List.of("squad", owner(squad.owner(), true)));
            add(classes, squad.isDamaged(), "damaged");
            add(classes, squad.moved(), "moved");
            double x = middle.x() + (i - (squads.size() - 1) / 2.0) * 2 * TOKEN;
            marks.add(new Mark.Token(
                    squad.id(),
                    new Point(x, middle.y() + 0.1),
                    TOKEN,
                    -1,
                    "squad",
                    squad.id().substring(squad.id().lastIndexOf('-') + 1),
                    classes,
                    note(squad)));
        }
    }

    private String note(Squad squad) {
        List<String> figures = new ArrayList<>();
        squad.figures().forEach(figure -> figures.add(war.book().label(figure)));
        return war.name(squad) + ", " + war.book().points(squad) + " points" + (squad.isDamaged() ? ", damaged" : "")
                + ": " + String.join(", ", figures);
    }

    private List<Scene.Entry> legend() {
        List<Scene.Entry> legend = new ArrayList<>();
        war.holdings()
                .keySet()
                .forEach(player -> legend.add(new Scene.Entry(List.of(owner(player, true)), war.name(player))));
        legend.add(new Scene.Entry(List.of("inactive"), "inactive"));
        legend.add(new Scene.Entry(List.of("capital"), "capital"));
        legend.add(new Scene.Entry(List.of("fortified"), "fortified"));
        legend.add(new Scene.Entry(List.of("mined"), "mined"));
        legend.add(new Scene.Entry(List.of("disrupted"), "disrupted this turn"));
        legend.add(new Scene.Entry(List.of("squad", "damaged"), "damaged squad"));
        return legend;
    }

    private String inWords() {
        List<String> parts = new ArrayList<>();
        for (Player player : war.players()) {
            List<Squad> squads = war.squadsOf(player);
            long damaged = squads.stream().filter(Squad::isDamaged).count();
            int territories = war.territoriesOf(player).size();
            parts.add(war.name(player) + " controls " + count(territories, "territory", "territories") + " and has "
                    + count(squads.size(), "squad", "squads") + (damaged == 0 ? "" : ", " + damaged + " damaged"));
        }
        return "Turn " + war.turn() + " on " + war.book().map().name() + ". " + String.join("; ", parts) + ".";
    }

    private static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}
