package org.muster.core.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.decision.Question;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Engine;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.core.game.Nim;

/** A bot that looks ahead wins, repeats itself, and does not look into other people's cards. */
class SearchBotTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    /** Nim that is even as long as it goes on. */
    private static class Told extends Nim {
        @Override
        public OptionalDouble evaluation(Heap heap, Player player) {
            return OptionalDouble.of(0.5);
        }
    }

    private static Position<Nim.Heap> heap(int matches) {
        return Position.start(new Nim.Heap(List.of(ANNA, BERT), matches, 0));
    }

    private static int winsOfAnna(Nim nim, Bot<Nim.Heap> anna, Bot<Nim.Heap> bert) {
        Playout<Nim.Heap> playout = new Playout<>(new Engine<>(nim, true), Bot.bySeat(Map.of(ANNA, anna), bert), 100);
        int wins = 0;
        for (int seed = 0; seed < 60; seed++) {
            var result = playout.play(heap(0), seed).result();
            wins += result != null && result.winners().contains(ANNA) ? 1 : 0;
        }
        return wins;
    }

    @Test
    void itBeatsChance() {
        Nim nim = new Told();
        Bot<Nim.Heap> search = new SearchBot<>(new Engine<>(nim, true), nim, 90, 50);
        assertThat(winsOfAnna(nim, search, Bot.random())).isGreaterThan(45);
        assertThat(winsOfAnna(nim, Bot.random(), search)).isLessThan(15);
    }

    /** Of a club's 160 looks ahead 13 choices get a dozen each, in place of 32 that get five. */
    @Test
    void whereItIsKnownWhatIsPromisingFewChoicesAreTriedTheMoreOften() {
        assertThat(List.of(Level.EASY, Level.CLUB, Level.STRONG))
                .extracting(level -> SearchBot.most(level.effort(), true))
                .containsExactly(3, 13, 31);
        assertThat(List.of(Level.EASY, Level.CLUB, Level.STRONG))
                .extracting(level -> SearchBot.most(level.effort(), false))
                .containsExactly(3, 32, 64);
        assertThat(SearchBot.most(1, true)).isEqualTo(2);
    }

    @Test
    void theSameSeedPlaysTheSameGame() {
        Nim nim = new Told();
        Bot<Nim.Heap> search = new SearchBot<>(new Engine<>(nim, true), nim, 20, 50);
        assertThat(winsOfAnna(nim, search, search)).isEqualTo(winsOfAnna(nim, search, search));
    }

    @Test
    void withoutAnEndInSightItAsksTheRulesetHowThingsStand() {
        Nim greedy = new Nim() {
            @Override
            public OptionalDouble evaluation(Heap heap, Player player) {
                return OptionalDouble.of(1.0 / (1 + heap.matches()));
            }
        };
        Engine<Nim.Heap> engine = new Engine<>(greedy, true);
        Bot<Nim.Heap> search = new SearchBot<>(engine, greedy, 300, 1);
        List<Object> first = new ArrayList<>();
        Bot<Nim.Heap> heard = new Bot<>() {
            @Override
            public <C> C choose(
                    InPlay<Nim.Heap> game, Open<Nim.Heap, C> open, Question<C> question, RandomGenerator random) {
                C choice = search.choose(game, open, question, random);
                if (game.state().matches() > 9) {
                    first.add(choice);
                }
                return choice;
            }
        };
        for (int seed = 0; seed < 10; seed++) {
            new Playout<>(engine, heard, 100).play(heap(0), seed);
        }
        assertThat(first).hasSizeGreaterThan(5).containsOnly(3);
    }

    @Test
    void nothingIsValuedInTheMidstOfWhatIsGoingOn() {
        List<Integer> valued = new ArrayList<>();
        Nim uneasy = new Nim() {
            @Override
            public OptionalDouble evaluation(Heap heap, Player player) {
                valued.add(heap.matches());
                return OptionalDouble.of(0.5);
            }

            @Override
            public boolean isSettled(Heap heap) {
                return heap.matches() % 4 == 0;
            }
        };
        Engine<Nim.Heap> engine = new Engine<>(uneasy, true);
        Bot<Nim.Heap> search = new SearchBot<>(engine, uneasy, 50, 1);
        List<Integer> ahead = new ArrayList<>();
        Bot<Nim.Heap> heard = new Bot<>() {
            @Override
            public <C> C choose(
                    InPlay<Nim.Heap> game, Open<Nim.Heap, C> open, Question<C> question, RandomGenerator random) {
                valued.clear();
                C choice = search.choose(game, open, question, random);
                valued.removeIf(matches -> matches == game.state().matches()); // whether there is anything to tell
                ahead.addAll(valued);
                return choice;
            }
        };
        new Playout<>(engine, heard, 100).play(heap(0), 1);
        assertThat(ahead).isNotEmpty().allMatch(matches -> matches % 4 == 0);
    }

    @Test
    void whereNobodyCanTellHowThingsStandItChoosesByChance() {
        Nim silent = new Nim();
        Bot<Nim.Heap> search = new SearchBot<>(new Engine<>(silent, true), silent, 90, 50);
        assertThat(winsOfAnna(silent, search, Bot.random())).isBetween(15, 45);
    }

    @Test
    void itSaysWhyInOneSentence() {
        Nim nim = new Told();
        Engine<Nim.Heap> engine = new Engine<>(nim, true);
        Bot<Nim.Heap> search = new SearchBot<>(engine, nim, 300, 50);
        List<String> whys = new ArrayList<>();
        Bot<Nim.Heap> heard = new Bot<>() {
            @Override
            public <C> C choose(
                    InPlay<Nim.Heap> game, Open<Nim.Heap, C> open, Question<C> question, RandomGenerator random) {
                Thought<C> thought = search.think(game, open, question, random);
                if (game.state().matches() == 3) {
                    whys.add(thought.choice() + " " + thought.why());
                }
                return thought.choice();
            }
        };
        for (int seed = 0; seed < 10; seed++) {
            new Playout<>(engine, heard, 100).play(heap(0), seed);
        }
        assertThat(whys)
                .isNotEmpty()
                .allSatisfy(why -> assertThat(why).startsWith("3 \"3\" has 100 chances in 100, tried"));
    }

    /** Its time is up at once: each of three choices was tried, and none twice. */
    @Test
    void whoHasNoTimeTriesEachChoiceOnce() {
        Nim nim = new Told();
        Engine<Nim.Heap> engine = new Engine<>(nim, true);
        SearchBot<Nim.Heap> search = new SearchBot<>(engine, nim, 30_000, 50).within(Duration.ofNanos(1));
        List<String> whys = new ArrayList<>();
        Bot<Nim.Heap> heard = new Bot<>() {
            @Override
            public <C> C choose(
                    InPlay<Nim.Heap> game, Open<Nim.Heap, C> open, Question<C> question, RandomGenerator random) {
                Thought<C> thought = search.think(game, open, question, random);
                whys.add(thought.why().toString());
                return thought.choice();
            }
        };
        new Playout<>(engine, heard, 100).play(heap(0), 1);
        assertThat(whys)
                .isNotEmpty()
                .allSatisfy(why -> assertThat(why).matches("(.* tried out 1 time; .*)?"))
                .anySatisfy(why -> assertThat(why).isNotEmpty());
    }

    /** Odd or even; the rules hold odd for promising, which it is not. */
    private record Bet() implements Ask<Nim.Heap, Integer> {
        @Override
        public Decision<Integer> decision(Nim.Heap heap) {
            return Decision.of(ANNA, Options.number(1, 2));
        }

        @Override
        public List<Integer> promising(Nim.Heap heap, Player seat, RandomGenerator random) {
            return List.of(1);
        }

        @Override
        public Outcome<Nim.Heap> decide(Nim.Heap heap, Choices<Integer> choices, Dice dice) {
            boolean isWon = (dice.roll(Roll.of("Bet", Pool.parse("d6"))).total() + choices.only()) % 2 == 0;
            return Outcome.of(heap)
                    .end(Result.won(List.of(isWon ? ANNA : BERT), heap.players(), Sentence.of("guessed it")));
        }
    }

    @Test
    void whereItTakesWhatWentLessWellItSaysThatARuleHoldsItForPromising() {
        Nim betting = new Told() {
            @Override
            public Pipeline<Heap> pipeline() {
                return Pipeline.setup(Pipeline.<Heap>phase("bet", "Bet", new Bet()));
            }
        };
        Engine<Nim.Heap> engine = new Engine<>(betting, true);
        Bot<Nim.Heap> search = new SearchBot<>(engine, betting, 100, 1);
        Pattern chances = Pattern.compile("\"(.)\" has ([0-9]+) chances .* has ([0-9]+)\\.(.*)");
        int inDoubt = 0;
        for (int seed = 0; seed < 60; seed++) {
            Position<Nim.Heap> start = Position.start(new Nim.Heap(List.of(ANNA, BERT), 0, 0));
            Session<Nim.Heap> game = new Session<>(engine, start, (roll, index) -> {
                        throw new IllegalStateException("nothing is rolled before it is asked");
                    })
                    .run();
            Matcher why = chances.matcher(why(search, game, game.open().get(0), seed));
            assertThat(why.matches()).isTrue();
            boolean isLess = Integer.parseInt(why.group(2)) < Integer.parseInt(why.group(3));
            assertThat(why.group(4))
                    .isEqualTo(
                            isLess
                                    ? " So little apart may be luck, and then it takes what the rules call promising."
                                    : "");
            assertThat(isLess && !"1".equals(why.group(1))).isFalse();
            inDoubt += isLess ? 1 : 0;
        }
        assertThat(inDoubt).isBetween(1, 30);
    }

    private static <C> String why(Bot<Nim.Heap> bot, Session<Nim.Heap> game, Open<Nim.Heap, C> open, long seed) {
        return bot.think(game, open, open.questionFor(ANNA).orElseThrow(), new SplittableRandom(seed))
                .why()
                .toString();
    }
}
