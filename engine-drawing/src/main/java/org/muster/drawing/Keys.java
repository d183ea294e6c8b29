package org.muster.drawing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Mark;
import org.muster.api.text.Sentence;
import org.muster.drawing.words.PlainWords;

/** The list below a board, of what found no room on it: signs that stand there instead, and the words that they mean. */
final class Keys {

    /** Names that find no room have a key of at most so many letters, if their own id is one. */
    private static final int KEY = 4;

    private final List<Key> keys = new ArrayList<>();
    private final Set<String> there = new HashSet<>();
    private final Map<Mark.Label, String> signed = new HashMap<>();
    private final List<String> unsigned = new ArrayList<>();

    /** A sign on the board, and the words that found no room there. */
    record Key(String sign, String words) {}

    List<Key> all() {
        return keys;
    }

    /** Names that stand in the list without a sign on the board. */
    List<String> unsigned() {
        return unsigned;
    }

    /** For a name of this place, if it is of one: its short id, or else a number of its own. */
    String sign(Mark.@Nullable Patch home) {
        String id = home == null ? "" : PlainWords.of(home.id());
        return !id.isEmpty() && id.length() <= KEY ? id : number();
    }

    /** The next that no place is called by. */
    private String number() {
        long next =
                1 + keys.stream().filter(key -> key.sign().matches("[0-9]+")).count();
        while (there.contains(Long.toString(next))) {
            next++;
        }
        return Long.toString(next);
    }

    /** A sign was written on the board. */
    void stands(String sign) {
        there.add(sign);
    }

    boolean isThere(String sign) {
        return there.contains(sign);
    }

    /** What a sign on the board means; a place has one sign, and the list one line of it. */
    void explain(String sign, Mark.Label label, String text) {
        signed.put(label, sign);
        if (sign.equals(text)) {
            return;
        }
        String words = text.startsWith(sign + " ") ? text.substring(sign.length() + 1) : text;
        int line = line(sign);
        if (line < 0) {
            keys.add(new Key(sign, words));
        } else {
            List<Object> both = List.of(keys.get(line).words(), words);
            keys.set(line, new Key(sign, Sentence.joined(", ", both).toString()));
        }
    }

    /** A name for which there was no room for a sign either. */
    void without(String text) {
        keys.add(new Key("", text));
        unsigned.add(text);
    }

    /** Letters of pieces in a place, by the name of that. */
    void tell(Mark.Label place, List<String> letters) {
        String sign = signed.getOrDefault(place, "");
        int line = sign.isEmpty() ? -1 : line(sign);
        String name = line < 0 ? PlainWords.of(place.text()) : keys.get(line).words();
        Sentence pieces = Sentence.joined(", ", letters);
        Key told = new Key(sign, Sentence.of("{place}: {pieces}", name, pieces).toString());
        if (line < 0) {
            keys.add(told);
        } else {
            keys.set(line, told);
        }
    }

    private int line(String sign) {
        for (int i = 0; i < keys.size(); i++) {
            if (keys.get(i).sign().equals(sign)) {
                return i;
            }
        }
        return -1;
    }
}
