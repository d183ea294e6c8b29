package org.muster.core.json;

import java.util.List;
import org.muster.api.flow.Pipeline;

/** The ids of rounds and phases in positions that were written when these had titles only. */
final class PhaseIds {

    private final Pipeline<?> pipeline;

    PhaseIds(Pipeline<?> pipeline) {
        this.pipeline = pipeline;
    }

    /**
     * The id of a branch of an agenda; empty if it is neither a round nor a phase.
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
