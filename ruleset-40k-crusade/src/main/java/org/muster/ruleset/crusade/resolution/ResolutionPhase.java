package org.muster.ruleset.crusade.resolution;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Ability;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Challenge;
import org.muster.ruleset.crusade.Force;
import org.muster.ruleset.crusade.GameRecord;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.OrderSheet;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.Unit;
import org.muster.ruleset.crusade.abilities.Uses;
import org.muster.ruleset.crusade.data.SeasonFile;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.ruleset.crusade.scenario.Lineup;
import org.muster.ruleset.crusade.victory.Victory;

/**
 * Resolution phase (CRU-TURN-01, CRU-RES-01, CRU-RES-08).
 *
 * <pre>
 * 4a reported results, in the order they were submitted      CRU-RES-02..06, CRU-BAT-07, CRU-RIFT-04..06, -09, -11
 * 4b default outcomes of what was not played                 CRU-UNP-18
 * 4c benefits of training                                    CRU-TRN-01..06
 * 4d special abilities                                       CRU-RES-07, CRU-ABL-05, CRU-ABL-06
 * 4e victory                                                 {@link Victory}
 * </pre>
 */
public final class ResolutionPhase {

    private ResolutionPhase() {}

    /** Reported results change systems, in the order in which they were submitted. */
    public record ResolveResults() implements Act<Season> {
        @Override
        public Outcome<Season> act(Season season, Dice dice) {
            boolean rift = season.stage() == Stage.RIFT_BATTLES;
            Season now = season.at(rift ? Stage.RIFT_RESOLUTION : Stage.RESOLUTION);
            List<Event> told = new ArrayList<>();
            List<Battle> results = season.battles().list().stream()
                    .filter(battle -> battle.ending() != null)
                    .sorted(Comparator.comparingInt(Battle::submitted))
                    .toList();
            for (Battle battle : results) {
                now = resolved(now, battle, told);
            }
            return Outcome.of(now).tell(told);
        }
    }

    private static Season resolved(Season season, Battle battle, List<Event> told) {
        Battle.Ending ending = battle.ending();
        Player winner = ending == null ? null : ending.winner();
        Lineup lineup = Lineup.of(season, battle);
        Season after = season;
        boolean counts =
                ending != null && (ending.played() || season.houseRules().defaultWinsCount());
        if (counts) {
            after = after.with(record(season, battle, lineup, winner));
        }
        int before = told.size();
        for (Lineup.Gain gain : gains(battle, lineup, winner)) {
            boolean claimedBefore = battle.kind() == Battle.Kind.RIFT
                    && gain.system().equals(battle.system())
                    && after.controller(gain.system()) != null;
            if (claimedBefore) {
                told.add(Event.told(
                                "{system} was claimed by a battle that finished first: {player} does not gain it.",
                                season.sector().name(gain.system()),
                                gain.to())
                        .citing("CRU-RIFT-05")
                        .at(gain.system()));
            } else {
                after = gained(after, gain, told, grounds(battle, lineup.sideOf(gain.to())));
            }
        }
        if (told.size() == before) {
            told.add(kept(after, battle));
        }
        return after;
    }

    /** Whose what was fought for stays, where nothing changes hands (CRU-RES-03, CRU-RES-04, CRU-COL-04, CRU-RIFT-10). */
    private static Event kept(Season season, Battle battle) {
        boolean isRift = battle.kind() == Battle.Kind.RIFT;
        String rule = isRift ? "CRU-RIFT-10" : grounds(battle, null).get(0);
        if (battle.kind() == Battle.Kind.HANGING) {
            return Event.told("{battle} has no effect.", BattleSheet.title(season, battle))
                    .citing(rule)
                    .at(battle.system());
        }
        if (battle.kind() == Battle.Kind.EXCHANGE || battle.system().isEmpty()) {
            List<Player> fought = battle.sides().stream().map(Side::principal).toList();
            return (isRift
                            ? Event.told("{players} keep the systems that they wagered.", fought)
                            : Event.told("{players} keep their systems.", fought))
                    .citing(rule);
        }
        String system = season.sector().name(battle.system());
        Player controller = season.controller(battle.system());
        return (controller == null
                        ? Event.told("{system} stays unclaimed.", system)
                        : Event.told("{player} keeps {system}.", controller, system))
                .citing(rule)
                .at(battle.system());
    }

