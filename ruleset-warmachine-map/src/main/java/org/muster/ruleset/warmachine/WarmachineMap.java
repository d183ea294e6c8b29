package org.muster.ruleset.warmachine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.muster.api.check.Violation;
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
import org.muster.ruleset.warmachine.battle.BattlePhase;
import org.muster.ruleset.warmachine.battle.FightBattle;
import org.muster.ruleset.warmachine.battle.Headquarters;
import org.muster.ruleset.warmachine.battle.Terrain;
import org.muster.ruleset.warmachine.battle.Works;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.Contracts;
import org.muster.ruleset.warmachine.data.DefaultLists;
import org.muster.ruleset.warmachine.data.Locations;
import org.muster.ruleset.warmachine.data.MapFile;
import org.muster.ruleset.warmachine.data.Objectives;
import org.muster.ruleset.warmachine.data.Space;
import org.muster.ruleset.warmachine.data.TerrainTable;
import org.muster.ruleset.warmachine.data.Troops;
import org.muster.ruleset.warmachine.orders.March;
import org.muster.ruleset.warmachine.orders.OrderPhase;
import org.muster.ruleset.warmachine.orders.Pursuits;
import org.muster.ruleset.warmachine.purchase.PurchasePhase;
import org.muster.ruleset.warmachine.records.CampaignRecords;
import org.muster.ruleset.warmachine.records.Sheets;
import org.muster.ruleset.warmachine.resolution.Casualties;
import org.muster.ruleset.warmachine.resolution.Excess;
import org.muster.ruleset.warmachine.resolution.ResolutionPhase;
import org.muster.ruleset.warmachine.resolution.Retreats;
import org.muster.ruleset.warmachine.resolution.Veterans;
import org.muster.ruleset.warmachine.resource.ResourcePhase;
import org.muster.ruleset.warmachine.resource.Shipments;
import org.muster.ruleset.warmachine.scene.CampaignScene;
import org.muster.ruleset.warmachine.season.ObjectivesMet;
import org.muster.ruleset.warmachine.season.Prospects;
import org.muster.ruleset.warmachine.season.Season;
import org.muster.ruleset.warmachine.setup.BannerList;
import org.muster.ruleset.warmachine.setup.BoardImport;
import org.muster.ruleset.warmachine.setup.PositionCheck;
import org.muster.ruleset.warmachine.setup.SetupCheck;
import org.muster.ruleset.warmachine.setup.SetupPhase;

/**
 * The Warmachine map campaign: table of contents.
 *
 * <pre>
 * Setup          {@link SetupPhase}        WMC-SETUP-*
 * Round          twelve of them            WMC-RND-*, meanwhile {@link Shipments} WMC-SPC-09
 *   Order        {@link OrderPhase}        WMC-ORD-*, {@link March} WMC-MOV-*, {@link Pursuits} WMC-PUR-*
 *   Battle       {@link BattlePhase}       WMC-STA-*, WMC-BAT-*, WMC-TER-*, WMC-VP-*, WMC-ABS-*, WMC-HQ-*
 *   Resolution   {@link ResolutionPhase}   WMC-RTR-*, WMC-EXC-*, WMC-CAS-*, WMC-VET-*, WMC-CLM-*
 *   Resource     {@link ResourcePhase}     WMC-RES-*, WMC-UPK-*, WMC-REO-*, WMC-CST-*, WMC-DEF-*
 *                {@link ObjectivesMet}     WMC-OBJ-*
 *   Purchase     {@link PurchasePhase}     WMC-BUY-*, WMC-STC-*, WMC-SPC-*
 * End            {@link Season}            WMC-END-*
 * Lists          {@link org.muster.ruleset.warmachine.army}   WMC-BAN-*
 * Who knows what {@link Views}             WMC-INF-*, what bots take for true {@link Guess}
 * What they hope for  {@link Prospects}
 * </pre>
 */
public final class WarmachineMap implements Ruleset<Campaign, Book> {

    @Override
    public List<Class<? extends Step<Campaign>>> steps() {
        return Steps.in(
                SetupPhase.class,
                ObjectivesMet.class,
                OrderPhase.class,
                BattlePhase.class,
                Terrain.class,
                FightBattle.class,
                Headquarters.class,
                Works.class,
                Retreats.class,
                Excess.class,
                Casualties.class,
                Veterans.class,
                ResolutionPhase.class,
                Shipments.class,
                ResourcePhase.class,
                PurchasePhase.class,
                Season.class);
    }

