package org.muster.ruleset.warmachine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.map.CampaignMap;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.HouseRules.MapChoice;
import org.muster.ruleset.warmachine.HouseRules.Treasury;
import org.muster.ruleset.warmachine.army.Allegiance;
import org.muster.ruleset.warmachine.army.Battlegroups;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.army.Shop;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.Contracts;
import org.muster.ruleset.warmachine.data.DefaultLists;
import org.muster.ruleset.warmachine.data.Faction;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.Locations;
import org.muster.ruleset.warmachine.data.MapFile;
import org.muster.ruleset.warmachine.data.Objective;
import org.muster.ruleset.warmachine.data.Objectives;
import org.muster.ruleset.warmachine.data.Space;
import org.muster.ruleset.warmachine.data.TerrainTable;
import org.muster.ruleset.warmachine.data.Troops;

/** What one campaign is played by and never changes: players, options, tables, map, catalogue. */
public final class Book {

    /** The version that read some rules anew; games opened before go on as they were (ADR 070). */
    private static final String MENDED = "0.1.1";

    /** Since then who contradicts himself in what he leaves unpaid, or in who retreats when, is refused (ADR 070). */
    private static final String CONSISTENT = "0.1.2";

    /** Since then a stand-in can be changed as long as one can be named (ADR 070). */
    private static final String STAND_INS_CHANGE = "0.1.3";

    /** Since then the last one standing of two leaves no enemy standing either (ADR 070). */
    private static final String LAST_STANDS_ALONE = "0.1.4";

    private final Setup setup;
    private final HouseRules houseRules;
    private final boolean mended;
    private final boolean consistent;
    private final boolean changesStandIns;
    private final boolean lastStandsAlone;
    private final List<Player> players;
    private final Constants constants;
    private final TerrainTable terrain;
    private final MapFile mapFile;
    private final CampaignMap<Space> map;
    private final OrderedMap<String, Location> locations;
    private final Register register;
    private final Shop shop;
    private final Shop shopOfCheapWarjacks;
    private final Battlegroups battlegroups;
    private final OrderedMap<String, ListRules> allegiances;
    private final DefaultLists lists;
    private final Objectives objectives;
    private final OrderedMap<String, Objective> objectivesById;
    // Looked up by key only, never walked through.
    private final Map<String, Option> faces = new LinkedHashMap<>();

    private Book(Setup setup) {
        this.setup = setup;
        this.houseRules = setup.options(HouseRules.class);
        this.mended = isMended(setup);
        this.consistent = setup.isSince(CONSISTENT);
        this.changesStandIns = setup.isSince(STAND_INS_CHANGE);
        this.lastStandsAlone = setup.isSince(LAST_STANDS_ALONE);
        this.players = setup.players();
        this.constants = setup.data().read("constants", Constants.class);
        this.terrain = setup.data().read("terrain", TerrainTable.class);
        this.locations = OrderedMap.by(
                Location::id, setup.data().read("locations", Locations.class).locations());
        this.mapFile = mapFile(setup);
        this.map = mapFile.map(locations.map(Location::name)).value();
        this.register =
                new Register(setup.data().read("catalogue", Troops.class).byId());
        this.shop = new Shop(register, constants, false);
        this.shopOfCheapWarjacks = new Shop(register, constants, true);
        this.battlegroups = new Battlegroups(register);
        this.lists = setup.data().read("lists", DefaultLists.class);
        this.allegiances = OrderedMap.by(rules -> rules.allegiance().id(), rules(setup));
        this.objectives = setup.data().read("objectives", Objectives.class);
        List<Objective> all = new ArrayList<>(objectives.publicObjectives());
        all.addAll(objectives.secretObjectives());
        this.objectivesById = OrderedMap.by(Objective::id, all);
        map.all()
                .forEach(space -> faces.put(
                        space.id(), Option.called(space.id(), space.toString()).at(space.id())));
    }

    /** The book of a campaign. */
    public static Book of(Setup setup) {
        return new Book(setup);
    }

    /** Whether a campaign is played by what was read anew: its book has a rule for each. */
    public static boolean isMended(Setup setup) {
        return setup.isSince(MENDED);
    }

    /** The file of the map that the options choose (WMC-SETUP-07). */
    public static MapFile mapFile(Setup setup) {
        MapFile crossing = setup.data().read("crossing", MapFile.class);
        MapChoice choice = setup.options(HouseRules.class).map();
        boolean small = choice == MapChoice.BY_SEATS
                ? crossing.seats().contains(setup.players().size())
                : choice == MapChoice.CROSSING;
        return small ? crossing : setup.data().read("marches", MapFile.class);
    }

    private List<ListRules> rules(Setup files) {
        List<ListRules> rules = new ArrayList<>();
        for (Faction faction : Faction.values()) {
            String id = faction.name().toLowerCase(Locale.ROOT);
            if (!faction.isHired() && lists.lists().containsKey(id)) {
                rules.add(
                        new ListRules(new Allegiance(id, faction.words(), faction, null), register, constants, mended));
            }
        }
        files.data().read("contracts", Contracts.class).contracts().forEach(contract -> {
            if (lists.lists().containsKey(contract.id())) {
                rules.add(new ListRules(
                        new Allegiance(contract.id(), Sentence.verbatim(contract.name()), contract.faction(), contract),
                        register,
                        constants,
                        mended));
            }
        });
        return rules;
    }

