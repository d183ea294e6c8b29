package org.muster.ruleset.swm;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
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
import org.muster.api.spi.TableImport;
import org.muster.api.spi.Variant;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.action.ActionPhase;
import org.muster.ruleset.swm.battle.Attacks;
import org.muster.ruleset.swm.battle.Briefing;
import org.muster.ruleset.swm.battle.FightBattle;
import org.muster.ruleset.swm.battle.Minefield;
import org.muster.ruleset.swm.battle.Retreats;
import org.muster.ruleset.swm.cleanup.CleanupPhase;
import org.muster.ruleset.swm.data.Advantages;
import org.muster.ruleset.swm.data.Cards;
import org.muster.ruleset.swm.data.Constants;
import org.muster.ruleset.swm.data.Factions;
import org.muster.ruleset.swm.data.FigureTable;
import org.muster.ruleset.swm.data.MapFile;
import org.muster.ruleset.swm.data.PostBattle;
import org.muster.ruleset.swm.data.QuickStart;
import org.muster.ruleset.swm.data.StartingSquads;
import org.muster.ruleset.swm.data.Upgrades;
import org.muster.ruleset.swm.economics.EconomicsPhase;
import org.muster.ruleset.swm.initiative.InitiativePhase;
import org.muster.ruleset.swm.records.WarRecords;
import org.muster.ruleset.swm.scene.WarScene;
import org.muster.ruleset.swm.setup.PlanetImport;
import org.muster.ruleset.swm.setup.PositionCheck;
import org.muster.ruleset.swm.setup.SetupCheck;
import org.muster.ruleset.swm.setup.SetupPhase;
import org.muster.ruleset.swm.setup.SquadList;
import org.muster.ruleset.swm.turn.Stacking;
import org.muster.ruleset.swm.turn.Turn;
import org.muster.ruleset.swm.victory.Prospects;
import org.muster.ruleset.swm.victory.Victory;

/**
 * The Star Wars Miniatures Campaign System: table of contents.
 *
 * <pre>
 * Setup               {@link SetupPhase}         SWM-SETUP-*
 * Turn                {@link Turn}               SWM-TURN-*
 *   Initiative        {@link InitiativePhase}    SWM-INIT-*, SWM-ALLY-*
 *   Economics         {@link EconomicsPhase}     SWM-ECON-*, SWM-ADV-*, {@link Stacking} SWM-STACK-*
 *   Action            {@link ActionPhase}        SWM-MOVE-*, SWM-STRAT-*
 *     Battle          {@link Attacks}            SWM-BATTLE-*, SWM-FORT-*, SWM-MINE-*, SWM-REPORT-*
 *     its end         {@link org.muster.ruleset.swm.battle.Aftermath}          SWM-POST-*, SWM-XP-01..05, SWM-RETR-*
 *   Cleanup           {@link CleanupPhase}       SWM-XP-*, with {@link org.muster.ruleset.swm.cleanup.ExperienceShop} SWM-UPG-*
 * Victory             {@link Victory}            SWM-WIN-*
 * What bots hope for  {@link Prospects}
 * What can be read    {@link WarRecords}         SWM-INFO-01, -02
 * Squads              {@link org.muster.ruleset.swm.army}   SWM-SQUAD-*, SWM-FACT-*, SWM-UNIQ-*
 * </pre>
 */
public final class SwmCampaign implements Ruleset<War, Book> {

    @Override
    public List<Class<? extends Step<War>>> steps() {
        return Steps.in(
                SetupPhase.class,
                Turn.class,
                InitiativePhase.class,
                Retreats.class,
                EconomicsPhase.class,
                Stacking.class,
                ActionPhase.class,
                Attacks.class,
                Minefield.class,
                Briefing.class,
                FightBattle.class,
                CleanupPhase.class,
                Victory.class);
    }

