package org.muster.testkit.trial;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;

/** What people can point at, in a picture or in its tables. */
public final class Anchors {

    private Anchors() {}

    /** The ids of all that can be pointed at. */
    public static Set<String> of(Scene scene, List<Table> tables) {
        Set<String> ids = new LinkedHashSet<>();
        scene.marks().stream().map(Mark::id).forEach(ids::add);
        for (Table table : tables) {
            for (Row row : table.rows()) {
                ids.add(row.anchor());
                for (Cell cell : row.cells()) {
                    if (cell instanceof Cell.Words words) {
                        ids.add(words.anchor());
                    }
                }
            }
        }
        ids.remove("");
        return ids;
    }
}
