package org.muster.ruleset.crusade.scenario;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Either;
import org.muster.api.decision.OneOf;
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
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.Terms;
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
public final class ScenarioPhase {

    /** The table of several attackers of one player is written for two or three of them (CRU-MATCH-02). */
    private static final int MOST_ATTACKERS = 3;

    private ScenarioPhase() {}

    /** Who fights whom follows from all orders at once; shown to everybody. A turn without battles skips the wait. */
    public record MatchBattles() implements Act<Season> {
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
                told.add(BattleSheet.told(matched, battle));
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
                    .then(Agenda.inOrder(List.of(Agenda.inAnyOrder(opponents), Agenda.of(new ReviewMatchups()))));
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

    /** Anybody may offer to play the natives of a colonization. */
    public record Volunteer(int battle) implements Ask<Season, Boolean> {

        @Override
        public Decision<Boolean> decision(Season season) {
            Battle open = season.battle(battle);
            return Decision.simultaneous(Opponents.of(season, open).candidates(), any -> Options.yesOrNo())
                    .within(part(season))
                    .otherwise(false)
                    .asking(
                            "{colonizer} colonizes {system}. Will you play the natives?",
                            open.sides().get(0).principal(),
                            season.sector().name(open.system()))
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
            List<Player> volunteers = open.natives().volunteers();
            String system = season.sector().name(open.system());
            return Outcome.of(season.with(open))
                    .tell((volunteers.isEmpty()
                                    ? Event.told("Nobody offers to play the natives of {system}.", system)
                                    : Event.told(
                                            "{volunteers} would play the natives of {system}.", volunteers, system))
                            .citing("CRU-COL-05")
                            .at(open.system()));
        }
    }

    /** The colonizer picks among the volunteers; he may also wait. */
    public record PickOpponent(int battle) implements Ask<Season, String> {

        static final String LATER = "later";

        @Override
        public Decision<String> decision(Season season) {
            Battle open = season.battle(battle);
            if (open.natives().volunteers().isEmpty()) {
                return Decision.none();
            }
            return Decision.of(open.sides().get(0).principal(), picks(season, open))
                    .within(part(season))
                    .otherwise(LATER)
                    .asking(
                            "Who plays the natives of {system}?",
                            season.sector().name(open.system()))
                    .citing("CRU-COL-05");
        }

        private static Options<String> picks(Season season, Battle open) {
            Opponents opponents = Opponents.of(season, open);
            List<String> ids =
                    new ArrayList<>(season.players().stream().map(Player::id).toList());
            ids.add(LATER);
            return Options.oneOf(
                    ids,
                    id -> id.equals(LATER)
                            ? Option.of(id, "nobody yet")
                            : Option.called(id, season.name(new Player(id))),
                    id -> id.equals(LATER) ? List.of() : opponents.againstPicking(new Player(id)));
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<String> choices, Dice dice) {
            return choices.isEmpty() || choices.only().equals(LATER)
                    ? Outcome.of(season)
                    : Opponents.playing(season, season.battle(battle), new Player(choices.only()));
        }
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
    public record ReviewMatchups() implements Ask<Season, Review> {

        @Override
        public Decision<Review> decision(Season season) {
            if (!season.book().hasOrganizer()) {
                return Decision.none();
            }
            return Decision.of(Player.ORGANIZER, reviews(season))
                    .within(part(season))
                    .onClock("review of turn " + season.turn()) // however often something is changed (CRU-TURN-04)
                    .otherwise(new Publish())
                    .asking("{question}", Sentence.lazily(() -> question(season)))
                    .citing("CRU-MATCH-01", "CRU-TAB-04", "CRU-COL-05");
        }

        /** Who publishes battles that nobody can play yet knows it. */
        private static Sentence question(Season season) {
            List<Sentence> unopposed = season.battles().list().stream()
                    .filter(battle ->
                            Opponents.of(season, battle).againstLooking().isEmpty())
                    .map(battle -> BattleSheet.title(season, battle))
                    .toList();
            return unopposed.isEmpty()
                    ? Sentence.of("Review the battles of turn {turn} and publish them.", season.turn())
                    : Sentence.of(
                            "Review the battles of turn {turn} and publish them. Nobody plays the natives in {battles} yet;"
                                    + " until somebody does, {battles:it|they} can't be played.",
                            season.turn(),
                            unopposed);
        }

