package org.muster.core.flows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.api.decision.Options.each;
import static org.muster.api.decision.Options.either;
import static org.muster.api.decision.Options.just;
import static org.muster.api.decision.Options.oneOf;
import static org.muster.api.decision.Options.when;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Reported;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.game.TinyRuleset;

/** The hardest flow of 40k-crusade: secret orders with a deadline, then battles side by side in order of report. */
class OrdersAndReportsTest {

    private static final String FOUR = "seats: {anna: Anna, bert: Bert, cleo: Cleo, dora: Dora}\n";
    private static final String CLUB = FOUR + "organizer: true\n";

    /**
     * The sector: every system has the name of the player whose home it was.
     *
     * @param submitted numbers of this turn's battles in the order in which their reports were first given
     * @param winners of this turn's battles, as reported
     */
    record Sector(
            Setup setup,
            OrderedMap<String, Player> control,
            List<Match> matches,
            List<Integer> submitted,
            OrderedMap<Integer, String> winners) {

        List<String> systemsOf(Player player) {
            return control.keySet().stream()
                    .filter(system -> control.the(system).equals(player))
                    .toList();
        }

        List<String> systemsOfOthers(Player player) {
            return control.keySet().stream()
                    .filter(system -> !control.the(system).equals(player))
                    .toList();
        }

        Sector matched(List<Match> battles) {
            return new Sector(setup, control, battles, List.of(), OrderedMap.empty());
        }

        Sector submitted(int battle) {
            if (submitted.contains(battle)) {
                return this;
            }
            List<Integer> more = new ArrayList<>(submitted);
            more.add(battle);
            return new Sector(setup, control, matches, more, winners);
        }

        Sector withdrawn(int battle) {
            List<Integer> rest = new ArrayList<>(submitted);
            rest.remove(Integer.valueOf(battle));
            return new Sector(setup, control, matches, rest, winners);
        }

        Sector won(int battle, String winner) {
            return new Sector(setup, control, matches, submitted, winners.with(battle, winner));
        }

        Sector taken(String system, Player by) {
            return new Sector(setup, control.with(system, by), matches, submitted, winners);
        }
    }

    /** One attack that found its defender. */
    record Match(int number, Player attacker, Player defender, String system, Size size) {
        Match sized(Size other) {
            return new Match(number, attacker, defender, system, other);
        }
    }

    enum Size {
        PATROL,
        INCURSION,
        STRIKE_FORCE
    }

    sealed interface Order {}

    record Nothing() implements Order {}

    record Attack(String system) implements Order {}

    record Defend(String system) implements Order {}

    /** CRU-STRAT-01 to -05: one order each, secret, changeable until the phase ends. */
    record GiveOrders() implements Ask<Sector, Order> {
        @Override
        public Decision<Order> decision(Sector sector) {
            return Decision.simultaneous(sector.setup().players(), player -> orders(sector, player))
                    .secret()
                    .within(Duration.ofDays(3))
                    .otherwise(player -> missing(sector, player))
                    .citing("CRU-STRAT-01");
        }

        private static Options<Order> orders(Sector sector, Player player) {
            List<Options.Case<? extends Order>> orders = new ArrayList<>();
            orders.add(just(Option.of("none", "no order"), new Nothing()));
            orders.add(when(
                    Option.of("attack", "attack"),
                    Attack.class,
                    () -> oneOf(sector.systemsOfOthers(player)).as(Attack::new, Attack::system)));
            if (!sector.systemsOf(player).isEmpty()) {
                orders.add(when(
                        Option.of("defend", "defend"),
                        Defend.class,
                        () -> oneOf(sector.systemsOf(player)).as(Defend::new, Defend::system)));
            }
            return either(orders);
        }

        /** CRU-STRAT-05, option missingOrder = DEFEND_HOME */
        private static Order missing(Sector sector, Player player) {
            return sector.systemsOf(player).contains(player.id()) ? new Defend(player.id()) : new Nothing();
        }

