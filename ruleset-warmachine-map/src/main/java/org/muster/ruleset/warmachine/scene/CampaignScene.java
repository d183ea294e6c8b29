package org.muster.ruleset.warmachine.scene;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Book;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Ground;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.Track;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.data.Feature;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.Space;
import org.muster.ruleset.warmachine.data.SpaceType;
import org.muster.ruleset.warmachine.data.StructureKind;

/** The map with its owners, headquarters, structures, banners, battles and the last marches; one unit is a hex's side. */
public final class CampaignScene {

    private static final double HALF = 0.866;
    private static final double BANNER = 0.3;
    private static final double SITE = 0.22;
    private static final double NAME = 0.15;

    private final Campaign campaign;
    private final Book book;
    private final List<Mark> marks = new ArrayList<>();
    private double width;
    private double height;

    private CampaignScene(Campaign campaign) {
        this.campaign = campaign;
        this.book = campaign.book();
    }

    /** The picture of a view: lists that are not in it are not told. */
    public static Scene of(Campaign campaign) {
        return new CampaignScene(campaign).drawn();
    }

    private Scene drawn() {
        List<Space> spaces = book.map().all();
        spaces.forEach(this::land);
        spaces.forEach(this::river);
        spaces.forEach(this::battle);
        campaign.tracks().forEach(this::track);
        spaces.forEach(this::site);
        spaces.forEach(this::banners);
        spaces.forEach(this::names);
        return Scene.of(Sentence.verbatim(book.map().name()), width, height)
                .captioned(caption())
                .showing(marks, legend())
                .described(inWords());
    }

    private Sentence caption() {
        return campaign.phase() == Phase.SETUP
                ? Phase.SETUP.words()
                : Sentence.of(
                        "Round {round} of {last}, {phase}; {standing}",
                        campaign.round(),
                        book.houseRules().rounds(),
                        campaign.phase().words(),
                        standing());
    }

    /** Victory points, as far as the viewer may know them, in turn order. */
    private Sentence standing() {
        Set<Player> order = new LinkedHashSet<>(campaign.turnOrder());
        boolean rolled = !order.isEmpty();
        order.addAll(book.players()); // with those who are gone
        List<Sentence> players = new ArrayList<>();
        for (Player player : order) {
            if (campaign.holdings().containsKey(player)) {
                players.add(Sentence.of(
                        campaign.of(player).out() ? "{player}: {vp} VP, gone" : "{player}: {vp} VP",
                        campaign.name(player),
                        campaign.of(player).vp()));
            }
        }
        Sentence all = Sentence.joined("; ", players);
        return rolled ? Sentence.of("in turn order {players}", all) : all;
    }

    // ---- land

    private void land(Space space) {
        Ground ground = campaign.ground(space.id());
        List<String> classes = new ArrayList<>();
        Player controller = ground.controller();
        if (controller != null) {
            classes.add(owner(controller));
        }
        classes.add("terrain-" + space.type().terrain());
        if (space.isSpecial()) {
            classes.add("special");
        }
        marks.add(Mark.patch(space.id(), hex(space.at(), 1)).being(classes).noting(note(space, ground)));
        width = Math.max(width, space.at().x() + 1);
        height = Math.max(height, space.at().y() + HALF);
    }

    private static List<Point> hex(Point middle, double side) {
        List<Point> corners = new ArrayList<>(6);
        double[][] around = {{1, 0}, {0.5, HALF}, {-0.5, HALF}, {-1, 0}, {-0.5, -HALF}, {0.5, -HALF}};
        for (double[] corner : around) {
            corners.add(new Point(rounded(middle.x() + side * corner[0]), rounded(middle.y() + side * corner[1])));
        }
        return corners;
    }

    private static double rounded(double length) {
        return Math.round(length * 1000) / 1000.0;
    }

    private String owner(Player player) {
        return "owner-" + book.players().indexOf(player);
    }

