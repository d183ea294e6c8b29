package org.muster.ruleset.crusade;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;

/**
 * Scenario phase (CRU-TURN-01, CRU-TURN-04).
 *
 * <pre>
 * battles are computed from all orders   {@link Matchmaking}, CRU-MATCH-16
 * who would play the natives             CRU-COL-01..03, CRU-COL-05
 * the colonizer picks one                CRU-COL-05
 * the organizer reviews and publishes    CRU-MATCH-01, CRU-TAB-04, CRU-COL-05, CRU-COL-06
 * </pre>
 */
final class ScenarioPhase {

    /** The table of several attackers of one player is written for two or three of them (CRU-MATCH-02). */
    private static final int MOST_ATTACKERS = 3;

    private ScenarioPhase() {}

    /** Who fights whom follows from all orders at once; shown to everybody. A turn without battles skips the wait. */
    record MatchBattles() implements Act<Season> {
        @Override
        public Outcome<Season> act(Season season, Dice dice) {
            Matchmaking.Matchups matchups = Matchmaking.of(season);
            Season matched = season.at(Stage.SCENARIO).matched(matchups.battles());
            List<Event> told = new ArrayList<>();
            for (Player supporter : matchups.lapsed()) {
                told.add(Event.told("The support of {player} lapses: there is nobody to play.", supporter)
                        .citing("CRU-MATCH-12"));
            }
            List<Agenda<Season>> opponents = new ArrayList<>();
            for (Battle battle : matchups.battles()) {
                told.add(sheet(matched, battle));
                if (battle.kind() == Battle.Kind.CONQUEST && battle.attackers().size() > MOST_ATTACKERS) {
                    told.add(Event.told(
                                    "{battle} has {n attacker|attackers}, and its table is for {most} at most: the organizer may"
                                            + " pick another.",
                                    BattleSheet.title(matched, battle),
                                    battle.attackers().size(),
                                    MOST_ATTACKERS)
                            .citing("CRU-MATCH-02")
                            .at(battle.system()));
                }
                if (Lineup.of(matched, battle).needsOpponent()) {
                    opponents.add(Agenda.titled(
                            BattleSheet.title(matched, battle),
                            new Volunteer(battle.number()),
                            new PickOpponent(battle.number())));
                }
            }
            if (matchups.battles().isEmpty()) {
                told.add(Event.told("Nobody meets this turn.").citing("CRU-TURN-04"));
                return Outcome.of(matched).tell(told);
            }
            return Outcome.of(matched)
                    .tell(told)
                    .then(Agenda.inOrder(
                            "", List.of(Agenda.inAnyOrder("", opponents), Agenda.of(new ReviewMatchups()))));
        }
    }

    /** Volunteering, picking and the review share the time of the phase where an opponent is looked for (CRU-TURN-04). */
    private static Duration part(Season season) {
        boolean looksForOpponents = season.battles().list().stream()
                .anyMatch(battle -> battle.kind() == Battle.Kind.COLONIZATION
                        && battle.sides().size() == 1);
        Duration phase = season.book().scenario();
        return looksForOpponents ? phase.dividedBy(3) : phase;
    }

    /** What everybody reads of a battle. */
    static Event sheet(Season season, Battle battle) {
        return Event.told(
                        "{battle}: {sheet}.",
                        BattleSheet.title(season, battle),
                        BattleSheet.of(season, battle).words())
                .citing("CRU-MATCH-16", "CRU-TAB-01")
                .at(battle.system());
    }

    /**
     * Who may play the natives: anybody but the colonizers and the supporters of that attack (CRU-COL-02).
     *
     * @param consenting whether trainees are among them, who have to want it (CRU-COL-03)
     */
    static List<Player> candidates(Season season, Battle battle, boolean consenting) {
        Lineup lineup = Lineup.of(season, battle);
        List<Player> candidates = new ArrayList<>();
        for (Player player : season.players()) {
            boolean colonizes =
                    battle.sides().stream().anyMatch(side -> side.principals().contains(player));
            boolean supports =
                    lineup.sides().stream().anyMatch(side -> side.supporters().contains(player));
            boolean willing = consenting
                    || !season.trains(player)
                    || battle.natives().volunteers().contains(player);
            if (!colonizes && !supports && willing && !battle.isAbsent(player)) {
                candidates.add(player);
            }
        }
        return candidates;
    }

