package org.muster.ruleset.crusade.scene;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.Challenge;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Sector;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.World;
import org.muster.ruleset.crusade.data.Hex;

/** The sector as a picture: systems by controller, the Great Rift, homes, opened orders and battles. */
public final class SectorScene {

    private static final double CORNER = 1 / Math.sqrt(3);
    private static final double MARGIN = 0.75;
    private static final double NAME = 0.105;
    private static final double SMALL = 0.085;
    /** What the smallest words in a system say. */
    private static final String FEATURE = "feature";

    /** How far below the middles, where the names are, an arrow goes. */
    private static final double LOW = 0.3;

    private final Season season;
    private final Sector sector;
    private final Book book;
    private final List<Mark> marks = new ArrayList<>();
    private final double left;
    private final double top;
    private final double width;
    private final double height;

    private SectorScene(Season season) {
        this.season = season;
        this.book = season.book();
        this.sector = book.sector();
        List<Hex> hexes = new ArrayList<>(sector.systems());
        hexes.addAll(sector.rift());
        DoubleSummaryStatistics xs =
                hexes.stream().mapToDouble(hex -> hex.at().x()).summaryStatistics();
        DoubleSummaryStatistics ys =
                hexes.stream().mapToDouble(hex -> hex.at().y()).summaryStatistics();
        this.left = xs.getMin() - MARGIN;
        this.top = ys.getMin() - MARGIN;
        this.width = xs.getMax() - xs.getMin() + 2 * MARGIN;
        this.height = ys.getMax() - ys.getMin() + 2 * MARGIN;
    }

    /** The sector as it is in {@code season}. */
    public static Scene of(Season season) {
        return new SectorScene(season).drawn();
    }

    private Scene drawn() {
        for (Hex.Rift rift : sector.rift()) {
            marks.add(Mark.patch(rift.id(), corners(rift)).being("terrain-rift"));
        }
        sector.systems().forEach(this::system);
        battles();
        sector.systems().forEach(this::names);
        orders();
        return Scene.of(Sentence.verbatim(sector.name()), width, height)
                .captioned(caption())
                .showing(marks, legend())
                .described(inWords());
    }

    private Sentence caption() {
        Sentence stage = season.stage().words();
        return season.stage() == Stage.SETUP
                ? stage
                : Sentence.of(
                        book.isRiftTurn(season.turn()) ? "Great Rift turn {turn}, {stage}" : "Turn {turn}, {stage}",
                        season.turn(),
                        Sentence.of("{stage}; {standing}", stage, standing()));
    }

    /** Who controls how much, the first first. */
    private Sentence standing() {
        return Sentence.joined(
                ", ",
                book.players().stream()
                        .sorted(Comparator.comparingInt(
                                player -> -season.systemsOf(player).size()))
                        .map(player -> Sentence.of(
                                "{player}: {n system|systems}",
                                book.name(player),
                                season.systemsOf(player).size()))
                        .toList());
    }

    private Point middle(Hex hex) {
        return new Point(hex.at().x() - left, hex.at().y() - top);
    }

    private List<Point> corners(Hex hex) {
        Point middle = middle(hex);
        List<Point> corners = new ArrayList<>(6);
        double half = CORNER / 2;
        corners.add(new Point(middle.x(), middle.y() - CORNER));
        corners.add(new Point(middle.x() + 0.5, middle.y() - half));
        corners.add(new Point(middle.x() + 0.5, middle.y() + half));
        corners.add(new Point(middle.x(), middle.y() + CORNER));
        corners.add(new Point(middle.x() - 0.5, middle.y() + half));
        corners.add(new Point(middle.x() - 0.5, middle.y() - half));
        return corners;
    }

    // ---- systems

    private void system(Hex.StarSystem system) {
        World world = season.world(system.id());
        List<String> classes = new ArrayList<>();
        classes.add(owner(world.controller()));
        if (book.homeOf(system.id()) != null) {
            classes.add("capital");
        }
        if (isDefended(system.id())) {
            classes.add("fortified");
        }
        marks.add(Mark.patch(system.id(), corners(system)).being(classes).noting(note(system, world)));
    }

    private String owner(@Nullable Player player) {
        return player == null ? "unowned" : "owner-" + book.players().indexOf(player);
    }

    private boolean isDefended(String system) {
        return season.orders().list().stream()
                .anyMatch(sheet -> sheet.order() instanceof Order.Defend defend
                        && defend.system().equals(system));
    }

    private Sentence note(Hex.StarSystem system, World world) {
        Player home = book.homeOf(system.id());
        Player controller = world.controller();
        List<Object> more = new ArrayList<>(List.of(words(world.type())));
        world.features().forEach(feature -> more.add(words(feature)));
        if (home != null) {
            more.add(Sentence.of("home of {player}", book.name(home)));
        }
        Sentence all = Sentence.joined(", ", more);
        return controller == null
                ? Sentence.of("{system}, unclaimed; {more} ({id})", system.name(), all, system.id())
                : Sentence.of(
                        "{system}, {player}; {more} ({id})", system.name(), book.name(controller), all, system.id());
    }

