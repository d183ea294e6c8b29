package org.muster.ruleset.crusade;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.data.AbilityLine;
import org.muster.ruleset.crusade.data.FactionSheet;
import org.muster.ruleset.crusade.data.MapFile;
import org.muster.ruleset.crusade.data.SeasonFile;
import org.muster.ruleset.crusade.data.TablesFile;

/** What one season is played by and never changes: players, house rules, sector, tables, factions and their abilities. */
public final class Book {

    /** The version that read some rules anew; seasons opened before go on as they were (ADR 070). */
    private static final String MENDED = "0.1.1";
    /** Since then a challenge that waits for answers is not given a second time (CRU-RIFT-03). */
    private static final String CHALLENGES_ONCE = "0.1.2";

    /** Since then who alone did not come is beaten by default, where that counts (CRU-BAT-07). */
    private static final String FAULT_COUNTS = "0.1.3";

    /** Since then a phase keeps its time, however often somebody would close it before (CRU-TURN-05). */
    private static final String TIME_KEPT = "0.1.4";

    /** Since then what was not played brings nobody anything that a report would write down (CRU-BAT-02). */
    private static final String UNPLAYED_IS_NOTHING = "0.1.5";

    private static final Pattern NUMBER = Pattern.compile(" \\d+$");
    private static final Pattern NUMBERED = Pattern.compile(" no\\. (\\d+)$");
    private static final Pattern INITIAL = Pattern.compile("(^|-)(\\p{Ll})");
    private static final Pattern BLANKS = Pattern.compile("[\\s_]+");

    private final Setup setup;
    private final HouseRules houseRules;
    private final boolean mended;
    private final boolean challengesOnce;
    private final boolean faultCounts;
    private final boolean keepsTime;
    private final boolean unplayedIsNothing;
    private final List<Player> players;
    private final SeasonFile season;
    private final Sector sector;
    private final OrderedMap<Player, String> homes;
    private final TablesFile tables;
    private final OrderedMap<String, FactionSheet> factions;
    /** What the units of all factions are called by their profiles; looked up by key only. */
    private final Map<String, String> profileNames = new LinkedHashMap<>();

    private final OrderedMap<String, AbilityLine> lines;
    private final OrderedMap<String, Contribution> abilities;
    private final OrderedMap<String, Contribution> conditions;

    /** The book of a season, of its files and of what was contributed, by id. */
    public Book(
            Setup setup,
            OrderedMap<String, FactionSheet> factions,
            OrderedMap<String, AbilityLine> lines,
            OrderedMap<String, Contribution> abilities,
            OrderedMap<String, Contribution> conditions) {
        this.setup = setup;
        this.houseRules = setup.options(HouseRules.class);
        this.mended = isMended(setup);
        this.challengesOnce = setup.isSince(CHALLENGES_ONCE);
        this.faultCounts = setup.isSince(FAULT_COUNTS);
        this.keepsTime = setup.isSince(TIME_KEPT);
        this.unplayedIsNothing = setup.isSince(UNPLAYED_IS_NOTHING);
        this.players = setup.players();
        this.season = season(setup);
        MapFile map = setup.data().read("map", MapFile.class);
        this.sector = new Sector(map);
        this.homes = OrderedMap.each(players, player -> map.homes().get(players.indexOf(player)));
        this.tables = setup.data().read("tables", TablesFile.class);
        this.factions = factions;
        for (FactionSheet sheet : factions.list()) {
            sheet.units().keySet().forEach(profile -> profileNames.put(profile, profileName(profile)));
        }
        this.lines = lines;
        this.abilities = abilities;
        this.conditions = conditions;
    }

    /** The file of the season that the house rules choose. */
    public static SeasonFile season(Setup setup) {
        boolean quick = setup.options(HouseRules.class).season() == HouseRules.SeasonLength.QUICK_START;
        return setup.data().read(quick ? "quick-start" : "season", SeasonFile.class);
    }

    /** Whether a season was opened since some rules were read anew. */
    public static boolean isMended(Setup setup) {
        return setup.isSince(MENDED);
    }

    /** Whether who was replaced as the natives can't say any more that he comes after all (CRU-COL-07). */
    public boolean replacesForGood() {
        return mended;
    }

    /** Whether a challenge that waits for answers can't be given once more (CRU-RIFT-03). */
    public boolean challengesOnce() {
        return challengesOnce;
    }

    /** Whether an attacker who alone did not come has lost, where who is at fault loses and defaults count (CRU-BAT-07). */
    public boolean faultCounts() {
        return faultCounts;
    }

    /** Whether a phase has its time once, whoever would close it before (CRU-TURN-05). */
    public boolean keepsTime() {
        return keepsTime;
    }

    /** Whether a report of a battle that was not played can bring no points and no changes (CRU-BAT-02). */
    public boolean unplayedIsNothing() {
        return unplayedIsNothing;
    }

    /** Its house rules. */
    public HouseRules houseRules() {
        return houseRules;
    }

    /** All players, in seat order. */
    public List<Player> players() {
        return players;
    }

