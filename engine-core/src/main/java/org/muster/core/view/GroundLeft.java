package org.muster.core.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.space.Point;

/** The ground that is left to who has begun to answer, such as behind the corners of a way. */
public final class GroundLeft {

    private final Map<String, List<List<Point>>> rings = new LinkedHashMap<>();

    private GroundLeft() {}

    /** Of answers to {@code options}, by where in the answer it is: {@code move}; only where it is less than at first. */
    public static Map<String, List<List<Point>>> of(Options<?> options, Answer begun) {
        GroundLeft left = new GroundLeft();
        left.look(options, begun, "");
        return left.rings;
    }

    private void look(Options<?> options, Answer begun, String at) {
        options.groundLeft(begun).ifPresent(ground -> rings.put(at, ground));
        for (Part part : options.parts()) {
            List<Answer> said = part.in(begun);
            String key = part.option().id();
            for (int i = 0; i < said.size(); i++) {
                String inner = key.isEmpty() ? Integer.toString(i) : key;
                look(part.options(), said.get(i), at.isEmpty() ? inner : at + '.' + inner);
            }
        }
    }
}