    /** What changes hands by a result: the winner's stake, or the losers' wagers (CRU-RIFT-06, CRU-RIFT-09). */
    private static List<Lineup.Gain> gains(Battle battle, Lineup lineup, @Nullable Player winner) {
        Challenge challenge = battle.challenge();
        if (challenge == null || challenge.wagers().isEmpty() || winner == null) {
            return lineup.won(winner);
        }
        List<Lineup.Gain> gains = new ArrayList<>();
        challenge.wagers().forEach((player, system) -> {
            if (!player.equals(winner)) {
                gains.add(new Lineup.Gain(system, winner));
            }
        });
        return gains;
    }

    /** By which rules the winner of a battle gains what he does. */
    private static List<String> grounds(Battle battle, @Nullable Side winners) {
        List<String> rules = new ArrayList<>();
        Challenge challenge = battle.challenge();
        boolean isWager = challenge != null && !challenge.wagers().isEmpty();
        rules.add(
                switch (battle.kind()) {
                    case CONQUEST -> "CRU-RES-03";
                    case EXCHANGE -> "CRU-RES-04";
                    case COLONIZATION -> "CRU-COL-04";
                    case HANGING -> "CRU-MATCH-11";
                    case RIFT -> isWager ? "CRU-RIFT-06" : "CRU-RIFT-04";
                });
        if (battle.kind() == Battle.Kind.RIFT && battle.sides().size() > 2) {
            rules.add("CRU-RIFT-09");
        }
        if (winners != null && !winners.supporters().isEmpty()) {
            rules.add("CRU-RES-05");
        }
        return rules;
    }

    /** By which rules a battle that was not played changes a system's controller. */
    private static List<String> groundsUnplayed(Battle battle) {
        boolean isExchange = battle.kind() == Battle.Kind.EXCHANGE;
        return List.of(
                isExchange ? "CRU-UNP-02" : battle.sides().size() > 2 ? "CRU-UNP-07" : "CRU-UNP-01", "CRU-UNP-18");
    }

    /** A win, loss or draw of everybody who played, and by option of who conceded (CRU-BAT-07). */
    private static GameRecord record(Season season, Battle battle, Lineup lineup, @Nullable Player winner) {
        List<List<Player>> sides = new ArrayList<>();
        int won = -1;
        for (Side side : lineup.sides()) {
            if (winner != null && side.has(winner)) {
                won = sides.size();
            }
            sides.add(side.players());
        }
        if (season.houseRules().defaultWinsCount()) {
            battle.sides().stream()
                    .filter(side -> battle.absences().conceded().contains(side.principal()))
                    .forEach(side -> sides.add(side.players()));
        }
        return new GameRecord(season.turn(), battle.kind(), sides, won);
    }

    /** A system changes hands, unless its new controller trains (CRU-RES-06). */
    private static Season gained(Season season, Lineup.Gain gain, List<Event> told, List<String> rules) {
        String system = season.sector().name(gain.system());
        if (season.trains(gain.to())) {
            told.add(Event.told("{player} is in Intensive Training and does not gain {system}.", gain.to(), system)
                    .citing("CRU-TRN-03", "CRU-RES-06")
                    .at(gain.system()));
            return season;
        }
        if (season.world(gain.system()).belongsTo(gain.to())) {
            return season;
        }
        Player before = season.controller(gain.system());
        told.add((before == null
                        ? Event.told("{player} claims {system}.", gain.to(), system)
                        : Event.told("{player} takes {system} from {loser}.", gain.to(), system, before))
                .citing(rules.toArray(String[]::new))
                .at(gain.system()));
        return season.under(gain.to(), gain.system());
    }

    /** What was not played has its default outcome, in battle order (CRU-UNP-18). */
    public record ResolveUnplayed() implements Act<Season> {
        @Override
        public Outcome<Season> act(Season season, Dice dice) {
            List<Event> told = new ArrayList<>();
            Season now = season;
            for (Battle battle : season.battles().list()) {
                if (battle.ending() == null && battle.kind() != Battle.Kind.RIFT) {
                    // control is read as the turn began, so that one default never undoes another
                    Lineup lineup = Lineup.of(season, battle);
                    int before = told.size();
                    for (Lineup.Gain gain : lineup.unplayed()) {
                        now = gained(now, gain, told, groundsUnplayed(battle));
                    }
                    if (told.size() == before) {
                        told.add(keptUnplayed(season, battle, lineup));
                    }
                    now = countedByDefault(now, battle, lineup);
                }
            }
            return Outcome.of(now).tell(told);
        }

