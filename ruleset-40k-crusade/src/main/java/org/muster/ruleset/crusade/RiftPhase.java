package org.muster.ruleset.crusade;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Options.Case;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Template;
import org.muster.ruleset.crusade.data.Size;

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
final class RiftPhase {

    private RiftPhase() {}

    /** A Great Rift turn begins: everybody looks for battles at once. */
    record BeginRiftTurn() implements Act<Season> {
        @Override
        public Outcome<Season> act(Season season, Dice dice) {
            Season next = season.nextTurn(Stage.RIFT_BATTLES);
            List<Agenda<Season>> open = new ArrayList<>();
            for (Player player : next.players()) {
                open.add(Agenda.of(new SeekBattles(player)));
            }
            open.add(Agenda.meanwhile(new BattlePhase.ClosePhase()));
            return Outcome.of(next)
                    .tell(Event.told("The Great Rift opens: turn {turn} has no orders.", next.turn())
                            .citing("CRU-RIFT-01"))
                    .then(Agenda.inAnyOrder("", open));
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

    // ---- how many battles

    private static int limit(Season season) {
        return season.book().season().riftBattlesPerPlayer();
    }

    /** Battles of {@code player} that are agreed on or reported; what was withdrawn or lapsed frees its place. */
    static int agreed(Season season, Player player) {
        return count(season, player, false);
    }

    private static int count(Season season, Player player, boolean confirmed) {
        int count = 0;
        for (Battle battle : season.battles().list()) {
            Challenge challenge = battle.challenge();
            boolean mine = challenge != null
                    && challenge.stands()
                    && challenge.players().contains(player);
            boolean played = battle.over() && battle.ending() != null;
            count += mine && (played || !confirmed && !battle.over()) ? 1 : 0;
        }
        return count;
    }

    private static boolean isOpenTo(Season season, Player player) {
        return agreed(season, player) < limit(season) && !season.clock().done().contains(player);
    }

    /** One player looks for battles: challenges, accepts, declines, until he has two or says that he is done. */
    record SeekBattles(Player player) implements Ask<Season, Word> {

        @Override
        public Decision<Word> decision(Season season) {
            boolean over = season.clock().closed()
                    || season.clock().done().contains(player)
                    || count(season, player, true) >= limit(season);
            if (over) {
                return Decision.simultaneous(List.of(), any -> Options.oneOf(List.of()));
            }
            if (agreed(season, player) >= limit(season)) {
                return Decision.offered(List.of(), any -> Options.oneOf(List.of())); // unless one of them lapses
            }
            return Decision.of(player, choices(season))
                    .otherwise(new Done())
                    .asking(
                            "You may play up to {n battle|battles} this turn; {agreed} {agreed:is|are} agreed on.",
                            limit(season),
                            agreed(season, player))
                    .citing("CRU-RIFT-01", "CRU-RIFT-02", "CRU-RIFT-03");
        }

        private Options<Word> choices(Season season) {
            List<Integer> toAccept = new ArrayList<>();
            List<Integer> toDecline = new ArrayList<>();
            List<Integer> toWithdraw = new ArrayList<>();
            for (Battle battle : season.battles().list()) {
                Challenge challenge = battle.challenge();
                if (challenge != null
                        && !battle.over()
                        && !challenge.stands()
                        && challenge.players().contains(player)) {
                    if (challenge.giver().equals(player)) {
                        toWithdraw.add(battle.number());
                    } else if (!challenge.accepted().contains(player)) {
                        toDecline.add(battle.number());
                        if (refusals(season, challenge).isEmpty()) {
                            toAccept.add(battle.number());
                        }
                    }
                }
            }
            List<Case<? extends Word>> cases = new ArrayList<>(5);
            cases.add(Options.when(
                    Option.of("propose", "challenge somebody"),
                    Propose.class,
                    () -> new ChallengeForm(season, player).options()));
            if (!toDecline.isEmpty()) {
                cases.add(Options.when(
                        Option.of("accept", "accept a challenge"),
                        Accept.class,
                        () -> battles(season, toAccept).as(Accept::new, Accept::battle)));
                cases.add(Options.when(
                        Option.of("decline", "decline a challenge"),
                        Decline.class,
                        () -> battles(season, toDecline).as(Decline::new, Decline::battle)));
            }
            if (!toWithdraw.isEmpty()) {
                cases.add(Options.when(
                        Option.of("withdraw", "take a challenge back"),
                        Withdraw.class,
                        () -> battles(season, toWithdraw).as(Withdraw::new, Withdraw::battle)));
            }
            cases.add(Options.just(Option.of("done", "no more battles this turn"), new Done()));
            return Options.<Word>either(cases).explaining(answer -> notInARiftTurn(season, answer));
        }

        private Options<Integer> battles(Season season, List<Integer> numbers) {
            return Options.<Integer>oneOf(
                            numbers,
                            number -> Option.called("battle-" + number, words(season, challenge(season, number))))
                    .explaining(answer -> season.battles().list().stream()
                            .filter(battle -> answer instanceof Answer.Word word
                                    && word.text().equals(battle.id())
                                    && !battle.over())
                            .flatMap(battle -> refusals(season, challenge(season, battle.number())).stream())
                            .toList());
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<Word> choices, Dice dice) {
            if (choices.isEmpty() || choices.only() instanceof Done) {
                return choices.isEmpty()
                        ? Outcome.of(season)
                        : Outcome.of(season.with(season.clock().done(player)))
                                .tell(Event.told("{player} wants no more battles this turn.", player)
                                        .citing("CRU-RIFT-02"));
            }
            Word word = choices.only();
            Outcome<Season> said;
            if (word instanceof Propose propose) {
                said = proposed(season, new ChallengeForm(season, player).challenge(propose));
            } else if (word instanceof Accept accept) {
                said = accepted(season, season.battle(accept.battle()));
            } else if (word instanceof Decline decline) {
                Battle battle = season.battle(decline.battle());
                said = dropped(season, battle, "{player} declines: {challenge}.", player, told(season, battle));
            } else {
                Battle battle = season.battle(((Withdraw) word).battle());
                said = dropped(
                        season,
                        battle,
                        "{player} takes his challenge back: {challenge}.",
                        player,
                        told(season, battle));
            }
            return said.then(new SeekBattles(player));
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
                    .citing("CRU-RIFT-03");
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
                                challenge.unclaimed())
                        .citing("CRU-RIFT-05"));
            }
            return outcome.alongside(BattlePhase.battle(after, after.battle(battle.number())));
        }

