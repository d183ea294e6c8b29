package org.muster.testkit.golden;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Reported;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.dice.Seed;
import org.muster.core.dice.SeedChain;
import org.muster.core.engine.Open;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.testkit.play.RandomPlayers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes the golden saves of one version, once, when it is released: one of everything that a journal can hold, and of
 * every place where a game can stop.
 */
public final class GoldenSaves {

    /** Names the version whose saves are made. */
    public static final String MAKE = "golden.saves";

    private static final int LONG = 250;
    private static final int SHORT = 100;
    private static final int SEARCHED = 1500;
    private static final int TRIES = 10;

    private final LoadedRuleset ruleset;
    private final OrderedMap<String, String> configs;
    private final Path folder;

    private GoldenSaves(LoadedRuleset ruleset, OrderedMap<String, String> configs, Path folder) {
        this.ruleset = ruleset;
        this.configs = configs;
        this.folder = folder;
    }

    /** Makes the saves of {@code ruleset} as it is now. */
    public static void make(LoadedRuleset ruleset, OrderedMap<String, String> configs, Path folder) {
        GoldenSaves saves = new GoldenSaves(ruleset, configs, folder);
        List<String> names = List.copyOf(configs.keySet());
        String first = names.get(0);
        String last = names.get(names.size() - 1);
        saves.seeded(first);
        saves.fair(last);
        saves.physical(first);
        saves.mended(last);
        saves.standing(names);
        saves.fromPosition(first);
        saves.reported(names);
    }

    /** Among bots, to the end or as far as a file may be long. */
    private void seeded(String config) {
        Table<?> table = table(config, "seeded", null, null);
        table.play(LONG);
        table.save("seeded");
    }

    /** Fair dice with contributions, in the middle of a phase, after others whose seeds are revealed. */
    private void fair(String config) {
        Table<?> table = table(config, "fair", new SeedChain(new Seed("5a".repeat(32)), 4096), null);
        table.play(SHORT);
        while (table.count(Entry.Revealed.class) < 2 && table.isGoingOn()) {
            table.play(1);
        }
        table.save("fair");
    }

    /** Real dice, typed in; it ends where some wait, if possible those of a step that has rolled before. */
    private void physical(String config) {
        Table<?> table = table(config, "physical", null, null);
        table.play(SHORT);
        for (int i = 0; i < SEARCHED && table.isGoingOn() && !table.waitsForMoreDice(); i++) {
            table.step();
        }
        table.save("physical");
    }

    /** Drafts, time that is up, answers by the organizer, undone and mended entries. */
    private void mended(String config) {
        Table<?> table = table(config, "seeded", null, null);
        table.careless = true;
        table.play(SHORT / 2);
        table.rewind(15);
        table.play(20);
        table.amend(3);
        table.play(20);
        table.rewind(5);
        table.play(5);
        table.amend(1);
        table.play(5);
        table.save("mended");
    }

    /** A standing answer that answers with the next one. */
    private void standing(List<String> configs) {
        for (String config : configs) {
            for (int start : List.of(10, 60)) {
                Table<?> table = table(config, "seeded", null, null);
                table.play(start);
                for (int i = 0; i < TRIES && table.isGoingOn(); i++) {
                    table.stand();
                    if (table.standsNext()) {
                        table.save("standing");
                        return;
                    }
                    table.play(1);
                }
            }
        }
    }

    /** Opened from a position in the middle of another game, and played on. */
    private void fromPosition(String config) {
        Table<?> from = table(config, "seeded", null, null);
        from.play(SHORT);
        Table<?> table = table(config, "seeded", null, from.position());
        table.play(SHORT / 2);
        table.save("from-position");
    }

    /** A report that waits to be confirmed, where the ruleset has reports. */
    private void reported(List<String> configs) {
        for (int seed = 1; seed <= TRIES; seed++) {
            for (String config : configs) {
                Table<?> table = table(config, "seeded", null, null, seed);
                while (table.isGoingOn() && table.game.answers() < LONG) {
                    if (table.isReported()) {
                        table.save("reported");
                        return;
                    }
                    table.play(1);
                }
            }
        }
    }