    /** How this campaign is set. */
    public HouseRules houseRules() {
        return houseRules;
    }

    /** Whether a merge disbands nothing but what is too much (WMC-REO-06). */
    public boolean disbandsExcessOnly() {
        return mended;
    }

    /** Whether delayed troops wait too while they exceed what all banners together may have (WMC-BAN-06, WMC-BUY-08). */
    public boolean countsArrivals() {
        return mended;
    }

    /** Whether what leaves unpaid can't be given, taken, disbanded or reassigned as well (WMC-UPK-06). */
    public boolean letsGoForGood() {
        return consistent;
    }

    /** Whether retreats are declared in turns of different players (WMC-BAT-08). */
    public boolean tellsTurnsApart() {
        return consistent;
    }

    /** Whether initial banners that are more than all together may have are refused (WMC-BAN-06). */
    public boolean countsInitialBanners() {
        return mended;
    }

    /** Whether initial banners are as few as {@link HouseRules#maxBanners} says (WMC-BAN-12). */
    public boolean limitsInitialBanners() {
        return mended;
    }

    /** Whether nobody asks for a stand-in of who has left (WMC-ABS-01, WMC-DEF-10). */
    public boolean asksOnlyWhoPlays() {
        return mended;
    }

    /** Whether who has named a stand-in may name another, or none, before the Battle Phase begins (WMC-ABS-02). */
    public boolean changesStandIns() {
        return changesStandIns;
    }

    /** Whether nobody has won as the last one standing while the only enemy stands, whatever he lost (WMC-BAT-04). */
    public boolean lastStandsAlone() {
        return lastStandsAlone;
    }

    /** All players, in seat order. */
    public List<Player> players() {
        return players;
    }

    /** The name of whoever sits there. */
    public String name(Player player) {
        return setup.name(player);
    }

    /** Whether somebody runs the campaign. */
    public boolean hasOrganizer() {
        return setup.hasOrganizer();
    }

    /** The numbers of the book. */
    public Constants constants() {
        return constants;
    }

    /** Terrain and scenarios of generic spaces. */
    public TerrainTable terrain() {
        return terrain;
    }

    /** The map. */
    public CampaignMap<Space> map() {
        return map;
    }

    /** The map as its file has it. */
    public MapFile mapFile() {
        return mapFile;
    }

    /** The space of that id. */
    public Space space(String id) {
        return map.the(id);
    }

    /** A space as an option. */
    public Option option(String space) {
        Option option = faces.get(space);
        return option == null ? Option.called(space, space) : option;
    }

    /** The special location of that id. */
    public Location location(String id) {
        return locations.the(id);
    }

    /** The special location that {@code space} is; null: a generic space. */
    public @Nullable Location locationAt(String space) {
        String id = space(space).location();
        return id == null ? null : locations.the(id);
    }

    /**
     * Everything at the prices of one who buys.
     *
     * @param cheapWarjacks whether by the boon of a location
     */
    public Shop shop(boolean cheapWarjacks) {
        return cheapWarjacks ? shopOfCheapWarjacks : shop;
    }

    /** All models and units. */
    public Register register() {
        return register;
    }

    /** Who controls warjacks and warbeasts. */
    public Battlegroups battlegroups() {
        return battlegroups;
    }

    /** The rules of every faction and contract, by id. */
    public OrderedMap<String, ListRules> allegiances() {
        return allegiances;
    }

    /** The lists of a faction or contract for those who write none. */
    public DefaultLists.Lists defaultLists(String allegiance) {
        return lists.lists().the(allegiance);
    }

    /** Objectives, and how many are open. */
    public Objectives objectives() {
        return objectives;
    }

    /** The objective of that id. */
    public Objective objective(String id) {
        return objectivesById.the(id);
    }

    /** Who may know what is secret to {@code player} and the organizer (WMC-INF-02). */
    public Audience privyTo(Player player) {
        return Audience.only(player, Player.ORGANIZER);
    }

    /** Who may know how many supply points {@code player} has (WMC-INF-05). */
    public Audience treasuryOf(Player player) {
        return houseRules.treasury() == Treasury.OPEN ? Audience.EVERYBODY : privyTo(player);
    }

    /** {@code decision} with the time that decisions of a phase have (WMC-RND-02). */
    public <C> Decision<C> timed(Phase phase, Decision<C> decision) {
        int hours = hours(phase);
        return hours == 0 ? decision : decision.within(Duration.ofHours(hours));
    }

    /** Hours for a decision of a phase; 0: no limit. */
    public int hours(Phase phase) {
        return switch (phase) {
            case SETUP -> houseRules.setupHours();
            case ORDER -> houseRules.orderHours();
            case BATTLE -> houseRules.battleHours();
            case RESOLUTION -> houseRules.resolutionHours();
            case RESOURCE -> houseRules.resourceHours();
            case PURCHASE -> houseRules.purchaseHours();
        };
    }
}