        @Override
        public Outcome<Sector> decide(Sector sector, Choices<Order> orders, Dice dice) {
            List<Event> told = new ArrayList<>();
            List<Match> matches = new ArrayList<>();
            orders.forEach((player, order) -> {
                told.add(Event.told("{who}: {order}", player, order));
                if (order instanceof Attack attack) {
                    Player defender = sector.control().the(attack.system);
                    matches.add(new Match(matches.size() + 1, player, defender, attack.system, Size.INCURSION));
                }
            });
            return Outcome.of(sector.matched(matches))
                    .tell(told)
                    .then(new ReviewMatchups(), new OpenBattles(), new Resolution());
        }
    }

    /** CRU-MATCH-01: the organizer may change sizes; the computed ones stand after two days, or without an organizer. */
    record ReviewMatchups() implements Ask<Sector, OrderedMap<String, Size>> {
        @Override
        public Decision<OrderedMap<String, Size>> decision(Sector sector) {
            List<Option> matches = sector.matches().stream()
                    .map(match -> Option.of(
                            Integer.toString(match.number), "{attacker} at {system}", match.attacker, match.system))
                    .toList();
            List<Player> organizer = sector.setup().hasOrganizer() ? List.of(Player.ORGANIZER) : List.of();
            return Decision.simultaneous(organizer, any -> each(matches, number -> oneOf(Size.class)))
                    .within(Duration.ofDays(2))
                    .orNothing();
        }

        @Override
        public Outcome<Sector> decide(Sector sector, Choices<OrderedMap<String, Size>> sizes, Dice dice) {
            if (sizes.isEmpty()) {
                return Outcome.of(sector);
            }
            List<Match> reviewed = sector.matches().stream()
                    .map(match -> match.sized(sizes.only().the(Integer.toString(match.number))))
                    .toList();
            return Outcome.of(sector.matched(reviewed));
        }
    }

    /** CRU-BAT-01: all battles are open side by side. */
    record OpenBattles() implements Act<Sector> {
        @Override
        public Outcome<Sector> act(Sector sector, Dice dice) {
            return Outcome.of(sector)
                    .then(Agenda.inAnyOrder(
                            Sentence.of("Battles"),
                            sector.matches().stream()
                                    .map(match -> Agenda.of(new Battle(match, Reported.Filed.open())))
                                    .toList()));
        }
    }

    /** What people enter after a battle: who won it, or nobody. */
    record Report(String winner) {}

    /** CRU-BAT-02 to -04, CRU-UNP-01. */
    record Battle(Match match, Filed<Report> filed) implements Reported<Sector, Report> {
        @Override
        public Sentence title(Sector sector) {
            return Sentence.of("Battle at {system}", match.system);
        }

        @Override
        public Sentence question(Sector sector) {
            return Sentence.of("Who won the battle at {system}?", match.system);
        }

        @Override
        public List<List<Player>> sides(Sector sector) {
            return List.of(List.of(match.attacker), List.of(match.defender));
        }

        @Override
        public Options<Report> form(Sector sector) {
            return oneOf(List.of(match.attacker.id(), match.defender.id(), "draw"))
                    .as(Report::new, Report::winner);
        }

        @Override
        public Battle with(Filed<Report> further) {
            return new Battle(match, further);
        }

        @Override
        public boolean organizerSettles(Sector sector) {
            return sector.setup().hasOrganizer();
        }

        @Override
        public Optional<Duration> time(Sector sector, Stage stage) {
            return Optional.of(stage == Stage.OPEN ? Duration.ofDays(14) : Duration.ofHours(48));
        }

        /** CRU-BAT-04: it counts as submitted when it is first given. */
        @Override
        public Sector reported(Sector sector, Report report) {
            return sector.submitted(match.number);
        }

        @Override
        public Sector withdrawn(Sector sector) {
            return sector.withdrawn(match.number);
        }

        @Override
        public Outcome<Sector> settled(Sector sector, Report report, Dice dice) {
            return Outcome.of(sector.won(match.number, report.winner));
        }

        /** CRU-UNP-18: default outcomes come at the end of the phase. */
        @Override
        public Outcome<Sector> unreported(Sector sector, Dice dice) {
            return Outcome.of(sector);
        }

        /** CRU-BAT-03: the report first given stands. */
        @Override
        public Outcome<Sector> unsettled(Sector sector, Dice dice) {
            return settled(sector, filed.given(), dice);
        }
    }