    private Sentence note(Space space, Ground ground) {
        List<Sentence> words = new ArrayList<>();
        Player controller = ground.controller();
        words.add(
                controller == null
                        ? Sentence.of("{space}, neutral", space)
                        : Sentence.of("{space}, {player}", space, campaign.name(controller)));
        List<Sentence> land = new ArrayList<>();
        land.add(space.type().words());
        space.features().forEach(feature -> land.add(feature.words()));
        words.add(Sentence.joined(", ", land));
        Location location = book.locationAt(space.id());
        if (location != null) {
            words.add(
                    Sentence.of("{n victory point|victory points}, supply {supply}", location.vp(), location.supply()));
        }
        Structure structure = ground.structure();
        if (structure != null) {
            words.add(Sentence.of(
                    campaign.sabotaged().contains(space.id())
                            ? "{structure} of {player}, sabotaged"
                            : "{structure} of {player}",
                    structure.kind(),
                    campaign.name(structure.owner())));
        }
        return Sentence.joined("; ", words);
    }

    private void names(Space space) {
        Point at = new Point(space.at().x(), rounded(space.at().y() - 0.66));
        marks.add(Mark.label(space.id(), at, NAME, space.id()).being("coordinate"));
        Point below = new Point(space.at().x(), rounded(space.at().y() + 0.66));
        if (!space.name().equals(space.id())) {
            marks.add(Mark.label("", below, NAME * 0.9, space.name()).being(space.isSpecial() ? "heading" : ""));
        }
    }

    /** From the middle of a river's space into each neighbour that has the river too; it ends where none has. */
    private void river(Space space) {
        if (!space.has(Feature.RIVER)) {
            return;
        }
        List<Space> on = book.map().neighbours(space.id()).stream()
                .map(book::space)
                .filter(next -> next.has(Feature.RIVER))
                .toList();
        Sentence note = Sentence.of("river in {space}", space);
        if (on.isEmpty()) {
            marks.add(Mark.line("", List.of(beside(space, -0.5), space.at(), beside(space, 0.5)))
                    .being("river")
                    .noting(note));
        }
        if (on.size() == 1) { // it goes on beyond, where the map does not tell of it
            Point other = on.get(0).at();
            Point out = new Point(
                    rounded((3 * space.at().x() - other.x()) / 2),
                    rounded((3 * space.at().y() - other.y()) / 2));
            marks.add(Mark.line("", List.of(space.at(), out)).being("river").noting(note));
        }
        for (Space next : on) {
            Point half = new Point(
                    rounded((space.at().x() + next.at().x()) / 2),
                    rounded((space.at().y() + next.at().y()) / 2));
            marks.add(Mark.line("", List.of(space.at(), half)).being("river").noting(note));
        }
    }

    private static Point beside(Space space, double right) {
        return new Point(rounded(space.at().x() + right), rounded(space.at().y() + right / 4));
    }

    // ---- what stands there

    private void site(Space space) {
        Player lord = campaign.headquartersAt(space.id());
        Point left =
                new Point(rounded(space.at().x() - 0.55), rounded(space.at().y() - 0.32));
        if (lord != null) {
            String force = Campaign.defenseForceOf(lord);
            marks.add(Mark.token(force, space.at(), 0.36)
                    .symbol("hq")
                    .being("hq", owner(lord))
                    .noting(contents(force, Sentence.of("{player}'s headquarters", campaign.name(lord)))));
        }
        Structure structure = campaign.ground(space.id()).structure();
        if (structure != null) {
            marks.add(Mark.token("", left, SITE)
                    .symbol(symbol(structure.kind()))
                    .being(
                            campaign.sabotaged().contains(space.id())
                                    ? List.of("structure", owner(structure.owner()), "disrupted")
                                    : List.of("structure", owner(structure.owner())))
                    .noting("{structure} of {player}", structure.kind(), campaign.name(structure.owner())));
        }
        for (Feature feature : space.features()) {
            String icon = icon(feature);
            if (!icon.isEmpty()) {
                Point right = new Point(
                        rounded(space.at().x() + 0.55), rounded(space.at().y() - 0.3));
                marks.add(Mark.token("", right, SITE * 0.8)
                        .symbol(icon)
                        .being("feature")
                        .noting(feature.words()));
            }
        }
    }

