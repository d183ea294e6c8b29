package org.muster.ruleset.crusade.rift;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
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
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.Challenge;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.abilities.Uses;
import org.muster.ruleset.crusade.battle.BattlePhase;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.report.Fight;
import org.muster.ruleset.crusade.scenario.BattleSheet;

/**
 * Battles of a Great Rift turn (CRU-RIFT-01).
 *
 * <pre>
 * anybody challenges anybody             CRU-RIFT-01..03, CRU-RIFT-09
 *   for an unclaimed system              CRU-RIFT-04, CRU-RIFT-05
 *   or for wagers                        CRU-RIFT-06..08, CRU-RIFT-15
 * what all accept is played              CRU-RIFT-03, CRU-RIFT-14; reports: {@link Fight}
 * no orders, no special actions          CRU-RIFT-01, CRU-RIFT-12, CRU-RIFT-13
 * what is not played lapses              CRU-RIFT-10
 * </pre>
 */
public final class RiftPhase {

    private RiftPhase() {}

    /** A Great Rift turn begins: everybody looks for battles at once. */
    public record BeginRiftTurn() implements Act<Season> {
        @Override
        public Outcome<Season> act(Season season, Dice dice) {
            Season next = season.nextTurn(Stage.RIFT_BATTLES);
            List<Agenda<Season>> open = new ArrayList<>();
            for (Player player : next.players()) {
                open.add(Agenda.of(new SeekBattles(player)));
            }
            open.addAll(BattlePhase.closing(next));
            return Outcome.of(next)
                    .tell(Event.told("The Great Rift opens: turn {turn} has no orders.", next.turn())
                            .citing("CRU-RIFT-01"))
                    .then(Agenda.inAnyOrder(open));
        }
    }

    /** What a player says while he looks for battles. */
    sealed interface Word {}

    /** A challenge, as its giver writes it. */
    record Propose(
            List<Player> opponents,
            Stake stake,
            Challenge.Mission mission,
            @Nullable Size size) implements Word {}

    /** Yes to a challenge. */
    record Accept(int battle) implements Word {}

    /** No to a challenge. */
    record Decline(int battle) implements Word {}

    /** The giver takes his challenge back. */
    record Withdraw(int battle) implements Word {}

    /** No more battles this turn. */
    record Done() implements Word {}

    /** What is played for. */
    sealed interface Stake {}

    /** An unclaimed system. */
    record Unclaimed(String system) implements Stake {}

    /** A system of each player. */
    record Wagers(List<Wager> wagers) implements Stake {
        Wagers {
            wagers = List.copyOf(wagers);
        }
    }

    /** A system a player stakes. */
    record Wager(Player seat, String system) {}

    /**
     * One player looks for battles: challenges, accepts, declines, until he has two or says that he is done. Nobody waits
     * for him while he waits for an answer himself.
     */
    public record SeekBattles(Player player) implements Ask<Season, Word> {

        @Override
        public Decision<Word> decision(Season season) {
            if (isOver(season)) {
                return Decision.none();
            }
            Decision<Word> decision = ChallengeCheck.isFull(season, player) // unless one of them lapses
                            || ChallengeCheck.waits(season, player)
                    ? Decision.offered(List.of(player), any -> kinds(season))
                    : Decision.of(player, kinds(season));
            if (ChallengeCheck.isAlone(season, player)) {
                // that he wants no more may be all that is left, and journals hold it
                decision = decision.evenIfForced();
            }
            return decision.otherwise(new Done())
                    .asking("{situation}", Sentence.lazily(() -> situation(season)))
                    .citing("CRU-RIFT-01", "CRU-RIFT-02", "CRU-RIFT-03");
        }

        private boolean isOver(Season season) {
            return season.clock().closed()
                    || season.clock().done().contains(player)
                    || ChallengeCheck.hasAll(season, player);
        }

        /** A challenge that waits for an answer comes first. */
        private Sentence situation(Season season) {
            Sentence room = Sentence.of(
                    "You may play up to {n battle|battles} this turn; {agreed} {agreed:is|are} agreed on.",
                    ChallengeCheck.limit(season),
                    ChallengeCheck.agreed(season, player));
            List<Sentence> waiting = season.battles().list().stream()
                    .filter(battle -> ChallengeCheck.isToAnswer(battle, player))
                    .filter(battle -> !season.clock()
                            .done()
                            .contains(challenge(season, battle.number()).giver()))
                    .map(battle -> words(season, challenge(season, battle.number())))
                    .toList();
            return waiting.isEmpty()
                    ? room
                    : Sentence.of(
                            "Your answer is waited for: {challenges}. {room}", Sentence.joined("; ", waiting), room);
        }

        /** Yes to what is worth it and no to what is not; then one challenge at a time; then no more. */
        @Override
        public List<Word> promising(Season season, Player seat, RandomGenerator random) {
            return Purpose.words(season, player);
        }

