package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Checked;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.json.Flaw;
import org.muster.core.json.Json;
import tools.jackson.databind.node.ObjectNode;

/** What a game is played by: who may sit there and look, where it starts, who throws what. */
class PlayTest {

    private static final Player ANNA = new Player("anna");
    private static final Viewer ORGANIZER = Viewer.of(Player.ORGANIZER);

    private static Play<Market.Day> play(String more) {
        return Games.open(new Market(), Market.TWO + more).game.play();
    }

    private static List<String> refused(String seats) {
        return catchThrowableOfType(BadGame.class, () -> Games.open(new Market(), "seats: " + seats + "\nseed: 1\n"))
                .violations()
                .stream()
                .map(one -> one.code() + " " + one.sentence())
                .toList();
    }

    @Test
    void noSeatIsCalledAsWhoIsInEveryGame() {
        assertThat(refused("{engine: Anna, bert: Bert}"))
                .containsExactly(
                        "BAD_SEAT No seat can be called engine: that is who rolls and reveals in a game; give it"
                                + " another id.");
        assertThat(refused("{anna: Anna, spectator: Bert}"))
                .containsExactly(
                        "BAD_SEAT No seat can be called spectator: that is who watches in a game; give it another id.");
    }

    /** Who can't be called so sits there all the same. */
    @Test
    void aSeatWithAWrongIdIsCounted() {
        TinyRuleset<Market.Day> two = new Market() {
            @Override
            protected int most() {
                return 1;
            }
        };
        assertThatThrownBy(() -> Games.open(two, "seats: {A: Anna}\nseed: 1\n"))
                .hasMessage("a seat's id is 1 to 40 of a-z, 0-9, - and _, not \"A\"");
        assertThatThrownBy(() -> Games.open(two, "seats: {A: Anna, bert: Bert}\nseed: 1\n"))
                .hasMessageContaining("Tiny is for 1 player; there are 2.");
    }

    @Test
    void asManySitAsTheBookSays() {
        assertThat(refused("{a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J}"))
                .containsExactly("HOW_MANY_SEATS Tiny is for 1 to 9 players; there are 10.");
        TinyRuleset<Market.Day> duel = new Market() {
            @Override
            protected int most() {
                return 1;
            }
        };
        assertThatThrownBy(() -> Games.open(duel, Market.TWO)).hasMessage("Tiny is for 1 player; there are 2.");
    }

    @Test
    void everybodyMayLookAndTheOrganizerWhereThereIsOne() {
        Play<Market.Day> alone = play("");
        List<Viewer> seats = List.of(Viewer.of(ANNA), Viewer.of(new Player("bert")));
        assertThat(alone.viewers())
                .startsWith(seats.toArray(Viewer[]::new))
                .endsWith(ORGANIZER, Viewer.SPECTATOR, Viewer.EVERYTHING)
                .hasSize(5);
        assertThat(alone.watchers()).containsExactly(seats.get(0), seats.get(1), Viewer.SPECTATOR, Viewer.EVERYTHING);
        assertThat(play("organizer: true\n").watchers()).contains(ORGANIZER).hasSize(5);
    }

    @Test
    void aSeatIsCalledByWhoSitsThere() {
        Play<Market.Day> play = play("");
        assertThat(play.name(ANNA)).isEqualTo("Anna");
        assertThat(play.name(Player.ORGANIZER))
                .as("who types what an organizer would, where nobody is one")
                .isEqualTo("the organizer");
        assertThat(play("organizer: true\n").name(Player.ORGANIZER)).isEqualTo("the organizer");
        assertThat(play.named(Sentence.of("{who} sells", ANNA))).hasToString("Anna sells");
        assertThat(play.book()).isEqualTo(play.setup());
    }

    @Test
    void itsEndIsToldWithWhoWonAndWhy() {
        Play<Market.Day> play = play("");
        Sentence rain = Sentence.of("it rained");
        List<Player> both = play.setup().players();
        assertThat(play.ending(Result.won(List.of(ANNA), both, rain))).hasToString("Anna won: it rained");
        assertThat(play.ending(Result.won(List.of(), both, rain))).hasToString("Nobody won: it rained");
        assertThat(play.ending(new Result(List.of(both), rain, List.of())))
                .hasToString("A draw between Anna and Bert: it rained");
    }

    // ---- dice

    private static Roll roll(Audience audience) {
        return Roll.of("Luck", Pool.D6).by(ANNA).seenBy(audience);
    }

