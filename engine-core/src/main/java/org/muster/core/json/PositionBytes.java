package org.muster.core.json;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Position;
import org.muster.core.engine.RulesetFault;
import org.muster.core.engine.StepNames;

/**
 * Positions as they are saved and hashed: these bytes are the same on every machine. {@link StateJson} reads them.
 *
 * @param <S> the ruleset's state
 */
final class PositionBytes<S> {

    private final StateBytes values;
    private final StepNames<S> steps;
    /** Of those that were written before. */
    private final Map<Class<?>, String> names = new ConcurrentHashMap<>();

    PositionBytes(StateBytes values, StepNames<S> steps) {
        this.values = values;
        this.steps = steps;
    }

    void write(JsonBytes json, Position<S> position) {
        json.startObject();
        json.name("state");
        values.write(json, position.state());
        json.name("agenda");
        if (position.agenda() == null) {
            json.nothing();
        } else {
            position.agenda().accept(new Written(json));
        }
        json.name("round").number(position.round());
        json.name("decisions").number(position.decisions());
        json.name("rolls").number(position.rolls());
        json.name("answers").startObject();
        position.answers().forEach((id, given) -> answers(json, id, given));
        json.endObject();
        json.name("closing").number(position.closing());
        json.name("faces").startArray();
        for (int[] roll : position.faces()) {
            json.startArray();
            for (int face : roll) {
                json.number(face);
            }
            json.endArray();
        }
        json.endArray();
        if (position.result() != null) {
            result(json, position.result());
        }
        json.endObject();
    }

    private static void answers(JsonBytes json, int decision, OrderedMap<Player, Answered> given) {
        json.name(Integer.toString(decision)).startObject();
        given.forEach((question, answered) -> {
            json.name(question.id()).startObject();
            if (answered.answer() != null) {
                json.name("answer").answer(answered.answer());
            }
            json.name("by").plain(answered.by().id());
            json.name("confirmed").bool(answered.confirmed());
            json.name("lapsed").bool(answered.lapsed());
            json.endObject();
        });
        json.endObject();
    }

    private static void result(JsonBytes json, Result result) {
        json.name("result").startObject();
        json.name("ranking").startArray();
        for (List<Player> place : result.ranking()) {
            json.startArray();
            place.forEach(player -> json.plain(player.id()));
            json.endArray();
        }
        json.endArray();
        json.name("reason");
        SentenceJson.write(json, result.reason());
        json.name("rules").startArray();
        result.rules().forEach(json::string);
        json.endArray();
        json.endObject();
    }

    /** The name that a step is saved under. */
    String name(Step<S> step) {
        String name = StepNames.of(step);
        if (steps.find(name).isEmpty()) {
            throw new RulesetFault(step.getClass(), "", StepNames.unlisted(name));
        }
        return name;
    }

    /** Writes the places of an agenda as they are saved; each gives back what it was written to. */
    private final class Written implements Agenda.Visitor<S, JsonBytes> {

        private final JsonBytes json;

        Written(JsonBytes json) {
            this.json = json;
        }

        @Override
        public JsonBytes todo(Agenda.Todo<S> todo) {
            json.startObject();
            json.key(names.computeIfAbsent(todo.step().getClass(), any -> name(todo.step())));
            values.write(json, todo.step());
            if (todo.opened() != 0) {
                json.name("opened").number(todo.opened());
            }
            return json.endObject();
        }

        @Override
        public JsonBytes inOrder(Agenda.InOrder<S> branch) {
            json.startObject();
            if (!branch.id().isEmpty()) {
                json.name("id").string(branch.id());
            }
            return items(branch.title(), "inOrder", branch.items());
        }

        @Override
        public JsonBytes inAnyOrder(Agenda.InAnyOrder<S> branch) {
            json.startObject();
            return items(branch.title(), "inAnyOrder", branch.items());
        }

        @Override
        public JsonBytes meanwhile(Agenda.Meanwhile<S> branch) {
            json.startObject();
            json.name("meanwhile");
            branch.item().accept(this);
            return json.endObject();
        }

        private JsonBytes items(Sentence title, String kind, List<Agenda<S>> items) {
            if (!title.isEmpty()) {
                json.name("title");
                SentenceJson.write(json, title);
            }
            json.name(kind).startArray();
            items.forEach(item -> item.accept(this));
            json.endArray();
            return json.endObject();
        }
    }
}