    private Table<?> table(String config, String dice, @Nullable SeedChain key, @Nullable JsonNode position) {
        return table(config, dice, key, position, 7);
    }

    private Table<?> table(
            String config, String dice, @Nullable SeedChain key, @Nullable JsonNode position, long seed) {
        var play = Opening.of(ruleset)
                .play(
                        GameConfig.read(configs.the(config)).withDice(dice, seed),
                        "golden",
                        seed,
                        key == null ? "" : key.commitment(),
                        position);
        return new Table<>(play, key, seed);
    }

    /** One game that is being played. */
    private final class Table<S> {
        private final Play<S> play;
        private final @Nullable SeedChain key;
        private final Game<S> game;
        private final List<String> lines = new ArrayList<>();
        private final RandomGenerator random;
        private boolean careless;

        Table(Play<S> play, @Nullable SeedChain key, long seed) {
            this.random = new SplittableRandom(seed);
            this.play = play;
            this.key = key;
            this.game = Game.open(play, key, RandomPlayers.CLOCK, Player.ORGANIZER.id());
        }

        boolean isGoingOn() {
            return !game.isOver();
        }

        JsonNode position() {
            return play.json().write(game.position());
        }

        void play(int answers) {
            int until = game.answers() + answers;
            while (isGoingOn() && game.answers() < until) {
                step();
            }
        }

        /** One answer, or what comes before it. */
        void step() {
            Roll roll = game.pendingRoll().orElse(null);
            if (roll != null) {
                List<Integer> faces = new ArrayList<>();
                for (int i = 0; i < roll.pool().count(); i++) {
                    faces.add(1 + random.nextInt(roll.pool().sidesOf(i)));
                }
                game.roll(Player.ORGANIZER.id(), faces);
                return;
            }
            Open<S, ?> open = pick();
            if (careless && random.nextInt(10) == 0 && open.decision().hasDefault()) {
                game.lapse(Player.ORGANIZER.id(), open.id());
                return;
            }
            Asked asked = asked(open);
            boolean draft = careless && random.nextInt(8) == 0;
            boolean forThem = careless && game.setup().hasOrganizer() && random.nextInt(6) == 0;
            game.choose(
                    forThem ? Player.ORGANIZER.id() : asked.seat().id(),
                    asked.seat(),
                    open.id(),
                    asked.answer(),
                    !draft,
                    contribution());
        }

        private @Nullable String contribution() {
            return key == null ? null : Long.toHexString(random.nextLong());
        }

        private Open<S, ?> pick() {
            List<Open<S, ?>> waited =
                    game.open().stream().filter(one -> !one.isMeanwhile()).toList();
            return waited.get(random.nextInt(waited.size()));
        }

        private <C> Asked asked(Open<S, C> open) {
            var answers = game.position().answersTo(open.id());
            List<Question<C>> left = open.questions().stream()
                    .filter(question -> {
                        var answered = answers.get(question.id());
                        return answered == null || !answered.confirmed();
                    })
                    .toList();
            List<Question<C>> from = left.isEmpty() ? open.all() : left;
            Question<C> question = from.get(random.nextInt(from.size()));
            return new Asked(
                    question.id(), question.options().write(question.options().sample(random)));
        }

        int count(Class<?> kind) {
            return (int) game.entries().stream()
                    .filter(entry -> kind.isInstance(entry.body()))
                    .count();
        }

        boolean waitsForMoreDice() {
            return game.pendingRoll().isPresent() && !game.position().faces().isEmpty();
        }

        boolean isReported() {
            return game.open().stream()
                    .anyMatch(open -> open.step() instanceof Reported<?, ?> report
                            && report.filed().stage() == Reported.Stage.REPORTED);
        }