        /** Chance, which has no reason to name another, names somebody only where nobody is named. */
        private static Options<Review> reviews(Season season) {
            return reviews(season, Opponents::againstNaming)
                    .sampledBy(
                            random -> reviews(season, Opponents::againstLooking).sample(random));
        }

        private static Options<Review> reviews(Season season, Function<Opponents, List<Violation>> againstAssigning) {
            return Options.<Review>cases()
                    .just(Option.of("publish", "publish the battles as they are"), new Publish())
                    .when(
                            Option.of("assign", "name who plays the natives"),
                            Assign.class,
                            () -> assignments(season, againstAssigning))
                    .when(
                            Option.of("size", "another size"),
                            Resize.class,
                            () -> each(
                                    season,
                                    resize -> "battle-" + resize.battle(),
                                    battle -> BattleSheet.of(season, battle)
                                            .otherSize()
                                            .as(size -> new Resize(battle.number(), size), Resize::size)))
                    .when(
                            Option.of("table", "another scenario table"),
                            Retable.class,
                            () -> each(
                                    season,
                                    retable -> "battle-" + retable.battle(),
                                    battle -> tables(season, battle)
                                            .as(table -> new Retable(battle.number(), table), Retable::table)))
                    .either();
        }

        private static Either<Assign> assignments(
                Season season, Function<Opponents, List<Violation>> againstAssigning) {
            Cases<Assign> battles = Options.cases();
            for (Battle battle : season.battles().list()) {
                battles.add(Options.<Assign>when(
                                label(season, battle),
                                () -> Opponents.of(season, battle)
                                        .assignments()
                                        .as(player -> new Assign(battle.number(), player), Assign::opponent))
                        .unless(() -> againstAssigning.apply(Opponents.of(season, battle))));
            }
            return battles.either(assign -> "battle-" + assign.battle());
        }

        /** Something about one of the battles. */
        private static <R> Either<R> each(
                Season season, Function<R, String> battleOf, Function<Battle, Options<R>> about) {
            Cases<R> battles = Options.cases();
            season.battles().list().forEach(battle -> battles.when(label(season, battle), () -> about.apply(battle)));
            return battles.either(battleOf);
        }

        private static Option label(Season season, Battle battle) {
            Option label = Option.of(battle.id(), BattleSheet.title(season, battle))
                    .noting("{sheet}", Sentence.lazily(BattleSheet.of(season, battle)::words));
            return battle.system().isEmpty() ? label : label.at(battle.system());
        }

        /** The tables it has and was matched with, and those that fit any battle: roles of the other two need supporters. */
        private static OneOf<Situation> tables(Season season, Battle battle) {
            return Options.oneOf(List.of(Situation.values()), table -> Option.of(table.id(), table.words()), table -> {
                boolean needsSupporters = table == Situation.SUPPORTED || table == Situation.HANGING_SUPPORT;
                return Violation.unless(
                        !needsSupporters
                                || table == battle.terms().table()
                                || table == Matchmaking.table(battle.kind(), battle.sides()),
                        () -> Violation.of(
                                        "TABLE_NEEDS_SUPPORT",
                                        table == Situation.SUPPORTED
                                                ? "Table {table} is for two sides of which one is supported, not for {sides}."
                                                : "Table {table} is for a support whose attack did not come, not for {sides}.",
                                        table.words(),
                                        BattleSheet.of(season, battle).sides())
                                .citing(
                                        "CRU-MATCH-01",
                                        table == Situation.SUPPORTED ? "CRU-MATCH-04" : "CRU-MATCH-11"));
            });
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<Review> choices, Dice dice) {
            Review review = choices.isEmpty() ? new Publish() : choices.only();
            if (review instanceof Publish) {
                return Outcome.of(season);
            }
            Step<Season> again = new ReviewMatchups();
            if (review instanceof Assign assign) {
                return Opponents.playing(season, season.battle(assign.battle()), assign.opponent())
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
                                size == null ? season.houseRules().battleSize() : size,
                                season.sizes(retable.table()))));
            }
            Season after = season.with(changed);
            return Outcome.of(after).tell(BattleSheet.told(after, changed)).then(again);
        }
    }
}
