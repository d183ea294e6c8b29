package org.muster.ruleset.warmachine.scene;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.space.Point;
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
        return new Scene(book.map().name(), caption(), width, height, marks, legend(), inWords());
    }

    private String caption() {
        return campaign.phase() == Phase.SETUP
                ? Phase.SETUP.words()
                : "Round " + campaign.round() + " of " + book.houseRules().rounds() + ", "
                        + campaign.phase().words();
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
        marks.add(new Mark.Patch(space.id(), hex(space.at(), 1), classes, note(space, ground)));
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

    private String note(Space space, Ground ground) {
        StringBuilder note = new StringBuilder(space.toString());
        Player controller = ground.controller();
        note.append(controller == null ? ", neutral" : ", " + campaign.name(controller));
        note.append("; ").append(space.type().words());
        for (Feature feature : space.features()) {
            note.append(", ").append(feature.words());
        }
        Location location = book.locationAt(space.id());
        if (location != null) {
            note.append("; ")
                    .append(location.vp())
                    .append(" victory points, supply ")
                    .append(location.supply());
        }
        Structure structure = ground.structure();
        if (structure != null) {
            note.append("; ").append(structure.kind()).append(" of ").append(campaign.name(structure.owner()));
            note.append(campaign.sabotaged().contains(space.id()) ? ", sabotaged" : "");
        }
        return note.toString();
    }

    private void names(Space space) {
        Point at = new Point(space.at().x(), rounded(space.at().y() - 0.68));
        marks.add(new Mark.Label(space.id(), at, NAME, space.id(), List.of("quiet")));
        Point below = new Point(space.at().x(), rounded(space.at().y() + 0.68));
        if (!space.name().equals(space.id())) {
            marks.add(new Mark.Label("", below, NAME * 0.9, space.name(), List.of(space.isSpecial() ? "heading" : "")));
        } else if (!space.features().isEmpty()) {
            String feature = space.features().get(0).words();
            marks.add(new Mark.Label("", below, NAME * 0.8, feature, List.of("quiet")));
        }
    }

    // ---- what stands there

    private void site(Space space) {
        Player lord = campaign.headquartersAt(space.id());
        Point left =
                new Point(rounded(space.at().x() - 0.48), rounded(space.at().y() - 0.12));
        if (lord != null) {
            marks.add(new Mark.Token(
                    Campaign.defenseForceOf(lord),
                    space.at(),
                    0.36,
                    -1,
                    "hq",
                    "",
                    List.of("hq", owner(lord)),
                    campaign.name(lord) + "'s headquarters" + contents(Campaign.defenseForceOf(lord))));
        }
        Structure structure = campaign.ground(space.id()).structure();
        if (structure != null) {
            marks.add(new Mark.Token(
                    "",
                    left,
                    SITE,
                    -1,
                    symbol(structure.kind()),
                    letter(structure.kind()),
                    List.of("structure", owner(structure.owner())),
                    structure.kind() + " of " + campaign.name(structure.owner())));
        }
        if (space.has(Feature.CITY)) {
            Point right =
                    new Point(rounded(space.at().x() + 0.5), rounded(space.at().y() - 0.2));
            marks.add(new Mark.Token("", right, SITE * 0.9, -1, "city", "", List.of("town"), "city"));
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
            marks.add(new Mark.Token(
                    banner.id(),
                    new Point(rounded(x), rounded(space.at().y() + 0.16)),
                    BANNER,
                    -1,
                    "banner",
                    Integer.toString(banner.number()),
                    List.of("banner", owner(banner.owner())),
                    campaign.nameOf(banner.id()) + contents(banner.id())));
        }
    }

    /** What is in a force, as far as the viewer may know. */
    private String contents(String force) {
        List<Entry> list = campaign.list(force);
        if (list.isEmpty()) {
            return "";
        }
        List<String> words = new ArrayList<>();
        list.forEach(entry -> words.add(book.register().label(entry)));
        return ", " + campaign.points(force) + " points: " + String.join("; ", words);
    }

    // ---- what happened

    private void battle(Space space) {
        Battle battle = campaign.battles().get(space.id());
        if (battle != null) {
            List<String> forces = new ArrayList<>();
            battle.fighters().forEach(fighter -> forces.add(campaign.nameOf(fighter.force())));
            Player winner = battle.winner();
            String how = winner == null ? "" : ", won by " + campaign.name(winner);
            marks.add(new Mark.Patch(
                    "",
                    hex(space.at(), 0.94),
                    List.of("threat", "battle"),
                    "battle: " + String.join(" against ", forces) + how));
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
            marks.add(new Mark.Line(
                    "",
                    points,
                    true,
                    classes,
                    campaign.nameOf(track.banner()) + (attack ? " attacked in " : " went to ") + last));
        }
    }

    // ---- words

    private List<Scene.Entry> legend() {
        List<Scene.Entry> legend = new ArrayList<>();
        for (Player player : book.players()) {
            if (campaign.holdings().containsKey(player)) {
                String what = campaign.rules(player).allegiance().name();
                legend.add(new Scene.Entry(
                        List.of(owner(player)),
                        campaign.name(player) + ", " + what + ", "
                                + campaign.of(player).vp() + " victory points"
                                + (campaign.of(player).out() ? ", gone" : "")));
            }
        }
        for (SpaceType type : SpaceType.values()) {
            if (book.map().all().stream().anyMatch(space -> space.type() == type)) {
                legend.add(new Scene.Entry(List.of("terrain-" + type.terrain()), type.words()));
            }
        }
        legend.add(new Scene.Entry(List.of("hq"), "headquarters"));
        legend.add(new Scene.Entry(List.of("banner"), "banner and its number"));
        structure(legend, StructureKind.SUPPLY_DEPOT, "depot", "supply depot");
        structure(legend, StructureKind.FORTRESS, "fort", "fortress");
        structure(legend, StructureKind.OUTPOST, "tower", "outpost");
        if (!campaign.battles().isEmpty()) {
            legend.add(new Scene.Entry(List.of("threat"), "battle"));
        }
        if (!campaign.tracks().isEmpty()) {
            legend.add(new Scene.Entry(List.of("move"), "last march"));
        }
        if (campaign.tracks().stream().anyMatch(track -> !track.attack().isEmpty())) {
            legend.add(new Scene.Entry(List.of("shot"), "pursuit"));
        }
        return legend;
    }

    private void structure(List<Scene.Entry> legend, StructureKind kind, String symbol, String words) {
        for (Ground ground : campaign.grounds().list()) {
            @Nullable Structure structure = ground.structure();
            if (structure != null && structure.kind() == kind) {
                legend.add(new Scene.Entry(List.of(symbol), words));
                return;
            }
        }
    }

    private String inWords() {
        List<String> parts = new ArrayList<>();
        for (Player player : campaign.players()) {
            if (campaign.holdings().containsKey(player)) {
                parts.add(campaign.name(player) + " controls "
                        + count(campaign.controlledBy(player).size(), "space") + " and has "
                        + count(campaign.bannersOf(player).size(), "banner"));
            }
        }
        String controlled = parts.isEmpty() ? "" : " " + String.join("; ", parts) + ".";
        return caption() + " on " + book.map().name() + '.' + controlled;
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
