package org.muster.ruleset.crusade;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import org.muster.api.check.Violation;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.flow.Steps;
import org.muster.api.records.Table;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.MapImport;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.abilities.ShippedAbilities;
import org.muster.ruleset.crusade.army.OrderOfBattle;
import org.muster.ruleset.crusade.army.OrderOfBattleFile;
import org.muster.ruleset.crusade.battle.BattlePhase;
import org.muster.ruleset.crusade.battle.Talk;
import org.muster.ruleset.crusade.data.AbilitiesFile;
import org.muster.ruleset.crusade.data.FactionsFile;
import org.muster.ruleset.crusade.data.MapFile;
import org.muster.ruleset.crusade.data.SeasonFile;
import org.muster.ruleset.crusade.data.TablesFile;
import org.muster.ruleset.crusade.orders.StrategyPhase;
import org.muster.ruleset.crusade.records.SeasonRecords;
import org.muster.ruleset.crusade.records.Sheets;
import org.muster.ruleset.crusade.report.Fight;
import org.muster.ruleset.crusade.resolution.ResolutionPhase;
import org.muster.ruleset.crusade.rift.RiftPhase;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.ruleset.crusade.scenario.Lineup;
import org.muster.ruleset.crusade.scenario.Matchmaking;
import org.muster.ruleset.crusade.scenario.ScenarioPhase;
import org.muster.ruleset.crusade.scene.SectorScene;
import org.muster.ruleset.crusade.setup.Contributions;
import org.muster.ruleset.crusade.setup.PositionCheck;
import org.muster.ruleset.crusade.setup.SectorImport;
import org.muster.ruleset.crusade.setup.SetupCheck;
import org.muster.ruleset.crusade.setup.SetupPhase;
import org.muster.ruleset.crusade.victory.Prospects;
import org.muster.ruleset.crusade.victory.ShippedConditions;
import org.muster.ruleset.crusade.victory.Victory;

/**
 * A season of Crusade 40k on a sector map: table of contents.
 *
 * <pre>
 * Setup               {@link SetupPhase}         factions, orders of battle
 * Turn                                           CRU-TURN-*
 *   Strategy          {@link StrategyPhase}      CRU-STRAT-*; orders: CRU-ATK-*, CRU-SUP-*, CRU-DEF-01, CRU-TRN-01,
 *                                                CRU-NOM-*
 *   Scenario          {@link ScenarioPhase}      CRU-COL-*; battles {@link Matchmaking}: CRU-MATCH-*; absences
 *                                                {@link Lineup}: CRU-UNP-*; sizes and armies {@link BattleSheet}: CRU-TAB-*,
 *                                                CRU-DEF-*
 *   Battle            {@link BattlePhase}        CRU-BAT-*; before it is fought {@link Talk}, its report {@link Fight}
 *   Resolution        {@link ResolutionPhase}    CRU-RES-*, CRU-TRN-*
 * Great Rift turn     {@link RiftPhase}          CRU-RIFT-*
 * Abilities           {@link Ability}            CRU-ABL-*: {@link ShippedAbilities}
 * Victory             {@link Victory}            CRU-VIC-*: {@link ShippedConditions}
 * What bots hope for  {@link Prospects}
 * Sector              {@link Sector}             CRU-MAP-*
 * Orders of battle    {@link OrderOfBattle}      CRU-ARMY-*
 * What can be read    {@link SeasonRecords}, of one thing {@link Sheets}
 * </pre>
 */
public final class CrusadeRuleset implements Ruleset<Season, Book> {

    private final Contributions contributions;

    @Inject
    CrusadeRuleset(Contributions contributions) {
        this.contributions = contributions;
    }

    @Override
    public List<Class<? extends Step<Season>>> steps() {
        return Steps.in(
                SetupPhase.class,
                StrategyPhase.class,
                ScenarioPhase.class,
                BattlePhase.class,
                Fight.class,
                Talk.class,
                ResolutionPhase.class,
                RiftPhase.class,
                Victory.class);
    }