    /** Anybody may offer to play the natives of a colonization. */
    record Volunteer(int battle) implements Ask<Season, Boolean> {

        @Override
        public Decision<Boolean> decision(Season season) {
            Battle open = season.battle(battle);
            return Decision.simultaneous(candidates(season, open, true), any -> Options.yesOrNo())
                    .within(part(season))
                    .otherwise(false)
                    .asking(
                            "{colonizer} colonizes {system}. Will you play the natives?",
                            open.sides().get(0).principal(),
                            season.book().sector().the(open.system()).name())
                    .citing("CRU-COL-05", "CRU-COL-03");
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<Boolean> choices, Dice dice) {
            Battle open = season.battle(battle);
            for (Player player : choices.players()) {
                if (choices.of(player)) {
                    open = open.with(open.natives().volunteered(player));
                }
            }
            return Outcome.of(season.with(open))
                    .tell((open.natives().volunteers().isEmpty()
                                    ? Event.told(
                                            "Nobody offers to play the natives of {system}.",
                                            season.book()
                                                    .sector()
                                                    .the(open.system())
                                                    .name())
                                    : Event.told(
                                            "{volunteers} would play the natives of {system}.",
                                            open.natives().volunteers(),
                                            season.book()
                                                    .sector()
                                                    .the(open.system())
                                                    .name()))
                            .citing("CRU-COL-05")
                            .at(open.system()));
        }
    }

    /** The colonizer picks among the volunteers; he may also wait. */
    record PickOpponent(int battle) implements Ask<Season, String> {

        static final String LATER = "later";

        @Override
        public Decision<String> decision(Season season) {
            Battle open = season.battle(battle);
            List<Player> volunteers = open.natives().volunteers();
            List<String> picks =
                    new ArrayList<>(volunteers.stream().map(Player::id).toList());
            picks.add(LATER);
            return Decision.of(
                            open.sides().get(0).principal(),
                            Options.<String>oneOf(
                                    volunteers.isEmpty() ? List.of() : picks,
                                    id -> id.equals(LATER)
                                            ? Option.of(id, "nobody yet")
                                            : Option.called(id, season.book().name(new Player(id)))))
                    .within(part(season))
                    .otherwise(LATER)
                    .asking(
                            "Who plays the natives of {system}?",
                            season.book().sector().the(open.system()).name())
                    .citing("CRU-COL-05");
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<String> choices, Dice dice) {
            return choices.isEmpty() || choices.only().equals(LATER)
                    ? Outcome.of(season)
                    : against(season, season.battle(battle), new Player(choices.only()));
        }
    }

    /** {@code opponent} plays the natives. */
    static Outcome<Season> against(Season season, Battle battle, Player opponent) {
        Battle met = battle.with(battle.natives().playedBy(opponent));
        Season after = season.with(met);
        return Outcome.of(after).tell(sheet(after, met));
    }

    /**
     * Candidates in the order in which the book proposes them (CRU-COL-06): fewest battles, home in the same half, fewest
     * such games against this colonizer, seat order; trainees who volunteered after all others.
     */
    static List<Player> proposed(Season season, Battle battle) {
        Player colonizer = Lineup.of(season, battle).principals().get(0);
        String half = season.book().sector().half(battle.system());
        return candidates(season, battle, false).stream()
                .sorted(Comparator.comparing(season::trains)
                        .thenComparingInt(season::battlesOf)
                        .thenComparing(player -> !season.book().homeHalf(player).equals(half))
                        .thenComparingLong(player -> season.games().stream()
                                .filter(game ->
                                        game.kind() == Battle.Kind.COLONIZATION && game.opposed(player, colonizer))
                                .count()))
                .toList();
    }

    /** What the organizer says about the matchups. */
    sealed interface Review {}

    /** They stand. */
    record Publish() implements Review {}

    /** Somebody plays the natives. */
    record Assign(int battle, Player opponent) implements Review {}

    /** A battle is fought at another size. */
    record Resize(int battle, Size size) implements Review {}

    /** A battle is fought on another table; stakes stay (CRU-MATCH-01). */
    record Retable(int battle, Situation table) implements Review {}

