package org.muster.core.game;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Position;
import org.muster.core.journal.Checkpoints;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Head;
import org.muster.core.journal.Journal;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.story.Story;
import org.muster.core.story.Trace;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Where a journal had led to at one entry. It saves replaying what was before, and is nothing but a cache: whatever does
 * not fit the journal any more is not used.
 *
 * @param head the end of the journal when it was made
 * @param position the game
 * @param opened the entry that opened each decision that was open
 * @param before how much each viewer had heard by then, and of which entries
 * @param phase ids of the round and phase of the last question, also while dice are waited for
 * @param clocks that decisions share: since which entry each runs, and for which decisions
 */
public record Snapshot<S>(
        Head head,
        Position<S> position,
        OrderedMap<Integer, Integer> opened,
        Story.Before before,
        List<String> phase,
        OrderedMap<String, List<Integer>> clocks) {

    public Snapshot {
        phase = List.copyOf(phase);
    }

    /** As text, to be kept wherever one likes. */
    public String write(Play<S> play) {
        ObjectNode json = Json.MAPPER.createObjectNode();
        json.set("head", Json.MAPPER.valueToTree(head));
        json.put("rules", play.rules()); // other code may write its states otherwise
        json.set("position", play.json().write(position));
        ObjectNode decisions = json.putObject("opened");
        opened.forEach((decision, entry) -> decisions.put(Integer.toString(decision), entry));
        ObjectNode counts = json.putObject("heard");
        before.heard().forEach(counts::put);
        json.set("told", Json.MAPPER.valueToTree(before.told()));
        json.set("phase", Json.MAPPER.valueToTree(phase));
        if (!clocks.isEmpty()) {
            json.set("clocks", Json.MAPPER.valueToTree(clocks));
        }
        return Json.write(json);
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws BadJson if it is none of such a game, made by the code at hand
     */
    public static <S> Snapshot<S> read(Play<S> play, String text) {
        JsonNode json = Json.read(text);
        try {
            if (!json.path("head").isObject()
                    || !json.path("position").isObject()
                    || !json.path("phase").isArray()
                    || !json.path("told").isArray()) {
                throw new BadJson("it is no snapshot");
            }
            if (!json.path("rules").asString("").equals(play.rules())) {
                throw new BadJson(
                        "it was made by other code or data of {ruleset}",
                        play.info().id());
            }
            OrderedMap<Integer, Integer> opened = OrderedMap.empty();
            for (Map.Entry<String, JsonNode> one : json.path("opened").properties()) {
                opened = opened.with(
                        Integer.valueOf(one.getKey()), one.getValue().asInt());
            }
            OrderedMap<String, Integer> heard = OrderedMap.empty();
            for (Map.Entry<String, JsonNode> one : json.path("heard").properties()) {
                heard = heard.with(one.getKey(), one.getValue().asInt());
            }
            OrderedMap<String, List<Integer>> clocks = OrderedMap.empty();
            for (Map.Entry<String, JsonNode> one : json.path("clocks").properties()) {
                clocks = clocks.with(one.getKey(), List.of(Json.MAPPER.treeToValue(one.getValue(), Integer[].class)));
            }
            Head head = Json.MAPPER.treeToValue(json.path("head"), Head.class);
            List<Trace> told = List.of(Json.MAPPER.treeToValue(json.path("told"), Trace[].class));
            return new Snapshot<>(
                    head,
                    play.json().position(json.path("position"), play.book()),
                    opened,
                    new Story.Before(head.entries(), heard, told),
                    List.of(Json.MAPPER.treeToValue(json.path("phase"), String[].class)),
                    clocks);
        } catch (JacksonException e) {
            throw BadJson.of(e);
        } catch (IllegalArgumentException e) {
            throw new BadJson(Sentence.verbatim(String.valueOf(e.getMessage())));
        }
    }

    /** The entry that opened each decision, from the first on; 0 for those that are closed. */
    List<Integer> openedBy() {
        List<Integer> all = new ArrayList<>();
        for (int decision = 1; decision <= position.decisions(); decision++) {
            all.add(opened.getOrDefault(decision, 0));
        }
        return all;
    }

    /**
     * Where a replay stands that goes on from here.
     *
     * @param done the entries that led here
     */
    Replay.Stand<S> stand(List<Entry> done) {
        Entry.Closed closed = null;
        for (Entry one : done) {
            closed = one.body() instanceof Entry.Closed last ? last : closed;
        }
        return new Replay.Stand<>(
                position, done.get(done.size() - 1).n(), closed, Checkpoints.NONE, new Phases.At(phase, false));
    }

    private Snapshot<S> unheard() {
        return new Snapshot<>(
                head,
                position,
                opened,
                new Story.Before(head.entries(), OrderedMap.empty(), before.told()),
                phase,
                clocks);
    }

    /** Whether {@code journal}, replayed, leads here. */
    public boolean isTrue(Play<S> play, Journal journal, Clock clock) {
        int n = head.entries();
        if (n == 0 || n > journal.entries().size()) {
            return false;
        }
        Game<S> then = Game.load(play, journal.upTo(n), null, clock, null);
        return then.recording()
                .snapshot()
                .unheard()
                .write(play)
                .equals(unheard().write(play));
    }

    /** How many entries of {@code history}, which is the journal's, it stands for; 0: it is of no use. */
    int standsFor(Journal journal, List<Entry> history) {
        int n = head.entries();
        if (n == 0
                || n > journal.entries().size()
                || !journal.entries().get(n - 1).hash().equals(head.hash())) {
            return 0;
        }
        List<Entry> then = journal.upTo(n).history();
        boolean stands =
                then.size() <= history.size() && history.subList(0, then.size()).equals(then);
        for (Entry later : journal.entries().subList(n, journal.entries().size())) {
            stands &= !(later.body() instanceof Entry.Upgraded);
        }
        return stands ? then.size() : 0;
    }
}