        /** What became of a battle that changes nothing (CRU-UNP-03, -09, -12, -13, -16, -17). */
        private static Event keptUnplayed(Season season, Battle battle, Lineup lineup) {
            String system = season.sector().name(battle.system());
            Player controller = season.controller(battle.system());
            String rule = groundsKept(battle, lineup);
            return (battle.kind() == Battle.Kind.HANGING
                            ? Event.told("{battle} has no effect.", BattleSheet.title(season, battle))
                            : controller == null
                                    ? Event.told("{system} stays unclaimed.", system)
                                    : Event.told("{player} keeps {system}.", controller, system))
                    .citing(rule, "CRU-UNP-18")
                    .at(battle.system());
        }

        /** By which rule a battle that was not played leaves things as they are. */
        private static String groundsKept(Battle battle, Lineup lineup) {
            boolean isLeftAlone = lineup.table() == Situation.HANGING_SUPPORT;
            boolean isCrowd = battle.sides().size() > 2;
            return switch (battle.kind()) {
                case HANGING -> "CRU-UNP-17";
                case EXCHANGE -> "CRU-UNP-02";
                case RIFT -> "CRU-RIFT-10";
                case COLONIZATION ->
                    isLeftAlone ? "CRU-UNP-13" : isCrowd && lineup.sides().size() > 2 ? "CRU-UNP-09" : "CRU-UNP-03";
                case CONQUEST -> {
                    boolean noAttacker = lineup.sides().stream().noneMatch(side -> side.role() == Side.Role.ATTACKER);
                    boolean supported = battle.attackers().stream().anyMatch(Side::isSupported);
                    yield isLeftAlone
                            ? "CRU-UNP-12"
                            : isCrowd
                                    ? (noAttacker ? "CRU-UNP-07" : "CRU-UNP-09")
                                    : noAttacker && supported ? "CRU-UNP-16" : "CRU-UNP-01";
                }
            };
        }

        /** By option the side that wins by default has a win; an exchange that switches both counts for nobody. */
        private static Season countedByDefault(Season season, Battle battle, Lineup lineup) {
            Player winner = season.houseRules().defaultWinsCount() && battle.kind() != Battle.Kind.EXCHANGE
                    ? winnerByDefault(season, battle, lineup)
                    : null;
            if (winner == null) {
                return season;
            }
            List<List<Player>> sides = new ArrayList<>();
            int won = -1;
            for (Side side : battle.sides()) {
                boolean isWinner = side.has(winner);
                boolean isBeaten = battle.sides().size() == 2
                        || side.role() == Side.Role.CONTROLLER
                        || battle.absences().conceded().contains(side.principal());
                if (isWinner || isBeaten) {
                    won = isWinner ? sides.size() : won;
                    sides.add(side.players());
                }
            }
            return season.with(new GameRecord(season.turn(), battle.kind(), sides, won));
        }

        /** Who gains by it; by option a controller against whom the attacker alone did not come: then the fault loses. */
        private static @Nullable Player winnerByDefault(Season season, Battle battle, Lineup lineup) {
            if (lineup.unplayed().size() == 1) {
                return lineup.unplayed().get(0).to();
            }
            boolean faultLoses = season.book().faultCounts()
                    && season.houseRules().unplayedConquest() == HouseRules.UnplayedConquest.FAULT_LOSES
                    && battle.kind() == Battle.Kind.CONQUEST
                    && battle.sides().size() == 2
                    && !battle.attackers().get(0).isSupported();
            return faultLoses ? battle.controller() : null;
        }
    }

