package org.muster.host.past;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How something that has a number for each seat went, phase by phase.
 *
 * @param title of the table it stands in, or of the picture
 * @param what the column's head
 * @param values of each seat by its id, one for each {@link Stage}; null: it had none then
 */
public record Course(String title, String what, Map<String, List<@Nullable Long>> values) {

    /**
     * The end of a phase, or now.
     *
     * @param moment that shows it
     * @param phase that had ended
     */
    public record Stage(int moment, String phase) {}
}
