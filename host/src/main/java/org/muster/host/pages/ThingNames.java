package org.muster.host.pages;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;

/**
 * What things of a picture are called: as their label says, else as what is noted of them begins. Their id is for programs;
 * people read it where several are called alike, or nothing is said of one.
 */
public final class ThingNames {

    /** The rest of a note says how a thing is. */
    private static final Pattern HOW = Pattern.compile("[,;:(]");

    private ThingNames() {}

    /** By their ids, in the order in which they are drawn. */
    public static Map<String, String> in(Scene scene) {
        Map<String, String> names = new LinkedHashMap<>();
        Map<String, String> notes = new LinkedHashMap<>();
        for (Mark mark : scene.marks()) {
            names.putIfAbsent(mark.id(), "");
            if (mark instanceof Mark.Label label) {
                names.replace(label.id(), "", label.text());
            } else {
                notes.merge(
                        mark.id(), HOW.split(mark.note(), 2)[0].strip(), (one, other) -> one.isEmpty() ? other : one);
            }
        }
        names.remove("");
        names.replaceAll((id, label) -> label.isEmpty() ? noted(id, notes) : label);
        return names;
    }

    private static String noted(String id, Map<String, String> notes) {
        String name = notes.getOrDefault(id, "");
        return name.isEmpty()
                ? id
                : Collections.frequency(notes.values(), name) == 1 ? name : Say.say("{name} ({id})", name, id);
    }
}