        void rewind(int entries) {
            List<Entry> history = history();
            game.rewind(
                    Player.ORGANIZER.id(),
                    history.get(Math.max(0, history.size() - 1 - entries)).n(),
                    "we forgot something");
        }

        private List<Entry> history() {
            keepLines();
            return Journal.read(lines).history();
        }

        /** Mends some answers by what was answered to the same step elsewhere, and some rolls. */
        void amend(int times) {
            int done = 0;
            List<Entry> history = history();
            for (int i = history.size() / 2; i < history.size() && done < times; i++) {
                Entry wrong = history.get(i);
                if (wrong.body() instanceof Entry.Rolled rolled
                        && rolled.rolls().size() == 1
                        && rolled.rolls().get(0).faces().stream().anyMatch(face -> face != 1)) {
                    List<Answer> ones = rolled.rolls().get(0).faces().stream()
                            .map(any -> (Answer) new Answer.Whole(1))
                            .toList();
                    done += amended(wrong.n(), new Answer.Items(ones)) ? 1 : 0;
                } else if (wrong.body() instanceof Entry.Chose chose) {
                    for (Entry other : history) {
                        if (other.body() instanceof Entry.Chose same
                                && same.step().equals(chose.step())
                                && !same.answer().equals(chose.answer())
                                && amended(wrong.n(), same.answer())) {
                            done++;
                            break;
                        }
                    }
                }
                history = history();
            }
        }

        private boolean amended(int entry, Answer answer) {
            try {
                game.amend(Player.ORGANIZER.id(), entry, answer, "a slip of the pen");
                return true;
            } catch (BadGame refused) {
                return false;
            }
        }

        void stand() {
            Open<S, ?> open = pick();
            Asked asked = asked(open);
            game.stand(asked.seat().id(), asked.seat(), open.id(), asked.answer());
        }

        /** Whether one more answer brings a standing one with it. */
        boolean standsNext() {
            if (!isGoingOn()) {
                return false;
            }
            Game<S> copy = copy();
            int answers = copy.answers();
            Optional<ObjectNode> next = next();
            next.ifPresent(answer -> GoldenSave.choose(copy, answer));
            return next.isPresent() && copy.answers() > answers + 1;
        }

        /** The next answer of somebody who is asked first: the same whenever it is asked for. */
        private Optional<ObjectNode> next() {
            if (game.isOver() || game.pendingRoll().isPresent()) {
                return Optional.empty();
            }
            return game.open().stream()
                    .filter(open -> !open.isMeanwhile())
                    .findFirst()
                    .map(this::answer);
        }

        private <C> ObjectNode answer(Open<S, C> open) {
            var answers = game.position().answersTo(open.id());
            Question<C> question = open.all().stream()
                    .filter(one -> !answers.containsKey(one.id()))
                    .findFirst()
                    .orElse(open.all().get(0));
            ObjectNode json = Json.MAPPER.createObjectNode();
            json.put("seat", question.id().id()).put("decision", open.id());
            json.set(
                    "answer",
                    Json.MAPPER.valueToTree(
                            question.options().write(question.options().sample(new SplittableRandom(7)))));
            if (key != null) {
                json.put("contribution", "golden");
            }
            return json;
        }

        private Game<S> copy() {
            keepLines();
            return Game.load(play, Journal.read(lines), key, RandomPlayers.CLOCK);
        }

        private void keepLines() {
            game.takeUnsaved().forEach(line -> lines.add(new String(line, StandardCharsets.UTF_8).stripTrailing()));
        }

        void save(String name) {
            Game<S> copy = copy();
            ObjectNode then = Json.MAPPER.createObjectNode();
            then.set("position", GoldenSave.facts(copy));
            next().ifPresent(next -> {
                then.set("next", next);
                GoldenSave.choose(copy, next);
                then.set("after", GoldenSave.facts(copy));
            });
            GoldenSave.write(folder.resolve(name), lines, key, then);
        }
    }

    /** An answer, and whose. */
    private record Asked(Player seat, Answer answer) {}
}