        private static Outcome<Season> dropped(
                Season season, Battle battle, @Template String template, Object... values) {
            return Outcome.of(season.with(battle.ended(null)))
                    .tell(Event.told(template, values).citing("CRU-RIFT-03"));
        }

        private static String told(Season season, Battle battle) {
            return words(season, challenge(season, battle.number()));
        }
    }

    /** An agreement that will not be played frees its players' places (CRU-RIFT-02, CRU-RIFT-10). */
    static Outcome<Season> lapsed(Season season, Battle battle) {
        return Outcome.of(season.with(battle.submitted(0).ended(null)))
                .tell(Event.told("{battle} is not played: nothing changes.", BattleSheet.title(season, battle))
                        .citing("CRU-RIFT-10"));
    }

    private static Challenge challenge(Season season, int number) {
        Challenge challenge = season.battle(number).challenge();
        if (challenge == null) {
            throw new IllegalStateException("battle " + number + " is no challenge");
        }
        return challenge;
    }

    /** A challenge as people read it. */
    static String words(Season season, Challenge challenge) {
        Book book = season.book();
        List<String> names = challenge.players().stream().map(book::name).toList();
        StringBuilder words = new StringBuilder(String.join(" against ", names));
        if (challenge.wagers().isEmpty()) {
            words.append(" for ")
                    .append(book.sector().the(challenge.unclaimed()).name());
        } else {
            List<String> wagers = new ArrayList<>();
            challenge
                    .wagers()
                    .forEach((player, system) -> wagers.add(book.name(player) + " stakes "
                            + book.sector().the(system).name()));
            words.append(", ").append(String.join(", ", wagers));
        }
        words.append(challenge.mission() == Challenge.Mission.NORMAL ? ", normal mission" : ", Planetstrike");
        return words.append(challenge.size() == null ? "" : ", " + challenge.size())
                .toString();
    }

    // ---- why not

    /** Everything that forbids a challenge as things stand now; asked when it is given and again when accepted. */
    static List<Violation> refusals(Season season, Challenge challenge) {
        List<Violation> refusals = new ArrayList<>();
        for (Player player : challenge.players()) {
            if (agreed(season, player) >= limit(season)) {
                refusals.add(Violation.of(
                                "RIFT_BATTLE_LIMIT",
                                "{player} already has {n} of {limit battle|battles} in this turn.",
                                player,
                                agreed(season, player),
                                limit(season))
                        .citing("CRU-RIFT-02"));
            } else if (season.clock().done().contains(player)) {
                refusals.add(Violation.of("PLAYER_DONE", "{player} wants no more battles this turn.", player)
                        .citing("CRU-RIFT-02"));
            }
        }
        if (challenge.wagers().isEmpty()) {
            String system = challenge.unclaimed();
            if (season.controller(system) != null) {
                refusals.add(Violation.of(
                                "RIFT_STAKE_CLAIMED",
                                "{system} belongs to {owner}; only an unclaimed system can be played for.",
                                system,
                                season.owner(system))
                        .citing("CRU-RIFT-04"));
            }
        } else {
            challenge.players().forEach(player -> refusals.addAll(wagerRefusals(season, challenge, player)));
        }
        return refusals;
    }

    private static List<Violation> wagerRefusals(Season season, Challenge challenge, Player player) {
        String wager = challenge.wagers().get(player);
        if (wager == null) {
            return List.of(Violation.of(
                            "WAGER_MISSING",
                            "{player} stakes no system; he controls {systems}.",
                            player,
                            season.systemsOf(player))
                    .citing("CRU-RIFT-06", "CRU-RIFT-15", "CRU-NOM-06"));
        }
        if (!season.book().sector().isSystem(wager)
                || !season.worlds().the(wager).belongsTo(player)) {
            return List.of(Violation.of(
                            "WAGER_NOT_HELD",
                            "{player} does not control {system}; he controls {systems}.",
                            player,
                            wager,
                            season.systemsOf(player))
                    .citing("CRU-RIFT-06", "CRU-RIFT-15", "CRU-NOM-06"));
        }
        Battle pledged = pledged(season, wager);
        return pledged == null
                ? List.of()
                : List.of(Violation.of(
                                "WAGER_ALREADY_PLEDGED",
                                "{system} of {player} is staked in battle {battle} already.",
                                wager,
                                player,
                                pledged.number())
                        .citing("CRU-RIFT-08"));
    }

    /** The open or reported battle in which a system is staked; null: none. */
    static @Nullable Battle pledged(Season season, String system) {
        for (Battle battle : season.battles().list()) {
            Challenge challenge = battle.challenge();
            boolean counts = challenge != null && challenge.stands() && !(battle.over() && battle.ending() == null);
            if (challenge != null && counts && challenge.wagers().containsValue(system)) {
                return battle;
            }
        }
        return null;
    }

    private static List<Violation> notInARiftTurn(Season season, Answer answer) {
        Set<String> named = new LinkedHashSet<>(Options.fieldsOf(answer).keySet());
        if (answer instanceof Answer.Word word) {
            named.add(word.text());
        }
        for (String name : named) {
            if (List.of("attack", "support", "defend", "train", "order").contains(name)) {
                return List.of(Violation.of(
                                "RIFT_TURN_NO_ORDERS",
                                "Turn {turn} is a Great Rift turn: there are no orders.",
                                season.turn())
                        .citing("CRU-RIFT-01"));
            }
            for (Ability ability : season.book().actions()) {
                if (Uses.id(ability.id()).equals(name) || name.equals("action")) {
                    return List.of(Violation.of(
                                    "ABILITY_RIFT_TURN",
                                    "{ability} cannot be used in a Great Rift turn.",
                                    season.book().line(ability).name())
                            .citing("CRU-RIFT-12"));
                }
            }
        }
        return List.of();
    }

    // ---- the form of a challenge

    /** What a player may propose. */
    private record ChallengeForm(Season season, Player player) {

        private static final String ANY_SIZE = "any";

        Options<Propose> options() {
            List<Player> others = season.players().stream()
                    .filter(other -> !other.equals(player))
                    .toList();
            List<Options.Case<? extends Stake>> stakes = List.of(
                    Options.when(
                            Option.of("unclaimed", "for an unclaimed system"),
                            Unclaimed.class,
                            () -> Options.<String>oneOf(unclaimed(), this::face)
                                    .explaining(this::claimed)
                                    .as(Unclaimed::new, Unclaimed::system)),
                    Options.when(
                            Option.of("wagers", "each stakes a system"),
                            Wagers.class,
                            () -> Options.several(
                                            2,
                                            season.players().size(),
                                            Options.form(
                                                    Options.field(
                                                            "seat",
                                                            Options.oneOf(season.players(), this::face),
                                                            Wager::seat),
                                                    Options.field(
                                                            "system",
                                                            Options.oneOf(
                                                                    season.book()
                                                                            .sector()
                                                                            .ids(),
                                                                    this::face),
                                                            Wager::system),
                                                    Wager::new))
                                    .as(Wagers::new, Wagers::wagers)));
            List<String> sizes = new ArrayList<>(List.of(ANY_SIZE));
            for (Size size : Size.values()) {
                sizes.add(size.id());
            }
            return Options.form(
                            Options.field(
                                    "opponents",
                                    Options.someOf(1, others.size(), others, this::face),
                                    Propose::opponents),
                            Options.field("stake", Options.<Stake>either(stakes), Propose::stake),
                            Options.field(
                                            "mission",
                                            Options.oneOf(
                                                    List.of(Challenge.Mission.values()),
                                                    mission -> Option.called(mission.id(), mission.id())),
                                            Propose::mission)
                                    .orElse(Challenge.Mission.NORMAL),
                            Options.field(
                                            "size",
                                            Options.<String>oneOf(sizes, id -> Option.called(id, id)),
                                            (Propose propose) -> propose.size() == null
                                                    ? ANY_SIZE
                                                    : propose.size().id())
                                    .orElse(ANY_SIZE),
                            (opponents, stake, mission, size) -> new Propose(opponents, stake, mission, sizeOf(size)))
                    .where(this::wrong, this::random);
        }

        private static @Nullable Size sizeOf(String id) {
            for (Size size : Size.values()) {
                if (size.id().equals(id)) {
                    return size;
                }
            }
            return null;
        }

        private Option face(Player other) {
            return Option.called(other.id(), season.book().name(other));
        }

        private Option face(String system) {
            return Option.called(system, season.book().sector().the(system).name())
                    .at(system)
                    .noting("{it}", season.owner(system));
        }

        private List<String> unclaimed() {
            List<String> unclaimed = new ArrayList<>();
            season.worlds().forEach((system, world) -> {
                if (world.controller() == null) {
                    unclaimed.add(system);
                }
            });
            return unclaimed;
        }

        private List<Violation> claimed(Answer answer) {
            return answer instanceof Answer.Word word && season.book().sector().isSystem(word.text())
                    ? refusals(
                            season,
                            new Challenge(
                                    List.of(),
                                    word.text(),
                                    OrderedMap.empty(),
                                    Challenge.Mission.NORMAL,
                                    null,
                                    List.of()))
                    : List.of();
        }

        private List<Violation> wrong(Propose propose) {
            List<Violation> wrong = new ArrayList<>(refusals(season, challenge(propose)));
            if (propose.stake() instanceof Wagers wagers) {
                Set<Player> seen = new LinkedHashSet<>();
                for (Wager wager : wagers.wagers()) {
                    boolean plays =
                            wager.seat().equals(player) || propose.opponents().contains(wager.seat());
                    if (!plays || !seen.add(wager.seat())) {
                        wrong.add(Violation.of(
                                        "WAGER_TOO_MANY",
                                        plays
                                                ? "{player} stakes more than one system."
                                                : "{player} stakes a system but does not play.",
                                        wager.seat())
                                .citing("CRU-RIFT-06"));
                    }
                }
            }
            return wrong;
        }

        Challenge challenge(Propose propose) {
            List<Player> players = new ArrayList<>(List.of(player));
            players.addAll(propose.opponents());
            Map<Player, String> wagers = new LinkedHashMap<>();
            if (propose.stake() instanceof Wagers named) {
                named.wagers().forEach(wager -> wagers.putIfAbsent(wager.seat(), wager.system()));
            }
            String unclaimed = propose.stake() instanceof Unclaimed stake ? stake.system() : "";
            return new Challenge(
                    players, unclaimed, OrderedMap.copyOf(wagers), propose.mission(), propose.size(), List.of(player));
        }

        /** One or two opponents who have time, for an unclaimed system or systems nobody has staked yet. */
        private Propose random(RandomGenerator random) {
            List<Player> free = new ArrayList<>();
            for (Player other : season.players()) {
                if (!other.equals(player) && isOpenTo(season, other)) {
                    free.add(other);
                }
            }
            if (free.isEmpty()) {
                throw new NothingToChoose("an opponent who has time");
            }
            List<Player> opponents = new ArrayList<>();
            int many = free.size() > 1 && random.nextInt(6) == 0 ? 2 : 1;
            while (opponents.size() < many) {
                opponents.add(free.remove(random.nextInt(free.size())));
            }
            Stake stake = stake(season.book().inSeatOrder(opponents), random);
            Challenge.Mission mission =
                    random.nextInt(4) == 0 ? Challenge.Mission.PLANETSTRIKE : Challenge.Mission.NORMAL;
            return new Propose(season.book().inSeatOrder(opponents), stake, mission, null);
        }

        private Stake stake(List<Player> opponents, RandomGenerator random) {
            List<Wager> wagers = new ArrayList<>();
            List<Player> players = new ArrayList<>(opponents);
            players.add(player);
            for (Player each : players) {
                List<String> systems = season.systemsOf(each);
                systems.removeIf(system -> pledged(season, system) != null);
                if (!systems.isEmpty()) {
                    wagers.add(new Wager(each, systems.get(random.nextInt(systems.size()))));
                }
            }
            List<String> unclaimed = unclaimed();
            boolean canWager = wagers.size() == players.size();
            if (unclaimed.isEmpty() && !canWager) {
                throw new NothingToChoose("a system to play for");
            }
            return unclaimed.isEmpty() || canWager && random.nextInt(2) == 0
                    ? new Wagers(wagers)
                    : new Unclaimed(unclaimed.get(random.nextInt(unclaimed.size())));
        }
    }
}
