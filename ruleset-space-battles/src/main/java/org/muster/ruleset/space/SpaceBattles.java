package org.muster.ruleset.space;

import java.util.List;
import java.util.OptionalDouble;
import org.muster.api.check.Violation;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.flow.Steps;
import org.muster.api.records.Table;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.Setup;
import org.muster.api.spi.Variant;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.space.army.FleetList;
import org.muster.ruleset.space.capital.CapitalWeaponsPhase;
import org.muster.ruleset.space.capital.IonCannon;
import org.muster.ruleset.space.data.Designs;
import org.muster.ruleset.space.data.Moves;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Zones;
import org.muster.ruleset.space.gunnery.Damage;
import org.muster.ruleset.space.gunnery.Gunnery;
import org.muster.ruleset.space.movement.AttackRun;
import org.muster.ruleset.space.movement.Carriers;
import org.muster.ruleset.space.movement.Collisions;
import org.muster.ruleset.space.movement.Countermove;
import org.muster.ruleset.space.movement.Flight;
import org.muster.ruleset.space.movement.MovementPhase;
import org.muster.ruleset.space.movement.Reinforcements;
import org.muster.ruleset.space.movement.Response;
import org.muster.ruleset.space.movement.Traffic;
import org.muster.ruleset.space.records.BattleRecords;
import org.muster.ruleset.space.scene.BattleScene;
import org.muster.ruleset.space.setup.FleetSetup;
import org.muster.ruleset.space.setup.PositionCheck;
import org.muster.ruleset.space.setup.SetupCheck;
import org.muster.ruleset.space.setup.SetupPhase;
import org.muster.ruleset.space.setup.Towers;
import org.muster.ruleset.space.turn.InitiativePhase;
import org.muster.ruleset.space.turn.Turn;
import org.muster.ruleset.space.victory.Evaluation;
import org.muster.ruleset.space.victory.Victory;

/**
 * The Starwars Miniatures Battlegame: table of contents.
 *
 * <pre>
 * Set-up              {@link SetupPhase}             SPB-HOTH-01..05, SPB-DS-01..07
 *   Fleets            {@link FleetSetup}             SPB-OPEN-*, {@link org.muster.ruleset.space.army}
 * Turn                {@link Turn}                   SPB-TURN-*
 *   Initiative        {@link InitiativePhase}        SPB-INIT-*
 *   Movement          {@link MovementPhase}          SPB-MOVE-*, {@link Carriers} SPB-CAR-*
 *     arrivals        {@link Reinforcements}         SPB-DS-08..10
 *     a move          {@link Flight}                 SPB-COL-*, {@link AttackRun} SPB-ATT-*
 *     its answer      {@link Response}               SPB-RESP-*, SPB-RAP-*, {@link Countermove} SPB-CTR-*
 *   Capital weapons   {@link CapitalWeaponsPhase}    SPB-CAP-*, {@link IonCannon} SPB-ION-*
 * To hit, damage      {@link Gunnery}, {@link Damage}    SPB-HIT-*, SPB-SHIP-*
 * Board               {@link Traffic}, {@link Helm}  SPB-GRID-*
 * Victory             {@link Victory}                SPB-HOTH-06..11, SPB-DS-12..17, SPB-OPEN-02
 * What can be read    {@link BattleRecords}
 * What bots hope for  {@link Evaluation}
 * </pre>
 */
public final class SpaceBattles implements Ruleset<Battle, Book> {

    @Override
    public List<Class<? extends Step<Battle>>> steps() {
        return Steps.in(
                SetupPhase.class,
                Towers.class,
                FleetSetup.class,
                InitiativePhase.class,
                MovementPhase.class,
                Reinforcements.class,
                Flight.class,
                Collisions.class,
                AttackRun.class,
                Response.class,
                CapitalWeaponsPhase.class,
                Turn.class,
                Victory.class);
    }

    @Override
    public Pipeline<Battle> pipeline() {
        return Pipeline.setup(phase("set-up", "Set-up", new SetupPhase.SetUp()))
                .rounds(
                        "turn",
                        "Turn",
                        Pipeline.phase("initiative", "Initiative", new InitiativePhase.RollInitiative()),
                        phase(
                                "movement",
                                "Movement",
                                new MovementPhase.BeginHalf(true),
                                new MovementPhase.BeginHalf(false)),
                        phase(
                                "capital-weapons",
                                "Capital weapons",
                                new CapitalWeaponsPhase.BeginFire(true),
                                new CapitalWeaponsPhase.BeginFire(false),
                                new CapitalWeaponsPhase.ApplyDamage(),
                                new Turn.EndTurn()));
    }

    /** A phase in which either side may concede at any time. */
    @SafeVarargs
    private static Pipeline.Phase<Battle> phase(String id, @Template String name, Step<Battle>... steps) {
        return new Pipeline.Phase<>(
                id,
                name,
                List.of(Agenda.inAnyOrder(List.of(
                        Agenda.inOrder(steps),
                        Agenda.meanwhile(new Victory.Concede(Side.EMPIRE)),
                        Agenda.meanwhile(new Victory.Concede(Side.REBEL))))));
    }

    @Override
    public HouseRules houseRules() {
        return HouseRules.DEFAULT;
    }

    @Override
    public List<DataFile> data() {
        return List.of(
                DataFile.of("ships", Designs.class, "All designs of ships, and the Ion Cannon."),
                DataFile.of("zones", Zones.class, "The spaces that ships threaten."),
                DataFile.of("moves", Moves.class, "How far ships move and turn, and how they evade."),
                DataFile.of("escape-from-hoth", Scenario.class, "Scenario 1: board, forces and goal."),
                DataFile.of(
                        "attack-on-the-deathstar",
                        Scenario.class,
                        "Scenario 2: board, trench, towers, forces and goal."),
                DataFile.of("open-battle", Scenario.class, "Fleets by points: board and set-up areas."));
    }

    @Override
    public List<Variant> variants() {
        return List.of(
                Variant.of(
                        "even-hoth",
                        "Escape from Hoth for players who know it: a transport takes one hit, the Ion Cannon fires three bursts."),
                Variant.of(
                        "even-deathstar",
                        "Attack on the Deathstar for players who know it: the port has a defence of 16."));
    }

    @Override
    public List<ArmyFile<Book, ?>> armies() {
        return List.of(FleetList.KIND);
    }

    @Override
    public List<Violation> check(Setup setup) {
        return SetupCheck.of(setup);
    }

    @Override
    public List<Violation> checkPosition(Battle battle) {
        return PositionCheck.of(battle);
    }

    @Override
    public Book open(Setup setup) {
        return Book.of(setup);
    }

    @Override
    public Battle start(Setup setup, Book book) {
        return Battle.start(book);
    }

    /** Everything is public. */
    @Override
    public Battle view(Battle battle, Viewer viewer) {
        return battle;
    }

    @Override
    public Scene scene(Battle battle, Viewer viewer) {
        return BattleScene.of(battle);
    }

    @Override
    public List<Mark> closeUp(Battle battle, Viewer viewer, String id) {
        return BattleScene.focus(battle, viewer, id);
    }

    @Override
    public List<Table> records(Battle battle, Viewer viewer) {
        return BattleRecords.of(battle);
    }

    @Override
    public List<Table> sheet(Battle battle, Viewer viewer, String id) {
        return BattleRecords.sheet(battle, id);
    }

    @Override
    public OptionalDouble evaluation(Battle battle, Player player) {
        return OptionalDouble.of(Evaluation.of(battle, battle.side(player)));
    }

    @Override
    public Sentence seatLabel(Battle battle, Player player) {
        return battle.side(player).word();
    }
}
