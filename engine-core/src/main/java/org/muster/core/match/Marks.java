package org.muster.core.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Open;
import org.muster.core.game.Game;
import org.muster.core.hash.Sha256;
import org.muster.core.json.Json;
import org.muster.core.view.Asked;
import org.muster.core.view.View;

/**
 * By what a question is known again: where it is asked and what it says, in English whoever reads. It is made of nothing
 * else, so it tells nobody more than they read.
 */
final class Marks {

    private static final int DIGITS = 16;

    private Marks() {}

    static String of(Open<?, ?> open, Game<?> game) {
        return of(() -> {
            List<String> said = new ArrayList<>();
            open.titles().stream().map(Sentence::toString).forEach(said::add);
            said.add(game.play().named(open.decision().prompt()).toString());
            return said;
        });
    }

    private static String of(Supplier<List<String>> words) {
        return Sha256.hex(Json.write(Language.speaking(Language.ENGLISH, words)))
                .substring(0, DIGITS);
    }

    /** That of the roll that waits: others may be called as it is, and how much a viewer has heard tells them apart. */
    static String ofRoll(View<?> view, String revision) {
        return view.game()
                .pendingRoll()
                .filter(new Asked<>(view)::mayKnow)
                .map(roll ->
                        of(() -> List.of(roll.purpose().toString(), roll.pool().toString(), revision)))
                .orElse("");
    }

    /** Those of all questions that a viewer hears of, by their decisions' numbers. */
    static <S> Map<Integer, String> in(View<S> view) {
        Map<Integer, String> marks = new TreeMap<>();
        new Asked<>(view).open().forEach(open -> marks.put(open.id(), of(open, view.game())));
        return marks;
    }
}
