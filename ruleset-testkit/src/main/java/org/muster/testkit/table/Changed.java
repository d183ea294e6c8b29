package org.muster.testkit.table;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Records with some components changed by name, such as a ruleset's options but for one. */
public final class Changed {

    private Changed() {}

    /**
     * {@code record} with other values.
     *
     * @param namesAndValues name, value, name, value ...
     * @throws IllegalArgumentException if it has no such component, or that takes no such value
     */
    public static <R extends Record> R of(R record, Object... namesAndValues) {
        Map<String, Object> changed = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            changed.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        List<Object> values = new ArrayList<>();
        try {
            for (RecordComponent part : record.getClass().getRecordComponents()) {
                Object other = changed.remove(part.getName());
                values.add(other == null ? part.getAccessor().invoke(record) : other);
            }
            if (!changed.isEmpty()) {
                throw new IllegalArgumentException(record.getClass().getSimpleName() + " has no " + changed.keySet());
            }
            @SuppressWarnings("unchecked") // a constructor of its own class
            R made = (R) record.getClass().getConstructors()[0].newInstance(values.toArray());
            return made;
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(record.getClass().getSimpleName() + " with " + changed, e);
        }
    }
}