    /** Players of a collection, in seat order. */
    public List<Player> inSeatOrder(Collection<Player> some) {
        return players.stream().filter(some::contains).toList();
    }

    /** The name of whoever sits there. */
    public String name(Player player) {
        return setup.name(player);
    }

    /** Whether a Campaign Master runs the season. */
    public boolean hasOrganizer() {
        return setup.hasOrganizer();
    }

    /** How long it is and each part of a turn may take. */
    public SeasonFile season() {
        return season;
    }

    /** Whether that turn is a Great Rift turn (CRU-TURN-02). */
    public boolean isRiftTurn(int turn) {
        return season.greatRiftTurns().contains(turn);
    }

    /** The map. */
    public Sector sector() {
        return sector;
    }

    /** The system {@code player} starts with. */
    public String home(Player player) {
        return homes.the(player);
    }

    /** Whose home a system is; null: nobody's. */
    public @Nullable Player homeOf(String system) {
        return players.stream()
                .filter(player -> home(player).equals(system))
                .findFirst()
                .orElse(null);
    }

    /** The half {@code player} starts in. */
    public String homeHalf(Player player) {
        return sector.half(home(player));
    }

    /** Whether two players started in different halves (CRU-VIC-08). */
    public boolean fromDifferentHalves(Player one, Player other) {
        return !homeHalf(one).equals(homeHalf(other));
    }

    /** Sizes and scenario tables as the season begins. */
    public TablesFile tables() {
        return tables;
    }

    /** All factions, in the order of their file. */
    public OrderedMap<String, FactionSheet> factions() {
        return factions;
    }

    /** The faction of an id that is known to be there. */
    public FactionSheet faction(String id) {
        return factions.the(id);
    }

    /** What people call a faction; one that is only a word of somebody's file is called by it. */
    public String factionName(String id) {
        FactionSheet sheet = factions.get(id);
        return sheet == null ? id : sheet.name();
    }

    /**
     * What people write for a unit: who was given no name is called by its profile and number, {@code Deff Dread 2}, for
     * which answers say {@code deff-dread 2}.
     */
    public String unitName(String unit) {
        String kind = NUMBER.matcher(unit).replaceFirst("");
        String name = profileNames.get(kind);
        return name == null ? unit : name + unit.substring(kind.length());
    }

    /** A unit among others, where {@code Deff Dread 2} would read as two of them: {@code Deff Dread no. 2}. */
    public Sentence unitLabel(String unit) {
        String name = unitName(unit);
        String kind = NUMBER.matcher(name).replaceFirst("");
        return kind.length() < name.length() && profileNames.containsValue(kind)
                ? Sentence.of("{unit} no. {n}", kind, name.substring(kind.length() + 1))
                : Sentence.verbatim(name);
    }

    /** What people write who type what they read: {@code Deff Dread 2} of {@code Deff Dread no. 2}. */
    public static String unnumbered(String read) {
        return NUMBERED.matcher(read.strip()).replaceFirst(" $1");
    }

    /** {@code deff-dread} of {@code Deff Dread}. */
    public static String profileId(String written) {
        return BLANKS.matcher(written.strip().toLowerCase(Locale.ROOT)).replaceAll("-");
    }

    /** What people call a profile: {@code Deff Dread}. */
    public static String profileName(String profile) {
        return INITIAL.matcher(profile)
                .replaceAll(first ->
                        first.group(1).replace('-', ' ') + first.group(2).toUpperCase(Locale.ROOT))
                .replace('-', ' ');
    }

    /** What an ability is called and how far it goes. */
    public AbilityLine line(Contribution ability) {
        return line(ability.id());
    }

    /** The same of the ability of this id. */
    public AbilityLine line(String ability) {
        return lines.the(ability);
    }

    /** What the ability of this id is called. */
    public String abilityName(String id) {
        return line(id).name();
    }

    /** The abilities of a faction that are of one kind, in the order of its sheet (CRU-ABL-01). */
    public <A extends Contribution> List<A> abilities(String faction, Class<A> kind) {
        List<A> all = new ArrayList<>(1);
        for (String id : faction(faction).abilities()) {
            Contribution ability = abilities.the(id);
            if (kind.isInstance(ability)) {
                all.add(kind.cast(ability));
            }
        }
        return all;
    }

    /** All abilities of one kind, of whatever faction. */
    public <A extends Contribution> List<A> abilities(Class<A> kind) {
        return abilities.list().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    /** The primitive of that id that measures a line of a victory condition. */
    <C extends Contribution> C condition(Class<C> kind, String id) {
        return kind.cast(conditions.the(id));
    }

    /** Time for orders (CRU-TURN-03). */
    public Duration strategy() {
        return Duration.ofDays(season.strategyDays());
    }

    /** Time of the Scenario phase (CRU-TURN-04). */
    public Duration scenario() {
        return Duration.ofDays(season.scenarioDays());
    }

    /** Until the battles of a standard or a Great Rift turn must be played. */
    public Duration battles(boolean rift) {
        return Duration.ofDays(rift ? season.riftBattleDays() : season.battleDays());
    }
}