    @Test
    void handsThrowWhatSomebodyMaySee() {
        Play<Market.Day> real = play("dice: physical\n");
        Audience hers = Audience.only(ANNA);
        assertThat(real.isByHand(roll(Audience.EVERYBODY))).isTrue();
        assertThat(real.isByHand(roll(hers))).isTrue();
        assertThat(real.isByHand(roll(Audience.NOBODY))).isFalse();
        assertThat(real.typingHiddenDice().isByHand(roll(Audience.NOBODY))).isTrue();
        Play<Market.Day> seeded = play("");
        assertThat(seeded.isByHand(roll(Audience.EVERYBODY))).isFalse();
        assertThat(seeded.typingHiddenDice().isByHand(roll(Audience.EVERYBODY))).isFalse();
        assertThat(seeded.typingHiddenDice().isByHand(roll(hers))).isTrue();
        Play<Market.Day> other = seeded.withDice("other", real.header().dice());
        assertThat(other.header().game()).isEqualTo("other");
        assertThat(other.isByHand(roll(Audience.EVERYBODY))).isTrue();
        assertThat(other.header().dice()).isEqualTo(real.header().dice());
    }

    @Test
    void facesThatCantBeAreToldWithTheirRollToWhoMayKnowIt() {
        Play<Market.Day> real = play("dice: physical\n");
        Roll hers = roll(Audience.only(ANNA));
        assertThatThrownBy(() -> new TypedDice(real, hers, "anna").mustBeFaces(List.of(7)))
                .hasMessage("Luck: a d6 can't show 7; it shows 1 to 6.");
        assertThatThrownBy(() -> new TypedDice(real, hers, "organizer").mustBeFaces(List.of(7)))
                .hasMessage("This roll: a d6 can't show 7; it shows 1 to 6.");
        assertThatThrownBy(() -> new TypedDice(real, hers, "organizer").mustBeFaces(List.of(1, 2)))
                .hasMessage("This roll takes 1 die (d6); 2 are given.");
    }

    // ---- where it starts

    /** A market that is not over after the third day is none. */
    private static final class Short extends Market {
        @Override
        public List<Violation> checkPosition(Day day) {
            return Violation.unless(
                    day.day() <= 3,
                    () -> Violation.of("TOO_LATE", "There is no day {n}.", day.day())
                            .inside("day"));
        }
    }

    private static ObjectNode position(int day) {
        Games<Market.Day> table = Games.open(new Short(), Market.TWO);
        ObjectNode json = (ObjectNode)
                Json.read(table.game.play().json().write(table.game.position()).toString());
        ((ObjectNode) json.path("state")).put("day", day);
        return json;
    }

    @Test
    void aPositionIsJudgedByTheRules() {
        Games<Market.Day> table = Games.open(new Short(), Market.TWO, position(3));
        assertThat(table.state().day()).isEqualTo(3);
        assertThat(table.game.play().flaws()).isEmpty();
        BadGame bad = catchThrowableOfType(BadGame.class, () -> Games.open(new Short(), Market.TWO, position(4)));
        assertThat(bad.violations())
                .singleElement()
                .satisfies(one -> assertThat(one.at()).isEqualTo("position.state.day"))
                .satisfies(one -> assertThat(one.sentence()).hasToString("There is no day 4."));
        assertThat(Games.open(new Short(), Market.TWO).game.play().flaws()).isEmpty();
    }

    @Test
    void aPositionRefersToNobodyWhoIsNotThere() {
        ObjectNode json = position(2);
        ((ObjectNode) json.path("state")).putArray("players").add("anna").add("carl");
        BadGame bad = catchThrowableOfType(BadGame.class, () -> Games.open(new Short(), Market.TWO, json));
        assertThat(bad.violations())
                .isNotEmpty()
                .allSatisfy(one -> assertThat(one.at()).startsWith("position.state.players"));
    }

    private static List<String> flawsOf(ObjectNode json) {
        return catchThrowableOfType(BadGame.class, () -> Games.open(new Short(), Market.TWO, json))
                .violations()
                .stream()
                .map(one -> one.at() + ": " + one.sentence())
                .toList();
    }

    private static ObjectNode answered(String by, String more) {
        Games<Market.Day> table = Games.open(new Short(), Market.TWO);
        ObjectNode json = position(1);
        json.set(
                "answers",
                Json.read("{\"%d\": {\"anna\": {\"answer\": 3, \"by\": \"%s\"%s}}}"
                        .formatted(Market.decision(table, "Bids"), by, more)));
        return json;
    }

    @Test
    void whoDoesNotDecideWithOneDoesNotAnswerForThemInAPosition() {
        for (String right : List.of("anna", "organizer")) {
            Games<Market.Day> table = Games.open(new Short(), Market.TWO, answered(right, ""));
            assertThat(table.game.position().answersTo(Market.decision(table, "Bids")))
                    .hasSize(1);
        }
        assertThat(flawsOf(answered("bert", "")))
                .singleElement()
                .asString()
                .matches(
                        "position.answers.\\d+.anna.by: bert has no say in what anna is asked; the answer is by anna, or"
                                + " by the organizer for them");
    }