    /** Steps 4a and 4b: reported results in the order in which they were submitted, then unplayed games. */
    record Resolution() implements Act<Sector> {
        @Override
        public Outcome<Sector> act(Sector sector, Dice dice) {
            List<Result> results = new ArrayList<>();
            for (int number : sector.submitted()) {
                Match match = sector.matches().get(number - 1);
                boolean taken = sector.winners().the(number).equals(match.attacker.id());
                results.add(new Result(match, taken, "fought"));
            }
            for (Match match : sector.matches()) {
                if (!sector.submitted().contains(match.number)) {
                    results.add(new Result(match, true, "not played"));
                }
            }
            return Outcome.of(sector).then(Agenda.inOrder(Agenda.todos(results)));
        }
    }

    /** CRU-UNP-01: a system that nobody fought for goes to the attacker. */
    record Result(Match match, boolean taken, String how) implements Act<Sector> {
        @Override
        public Outcome<Sector> act(Sector sector, Dice dice) {
            Sector after = taken ? sector.taken(match.system, match.attacker) : sector;
            Player owner = after.control().the(match.system);
            return Outcome.of(after)
                    .tell(Event.told("{system} was {how}: it goes to {owner}.", match.system, how, owner));
        }
    }

    private static final class Crusade extends TinyRuleset<Sector> {
        @Override
        public Class<Sector> state() {
            return Sector.class;
        }

        @Override
        public List<Class<? extends Step<Sector>>> steps() {
            return List.of(
                    GiveOrders.class,
                    ReviewMatchups.class,
                    OpenBattles.class,
                    Battle.class,
                    Resolution.class,
                    Result.class);
        }

        @Override
        public Pipeline<Sector> pipeline() {
            return Pipeline.<Sector>setup()
                    .rounds("turn", "Turn", Pipeline.phase("strategy", "Strategy", new GiveOrders()));
        }

        @Override
        public Sector start(Setup setup, Setup book) {
            OrderedMap<String, Player> homes = OrderedMap.by(Player::id, setup.players());
            return new Sector(book, homes, List.of(), List.of(), OrderedMap.empty());
        }
    }

    @Test
    void battlesAreOpenSideBySideAndCountInTheOrderOfTheirFirstReportsCRU_BAT_04() {
        FlowChecks<Sector> flow = FlowChecks.open(new Crusade(), FOUR);
        flow.choose("anna", "{\"attack\": \"bert\"}")
                .choose("bert", "{\"attack\": \"cleo\"}")
                .choose("cleo", "{\"attack\": \"dora\"}")
                .choose("dora", "none");
        assertThat(flow.asked())
                .containsExactly(
                        "anna or bert: Turn 1 > Strategy > Battles > Battle at bert",
                        "bert or cleo: Turn 1 > Strategy > Battles > Battle at cleo",
                        "cleo or dora: Turn 1 > Strategy > Battles > Battle at dora");
        flow.choose("dora", "Battle at dora", "cleo");
        flow.refuses("dora", "confirm", "correct");
        flow.choose("bert", "Battle at bert", "anna");
        flow.choose("anna", "Battle at bert", "confirm").choose("cleo", "Battle at dora", "confirm");
        assertThat(flow.asked()).containsExactly("bert or cleo: Turn 1 > Strategy > Battles > Battle at cleo");
        flow.lapse();
        assertThat(flow.told())
                .endsWith(
                        "dora was fought: it goes to Cleo.",
                        "bert was fought: it goes to Anna.",
                        "cleo was not played: it goes to Bert.");
    }

    @Test
    void aCorrectionKeepsItsPlaceAndAReportGivenAnewTakesANewOneCRU_BAT_04() {
        FlowChecks<Sector> flow = FlowChecks.open(new Crusade(), FOUR);
        flow.choose("anna", "{\"attack\": \"bert\"}")
                .choose("bert", "{\"attack\": \"cleo\"}")
                .choose("cleo", "{\"attack\": \"dora\"}")
                .choose("dora", "none");
        flow.choose("anna", "Battle at bert", "draw").choose("bert", "Battle at cleo", "bert");
        flow.choose("dora", "Battle at dora", "dora").choose("bert", "Battle at cleo", "withdraw");
        assertThat(flow.asked())
                .containsExactly(
                        "bert: Turn 1 > Strategy > Battles > Battle at bert",
                        "bert or cleo: Turn 1 > Strategy > Battles > Battle at cleo",
                        "cleo: Turn 1 > Strategy > Battles > Battle at dora");
        flow.choose("anna", "Battle at bert", "{\"correct\": \"anna\"}").choose("cleo", "Battle at cleo", "cleo");
        flow.choose("bert", "Battle at cleo", "confirm")
                .choose("bert", "Battle at bert", "confirm")
                .choose("cleo", "Battle at dora", "confirm");
        assertThat(flow.told())
                .endsWith(
                        "bert was fought: it goes to Anna.",
                        "dora was fought: it goes to Dora.",
                        "cleo was fought: it goes to Cleo.");
    }