    /** A river is no icon but a line. */
    private static String icon(Feature feature) {
        return switch (feature) {
            case CITY -> "city";
            case VILLAGE -> "village";
            case BATTLEFIELD -> "battlefield";
            case RIVER -> "";
        };
    }

    private static String symbol(StructureKind kind) {
        return switch (kind) {
            case SUPPLY_DEPOT -> "depot";
            case FORTRESS -> "fort";
            case OUTPOST -> "tower";
            case MEDICAL_CENTER -> "clinic";
            case RESEARCH_CENTER -> "laboratory";
        };
    }

    private void banners(Space space) {
        List<Banner> banners = campaign.bannersIn(space.id());
        for (int i = 0; i < banners.size(); i++) {
            Banner banner = banners.get(i);
            marks.add(Mark.token(banner.id(), stand(space, i, banners.size()), size(banners.size()))
                    .symbol("banner")
                    .text(Integer.toString(banner.number()))
                    .being("banner", owner(banner.owner()))
                    .noting(contents(banner.id(), campaign.nameOf(banner.id()))));
        }
    }

    /** Where the i-th of so many banners stands: in a row, more than three in two. */
    private static Point stand(Space space, int i, int many) {
        int rows = many > 3 ? 2 : 1;
        int first = (many + rows - 1) / rows;
        int row = i < first ? 0 : 1;
        int inRow = row == 0 ? first : many - first;
        int place = row == 0 ? i : i - first;
        double step = 2.5 * size(many);
        double x = space.at().x() + (many == 1 ? 0.1 : 0) + (place - (inRow - 1) / 2.0) * step;
        double y = space.at().y() + 0.16 + (row - (rows - 1) / 2.0) * 2.3 * size(many);
        return new Point(rounded(x), rounded(y));
    }

    private static double size(int banners) {
        return banners == 1 ? BANNER : banners == 2 ? 0.24 : 0.18;
    }

    /** Where a banner stands now; empty if it is on no space. */
    private Optional<Point> stands(Banner banner) {
        for (Space space : book.map().all()) {
            List<Banner> here = campaign.bannersIn(space.id());
            if (here.contains(banner)) {
                return Optional.of(stand(space, here.indexOf(banner), here.size()));
            }
        }
        return Optional.empty();
    }

    /** A force of that name and what is in it, as far as the viewer may know. */
    private Sentence contents(String force, Sentence name) {
        List<Entry> list = campaign.list(force);
        return list.isEmpty()
                ? name
                : Sentence.of(
                        "{force}, {n point|points}: {entries}",
                        name,
                        campaign.points(force),
                        Sentence.joined(
                                "; ",
                                list.stream()
                                        .map(entry -> campaign.label(force, entry))
                                        .toList()));
    }

    // ---- what happened

    private void battle(Space space) {
        Battle battle = campaign.battles().get(space.id());
        if (battle != null) {
            List<Sentence> names = new ArrayList<>();
            battle.fighters().forEach(fighter -> names.add(campaign.nameOf(fighter.force(), fighter.player())));
            Sentence forces = Sentence.joined(" against ", names);
            Player winner = battle.winner();
            marks.add(Mark.patch("", hex(space.at(), 0.94))
                    .being("threat", "battle")
                    .noting(
                            winner == null
                                    ? Sentence.of("battle: {forces}", forces)
                                    : Sentence.of("battle: {forces}, won by {player}", forces, campaign.name(winner))));
        }
    }