        private Options<Word> kinds(Season season) {
            return Options.<Word>cases()
                    .add(Options.when(
                                    Option.of("propose", "challenge somebody"),
                                    Propose.class,
                                    () -> new ChallengeForm(season, player).options())
                            .unless(() -> ChallengeCheck.againstProposing(season, player)))
                    .add(Options.when(
                                    Option.of("accept", "accept a challenge"),
                                    Accept.class,
                                    () -> challenges(season, this::againstAccepting)
                                            .as(Accept::new, Accept::battle))
                            .unless(() -> Violation.both(
                                    ChallengeCheck.againstMore(season, player),
                                    unlessAny(season, this::againstAnswering))))
                    .add(Options.when(
                                    Option.of("decline", "decline a challenge"),
                                    Decline.class,
                                    () -> challenges(season, this::againstAnswering)
                                            .as(Decline::new, Decline::battle))
                            .unless(() -> unlessAny(season, this::againstAnswering)))
                    .add(Options.when(
                                    Option.of("withdraw", "take a challenge back"),
                                    Withdraw.class,
                                    () -> challenges(season, this::againstWithdrawing)
                                            .as(Withdraw::new, Withdraw::battle))
                            .unless(() -> unlessAny(season, this::againstWithdrawing)))
                    .just(Option.of("done", "no more battles this turn"), new Done())
                    .either()
                    .unknown(id -> notInARiftTurn(season, id));
        }

        /** One of this turn's challenges, by its number. */
        private OneOf<Integer> challenges(Season season, Against against) {
            return Options.oneOf(
                    List.copyOf(season.battles().keySet()),
                    number -> Option.of("battle-" + number, words(season, challenge(season, number))),
                    number -> against.violations(season, season.battle(number)));
        }

        /** What speaks against doing something with a challenge. */
        private interface Against {
            List<Violation> violations(Season season, Battle battle);
        }

        /** Closed where there is no challenge for it: then what speaks against each of them does. */
        private List<Violation> unlessAny(Season season, Against against) {
            Violations all = new Violations();
            for (Battle battle : season.battles().list()) {
                List<Violation> violations = against.violations(season, battle);
                if (violations.isEmpty()) {
                    return List.of();
                }
                all.addAll(violations);
            }
            return all.isEmpty()
                    ? Violations.of(() -> Violation.of("NO_CHALLENGE", "There are no challenges yet.")
                            .citing("CRU-RIFT-03"))
                    : all;
        }

        private List<Violation> againstAccepting(Season season, Battle battle) {
            List<Violation> violations = againstAnswering(season, battle);
            return violations.isEmpty()
                    ? ChallengeCheck.violations(season, challenge(season, battle.number()))
                    : violations;
        }

        private List<Violation> againstAnswering(Season season, Battle battle) {
            Challenge challenge = challenge(season, battle.number());
            Violations violations = new Violations();
            violations.addAll(againstChanging(battle, challenge));
            if (!challenge.players().contains(player) || challenge.giver().equals(player)) {
                violations.found(
                        () -> Violation.of("NOT_CHALLENGED", "Battle {n} does not challenge you.", battle.number())
                                .citing("CRU-RIFT-03"));
            } else if (challenge.accepted().contains(player)) {
                violations.found(
                        () -> Violation.of("ALREADY_ACCEPTED", "You have accepted battle {n}.", battle.number())
                                .citing("CRU-RIFT-03"));
            }
            return violations;
        }

        private List<Violation> againstWithdrawing(Season season, Battle battle) {
            Challenge challenge = challenge(season, battle.number());
            Violations violations = new Violations();
            violations.addAll(againstChanging(battle, challenge));
            if (!challenge.giver().equals(player)) {
                violations.found(() -> Violation.of(
                                "NOT_YOUR_CHALLENGE",
                                "Battle {n} is the challenge of {player}.",
                                battle.number(),
                                challenge.giver())
                        .citing("CRU-RIFT-03"));
            }
            return violations;
        }

        private static List<Violation> againstChanging(Battle battle, Challenge challenge) {
            return battle.over()
                    ? Violations.of(() -> Violation.of("CHALLENGE_OVER", "Battle {n} is over.", battle.number())
                            .citing("CRU-RIFT-03"))
                    : challenge.stands()
                            ? Violations.of(
                                    () -> Violation.of("CHALLENGE_AGREED", "Battle {n} is agreed on.", battle.number())
                                            .citing("CRU-RIFT-03"))
                            : List.of();
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<Word> choices, Dice dice) {
            if (choices.isEmpty() || choices.only() instanceof Done) {
                return isOver(season) // else time is up for what he was offered
                        ? Outcome.of(season)
                        : Outcome.of(season.with(season.clock().done(player)))
                                .tell(Event.told("{player} wants no more battles this turn.", player)
                                        .citing("CRU-RIFT-02"))
                                .tell(lapsing(season));
            }
            Word word = choices.only();
            Outcome<Season> said;
            if (word instanceof Propose propose) {
                said = proposed(season, new ChallengeForm(season, player).challenge(propose));
            } else if (word instanceof Accept accept) {
                said = accepted(season, season.battle(accept.battle()));
            } else if (word instanceof Decline decline) {
                said = dropped(season, decline.battle(), true);
            } else {
                int battle = ((Withdraw) word).battle();
                said = dropped(season, battle, false);
            }
            return said.then(new SeekBattles(player));
        }

