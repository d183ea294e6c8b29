package org.muster.testkit.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.spi.Variant;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Language;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.rules.RuleBook;
import org.muster.testkit.play.Habit;
import org.muster.testkit.play.Played;
import org.muster.testkit.play.RandomPlayers;

/**
 * A ruleset on trial: what is checked, and the games it is tried with. The games are played once, when the first check
 * asks for them.
 */
public final class Trial {

    private static final int MOST_SILENT_ANSWERS = 400;

    private final LoadedRuleset loaded;
    private final OrderedMap<String, String> configs;
    private final List<Long> seeds;
    private final int most;
    private final List<String> staySecret;
    private final List<String> neverSeen;
    private final List<Pattern> lawfulWords;
    private @Nullable List<Played<?>> games;
    private @Nullable Fuzzing fuzzing;
    private @Nullable Heard heard;
    private @Nullable Corpus corpus;

    private Trial(
            LoadedRuleset loaded,
            OrderedMap<String, String> configs,
            List<Long> seeds,
            int most,
            List<String> staySecret,
            List<String> neverSeen,
            List<Pattern> lawfulWords) {
        this.loaded = loaded;
        this.configs = configs;
        this.seeds = List.copyOf(seeds);
        this.most = most;
        this.staySecret = List.copyOf(staySecret);
        this.neverSeen = List.copyOf(neverSeen);
        this.lawfulWords = List.copyOf(lawfulWords);
    }

    /** With its defaults alone, by three seeds. */
    public static Trial of(LoadedRuleset loaded) {
        return new Trial(
                loaded, OrderedMap.of("defaults", ""), List.of(1L, 2L, 3L), 20_000, List.of(), List.of(), List.of());
    }

    /** With its defaults alone, by three seeds. */
    public static Trial of(RulesetPlugin plugin) {
        return of(LoadedRuleset.of(plugin));
    }

    /** With games of these configs: a name for each, and its YAML. */
    public Trial configs(OrderedMap<String, String> some) {
        return new Trial(loaded, some, seeds, most, staySecret, neverSeen, lawfulWords);
    }

    /** With games of these seeds, for each config. */
    public Trial seeds(List<Long> some) {
        return new Trial(loaded, configs, some, most, staySecret, neverSeen, lawfulWords);
    }

    /** A game with more answers counts as one that never ends. */
    public Trial mostAnswers(int number) {
        return new Trial(loaded, configs, seeds, number, staySecret, neverSeen, lawfulWords);
    }

    /** Steps, by their written names, whose secret answers stay secret when their decision closes, until later. */
    public Trial staySecret(List<String> steps) {
        return new Trial(loaded, configs, seeds, most, steps, neverSeen, lawfulWords);
    }

    /** What need not occur in the games: lines of the coverage report, a star at the end standing for anything. */
    public Trial neverSeen(List<String> lines) {
        return new Trial(loaded, configs, seeds, most, staySecret, lines, lawfulWords);
    }

    /** Pieces of sentences that are right although they look like mistakes. */
    public Trial lawfulWords(List<Pattern> words) {
        return new Trial(loaded, configs, seeds, most, staySecret, neverSeen, words);
    }

    /** What is checked. */
    public LoadedRuleset loaded() {
        return loaded;
    }

    /** Names of configs, and their YAML. */
    public OrderedMap<String, String> configs() {
        return configs;
    }

    /** Seeds of games. */
    public List<Long> seeds() {
        return seeds;
    }

    /** Answers after which a game is given up. */
    public int mostAnswers() {
        return most;
    }

    public List<String> staySecret() {
        return staySecret;
    }

    public List<String> neverSeen() {
        return neverSeen;
    }

    public List<Pattern> lawfulWords() {
        return lawfulWords;
    }

    /** The rule book the ruleset carries. */
    public Optional<RuleBook> book() {
        return RuleBook.of(loaded);
    }

    /**
     * What a game of one config is played by.
     *
     * @param dice {@code seeded} or {@code physical}
     */
    public Play<?> play(String config, long seed, String dice) {
        return play(config, seed, dice, "");
    }

    /** What a game is played by that starts from a variant which the ruleset ships, with seats as the first config has them. */
    public Play<?> variant(Variant variant) {
        GameConfig game = GameConfig.read(configs.values().iterator().next());
        GameConfig alone = new GameConfig(null, game.seats(), null, null, null, null, "seeded", 1L, null, variant.id());
        return Opening.of(loaded).play(alone, "trial");
    }

    /** What a game of one config is played by whose dice are fair, and come from {@code key}. */
    public Play<?> fair(String config, SeedChain key) {
        return play(config, 0, "fair", key.commitment());
    }

    private Play<?> play(String config, long seed, String dice, String commitment) {
        GameConfig game = GameConfig.read(configs.the(config)).withDice(dice, seed);
        return Opening.of(loaded).play(game, "trial", seed, commitment, null);
    }

    /**
     * The games: for each config one for each seed, and with the first seed one among fickle and one among silent
     * players.
     */
    public synchronized List<Played<?>> games() {
        if (games == null) {
            List<Played<?>> all = new ArrayList<>();
            for (String config : configs.keySet()) {
                for (long seed : seeds) {
                    all.add(game(config, seed, Habit.PROMPT));
                }
                if (!seeds.isEmpty()) {
                    all.add(game(config, seeds.get(0), Habit.FICKLE));
                    all.add(game(config, seeds.get(0), Habit.SILENT));
                }
            }
            games = List.copyOf(all);
        }
        return games;
    }

    /** The games that came to their end, or at least were not stopped by a fault. */
    public List<Played<?>> soundGames() {
        return games().stream().filter(Trial::isSound).toList();
    }

    /** Whether it came to its end, or at least was not stopped by a fault. */
    public static boolean isSound(Played<?> game) {
        Played.Failure failure = game.failure();
        return failure == null || failure.kind() == Played.Failure.Kind.TOO_LONG;
    }

    /** What findings call a game. */
    public static String named(String config, long seed, Habit habit) {
        return config + ", seed " + seed
                + switch (habit) {
                    case PROMPT -> "";
                    case FICKLE -> ", fickle players";
                    case SILENT -> ", silent players";
                };
    }

    /** One game. */
    public Played<?> game(String config, long seed, Habit habit) {
        int answers = habit == Habit.SILENT ? Math.min(most, MOST_SILENT_ANSWERS) : most;
        return RandomPlayers.play(named(config, seed, habit), play(config, seed, "seeded"), seed, habit, answers);
    }

    /** What came of wrong answers to everything that was asked. */
    public synchronized Fuzzing fuzzing() {
        if (fuzzing == null) {
            fuzzing = Fuzzing.of(soundGames());
        }
        return fuzzing;
    }

    /** What happened in the games. */
    public synchronized Heard heard() {
        if (heard == null) {
            heard = Heard.of(soundGames());
        }
        return heard;
    }

    /** What the games say to people, in English. */
    public synchronized Corpus corpus() {
        if (corpus == null) {
            corpus = Language.speaking(Language.ENGLISH, () -> Corpus.of(this));
        }
        return corpus;
    }
}