    private void track(Track track) {
        List<Point> points = new ArrayList<>();
        track.spaces().forEach(space -> points.add(book.space(space).at()));
        boolean attack = !track.attack().isEmpty();
        if (attack) {
            points.add(book.space(track.attack()).at());
        }
        if (points.size() > 1) {
            Banner banner = campaign.banners().get(track.banner());
            List<String> classes = new ArrayList<>(List.of(attack ? "shot" : "move"));
            if (banner != null) {
                classes.add(owner(banner.owner()));
                Point end = points.get(points.size() - 1);
                // Who came back goes the same way both times.
                stands(banner)
                        .filter(at -> at.to(end) < HALF)
                        .ifPresent(at -> points.replaceAll(one -> one.equals(end) ? at : one));
            }
            String last =
                    attack ? track.attack() : track.spaces().get(track.spaces().size() - 1);
            marks.add(Mark.line("", points)
                    .asArrow()
                    .being(classes)
                    .noting(
                            attack ? "{banner} attacked in {space}" : "{banner} went to {space}",
                            campaign.nameOf(track.banner()),
                            last));
        }
    }

    // ---- words

    private List<Scene.Entry> legend() {
        List<Scene.Entry> legend = new ArrayList<>();
        for (Player player : book.players()) {
            if (campaign.holdings().containsKey(player)) {
                legend.add(Scene.Entry.of(
                        List.of(owner(player)),
                        "{player}, {allegiance}",
                        campaign.name(player),
                        campaign.rules(player).allegiance().name()));
            }
        }
        for (SpaceType type : SpaceType.values()) {
            if (book.map().all().stream().anyMatch(space -> space.type() == type)) {
                legend.add(Scene.Entry.of(List.of("terrain-" + type.terrain()), "{land}", type.words()));
            }
        }
        legend.add(Scene.Entry.of(List.of("hq"), "headquarters"));
        legend.add(Scene.Entry.of(List.of("banner"), "banner and its number"));
        structure(legend, StructureKind.SUPPLY_DEPOT);
        structure(legend, StructureKind.FORTRESS);
        structure(legend, StructureKind.OUTPOST);
        structure(legend, StructureKind.MEDICAL_CENTER);
        structure(legend, StructureKind.RESEARCH_CENTER);
        legend.add(Scene.Entry.of(List.of("disrupted"), "sabotaged"));
        legend.add(Scene.Entry.of(List.of("river"), "{feature}", Feature.RIVER.words()));
        for (Feature feature : Feature.values()) {
            if (!icon(feature).isEmpty()) {
                legend.add(Scene.Entry.of(List.of(icon(feature)), "{feature}", feature.words()));
            }
        }
        legend.add(Scene.Entry.of(List.of("threat"), "battle"));
        legend.add(Scene.Entry.of(List.of("move"), "last march"));
        legend.add(Scene.Entry.of(List.of("shot"), "pursuit"));
        return legend;
    }

    private void structure(List<Scene.Entry> legend, StructureKind kind) {
        for (Ground ground : campaign.grounds().list()) {
            @Nullable Structure structure = ground.structure();
            if (structure != null && structure.kind() == kind) {
                legend.add(Scene.Entry.of(List.of(symbol(kind)), "{structure}", kind));
                return;
            }
        }
    }

    private Sentence inWords() {
        List<Sentence> parts = new ArrayList<>();
        for (Player player : campaign.players()) {
            if (campaign.holdings().containsKey(player)) {
                parts.add(Sentence.of(
                        "{player} controls {n space|spaces} and has {m banner|banners}",
                        campaign.name(player),
                        campaign.controlledBy(player).size(),
                        campaign.bannersOf(player).size()));
            }
        }
        String map = book.map().name();
        return parts.isEmpty()
                ? Sentence.of("{caption} on {map}.", caption(), map)
                : Sentence.of("{caption} on {map}. {players}.", caption(), map, Sentence.joined("; ", parts));
    }
}