    @Test
    void aDisputedReportIsSettledByTheOrganizerAndKeepsItsPlaceCRU_BAT_03() {
        FlowChecks<Sector> flow = FlowChecks.open(new Crusade(), CLUB);
        flow.choose("anna", "{\"attack\": \"bert\"}")
                .choose("cleo", "{\"attack\": \"dora\"}")
                .lapse();
        assertThat(flow.asked()).containsExactly("organizer: Turn 1 > Strategy > Review matchups");
        flow.choose("organizer", "{\"1\": \"patrol\", \"2\": \"strike-force\"}");
        assertThat(flow.state().matches().get(1).size()).isEqualTo(Size.STRIKE_FORCE);
        flow.choose("anna", "anna")
                .choose("cleo", "cleo")
                .choose("bert", "dispute")
                .choose("dora", "confirm");
        assertThat(flow.asked()).containsExactly("organizer: Turn 1 > Strategy > Battles > Battle at bert");
        flow.choose("organizer", "draw");
        assertThat(flow.told()).endsWith("bert was fought: it goes to Bert.", "dora was fought: it goes to Cleo.");
    }

    @Test
    void aDisputeWithoutAWordIsReadAsBeforeAndOneWithWordsIsToldCRU_BAT_03() {
        FlowChecks<Sector> flow = FlowChecks.open(new Crusade(), CLUB);
        flow.choose("anna", "{\"attack\": \"bert\"}").lapse().lapse().choose("anna", "anna");
        flow.choose("bert", "{\"dispute\": {\"lines\": [\"1\"], \"why\": \"We never met.\"}}");
        assertThat(flow.told()).endsWith("Bert disputes \"anna\" (\"We never met.\").");
        FlowChecks<Sector> bare = FlowChecks.open(new Crusade(), CLUB);
        bare.choose("anna", "{\"attack\": \"bert\"}").lapse().lapse().choose("anna", "anna");
        int before = bare.told().size();
        bare.choose("bert", "dispute");
        assertThat(bare.told()).hasSize(before);
        assertThat(bare.asked()).containsExactly("organizer: Turn 1 > Strategy > Battles > Battle at bert");
    }

    /** Anna's "anna", which Bert disputes, and her "draw" after that. */
    private static FlowChecks<Sector> corrected() {
        FlowChecks<Sector> flow = FlowChecks.open(new Crusade(), CLUB);
        return flow.choose("anna", "{\"attack\": \"bert\"}")
                .lapse()
                .lapse()
                .choose("anna", "anna")
                .choose("bert", "dispute")
                .choose("anna", "{\"correct\": \"draw\"}");
    }

    /** They agree after all: who reported corrects it, and it stands once somebody of the others says so. */
    @Test
    void aDisputedReportIsCorrectedAndConfirmedAfterAllCRU_BAT_03() {
        FlowChecks<Sector> flow = corrected();
        assertThat(flow.asked())
                .as("the dispute goes on, and so does its time")
                .containsExactly("organizer: Turn 1 > Strategy > Battles > Battle at bert");
        assertThat(flow.prompts())
                .anyMatch(prompt -> prompt.endsWith("Anna has reported: anna. Bert disputed it. Anna says now: draw."));
        flow.refuses("bert", "confirm", "Anna has said something else meanwhile");
        flow.choose("bert", "Battle at bert", "confirm");
        assertThat(flow.told()).endsWith("bert was fought: it goes to Bert.");
        assertThat(flow.asked()).noneMatch(one -> one.startsWith("organizer"));
    }