    /** The organizer changes table, size and opponents as long as he likes, then publishes. */
    record ReviewMatchups() implements Ask<Season, Review> {

        @Override
        public Decision<Review> decision(Season season) {
            List<Player> who = season.book().hasOrganizer() ? List.of(Player.ORGANIZER) : List.of();
            return Decision.simultaneous(who, any -> reviews(season))
                    .within(part(season))
                    .otherwise(new Publish())
                    .asking("Review the battles of turn {turn} and publish them.", season.turn())
                    .citing("CRU-MATCH-01", "CRU-TAB-04", "CRU-COL-05");
        }

        private static Options<Review> reviews(Season season) {
            List<Options.Case<? extends Review>> cases = new ArrayList<>();
            cases.add(Options.just(Option.of("publish", "publish the battles as they are"), new Publish()));
            List<Battle> open = season.battles().list().stream()
                    .filter(battle -> Lineup.of(season, battle).needsOpponent())
                    .filter(battle -> !proposed(season, battle).isEmpty())
                    .toList();
            if (!open.isEmpty()) {
                cases.add(Options.when(Option.of("assign", "name who plays the natives"), Assign.class, () -> {
                    List<Options.Case<? extends Assign>> battles = new ArrayList<>();
                    open.forEach(battle -> battles.add(Options.when(
                            face(season, battle),
                            () -> Talk.opponents(season, battle, proposed(season, battle))
                                    .as(player -> new Assign(battle.number(), player), Assign::opponent))));
                    return Options.either(assign -> "battle-" + assign.battle(), battles);
                }));
            }
            cases.add(Options.when(Option.of("size", "another size"), Resize.class, () -> {
                List<Options.Case<? extends Resize>> battles = new ArrayList<>();
                for (Battle battle : season.battles().list()) {
                    battles.add(Options.when(
                            face(season, battle),
                            () -> Talk.sizes(season, battle)
                                    .as(size -> new Resize(battle.number(), size), Resize::size)));
                }
                return Options.either(resize -> "battle-" + resize.battle(), battles);
            }));
            cases.add(Options.when(Option.of("table", "another scenario table"), Retable.class, () -> {
                List<Options.Case<? extends Retable>> battles = new ArrayList<>();
                for (Battle battle : season.battles().list()) {
                    battles.add(Options.when(
                            face(season, battle),
                            () -> Options.oneOf(tables(battle), table -> Option.called(table.id(), table.words()))
                                    .as(table -> new Retable(battle.number(), table), Retable::table)));
                }
                return Options.either(retable -> "battle-" + retable.battle(), battles);
            }));
            return Options.either(cases);
        }

        private static Option face(Season season, Battle battle) {
            Option face = Option.called(battle.id(), BattleSheet.title(season, battle))
                    .noting("{it}", BattleSheet.of(season, battle).words());
            return battle.system().isEmpty() ? face : face.at(battle.system());
        }

        /** Its own, and those that fit any battle: roles of the other two need supporters. */
        private static List<Situation> tables(Battle battle) {
            List<Situation> tables = new ArrayList<>();
            for (Situation table : Situation.values()) {
                boolean needsSupporters = table == Situation.SUPPORTED || table == Situation.HANGING_SUPPORT;
                if (!needsSupporters || table == battle.terms().table()) {
                    tables.add(table);
                }
            }
            return tables;
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<Review> choices, Dice dice) {
            Review review = choices.isEmpty() ? new Publish() : choices.only();
            if (review instanceof Publish) {
                return Outcome.of(season);
            }
            Step<Season> again = new ReviewMatchups();
            if (review instanceof Assign assign) {
                return against(season, season.battle(assign.battle()), assign.opponent())
                        .then(again);
            }
            Battle changed;
            if (review instanceof Resize resize) {
                Battle battle = season.battle(resize.battle());
                changed = battle.with(battle.terms().at(resize.size()));
            } else {
                Retable retable = (Retable) review;
                Battle battle = season.battle(retable.battle());
                Size size = battle.terms().size();
                changed = battle.with(Terms.of(
                        retable.table(),
                        Matchmaking.nearest(
                                size == null ? season.book().options().battleSize() : size,
                                season.sizes(retable.table()))));
            }
            Season after = season.with(changed);
            return Outcome.of(after).tell(sheet(after, changed)).then(again);
        }
    }
}