    @Override
    public Pipeline<War> pipeline() {
        return Pipeline.setup(Pipeline.phase(
                        "setup",
                        "Setup",
                        new SetupPhase.PickOrder(),
                        new SetupPhase.BuildStartingSquads(),
                        new SetupPhase.GiveStartingExperience()))
                .rounds(
                        "turn",
                        "Turn",
                        Pipeline.phase(
                                "initiative",
                                "Initiative",
                                Agenda.of(new Turn.BeginPhase(Progress.Phase.INITIATIVE)),
                                Agenda.inAnyOrder(List.of(
                                        Agenda.of(new InitiativePhase.Alliances()),
                                        Agenda.meanwhile(new Victory.SetTurnLimit()))),
                                Agenda.of(new Victory.CountCapitalsAtOnce()),
                                Agenda.of(new InitiativePhase.RollInitiative()),
                                Agenda.of(new Stacking.CheckStacking())),
                        Pipeline.phase(
                                "economics",
                                "Economics",
                                new Turn.BeginPhase(Progress.Phase.ECONOMICS),
                                new EconomicsPhase.Economics(),
                                new Stacking.CheckStacking(),
                                new Victory.SoleUndamagedSide()),
                        Pipeline.phase(
                                "action",
                                "Action",
                                new Turn.BeginPhase(Progress.Phase.ACTION),
                                new ActionPhase.Action(),
                                new Stacking.CheckStacking()),
                        Pipeline.phase(
                                "cleanup",
                                "Cleanup",
                                new Turn.BeginPhase(Progress.Phase.CLEANUP),
                                new CleanupPhase.Cleanup(),
                                new Stacking.CheckStacking(),
                                new Victory.Eliminations(),
                                new Victory.EndOfTurnVictory(),
                                new Turn.EndTurn()));
    }

    @Override
    public HouseRules houseRules() {
        return HouseRules.DEFAULT;
    }

    @Override
    public List<Variant> variants() {
        return List.of(Variant.of(
                "short-war", "A short war: who controls two capitals wins, the own one counted; the book wants six."));
    }

    @Override
    public List<DataFile> data() {
        return List.of(
                DataFile.of("constants", Constants.class, "Numbers that stand in the text of the book."),
                DataFile.of("factions", Factions.class, "What each faction's squads are made of."),
                DataFile.of("advantages", Advantages.class, "Strategic advantages: prices and limits."),
                DataFile.of("upgrades", Upgrades.class, "What figures buy with experience."),
                DataFile.of("post-battle", PostBattle.class, "The chart for troops lost or fled."),
                DataFile.of("map", MapFile.class, "The planet: home regions and territories."),
                DataFile.of("catalogue", Cards.class, "All figures that can be bought."),
                DataFile.of("starting-squads", StartingSquads.class, "One legal example squad a faction."),
                DataFile.of("quick-start", QuickStart.class, "A campaign for a first try."));
    }

    @Override
    public List<TableImport<?>> imports() {
        return List.of(new FigureTable());
    }

    @Override
    public Optional<MapImport<?>> mapImport() {
        return Optional.of(new PlanetImport());
    }

    @Override
    public List<ArmyFile<Book, ?>> armies() {
        return List.of(SquadList.KIND);
    }

    @Override
    public List<Violation> check(Setup setup) {
        return SetupCheck.of(setup);
    }

    @Override
    public List<Violation> checkPosition(War war) {
        return PositionCheck.of(war);
    }

    @Override
    public Book open(Setup setup) {
        return Book.of(setup);
    }

    @Override
    public War start(Setup setup, Book book) {
        return War.start(book);
    }

    /** Everything is public (SWM-INFO-01); starting squads are secret only while they are being answered. */
    @Override
    public War view(War war, Viewer viewer) {
        return war;
    }

    /** The faction, once it is picked (SWM-SETUP-02). */
    @Override
    public Sentence seatLabel(War war, Player player) {
        return war.holdings().containsKey(player) ? Sentence.verbatim(war.name(player)) : Sentence.NOTHING;
    }

    /** The other factions of the side (SWM-ALLY-02). */
    @Override
    public List<Player> allies(War war, Player player) {
        return war.side(player).members().stream()
                .filter(member -> !member.equals(player))
                .toList();
    }

    @Override
    public OptionalDouble evaluation(War war, Player player) {
        return OptionalDouble.of(Prospects.of(war, player));
    }

    @Override
    public Scene scene(War war, Viewer viewer) {
        return WarScene.of(war);
    }

    @Override
    public List<Table> records(War war, Viewer viewer) {
        return WarRecords.of(war);
    }

    @Override
    public List<Table> sheet(War war, Viewer viewer, String id) {
        return WarRecords.sheet(war, id);
    }
}