    @Override
    public Pipeline<Season> pipeline() {
        return Pipeline.setup(
                        Pipeline.phase("setup", "Setup", new SetupPhase.PickFaction(), new SetupPhase.MusterForce()))
                .rounds(
                        "great-rift-turn",
                        "Great Rift turn",
                        season -> season.book().isRiftTurn(season.turn() + 1),
                        Pipeline.phase("rift-battles", "Rift battles", new RiftPhase.BeginRiftTurn()),
                        Pipeline.phase(
                                "rift-resolution",
                                "Rift resolution",
                                new ResolutionPhase.ResolveResults(),
                                new Victory.CheckVictory()))
                .rounds(
                        "turn",
                        "Turn",
                        Pipeline.phase(
                                "strategy",
                                "Strategy",
                                Agenda.of(new StrategyPhase.BeginTurn()),
                                Agenda.inAnyOrder(List.of(
                                        Agenda.of(new StrategyPhase.GiveOrders()),
                                        Agenda.meanwhile(new StrategyPhase.BetweenBattles())))),
                        Pipeline.phase("scenario", "Scenario", new ScenarioPhase.MatchBattles()),
                        Pipeline.phase("battle", "Battle", new BattlePhase.OpenBattles()),
                        Pipeline.phase(
                                "resolution",
                                "Resolution",
                                new ResolutionPhase.ResolveResults(),
                                new ResolutionPhase.ResolveUnplayed(),
                                new ResolutionPhase.Train(),
                                new ResolutionPhase.UseAbilities(),
                                new Victory.CheckVictory()));
    }

    @Override
    public HouseRules houseRules() {
        return HouseRules.DEFAULT;
    }

    @Override
    public List<DataFile> data() {
        return List.of(
                DataFile.of(
                        "season",
                        SeasonFile.class,
                        "Turns of a full season, and how long each part of a turn may take."),
                DataFile.of("quick-start", SeasonFile.class, "A short season for a first try."),
                DataFile.of("map", MapFile.class, "The sector: systems, the Great Rift, homes."),
                DataFile.of("tables", TablesFile.class, "Battle sizes and scenario tables."),
                DataFile.of("factions", FactionsFile.class, "Factions: abilities, victory conditions, units."),
                DataFile.of("abilities", AbilitiesFile.class, "How far abilities go."));
    }

    @Override
    public Optional<MapImport<?>> mapImport() {
        return Optional.of(new SectorImport());
    }

    @Override
    public List<ArmyFile<Book, ?>> armies() {
        return List.of(OrderOfBattleFile.KIND);
    }

    @Override
    public List<Violation> check(Setup setup) {
        return SetupCheck.of(setup, contributions);
    }

    /** Expansions bring factions too. */
    @Override
    public OrderedMap<String, Set<String>> ids(Book book) {
        Set<String> profiles = new TreeSet<>();
        book.factions().values().forEach(sheet -> profiles.addAll(sheet.units().keySet()));
        Set<String> starts = new TreeSet<>(book.sector().ids());
        book.players().forEach(player -> starts.add(Order.nomad(player)));
        return OrderedMap.of("factions", book.factions().keySet())
                .with("profiles", profiles)
                .with("places that support starts from", starts);
    }

    @Override
    public List<Violation> checkPosition(Season season) {
        return PositionCheck.of(season);
    }

    @Override
    public Book open(Setup setup) {
        return contributions.open(setup);
    }

    @Override
    public Season start(Setup setup, Book book) {
        return Season.start(book);
    }

    /** Everything is public: orders are secret only while they are being answered (CRU-STRAT-02). */
    @Override
    public Season view(Season season, Viewer viewer) {
        return season;
    }

    @Override
    public OptionalDouble evaluation(Season season, Player player) {
        return OptionalDouble.of(Prospects.of(season, player));
    }

    /** The faction, once it is picked. */
    @Override
    public Sentence seatLabel(Season season, Player player) {
        return season.forces().containsKey(player)
                ? Sentence.verbatim(season.faction(player).name())
                : Sentence.NOTHING;
    }

    @Override
    public Scene scene(Season season, Viewer viewer) {
        return SectorScene.of(season);
    }

    @Override
    public List<Table> records(Season season, Viewer viewer) {
        return SeasonRecords.of(season);
    }

    @Override
    public List<Table> sheet(Season season, Viewer viewer, String id) {
        return Sheets.of(season, id);
    }
}
