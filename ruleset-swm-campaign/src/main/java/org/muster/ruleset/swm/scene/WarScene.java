package org.muster.ruleset.swm.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.space.Point;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Book;
import org.muster.ruleset.swm.Ground;
import org.muster.ruleset.swm.Progress;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Territory;

/** The planet with its owners, fortifications and squads; one unit is that of the map. */
public final class WarScene {

    private static final double TOKEN = 0.19;
    private static final double NAME = 0.125;
    private static final double SMALL = 0.1;

    private final War war;
    private final Book book;
    private final Atlas atlas;
    private final List<Mark> marks = new ArrayList<>();

    private WarScene(War war) {
        this.war = war;
        this.book = war.book();
        this.atlas = Atlas.of(book);
    }

    public static Scene of(War war) {
        return new WarScene(war).drawn();
    }

    private Scene drawn() {
        List<Territory> territories = book.map().all();
        territories.forEach(this::land);
        atlas.regionBorders().forEach(line -> marks.add(new Mark.Line("", line, false, List.of("border"), "")));
        atlas.stubs()
                .forEach(line -> marks.add(
                        new Mark.Line("", line, true, List.of("link"), "goes on at the other side of the planet")));
        battle();
        territories.forEach(this::squads);
        territories.forEach(this::names);
        return new Scene(book.map().name(), caption(), atlas.width(), atlas.height(), marks, legend(), inWords());
    }

    private String caption() {
        Progress progress = war.progress();
        if (progress.phase() == Progress.Phase.SETUP) {
            return progress.phase().words();
        }
        Player acting = progress.acting();
        Battle battle = war.battle();
        return "Turn " + war.turn() + ", " + progress.phase().words()
                + (acting == null ? "" : ", " + war.sideName(acting))
                + (battle == null
                        ? ""
                        : ": battle at " + book.territory(battle.territory()).name());
    }

    // ---- land

    private void land(Territory territory) {
        Ground ground = war.ground(territory.id());
        List<String> classes = new ArrayList<>();
        classes.add(owner(ground.controller(), ground.active()));
        classes.add(territory.kind());
        add(classes, ground.fortified(), "fortified");
        add(classes, ground.mined(), "mined");
        add(classes, ground.disrupted(), "disrupted");
        add(classes, ground.disrupted(), "threat");
        for (List<Point> shape : atlas.land(territory.id())) {
            marks.add(new Mark.Patch(territory.id(), shape, classes, note(territory, ground)));
        }
    }

    private static <T> void add(List<T> some, boolean so, T one) {
        if (so) {
            some.add(one);
        }
    }

    private String owner(@Nullable Player player, boolean active) {
        return player != null ? "owner-" + book.players().indexOf(player) : active ? "unowned" : "inactive";
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
        Advantage grants = territory.grants();
        if (grants != null) {
            note.append("; acts as ").append(book.line(grants).name());
        }
        return note.toString();
    }

    private void names(Territory territory) {
        Point middle = atlas.middle(territory.id());
        marks.add(new Mark.Label(
                territory.id(), new Point(middle.x(), middle.y() - 0.24), NAME, territory.name(), List.of()));
        String worth = territory.grants() == null
                ? Integer.toString(territory.economy())
                : book.line(territory.grants()).name();
        marks.add(new Mark.Label("", new Point(middle.x(), middle.y() - 0.05), SMALL, worth, List.of("quiet")));
    }

    // ---- squads

    private void battle() {
        Battle battle = war.battle();
        if (battle != null) {
            for (List<Point> shape : atlas.land(battle.territory())) {
                marks.add(new Mark.Patch("", shape, List.of("threat", "battle"), "battle " + battle.id()));
            }
        }
    }

    private void squads(Territory territory) {
        List<Squad> squads = war.squadsIn(territory.id());
        Point middle = atlas.middle(territory.id());
        for (int i = 0; i < squads.size(); i++) {
            Squad squad = squads.get(i);
            List<String> classes = new ArrayList<>(List.of("squad", owner(squad.owner(), true)));
            add(classes, squad.isDamaged(), "damaged");
            add(classes, squad.moved(), "moved");
            double x = middle.x() + (i - (squads.size() - 1) / 2.0) * 2.1 * TOKEN;
            marks.add(new Mark.Token(
                    squad.id(),
                    new Point(x, middle.y() + 0.27),
                    TOKEN,
                    -1,
                    squad.isDamaged() ? "squad-damaged" : "squad",
                    Integer.toString(book.points(squad)),
                    classes,
                    note(squad)));
        }
    }

    private String note(Squad squad) {
        List<String> figures = new ArrayList<>();
        squad.figures().forEach(figure -> figures.add(book.label(figure)));
        return war.name(squad) + ", " + count(book.points(squad), "point", "points")
                + (squad.isDamaged() ? ", damaged" : "") + ": " + String.join(", ", figures);
    }

    // ---- words

    private List<Scene.Entry> legend() {
        List<Scene.Entry> legend = new ArrayList<>();
        for (Player player : book.players()) {
            if (war.holdings().containsKey(player)) {
                String out = war.of(player).out() ? ", out of the campaign" : "";
                legend.add(new Scene.Entry(List.of(owner(player, true)), war.name(player) + out));
            }
        }
        add(legend, anyGround(ground -> !ground.active()), new Scene.Entry(List.of("inactive"), "inactive"));
        add(
                legend,
                anyGround(ground -> ground.active() && ground.controller() == null),
                new Scene.Entry(List.of("unowned"), "nobody's"));
        legend.add(new Scene.Entry(List.of("capital"), "capital"));
        legend.add(new Scene.Entry(List.of("fortified"), "fortified"));
        add(legend, anyGround(Ground::mined), new Scene.Entry(List.of("mined"), "minefield"));
        add(legend, anyGround(Ground::disrupted), new Scene.Entry(List.of("threat"), "disrupted this turn"));
        legend.add(new Scene.Entry(List.of("squad"), "squad and its points"));
        add(
                legend,
                war.squads().list().stream().anyMatch(Squad::isDamaged),
                new Scene.Entry(List.of("squad-damaged", "damaged"), "damaged squad"));
        legend.add(new Scene.Entry(List.of("border"), "border of home regions"));
        legend.add(new Scene.Entry(List.of("link"), "round the planet"));
        return legend;
    }

    private boolean anyGround(Predicate<Ground> test) {
        return war.grounds().list().stream().anyMatch(test);
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
        String controlled = parts.isEmpty() ? "" : " " + String.join("; ", parts) + ".";
        return "Turn " + war.turn() + " on " + book.map().name() + '.' + controlled;
    }

    private static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}
