package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.muster.api.army.Roster;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.dice.Pool;
import org.muster.api.map.CampaignMap;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.Book;
import org.muster.ruleset.warmachine.HouseRules;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.Contract;
import org.muster.ruleset.warmachine.data.Contracts;
import org.muster.ruleset.warmachine.data.DefaultLists;
import org.muster.ruleset.warmachine.data.Faction;
import org.muster.ruleset.warmachine.data.Feature;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.Locations;
import org.muster.ruleset.warmachine.data.MapFile;
import org.muster.ruleset.warmachine.data.Objective;
import org.muster.ruleset.warmachine.data.Objectives;
import org.muster.ruleset.warmachine.data.Space;
import org.muster.ruleset.warmachine.data.SpaceType;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.data.TerrainTable;
import org.muster.ruleset.warmachine.data.Troops;

/** What of a campaign's options and data contradicts itself, found before it opens. */
public final class SetupCheck {

    private final Setup setup;
    private final List<Violation> violations = new ArrayList<>();

    private SetupCheck(Setup setup) {
        this.setup = setup;
    }

    public static List<Violation> of(Setup setup) {
        SetupCheck check = new SetupCheck(setup);
        check.options(setup.options(HouseRules.class));
        check.locations(setup.data().read("locations", Locations.class));
        check.map();
        check.terrain(setup.data().read("terrain", TerrainTable.class));
        check.prices(setup.data().read("constants", Constants.class).prices());
        check.contracts(setup.data().read("contracts", Contracts.class));
        check.troops();
        check.objectives(setup.data().read("objectives", Objectives.class));
        return List.copyOf(check.violations);
    }

    private void options(HouseRules options) {
        between("options.rounds", options.rounds(), 1, 200, "WMC-RND-01");
        between("options.startingSupply", options.startingSupply(), 0, 100_000, "WMC-SETUP-14");
        between("options.maxBanners", options.maxBanners(), 0, 1000, "WMC-BAN-12");
        between("options.terrainPieces", options.terrainPieces(), 7, 100, "WMC-TER-03");
        between("options.setupHours", options.setupHours(), 0, 8760, "WMC-RND-02");
        between("options.orderHours", options.orderHours(), 0, 8760, "WMC-RND-02");
        between("options.battleHours", options.battleHours(), 0, 8760, "WMC-RND-02");
        between("options.resolutionHours", options.resolutionHours(), 0, 8760, "WMC-RND-02");
        between("options.resourceHours", options.resourceHours(), 0, 8760, "WMC-RND-02");
        between("options.purchaseHours", options.purchaseHours(), 0, 8760, "WMC-RND-02");
    }

    private void between(String at, int value, int min, int max, String rule) {
        violations.addAll(Violation.unlessBetween(at, value, min, max, rule));
    }

    // ---- the map

    private void locations(Locations file) {
        for (Location location : file.locations()) {
            for (String dice : List.of(location.supply(), location.claimBonus())) {
                try {
                    Pool pool = Pool.parse(dice);
                    if (pool.count() + pool.plus() < 0) {
                        violations.add(Violation.of("DICE", "{dice} may be less than nothing; 0 is the least.", dice)
                                .inside("locations." + location.id()));
                    }
                } catch (IllegalArgumentException e) {
                    violations.add(Violation.of("DICE", "{dice}: {why}.", dice, String.valueOf(e.getMessage()))
                            .inside("locations." + location.id()));
                }
            }
        }
    }

    private void map() {
        OrderedMap<String, String> names = OrderedMap.empty();
        for (Location location : setup.data().read("locations", Locations.class).locations()) {
            names = names.with(location.id(), location.name());
        }
        // both: a club's own may be for more seats than this game has
        for (String name : List.of("crossing", "marches")) {
            MapFile file = setup.data().read(name, MapFile.class);
            Checked<CampaignMap<Space>> map = file.map(names);
            violations.addAll(Violation.inside(name, map.violations()));
            if (map.isOk() && Book.isMended(setup) && file.equals(Book.mapFile(setup))) {
                room(name, map.value());
            }
        }
        MapFile file = Book.mapFile(setup);
        int players = setup.players().size();
        if (!file.seats().contains(players)) {
            violations.add(Violation.of(
                            "SEATS", "{map} is made for {seats} players, not {n}.", file.name(), file.seats(), players)
                    .citing("WMC-SETUP-07")
                    .inside("seats"));
        }
    }

    private void room(String name, CampaignMap<Space> map) {
        int players = setup.players().size();
        Constants constants = setup.data().read("constants", Constants.class);
        int banners = Math.max(2, StartingLists.mostBanners(constants, setup.options(HouseRules.class), true));
        if (!Room.isThere(map, players, banners)) {
            violations.add(Violation.of(
                            "NO_ROOM",
                            "There is no room for {n headquarters|headquarters} with {m} spaces of its own around each, one for each banner to begin with.",
                            players,
                            banners)
                    .citing("WMC-SETUP-08", "WMC-SETUP-12")
                    .inside(name + ".rows"));
        }
    }

    // ---- terrain, prices, contracts