    private static String words(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private void names(Hex.StarSystem system) {
        Point middle = middle(system);
        World world = season.world(system.id());
        marks.add(Mark.label(system.id(), new Point(middle.x(), middle.y() - 0.1), NAME, system.name()));
        marks.add(
                Mark.label("", new Point(middle.x(), middle.y() + 0.07), SMALL, system.id() + ' ' + words(world.type()))
                        .being("coordinate"));
        if (!world.features().isEmpty()) {
            quiet(
                    new Point(middle.x(), middle.y() + 0.2),
                    words(world.features().get(0)));
        }
    }

    private void quiet(Point at, String name) {
        marks.add(Mark.label("", at, SMALL, name).being("quiet", FEATURE));
    }

    // ---- battles and orders

    private Set<String> embattled() {
        Set<String> systems = new LinkedHashSet<>();
        for (Battle battle : season.battles().list()) {
            if (!battle.over()) {
                battle.sides().forEach(side -> systems.add(side.gains()));
                systems.add(battle.system());
                Challenge challenge = battle.challenge();
                if (challenge != null) {
                    systems.addAll(challenge.wagers().values());
                }
            }
        }
        systems.remove("");
        return systems;
    }

    private void battles() {
        for (String system : embattled()) {
            marks.add(
                    Mark.patch("", corners(sector.the(system))).being("threat").noting("battle to be fought"));
        }
    }

    private void orders() {
        season.orders().forEach((player, sheet) -> {
            if (sheet.order() instanceof Order.Attack attack && sector.isSystem(attack.from())) {
                arrow(
                        player,
                        attack.from(),
                        attack.target(),
                        "move",
                        Sentence.of(
                                "{player} attacks: {from} to {to}",
                                book.name(player),
                                sector.name(attack.from()),
                                sector.name(attack.target())));
            } else if (sheet.order() instanceof Order.Support support && sector.isSystem(support.location())) {
                arrow(
                        player,
                        support.location(),
                        support.target(),
                        "link",
                        Sentence.of(
                                "{player} supports the attack: {from} to {to}",
                                book.name(player),
                                sector.name(support.location()),
                                sector.name(support.target())));
            }
        });
    }

    private void arrow(Player player, String from, String to, String kind, Sentence note) {
        Point start = middle(sector.the(from));
        Point end = middle(sector.the(to));
        double dx = end.x() - start.x();
        double dy = end.y() - start.y();
        double length = Math.sqrt(dx * dx + dy * dy);
        double trim = 0.28 / length;
        Point first = new Point(start.x() + dx * trim, start.y() + dy * trim + LOW);
        Point last = new Point(end.x() - dx * trim, end.y() - dy * trim + LOW);
        marks.add(Mark.line("", List.of(first, last))
                .asArrow()
                .being(kind, owner(player))
                .noting(note));
    }

    // ---- words

    private List<Scene.Entry> legend() {
        List<Scene.Entry> legend = new ArrayList<>();
        for (Player player : book.players()) {
            List<String> classes = List.of(owner(player));
            legend.add(
                    season.forces().containsKey(player)
                            ? Scene.Entry.of(
                                    classes,
                                    "{player} ({faction})",
                                    book.name(player),
                                    season.faction(player).name())
                            : Scene.Entry.of(classes, "{player}", book.name(player)));
        }
        legend.add(Scene.Entry.of(List.of("unowned"), "unclaimed"));
        legend.add(Scene.Entry.of(List.of("terrain-rift"), "the Great Rift"));
        legend.add(Scene.Entry.of(List.of(FEATURE), "feature of a system"));
        legend.add(Scene.Entry.of(List.of("capital"), "home"));
        legend.add(Scene.Entry.of(List.of("fortified"), "defended this turn"));
        legend.add(Scene.Entry.of(List.of("threat"), "battle to be fought"));
        legend.add(Scene.Entry.of(List.of("move"), "attack"));
        legend.add(Scene.Entry.of(List.of("link"), "support"));
        return legend;
    }

    private Sentence inWords() {
        List<Sentence> parts = new ArrayList<>();
        for (Player player : book.players()) {
            parts.add(Sentence.of(
                    "{player} controls {n system|systems}",
                    book.name(player),
                    season.systemsOf(player).size()));
        }
        long open = season.battles().list().stream()
                .filter(battle -> !battle.over())
                .count();
        Sentence players = Sentence.joined("; ", parts);
        return open == 0
                ? Sentence.of("{turn} in {sector}. {players}.", caption(), sector.name(), players)
                : Sentence.of(
                        "{turn} in {sector}. {players}. {open battle is|battles are} open.",
                        caption(),
                        sector.name(),
                        players,
                        open);
    }
}
