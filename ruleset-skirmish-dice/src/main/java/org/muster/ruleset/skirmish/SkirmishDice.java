package org.muster.ruleset.skirmish;

import com.google.inject.Inject;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Profile;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Reaction;
import org.muster.api.flow.Step;
import org.muster.api.flow.Steps;
import org.muster.api.odds.Forecast;
import org.muster.api.records.Table;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.activation.Actions;
import org.muster.ruleset.skirmish.activation.ActivationPhase;
import org.muster.ruleset.skirmish.activation.OutOfDice;
import org.muster.ruleset.skirmish.army.ForceList;
import org.muster.ruleset.skirmish.attack.AttackSequence;
import org.muster.ruleset.skirmish.attack.Bravery;
import org.muster.ruleset.skirmish.attack.Casualties;
import org.muster.ruleset.skirmish.attack.ForceDie;
import org.muster.ruleset.skirmish.attack.Surges;
import org.muster.ruleset.skirmish.cards.Repertoire;
import org.muster.ruleset.skirmish.cards.Returns;
import org.muster.ruleset.skirmish.cards.Triggers;
import org.muster.ruleset.skirmish.data.DeploymentCards;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.Numbers;
import org.muster.ruleset.skirmish.data.UnitCards;
import org.muster.ruleset.skirmish.initiative.InitiativePhase;
import org.muster.ruleset.skirmish.moves.Falls;
import org.muster.ruleset.skirmish.moves.Melee;
import org.muster.ruleset.skirmish.moves.Moves;
import org.muster.ruleset.skirmish.moves.Shoves;
import org.muster.ruleset.skirmish.odds.AttackQuestion;
import org.muster.ruleset.skirmish.records.GameRecords;
import org.muster.ruleset.skirmish.records.Sheets;
import org.muster.ruleset.skirmish.report.Questions;
import org.muster.ruleset.skirmish.scene.CloseUp;
import org.muster.ruleset.skirmish.scene.TableScene;
import org.muster.ruleset.skirmish.setup.PositionCheck;
import org.muster.ruleset.skirmish.setup.SetupCheck;
import org.muster.ruleset.skirmish.setup.SetupPhase;
import org.muster.ruleset.skirmish.victory.Prospects;
import org.muster.ruleset.skirmish.victory.Victory;

/**
 * Skirmish dice: table of contents.
 *
 * <pre>
 * Setup                 {@link SetupPhase}            SKD-SETUP-01, SKD-CARD-05
 *   forces              {@link ForceList}             {@link org.muster.ruleset.skirmish.army}
 *   places              {@code Deployment}            SKD-SETUP-01
 * Round                                               SKD-GEN-03
 *   Initiative          {@link InitiativePhase}       SKD-INIT-*
 *   Activation          {@link ActivationPhase}       SKD-APH-01, SKD-TURN-*
 *     actions           {@link Actions}               SKD-ACTN-*, SKD-RECV-*, {@code Limits} SKD-STAT-*
 *     moves             {@link Moves}                 SKD-MOVE-*, SKD-CLMB-*, SKD-JUMP-*
 *       into melee      {@link Melee}                 SKD-MEL-02, -03, {@code Leaving} SKD-MEL-08 to -11
 *       by others       {@link Shoves}                SKD-FALL-01, -05, SKD-MISS-07, {@link Falls} SKD-FALL-02 to -04
 *     attacks           {@link AttackSequence}        SKD-ATK-*, SKD-APOOL-* to SKD-RES-*
 *       targets, cover  {@code Targeting}             SKD-RNG-*, SKD-CC-*, SKD-LOS-*, SKD-OBS-*, SKD-COV-*, SKD-MEL-05, -07
 *       boosts          {@code Boosts}                SKD-ADICE-03, SKD-FORCE-04, {@link ForceDie} SKD-FORCE-05, -06
 *       surges          {@link Surges}                SKD-SURG-*
 *       casualties      {@link Casualties}            SKD-RES-02 to -04
 *       Bravery         {@link Bravery}               SKD-BRAV-*
 *   End of round        {@link Victory}               SKD-MISS-01 to -06, {@code Scoring}
 * Dice                  {@link org.muster.ruleset.skirmish.dice}    SKD-DICE-*
 *   Action, Force Dice  {@link Story}                 SKD-ADICE-*, SKD-FORCE-*, {@link OutOfDice} SKD-ADICE-05
 * Cards                 {@code CardEffects}           SKD-CARD-*, {@link Effect}, {@link Triggers}, {@link Returns} SKD-MISS-08
 * What bots hope for    {@link Prospects}
 * Odds                  {@code Chances}               {@link org.muster.ruleset.skirmish.odds}
 * What can be read      {@link GameRecords}, of one thing {@link Sheets}
 * Measuring             {@code Measure}               SKD-GEO-*, {@link org.muster.geometry}
 * </pre>
 */
