package org.muster.testkit.trial;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.muster.api.decision.Either;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Event;
import org.muster.api.flow.Step;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Open;
import org.muster.core.engine.StepNames;
import org.muster.testkit.play.Move;
import org.muster.testkit.play.Played;
import org.muster.testkit.play.Retrace;

/** Everything that happened in the games, heard while they are played again. */
public final class Heard implements Retrace.Ears {

    private final Set<String> steps = new TreeSet<>();
    private final Map<String, Event> events = new LinkedHashMap<>();
    private final Map<String, Roll> rolls = new LinkedHashMap<>();
    private final Set<String> chosen = new TreeSet<>();
    private final Map<String, Sentence> questioned = new TreeMap<>();
    private final Set<String> offered = new TreeSet<>();
    private final Set<String> rules = new TreeSet<>();
    private final Set<String> templates = new TreeSet<>();

    static Heard of(Iterable<Played<?>> games) {
        Heard heard = new Heard();
        games.forEach(heard::hear);
        return heard;
    }

    private <S> void hear(Played<S> game) {
        try {
            Retrace<S> again = new Retrace<>(game.play(), game.play().start(), game.seed(), this);
            for (Move move : game.moves()) {
                again.situation().open().stream()
                        .filter(open -> open.id() == move.decision())
                        .forEach(open -> choice(open, move));
                again.make(move);
            }
        } catch (RuntimeException e) {
            // what does not play again is found by another check
        }
        AskedQuestion.all(game, 64, new AskedQuestion.Look() {
            @Override
            public <T, C> void at(AskedQuestion<T, C> asked) {
                rules.addAll(asked.open().decision().rules());
                templates.addAll(Sentences.templates(asked.open().decision().prompt()));
                Parts.forEach(asked.question().options(), part -> {
                    if (part instanceof Either<?> either) {
                        either.cases()
                                .forEach(one -> offered.add(
                                        named(asked.open(), one.option().id())));
                    }
                });
            }
        });
    }

    private void choice(Open<?, ?> open, Move move) {
        rules.addAll(open.decision().rules());
        open.questionFor(move.question()).ifPresent(question -> {
            Parts.chosen(question.options(), move.answer(), (part, id) -> {
                if (part instanceof Either<?>) {
                    chosen.add(named(open, id));
                }
            });
            answer(open, question.options().inWords(move.answer()));
        });
    }

    private void answer(Open<?, ?> open, Sentence told) {
        if (told.toString().indexOf('?') >= 0) {
            for (String template : Sentences.templates(told)) {
                if (template.indexOf('?') >= 0) {
                    questioned.putIfAbsent(StepNames.of(open.step()) + ": " + template, told);
                }
            }
        }
    }

    private static String named(Open<?, ?> open, String id) {
        return StepNames.of(open.step()) + ' ' + id;
    }

    @Override
    public void did(Step<?> step) {
        steps.add(StepNames.of(step));
    }

    @Override
    public void told(Event event) {
        events.putIfAbsent(event.sentence().template(), event);
        templates.addAll(Sentences.templates(event.sentence()));
        rules.addAll(event.rules());
    }

    @Override
    public void rolled(Rolled rolled) {
        Roll roll = rolled.roll();
        rolls.putIfAbsent(roll.purpose().toString().replaceAll("[0-9]+", "#"), roll);
        rules.addAll(roll.rules());
        roll.modifiers().stream()
                .map(Roll.Modifier::rule)
                .filter(rule -> !rule.isEmpty())
                .forEach(rules::add);
    }

    /** Simple names of the steps that were done. */
    public Set<String> steps() {
        return steps;
    }

    /** One event for each template. */
    public Map<String, Event> events() {
        return events;
    }

    /** Sentences of events and prompts, with their holes. */
    public Set<String> templates() {
        return templates;
    }

    /** One roll for each purpose. */
    public List<Roll> rolls() {
        return List.copyOf(rolls.values());
    }

    /** Kinds of answers that were chosen: step, blank, id. */
    public Set<String> chosen() {
        return chosen;
    }

    /** Answers that are told with a question in them, one for each question: the step that asked and its template. */
    public Map<String, Sentence> questioned() {
        return questioned;
    }

    /** Kinds of answers that could be chosen. */
    public Set<String> offered() {
        return offered;
    }

    /** Ids of rules that decisions, events and rolls cited. */
    public Set<String> rules() {
        return rules;
    }
}