    @Test
    void nothingInAPositionIsTakenForAnotherKindOfThing() {
        assertThat(flawsOf(answered("anna", ", \"confirmed\": 1")))
                .singleElement()
                .asString()
                .endsWith(".anna.confirmed: 1 is neither true nor false");
        ObjectNode words = position(1);
        ((ObjectNode) words.path("state")).putArray("done").add(7);
        assertThat(flawsOf(words)).containsExactly("position.state.done.0: a text is wanted here, not 7");
        ObjectNode number = position(1);
        ((ObjectNode) number.path("state")).put("day", "1");
        assertThat(flawsOf(number)).containsExactly("position.state.day: \"1\" is no whole number");
        ObjectNode title = position(1);
        ((ObjectNode) title.path("agenda")).put("title", -1);
        assertThat(flawsOf(title)).containsExactly("position.agenda.title: a text is wanted here, not -1");
    }

    /** It was taken once, and a game that was opened so goes on. */
    @Test
    void aSavedPositionIsReadAsItAlwaysWas() {
        ObjectNode number = position(2);
        ((ObjectNode) number.path("state")).put("day", "2");
        Play<Market.Day> play = play("");
        assertThat(play.json().position(number, play.book()).state().day()).isEqualTo(2);
    }

    record Trip(List<Player> players, @RefersTo("towns") String town) {}

    record Go() implements Ask<Trip, String> {
        @Override
        public Decision<String> decision(Trip trip) {
            return Decision.of(trip.players.get(0), Options.text(1, 9));
        }

        @Override
        public Outcome<Trip> decide(Trip trip, Choices<String> choices, Dice dice) {
            return Outcome.of(new Trip(trip.players, choices.only()));
        }
    }

    record Rules(boolean byNight, int hours) {}

    /** Its book, and no file, says which towns there are. */
    private static final class Trips extends TinyRuleset<Trip> {
        @Override
        public Class<Trip> state() {
            return Trip.class;
        }

        @Override
        public Pipeline<Trip> pipeline() {
            return Pipeline.<Trip>setup().rounds("day", "Day", Pipeline.phase("go", "Go", new Go()));
        }

        @Override
        public Object houseRules() {
            return new Rules(false, 8);
        }

        @Override
        public OrderedMap<String, Set<String>> ids(Setup book) {
            return OrderedMap.of("towns", Set.of("Ghent", "Liege"));
        }

        @Override
        public Trip start(Setup setup, Setup book) {
            return new Trip(setup.players(), "Ghent");
        }
    }

    @Test
    void aPositionRefersToWhatTheBookHolds() {
        Games<Trip> games = Games.open(new Trips(), Market.TWO);
        assertThat(games.game.play().flaws(games.game.position())).isEmpty();
        games.choose("anna", "Paris");
        assertThat(games.game.play().flaws(games.game.position()))
                .singleElement()
                .satisfies(flaw -> assertThat(flaw.place()).isEqualTo("state.town"));
    }

    @Test
    void houseRulesThatDifferFromTheBookAreToldOnceForAll() {
        Play<Trip> usual = Games.open(new Trips(), Market.TWO).game.play();
        assertThat(usual.houseRules()).isEmpty();
        Play<Trip> other = Games.open(new Trips(), Market.TWO + "options: {byNight: true, hours: 8}\n")
                .game
                .play();
        assertThat(other.houseRules()).singleElement().hasToString("By night: yes");
        assertThat(other.houseRules()).as("put in words once").isSameAs(other.houseRules());
    }

    @Test
    void whatIsNoPositionSaysWhere() {
        ObjectNode json = position(2);
        ((ObjectNode) json.path("state")).put("day", "monday");
        Play.BadPosition bad =
                catchThrowableOfType(Play.BadPosition.class, () -> Games.open(new Short(), Market.TWO, json));
        Flaw flaw = bad.flaw();
        assertThat(flaw.place()).isEqualTo("state.day");
    }

    // ---- checked values

    @Test
    void whatIsBadIsThrownWithEveryReason() {
        assertThat(BadGame.<Integer>unlessBad(Checked.ok(3))).isEqualTo(3);
        Violation one = Violation.of("ONE", "one");
        Violation two = Violation.of("TWO", "two");
        assertThatThrownBy(() -> BadGame.unlessBad(Checked.bad(List.of(one, two))))
                .isInstanceOfSatisfying(
                        BadGame.class, bad -> assertThat(bad.violations()).containsExactly(one, two));
    }
}