    @Override
    public Pipeline<Campaign> pipeline() {
        return Pipeline.setup(Pipeline.phase(
                        "setup",
                        "Setup",
                        new SetupPhase.ChooseAllegiance(),
                        new SetupPhase.WriteLists(),
                        new SetupPhase.RollTurnOrder(),
                        new ObjectivesMet.ShuffleObjectives()))
                .rounds(Pipeline.<Campaign>round(
                                "round",
                                "Round",
                                Pipeline.phase(
                                        "order",
                                        "Order",
                                        new ObjectivesMet.RevealObjectives(),
                                        new OrderPhase.OpenOrders(),
                                        new OrderPhase.CarryOut()),
                                Pipeline.phase(
                                        "battle",
                                        "Battle",
                                        new BattlePhase.SetUpTables(),
                                        new BattlePhase.FightBattles(),
                                        new Headquarters.LootHeadquarters(),
                                        new Works.ChangeStructures(),
                                        new Retreats.Repulse(),
                                        new Season.CatchUp()),
                                Pipeline.phase(
                                        "resolution",
                                        "Resolution",
                                        new Retreats.RetreatLosers(),
                                        new Excess.RemoveExcess(),
                                        new Casualties.ChooseCasualties(),
                                        new Casualties.RollCasualties(),
                                        new Veterans.RollVeterans(),
                                        new ResolutionPhase.ClaimSpaces()),
                                Pipeline.phase(
                                        "resource",
                                        "Resource",
                                        new ResourcePhase.CollectSupplies(),
                                        new ResourcePhase.ManageForces(),
                                        new ObjectivesMet.RewardObjectives()),
                                Pipeline.phase(
                                        "purchase",
                                        "Purchase",
                                        new PurchasePhase.OpenPurchases(),
                                        new Season.EndRound()))
                        .meanwhile("resource", new Shipments.OfferCancelling()));
    }

    @Override
    public HouseRules houseRules() {
        return HouseRules.DEFAULT;
    }

    @Override
    public List<DataFile> data() {
        return List.of(
                DataFile.of("constants", Constants.class, "Numbers that stand in the text of the book."),
                DataFile.of("terrain", TerrainTable.class, "Terrain and scenarios of generic spaces."),
                DataFile.of("locations", Locations.class, "Special locations."),
                DataFile.of("crossing", MapFile.class, "The map for two to four players."),
                DataFile.of("marches", MapFile.class, "The map for five and six players."),
                DataFile.of("catalogue", Troops.class, "All models and units."),
                DataFile.of("contracts", Contracts.class, "Contracts and pacts of mercenaries and minions."),
                DataFile.of("lists", DefaultLists.class, "Banners and a defense force for who writes none."),
                DataFile.of("objectives", Objectives.class, "Public and secret objectives."));
    }

    @Override
    public Optional<MapImport<?>> mapImport() {
        return Optional.of(new BoardImport());
    }

    @Override
    public List<ArmyFile<Book, ?>> armies() {
        return List.of(BannerList.KIND);
    }

    @Override
    public List<Violation> check(Setup setup) {
        return SetupCheck.of(setup);
    }

    @Override
    public OrderedMap<String, Set<String>> ids(Book book) {
        Set<String> spaces = book.map().all().stream().map(Space::id).collect(Collectors.toCollection(TreeSet::new));
        return OrderedMap.of("spaces", spaces)
                .with("allegiances", book.allegiances().keySet());
    }

    @Override
    public List<Violation> checkPosition(Campaign campaign) {
        return PositionCheck.of(campaign);
    }

    @Override
    public Book open(Setup setup) {
        return Book.of(setup);
    }

    @Override
    public Campaign start(Setup setup, Book book) {
        return Campaign.start(book);
    }

    @Override
    public Campaign view(Campaign campaign, Viewer viewer) {
        return Views.of(campaign, viewer);
    }

    @Override
    public Campaign imagine(Campaign seen, Player seat, RandomGenerator random) {
        return Guess.of(seen, seat, random);
    }

    @Override
    public OptionalDouble evaluation(Campaign campaign, Player player) {
        return OptionalDouble.of(Prospects.of(campaign, player));
    }

    /** The faction or contract, once it is chosen (WMC-SETUP-01). */
    @Override
    public Sentence seatLabel(Campaign campaign, Player player) {
        return campaign.holdings().containsKey(player)
                ? campaign.rules(player).allegiance().name()
                : Sentence.NOTHING;
    }

    @Override
    public Scene scene(Campaign campaign, Viewer viewer) {
        return CampaignScene.of(campaign);
    }

    @Override
    public List<Table> records(Campaign campaign, Viewer viewer) {
        return CampaignRecords.of(campaign, viewer);
    }

    @Override
    public List<Table> sheet(Campaign campaign, Viewer viewer, String id) {
        return Sheets.of(campaign, viewer, id);
    }
}
