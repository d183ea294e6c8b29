package org.muster.core.json;

import java.util.List;
import java.util.Optional;
import org.muster.api.flow.Pipeline;
import org.muster.api.text.Sentence;

/** The ids of rounds and phases, as the branches of an agenda have them. */
final class PhaseIds {

    private final Pipeline<?> pipeline;

    PhaseIds(Pipeline<?> pipeline) {
        this.pipeline = pipeline;
    }

    /**
     * Why a branch of an agenda can't have this id; empty if it can.
     *
     * @param above ids of the round or phase that it lies in
     * @param round the number of the round that is being played; 0: the set-up
     */
    Optional<Sentence> flaw(String id, List<String> above, int round) {
        List<String> known = known(above, round);
        if (known.contains(id)) {
            return Optional.empty();
        }
        return Optional.of(
                known.isEmpty()
                        ? Sentence.of("{id} can't stand here: a phase holds no rounds or phases", id)
                        : above.isEmpty()
                                ? Sentence.of(
                                        "{id} is no part of round {n} (the field round), which can be: {known}",
                                        id,
                                        round,
                                        String.join(", ", known))
                                : Sentence.of(
                                        "{id} is no phase of {round}, which has: {known}",
                                        id,
                                        above.get(0),
                                        String.join(", ", known)));
    }

    private List<String> known(List<String> above, int round) {
        if (above.isEmpty()) {
            return round <= 0
                    ? ids(pipeline.setupPhases())
                    : pipeline.rounds().stream()
                            .map(kind -> kind.id() + '-' + round)
                            .toList();
        }
        return pipeline.rounds().stream()
                .filter(kind -> above.size() == 1 && above.get(0).equals(kind.id() + '-' + round))
                .flatMap(kind -> ids(kind.phases()).stream())
                .toList();
    }

    private static List<String> ids(List<? extends Pipeline.Phase<?>> phases) {
        return phases.stream().map(Pipeline.Phase::id).toList();
    }

    /**
     * The id of a branch that was written when rounds and phases had titles only; empty if it is neither of them.
     *
     * @param above ids of the round or phase that it lies in
     */
    String of(String title, List<String> above) {
        if (above.isEmpty()) {
            for (Pipeline.Phase<?> phase : pipeline.setupPhases()) {
                if (phase.name().equals(title)) {
                    return phase.id();
                }
            }
        }
        for (Pipeline.Round<?> round : pipeline.rounds()) {
            String number = title.substring(title.lastIndexOf(' ') + 1);
            if (above.isEmpty() && title.equals(round.name() + ' ' + number) && number.matches("\\d+")) {
                return round.id() + '-' + number;
            }
            if (above.size() == 1 && above.get(0).matches(round.id() + "-\\d+")) {
                for (Pipeline.Phase<?> phase : round.phases()) {
                    if (phase.name().equals(title)) {
                        return phase.id();
                    }
                }
            }
        }
        return "";
    }
}