    private void terrain(TerrainTable terrain) {
        drawn("scenarios", terrain.scenarios(), "WMC-TER-02");
        drawn("pieceTypes", terrain.pieceTypes(), "WMC-TER-04");
        drawn("wrecks", terrain.wrecks(), "WMC-TER-09");
        terrain.requiredHalf().forEach((type, half) -> {
            if (!terrain.pieceTypes().isEmpty() && terrain.pieceTypes().stream().allMatch(half::equals)) {
                violations.add(Violation.of(
                                "NOTHING_TO_DRAW",
                                "Half of the pieces are {half}, and there is nothing else in pieceTypes for the others.",
                                half)
                        .citing("WMC-TER-05")
                        .inside("terrain.requiredHalf." + type));
            }
        });
    }

    private void drawn(String table, List<String> lines, String rule) {
        if (lines.isEmpty()) {
            violations.add(Violation.of("NOTHING_TO_DRAW", "One of these is drawn, and there is none.")
                    .citing(rule)
                    .inside("terrain." + table));
        }
    }

    private void prices(Constants.Prices prices) {
        for (StructureKind kind : StructureKind.values()) {
            if (prices.structures().get(kind) == null) {
                violations.add(Violation.of(
                                "NO_PRICE",
                                "{structure:A} needs a price; one that nobody can pay forbids it.",
                                kind.words())
                        .citing("WMC-STC-01")
                        .inside("constants.prices.structures." + kind.name()));
            }
        }
    }

    private void contracts(Contracts file) {
        List<String> ids = new ArrayList<>();
        for (Faction faction : Faction.values()) {
            ids.add(faction.name().toLowerCase(Locale.ROOT));
        }
        for (Contract contract : file.contracts()) {
            if (ids.contains(contract.id())) {
                violations.add(Violation.of(
                                "TAKEN",
                                "{id} is the name of a faction or of another contract; one of its own would be right.",
                                contract.id())
                        .inside("contracts." + contract.id()));
            }
            ids.add(contract.id());
        }
    }

    // ---- models and units

    private void troops() {
        Troops troops = setup.data().read("catalogue", Troops.class);
        List<Violation> inCatalogue = troops.violations();
        violations.addAll(Violation.inside("catalogue", inCatalogue));
        if (!inCatalogue.isEmpty()) {
            return;
        }
        Register register = new Register(troops.byId());
        for (Contract contract : setup.data().read("contracts", Contracts.class).contracts()) {
            for (String id : contract.members()) {
                known(register, id, "contracts." + contract.id());
            }
        }
        DefaultLists lists = setup.data().read("lists", DefaultLists.class);
        lists.lists().forEach((allegiance, theirs) -> {
            for (Roster roster : theirs.banners()) {
                items(register, roster, "lists." + allegiance);
            }
            items(register, theirs.defenseForce(), "lists." + allegiance);
        });
        if (violations.isEmpty()) {
            legal(lists);
        }
    }

    private void known(Register register, String id, String at) {
        if (register.find(id).isEmpty()) {
            violations.add(
                    Violation.of("MISSING", "The catalogue has no {id}.", id).inside(at));
        }
    }

    private void items(Register register, Roster roster, String at) {
        for (String id : roster.counts().keySet()) {
            if (register.items().find(id).isEmpty()) {
                violations.add(Violation.of("MISSING", "The catalogue has no {id}.", id)
                        .inside(at));
            }
        }
    }

    /** Who writes no lists gets these, so they keep the rules too. */
    private void legal(DefaultLists lists) {
        Book book = Book.of(setup);
        for (ListRules rules : book.allegiances().list()) {
            String id = rules.allegiance().id();
            DefaultLists.Lists theirs = lists.lists().the(id);
            violations.addAll(Violation.inside(
                    "lists." + id, StartingLists.of(book, theirs).violations(book, rules)));
        }
    }

    // ---- objectives

    private void objectives(Objectives file) {
        between("objectives.open", file.open(), 0, 100, "WMC-OBJ-02");
        between("objectives.everyRounds", file.everyRounds(), 1, 100, "WMC-OBJ-02");
        List<Objective> all = new ArrayList<>(file.publicObjectives());
        all.addAll(file.secretObjectives());
        List<String> ids = new ArrayList<>();
        for (Objective objective : all) {
            if (ids.contains(objective.id())) {
                violations.add(Violation.of("OBJECTIVE_TWICE", "{id} is there twice.", objective.id())
                        .inside("objectives"));
            }
            ids.add(objective.id());
            objective.when().forEach(condition -> condition(objective, condition));
        }
    }

    private void condition(Objective objective, Objective.Condition condition) {
        String of = condition.of() == null ? "" : condition.of();
        boolean fits = switch (condition.measure()) {
            case CONTROLLED_SPACES_OF_TYPE -> isOneOf(SpaceType.values(), of);
            case CONTROLLED_SPACES_WITH_FEATURE -> isOneOf(Feature.values(), of);
            case CONTROLS_LOCATION ->
                setup.data().read("locations", Locations.class).locations().stream()
                        .anyMatch(location -> location.id().equals(of));
            default -> of.isEmpty();
        };
        if (!fits) {
            violations.add(Violation.of("CONDITION", "{measure} does not go with \"{of}\".", condition.measure(), of)
                    .inside("objectives." + objective.id()));
        }
    }

    private static boolean isOneOf(Enum<?>[] values, String name) {
        for (Enum<?> value : values) {
            if (value.name().equals(name)) {
                return true;
            }
        }
        return false;
    }
}