    @Test
    void theOrganizerSettlesWhatWasCorrectedTooCRU_BAT_03() {
        FlowChecks<Sector> flow = corrected();
        flow.choose("organizer", "Battle at bert", "anna");
        assertThat(flow.told()).endsWith("bert was fought: it goes to Anna.");
        FlowChecks<Sector> alone = corrected();
        alone.lapse();
        assertThat(alone.told())
                .as("nobody settles it, and the report first given stands")
                .endsWith("bert was fought: it goes to Anna.");
    }

    /** Nobody waited for it, and what was written would be lost without a word. */
    @Test
    void aDraftThatFallsWithItsQuestionIsToldToWhoWroteItAlone() {
        FlowChecks<Sector> flow = FlowChecks.open(new Crusade(), CLUB);
        flow.choose("anna", "{\"attack\": \"bert\"}").lapse().lapse().choose("anna", "anna");
        flow.draft("bert", "{\"dispute\": {\"lines\": [\"1\"], \"why\": \"We never met.\"}}");
        int before = flow.told().size();
        flow.choose("anna", "{\"correct\": \"draw\"}");
        assertThat(flow.told().subList(before, flow.told().size()))
                .containsExactly("As others have answered, what Bert had drafted counts no longer (dispute the report:"
                        + " not so: anna; We never met.).");
        assertThat(flow.seenBy(Viewer.of(new Player("bert")))).anyMatch(line -> line.contains("what Bert had drafted"));
        assertThat(flow.seenBy(Viewer.of(new Player("anna"))))
                .noneMatch(line -> line.contains("what Bert had drafted"));
        assertThat(flow.seenBy(Viewer.SPECTATOR)).noneMatch(line -> line.contains("what Bert had drafted"));
        flow.draft("bert", "Battle at bert", "dispute").lapse();
        assertThat(flow.asked())
                .as("a draft counts where time runs out")
                .containsExactly("organizer: Turn 1 > Strategy > Battles > Battle at bert");
        assertThat(flow.told()).filteredOn(line -> line.contains("had drafted")).hasSize(1);
    }

    @Test
    void aDisputeThatNobodySettlesInTimeEndsWithTheFirstReportCRU_BAT_03() {
        FlowChecks<Sector> flow = FlowChecks.open(new Crusade(), CLUB);
        flow.choose("anna", "{\"attack\": \"bert\"}").lapse().lapse();
        assertThat(flow.state().matches().get(0).size()).isEqualTo(Size.INCURSION);
        flow.choose("anna", "anna").choose("bert", "dispute").lapse();
        assertThat(flow.told()).endsWith("bert was fought: it goes to Anna.");
    }

    @Test
    void anOrderMayBeChangedUntilThePhaseEndsAndCountsIfTimeRunsOutCRU_STRAT_01() {
        FlowChecks<Sector> flow = FlowChecks.open(new Crusade(), FOUR);
        flow.choose("anna", "{\"attack\": \"bert\"}").draft("anna", "{\"attack\": \"dora\"}");
        flow.choose("bert", "none").choose("cleo", "none").choose("dora", "none");
        assertThat(flow.asked()).containsExactly("anna: Turn 1 > Strategy > Give orders");
        flow.lapse();
        assertThat(flow.state().matches())
                .singleElement()
                .extracting(Match::system)
                .isEqualTo("dora");
    }

    @Test
    void nobodyLearnsOfAnOrderBeforeAllAreOpenedCRU_STRAT_02() {
        FlowChecks<Sector> attacks = FlowChecks.open(new Crusade(), CLUB).choose("bert", "none");
        FlowChecks<Sector> defends = FlowChecks.open(new Crusade(), CLUB).choose("bert", "none");
        attacks.choose("anna", "{\"attack\": \"bert\"}");
        defends.choose("anna", "{\"defend\": \"anna\"}").draft("anna", "none").choose("anna", "none");
        FlowChecks.sameFor(attacks, defends, "bert", "cleo", "dora", "organizer");
        attacks.choose("cleo", "none");
        defends.choose("cleo", "none");
        FlowChecks.sameFor(attacks, defends, "bert", "cleo", "dora", "organizer");
    }

    @Test
    @Tag("playouts")
    void anyGameKeepsItsPromises() {
        FlowChecks.playsAnything(new Crusade(), FOUR, 4, 30);
        FlowChecks.playsAnything(new Crusade(), CLUB, 4, 30);
    }
}
