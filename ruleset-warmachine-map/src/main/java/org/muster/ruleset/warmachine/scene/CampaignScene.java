package org.muster.ruleset.warmachine.scene;

import java.util.ArrayList;
import java.util.List;
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
                        "Round {round} of {last}, {phase}",
                        campaign.round(),
                        book.houseRules().rounds(),
                        campaign.phase().words());
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
        Point at = new Point(space.at().x(), rounded(space.at().y() - 0.68));
        marks.add(Mark.label(space.id(), at, NAME, space.id()).being("quiet"));
        Point below = new Point(space.at().x(), rounded(space.at().y() + 0.68));
        if (!space.name().equals(space.id())) {
            marks.add(Mark.label("", below, NAME * 0.9, space.name()).being(space.isSpecial() ? "heading" : ""));
        } else if (!space.features().isEmpty()) {
            Sentence feature = space.features().get(0).words();
            marks.add(Mark.label("", below, NAME * 0.8, feature).being("quiet"));
        }
    }

    // ---- what stands there

    private void site(Space space) {
        Player lord = campaign.headquartersAt(space.id());
        Point left =
                new Point(rounded(space.at().x() - 0.48), rounded(space.at().y() - 0.12));
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
                    .text(letter(structure.kind()))
                    .being("structure", owner(structure.owner()))
                    .noting("{structure} of {player}", structure.kind(), campaign.name(structure.owner())));
        }
        if (space.has(Feature.CITY)) {
            Point right =
                    new Point(rounded(space.at().x() + 0.5), rounded(space.at().y() - 0.2));
            marks.add(Mark.token("", right, SITE * 0.9)
                    .symbol("city")
                    .being("town")
                    .noting(Feature.CITY.words()));
        }
    }

    private static String symbol(StructureKind kind) {
        return switch (kind) {
            case SUPPLY_DEPOT -> "depot";
            case FORTRESS -> "fort";
            case OUTPOST -> "tower";
            case MEDICAL_CENTER, RESEARCH_CENTER -> "";
        };
    }

    private static String letter(StructureKind kind) {
        return switch (kind) {
            case MEDICAL_CENTER -> "M";
            case RESEARCH_CENTER -> "R";
            case SUPPLY_DEPOT, FORTRESS, OUTPOST -> "";
        };
    }

    private void banners(Space space) {
        List<Banner> banners = campaign.bannersIn(space.id());
        for (int i = 0; i < banners.size(); i++) {
            Banner banner = banners.get(i);
            double x = space.at().x() + 0.18 + (i - (banners.size() - 1) / 2.0) * 0.55;
            marks.add(Mark.token(
                            banner.id(),
                            new Point(rounded(x), rounded(space.at().y() + 0.16)),
                            BANNER)
                    .symbol("banner")
                    .text(Integer.toString(banner.number()))
                    .being("banner", owner(banner.owner()))
                    .noting(contents(banner.id(), campaign.nameOf(banner.id()))));
        }
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
                        Sentence.joined("; ", list.stream().map(campaign::label).toList()));
    }

    // ---- what happened

    private void battle(Space space) {
        Battle battle = campaign.battles().get(space.id());
        if (battle != null) {
            List<Sentence> names = new ArrayList<>();
            battle.fighters().forEach(fighter -> names.add(campaign.nameOf(fighter.force())));
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
                        campaign.of(player).out()
                                ? "{player}, {allegiance}, {vp victory point|victory points}, gone"
                                : "{player}, {allegiance}, {vp victory point|victory points}",
                        campaign.name(player),
                        campaign.rules(player).allegiance().name(),
                        campaign.of(player).vp()));
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
        if (!campaign.battles().isEmpty()) {
            legend.add(Scene.Entry.of(List.of("threat"), "battle"));
        }
        if (!campaign.tracks().isEmpty()) {
            legend.add(Scene.Entry.of(List.of("move"), "last march"));
        }
        if (campaign.tracks().stream().anyMatch(track -> !track.attack().isEmpty())) {
            legend.add(Scene.Entry.of(List.of("shot"), "pursuit"));
        }
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