    /** Who trained learns and gains a requisition point, whatever happened to him (CRU-TRN-06). */
    public record Train() implements Act<Season> {
        @Override
        public Outcome<Season> act(Season season, Dice dice) {
            SeasonFile.Training training = season.book().season().training();
            int cap = season.houseRules().requisitionCap();
            List<Event> told = new ArrayList<>();
            Season now = season;
            for (Player player : season.players()) {
                if (season.order(player) instanceof Order.Train order) {
                    Force force = now.force(player);
                    List<String> learned = new ArrayList<>();
                    for (String name : order.units()) {
                        Unit unit = force.units().get(name);
                        if (unit != null) {
                            force = force.with(unit.gaining(training.xpPerUnit()));
                            learned.add(name);
                        }
                    }
                    Force trained = force.requisitioning(training.requisitionPoints(), cap);
                    now = now.with(player, trained);
                    int points = trained.requisition() - force.requisition();
                    if (points < training.requisitionPoints()) {
                        told.add(Force.lost(player, training.requisitionPoints() - points, cap));
                    }
                    told.add(benefits(season, player, points, learned));
                }
            }
            return Outcome.of(now).tell(told);
        }
    }

    private static Event benefits(Season season, Player player, int points, List<String> learned) {
        int xp = season.book().season().training().xpPerUnit();
        Object units = Sentence.lazily(
                () -> learned.stream().map(season.book()::unitLabel).toList());
        boolean learns = !learned.isEmpty() && xp > 0;
        Event.Told told = learns
                ? points > 0
                        ? Event.told(
                                "{player} gains {points requisition point|requisition points}; {xp} experience each for {units}.",
                                player,
                                points,
                                xp,
                                units)
                        : Event.told("{player} gains {xp} experience each for {units}.", player, xp, units)
                : points > 0
                        ? Event.told("{player} gains {points requisition point|requisition points}.", player, points)
                        : Event.told("The training of {player} brings nothing.", player);
        return told.citing("CRU-TRN-01", "CRU-TRN-02", "CRU-TRN-06");
    }

    /** Strategy actions take effect in seat order; then players with resolution actions may use them (CRU-RES-07). */
    public record UseAbilities() implements Act<Season> {
        @Override
        public Outcome<Season> act(Season season, Dice dice) {
            Season now = season;
            List<Event> told = new ArrayList<>();
            for (Player player : season.players()) {
                OrderSheet.Action action =
                        season.orders().getOrDefault(player, OrderSheet.NOTHING).action();
                if (action != null) {
                    for (Ability.StrategyAction ability : season.abilities(player, Ability.StrategyAction.class)) {
                        if (ability.id().equals(action.ability())) {
                            Outcome<Season> outcome = ability.use(now, player, action.target());
                            now = outcome.state();
                            told.addAll(outcome.events());
                        }
                    }
                }
            }
            List<Agenda<Season>> asked = new ArrayList<>();
            for (Player player : season.players()) {
                for (Ability.ResolutionAction ability : season.abilities(player, Ability.ResolutionAction.class)) {
                    int uses = season.book().line(ability).number("usesPerTurn", 1);
                    if (uses > 0) {
                        asked.add(Agenda.of(new UseAbility(player, ability.id(), uses)));
                    }
                }
            }
            return Outcome.of(now).tell(told).then(Agenda.inAnyOrder(Sentence.of("Special abilities"), asked));
        }
    }

    /**
     * A player may use a resolution action; it takes effect at once, in the order in which players answer.
     *
     * @param left how often in this turn
     */
    public record UseAbility(Player player, String ability, int left) implements Ask<Season, Uses> {

        @Override
        public Sentence title(Season season) {
            return Sentence.verbatim(season.book().line(action(season)).name());
        }

        private Ability.ResolutionAction action(Season season) {
            return season.abilities(player, Ability.ResolutionAction.class).stream()
                    .filter(one -> one.id().equals(ability))
                    .findFirst()
                    .orElseThrow();
        }

        @Override
        public Decision<Uses> decision(Season season) {
            return Decision.of(
                            player,
                            Uses.options(
                                    season, player, List.of(action(season)), Option.of("decline", "do not use it")))
                    .within(java.time.Duration.ofHours(season.book().season().abilityHours()))
                    .otherwise(new Uses.None())
                    .asking("Will you use {ability}?", title(season))
                    .citing("CRU-RES-07");
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<Uses> choices, Dice dice) {
            OrderSheet.Action used = choices.isEmpty() ? null : Uses.orNull(choices.only());
            if (used == null) {
                return Outcome.of(season);
            }
            Season spent = season.change(player, force -> force.using(ability));
            Outcome<Season> outcome = action(season).use(spent, player, used.target());
            return left > 1 ? outcome.then(new UseAbility(player, ability, left - 1)) : outcome;
        }
    }
}
