package org.muster.ruleset.swm.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Roster;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Book;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Ground;
import org.muster.ruleset.swm.Progress;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Territory;
import org.muster.ruleset.swm.victory.Victory;

/** The planet with its owners, fortifications and squads; one unit is that of the map. */
public final class WarScene {

    private static final double TOKEN = 0.19;
    private static final double NAME = 0.125;
    private static final double SMALL = 0.1;

    /** What the small words in a territory say. */
    private static final String ECONOMY = "economy";

    private static final String ADVANTAGE = "advantage";

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
        atlas.ridges().forEach(shape -> marks.add(Mark.patch("", shape).being("terrain-mountain")));
        territories.forEach(this::land);
        atlas.regionBorders().forEach(line -> marks.add(Mark.line("", line).being("border")));
        atlas.stubs()
                .forEach(line -> marks.add(
                        Mark.line("", line).asArrow().being("link").noting("goes on at the other side of the planet")));
        battle();
        territories.forEach(this::squads);
        territories.forEach(this::names);
        return Scene.of(Sentence.verbatim(book.map().name()), atlas.width(), atlas.height())
                .captioned(caption())
                .showing(marks, legend())
                .described(inWords());
    }

    private Sentence caption() {
        Progress progress = war.progress();
        Sentence phase = progress.phase().words();
        if (progress.phase() == Progress.Phase.SETUP) {
            return phase;
        }
        Player acting = progress.acting();
        Battle battle = war.battle();
        if (acting == null) {
            return Sentence.of("Turn {turn}, {phase}; {standing}", war.turn(), phase, standing());
        }
        Sentence now = battle == null
                ? Sentence.of("Turn {turn}, {phase}, {side}", war.turn(), phase, war.sideNames(acting))
                : Sentence.of(
                        "Turn {turn}, {phase}, {side}: battle at {territory}",
                        war.turn(),
                        phase,
                        war.sideNames(acting),
                        book.territory(battle.territory()));
        return Sentence.of("{now}; {standing}", now, standing());
    }

    /** Who acts when, and who holds how much: capitals decide. */
    private Sentence standing() {
        List<Sentence> parts = new ArrayList<>();
        if (war.progress().phase().isOrdered()) {
            parts.add(Sentence.of(
                    "order of acting: {sides}",
                    Sentence.joined(
                            ", ",
                            war.sides().stream()
                                    .map(side -> Sentence.of("{side}", war.names(side)))
                                    .toList())));
        }
        for (Player player : war.players()) {
            if (war.holdings().containsKey(player)) {
                parts.add(
                        war.of(player).out()
                                ? Sentence.of("{faction} out", war.name(player))
                                : Sentence.of(
                                        "{faction}: {c capital|capitals}, {n territory|territories}",
                                        war.name(player),
                                        Victory.capitalsOf(war, player),
                                        war.territoriesOf(player).size()));
            }
        }
        return Sentence.joined("; ", parts);
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
        for (List<Point> shape : atlas.land(territory.id())) {
            marks.add(Mark.patch(territory.id(), shape).being(classes).noting(note(territory, ground)));
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

    private Sentence note(Territory territory, Ground ground) {
        Player controller = ground.controller();
        List<Sentence> said = new ArrayList<>();
        said.add(
                controller != null
                        ? Sentence.of("{territory}, {faction}", territory, war.name(controller))
                        : ground.active()
                                ? Sentence.of("{territory}, nobody's", territory)
                                : Sentence.of("{territory}, inactive", territory));
        List<Sentence> features = new ArrayList<>();
        features.add(Sentence.of("economy {points}", territory.economy()));
        features.add(Sentence.of("stacking {limit}", territory.stacking()));
        add(features, ground.fortified(), Sentence.of("fortified"));
        add(features, ground.mined(), Sentence.of("minefield"));
        add(features, ground.disrupted(), Sentence.of("disrupted this turn"));
        said.add(Sentence.joined(", ", features));
        Advantage grants = territory.grants();
        if (grants != null) {
            said.add(Sentence.of("acts as {advantage}", book.line(grants).name()));
        }
        return Sentence.joined("; ", said);
    }

    private void names(Territory territory) {
        Point middle = atlas.middle(territory.id());
        marks.add(Mark.label(territory.id(), new Point(middle.x(), middle.y() - 0.24), NAME, territory.name()));
        Advantage grants = territory.grants();
        String worth = grants == null
                ? Integer.toString(territory.economy())
                : book.line(grants).name();
        marks.add(Mark.label("", new Point(middle.x(), middle.y() - 0.05), SMALL, worth)
                .being("quiet", grants == null ? ECONOMY : ADVANTAGE));
    }

    // ---- squads

    private void battle() {
        Battle battle = war.battle();
        if (battle != null) {
            for (List<Point> shape : atlas.land(battle.territory())) {
                marks.add(Mark.patch("", shape).being("threat", "battle").noting("battle {id}", battle.id()));
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
            add(classes, squad.moved(), "acted");
            double x = middle.x() + (i - (squads.size() - 1) / 2.0) * 2.5 * TOKEN;
            marks.add(Mark.token(squad.id(), new Point(x, middle.y() + 0.27), TOKEN)
                    .symbol(squad.isDamaged() ? "squad-damaged" : "squad")
                    .text(Integer.toString(book.points(squad)))
                    .being(classes)
                    .noting(note(squad)));
        }
    }

    private Sentence note(Squad squad) {
        return Sentence.of(
                squad.isDamaged()
                        ? "{squad}, {points point|points}, damaged: {figures}"
                        : "{squad}, {points point|points}: {figures}",
                war.name(squad),
                book.points(squad),
                book.words(
                        Roster.ofIds(squad.figures().stream().map(Figure::card).toList())));
    }

    // ---- words

    private List<Scene.Entry> legend() {
        List<Scene.Entry> legend = new ArrayList<>();
        for (Player player : book.players()) {
            if (war.holdings().containsKey(player)) {
                legend.add(Scene.Entry.of(
                        List.of(owner(player, true)),
                        war.of(player).out() ? "{faction}, out of the campaign" : "{faction}",
                        war.name(player)));
            }
        }
        add(legend, anyGround(ground -> !ground.active()), Scene.Entry.of(List.of("inactive"), "inactive"));
        add(
                legend,
                anyGround(ground -> ground.active() && ground.controller() == null),
                Scene.Entry.of(List.of("unowned"), "nobody's"));
        legend.add(Scene.Entry.of(List.of(ECONOMY), "economy of a territory"));
        legend.add(Scene.Entry.of(List.of(ADVANTAGE), "advantage that a territory acts as"));
        legend.add(Scene.Entry.of(List.of("capital"), "capital"));
        legend.add(Scene.Entry.of(List.of("fortified"), "fortified"));
        add(legend, anyGround(Ground::mined), Scene.Entry.of(List.of("mined"), "minefield"));
        add(legend, anyGround(Ground::disrupted), Scene.Entry.of(List.of("disrupted"), "disrupted this turn"));
        legend.add(Scene.Entry.of(List.of("squad"), "squad and its points"));
        legend.add(Scene.Entry.of(List.of("squad-damaged", "damaged"), "damaged squad"));
        legend.add(Scene.Entry.of(List.of("acted"), "squad that has moved"));
        legend.add(Scene.Entry.of(List.of("threat", "battle"), "battle"));
        legend.add(Scene.Entry.of(List.of("terrain-mountain"), "no way through"));
        legend.add(Scene.Entry.of(List.of("border"), "border of home regions"));
        legend.add(Scene.Entry.of(List.of("link"), "round the planet"));
        return legend;
    }

    private boolean anyGround(Predicate<Ground> test) {
        return war.grounds().list().stream().anyMatch(test);
    }

    private Sentence inWords() {
        List<Sentence> parts = new ArrayList<>();
        for (Player player : war.players()) {
            List<Squad> squads = war.squadsOf(player);
            long damaged = squads.stream().filter(Squad::isDamaged).count();
            Sentence had = Sentence.of(
                    "{faction} controls {n territory|territories} and has {m squad|squads}",
                    war.name(player),
                    war.territoriesOf(player).size(),
                    squads.size());
            parts.add(damaged == 0 ? had : Sentence.of("{had}, {n} damaged", had, damaged));
        }
        return parts.isEmpty()
                ? Sentence.of("Turn {turn} on {planet}.", war.turn(), book.map().name())
                : Sentence.of(
                        "Turn {turn} on {planet}. {factions}.",
                        war.turn(),
                        book.map().name(),
                        Sentence.joined("; ", parts));
    }
}