public final class SkirmishDice implements Ruleset<Skirmish, Book> {

    private final Contributions contributions;

    @Inject
    SkirmishDice(Contributions contributions) {
        this.contributions = contributions;
    }

    @Override
    public List<Class<? extends Step<Skirmish>>> steps() {
        return Steps.in(
                SetupPhase.class,
                InitiativePhase.class,
                ActivationPhase.class,
                Actions.class,
                Moves.class,
                Melee.class,
                Shoves.class,
                Falls.class,
                AttackSequence.class,
                ForceDie.class,
                Surges.class,
                Casualties.class,
                Bravery.class,
                OutOfDice.class,
                Triggers.class,
                Returns.class,
                Victory.class);
    }

    @Override
    public Pipeline<Skirmish> pipeline() {
        return Pipeline.setup(Pipeline.phase("setup", "Setup", new SetupPhase.SetUp()))
                .rounds(
                        "round",
                        "Round",
                        Pipeline.phase("initiative", "Initiative", new InitiativePhase.GainInitiative()),
                        Pipeline.phase(
                                "activation",
                                "Activation",
                                new ActivationPhase.ReadyAndRefresh(),
                                new ActivationPhase.NextTurn()),
                        Pipeline.phase("end-of-round", "End of round", new Victory.EndRound()));
    }

    @Override
    public HouseRules houseRules() {
        return HouseRules.DEFAULT;
    }

    @Override
    public List<DataFile> data() {
        return List.of(
                DataFile.of("units", UnitCards.class, "All unit cards."),
                DataFile.of("cards", DeploymentCards.class, "All Deployment Cards."),
                DataFile.of("numbers", Numbers.class, "Lengths, limits, dice of cover and of falls."),
                DataFile.of(
                        "peridea-finale", Mission.class, "The citadel on Peridea: sides, terrain, scoring and end."),
                DataFile.of("training-yard", Mission.class, "A first lesson on an open table."),
                DataFile.of("free-skirmish", Mission.class, "Own forces on the terrain of the citadel."));
    }

    @Override
    public List<ArmyFile<Book, ?>> armies() {
        return List.of(ForceList.KIND);
    }

    @Override
    public List<Violation> check(Setup setup) {
        return SetupCheck.of(setup, contributions);
    }

    /** Contributions bring units and cards too. */
    @Override
    public OrderedMap<String, Set<String>> ids(Book book) {
        return OrderedMap.of("units", ids(book.units()))
                .with("cards", ids(book.cards()))
                .with("sides", new TreeSet<>(book.sides()))
                .with("special actions", Repertoire.specials(book));
    }

    private static Set<String> ids(Catalogue<?> catalogue) {
        return catalogue.all().stream().map(Profile::id).collect(Collectors.toCollection(TreeSet::new));
    }

    @Override
    public List<Violation> checkPosition(Skirmish skirmish, List<Step<Skirmish>> toCome) {
        return PositionCheck.of(skirmish, toCome);
    }

    @Override
    public Book open(Setup setup) {
        return Book.of(setup, contributions);
    }

    @Override
    public Skirmish start(Setup setup, Book book) {
        return Skirmish.start(book);
    }

    /** Everything is public. */
    @Override
    public Skirmish view(Skirmish now, Viewer viewer) {
        return now;
    }

    @Override
    public Scene scene(Skirmish now, Viewer viewer) {
        return TableScene.of(now);
    }

    @Override
    public List<Mark> closeUp(Skirmish now, Viewer viewer, String id) {
        return CloseUp.of(now, id);
    }

    @Override
    public Checked<Forecast> odds(Book book, String question) {
        return AttackQuestion.answer(new Questions(book), question);
    }

    @Override
    public OptionalDouble evaluation(Skirmish now, Player player) {
        return OptionalDouble.of(Prospects.of(now, now.book().side(player)));
    }

    /** Between activations. */
    @Override
    public boolean isSettled(Skirmish now) {
        return now.activation() == null && now.attacks().isEmpty();
    }

    @Override
    public Sentence seatLabel(Skirmish now, Player player) {
        return Sentence.verbatim(Called.side(now.book().side(player)));
    }

    @Override
    public List<Table> records(Skirmish now, Viewer viewer) {
        return GameRecords.of(now);
    }

    @Override
    public List<Table> sheet(Skirmish now, Viewer viewer, String id) {
        return Sheets.of(now, id);
    }

    @Override
    public List<Reaction<Skirmish>> reactions() {
        return List.of(Triggers.REACTION);
    }
}