        /** His challenges that nobody can accept any more, now that he wants no more battles. */
        private List<Event.Told> lapsing(Season season) {
            return season.battles().list().stream()
                    .filter(battle -> ChallengeCheck.isOpenOf(battle, player))
                    .map(battle -> Event.told(
                                    "The challenge of {player} lapses: {challenge}.",
                                    player,
                                    words(season, challenge(season, battle.number())))
                            .citing("CRU-RIFT-02", "CRU-RIFT-03"))
                    .toList();
        }

        private Outcome<Season> proposed(Season season, Challenge challenge) {
            Battle battle = Battle.challenged(season.battles().size() + 1, challenge);
            return Outcome.of(season.with(battle))
                    .tell(Event.told("{player} challenges: {challenge}.", player, words(season, challenge))
                            .citing("CRU-RIFT-03"));
        }

        private Outcome<Season> accepted(Season season, Battle battle) {
            Challenge challenge = challenge(season, battle.number()).acceptedBy(player);
            Season after = season.with(battle.with(challenge));
            Event told = (challenge.stands()
                            ? Event.told("It is agreed: {challenge}.", words(season, challenge))
                            : Event.told("{player} accepts: {challenge}.", player, words(season, challenge)))
                    .citing(
                            challenge.wagers().isEmpty()
                                    ? new String[] {"CRU-RIFT-03", "CRU-RIFT-04"}
                                    : new String[] {"CRU-RIFT-03", "CRU-RIFT-06", "CRU-RIFT-07"});
            Outcome<Season> outcome = Outcome.of(after).tell(told);
            if (!challenge.stands()) {
                return outcome;
            }
            boolean alreadyWon = season.battles().list().stream()
                    .anyMatch(other -> other.submitted() > 0
                            && !challenge.unclaimed().isEmpty()
                            && other.system().equals(challenge.unclaimed()));
            if (alreadyWon) {
                outcome = outcome.tell(Event.told(
                                "A battle for {system} is reported already: who wins this one may gain nothing.",
                                season.sector().name(challenge.unclaimed()))
                        .citing("CRU-RIFT-05"));
            }
            return outcome.alongside(BattlePhase.battle(after, after.battle(battle.number())));
        }

        private Outcome<Season> dropped(Season season, int battle, boolean declined) {
            return Outcome.of(season.with(season.battle(battle).ended(null)))
                    .tell(Event.told(
                                    declined
                                            ? "{player} declines: {challenge}."
                                            : "{player} takes his challenge back: {challenge}.",
                                    player,
                                    words(season, challenge(season, battle)))
                            .citing("CRU-RIFT-03"));
        }
    }

    private static Challenge challenge(Season season, int number) {
        Challenge challenge = season.battle(number).challenge();
        if (challenge == null) {
            throw new IllegalStateException("battle " + number + " is no challenge");
        }
        return challenge;
    }

    /** A challenge as people read it. */
    static Sentence words(Season season, Challenge challenge) {
        Book book = season.book();
        Sentence players = BattleSheet.against(challenge.players().stream()
                .map(player -> Sentence.verbatim(book.name(player)))
                .toList());
        List<Sentence> parts = new ArrayList<>();
        parts.add(
                challenge.wagers().isEmpty()
                        ? Sentence.of(
                                "{players} for {system}", players, book.sector().name(challenge.unclaimed()))
                        : players);
        challenge
                .wagers()
                .forEach((player, system) -> parts.add(Sentence.of(
                        "{player} stakes {system}",
                        book.name(player),
                        book.sector().name(system))));
        parts.add(challenge.mission().words());
        if (challenge.size() != null) {
            parts.add(challenge.size().words());
        }
        return Sentence.joined(", ", parts);
    }

    /** Why nothing of a standard turn can be said: there are no orders and no special actions (CRU-RIFT-01, -12). */
    private static List<Violation> notInARiftTurn(Season season, String id) {
        if (List.of("attack", "support", "defend", "train", "order").contains(id)) {
            return List.of(Violation.of(
                            "RIFT_TURN_NO_ORDERS",
                            "Turn {turn} is a Great Rift turn: there are no orders.",
                            season.turn())
                    .citing("CRU-RIFT-01"));
        }
        return season.book().abilities(Ability.Action.class).stream()
                .filter(ability -> Uses.id(ability.id()).equals(id) || id.equals("action"))
                .findFirst()
                .map(ability -> List.of(Violation.of(
                                "ABILITY_RIFT_TURN",
                                "{ability} cannot be used in a Great Rift turn.",
                                season.book().line(ability).name())
                        .citing("CRU-RIFT-12")))
                .orElse(List.of());
    }
}
