package org.muster.testkit.trial;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Answer;

/** Answers that somebody might send by mistake or in bad faith. */
public final class Mutations {

    private static final int MOST = 80;
    private static final List<Answer> ANYTHING = List.of(
            Answer.word(""),
            Answer.word("no-such-thing"),
            Answer.word("{hole}"),
            Answer.word("../../etc/passwd"),
            Answer.word("\u0000\n\u202e"),
            Answer.word("x".repeat(5000)),
            new Answer.Whole(0),
            new Answer.Whole(-1),
            new Answer.Whole(Integer.MAX_VALUE),
            new Answer.Whole(Long.MIN_VALUE),
            new Answer.Real(1.5),
            new Answer.Real(Double.NaN),
            new Answer.Real(1e300),
            new Answer.Items(List.of()),
            new Answer.Items(Collections.nCopies(300, Answer.word("a"))),
            new Answer.Fields(Map.of()),
            new Answer.Fields(Map.of("", Answer.word(""))),
            deep());

    private Mutations() {}

    private static Answer deep() {
        Answer answer = Answer.word("deep");
        for (int i = 0; i < 64; i++) {
            answer = i % 2 == 0 ? new Answer.Items(List.of(answer)) : new Answer.Fields(Map.of("in", answer));
        }
        return answer;
    }

    /**
     * Changed copies of {@code answer}, and answers that have nothing to do with it.
     *
     * @param words ids that mean something elsewhere in the game
     */
    public static List<Answer> of(Answer answer, List<Answer> words, RandomGenerator random) {
        List<Answer> all = new ArrayList<>(changed(answer, words, random));
        while (all.size() > MOST) {
            all.remove(random.nextInt(all.size()));
        }
        all.addAll(ANYTHING);
        return all;
    }

    private static List<Answer> changed(Answer answer, List<Answer> words, RandomGenerator random) {
        if (answer instanceof Answer.Word word) {
            return words(word, words, random);
        }
        if (answer instanceof Answer.Whole whole) {
            long n = whole.number();
            return List.of(
                    new Answer.Whole(n + 1),
                    new Answer.Whole(n - 1),
                    new Answer.Whole(-n),
                    new Answer.Whole(n + (1L << 32)),
                    new Answer.Real(n + 0.25),
                    Answer.word(Long.toString(n)));
        }
        if (answer instanceof Answer.Real real) {
            double x = real.number();
            return List.of(
                    new Answer.Real(-x), new Answer.Real(x + 1000), new Answer.Real(x + 0.0001), ANYTHING.get(0));
        }
        return answer instanceof Answer.Items items
                ? items(items.list(), words, random)
                : fields(((Answer.Fields) answer).map(), words, random);
    }

    private static List<Answer> words(Answer.Word word, List<Answer> words, RandomGenerator random) {
        List<Answer> all = new ArrayList<>();
        all.add(Answer.word(word.text() + "x"));
        all.add(Answer.word(word.text().toUpperCase(java.util.Locale.ROOT)));
        all.add(Answer.word(" " + word.text()));
        all.add(new Answer.Items(List.of(word)));
        all.add(new Answer.Fields(Map.of(word.text(), Answer.word(""))));
        for (int i = 0; i < 4 && !words.isEmpty(); i++) {
            all.add(words.get(random.nextInt(words.size())));
        }
        return all;
    }

    private static List<Answer> items(List<Answer> items, List<Answer> words, RandomGenerator random) {
        List<Answer> all = new ArrayList<>();
        List<Answer> twice = new ArrayList<>(items);
        twice.addAll(items);
        all.add(new Answer.Items(twice));
        all.add(new Answer.Items(items.subList(0, items.size() / 2)));
        List<Answer> back = new ArrayList<>(items);
        Collections.reverse(back);
        all.add(new Answer.Items(back));
        for (int i = 0; i < Math.min(4, items.size()); i++) {
            int place = random.nextInt(items.size());
            for (Answer other : some(changed(items.get(place), words, random), random)) {
                List<Answer> copy = new ArrayList<>(items);
                copy.set(place, other);
                all.add(new Answer.Items(copy));
            }
        }
        return all;
    }

    private static List<Answer> fields(Map<String, Answer> fields, List<Answer> words, RandomGenerator random) {
        List<Answer> all = new ArrayList<>();
        all.add(with(fields, "no-such-field", Answer.word("x")));
        fields.forEach((name, value) -> {
            Map<String, Answer> less = new LinkedHashMap<>(fields);
            less.remove(name);
            all.add(new Answer.Fields(less));
            all.add(with(less, name + "x", value));
            for (Answer other : some(changed(value, words, random), random)) {
                all.add(with(fields, name, other));
            }
            all.add(with(fields, name, ANYTHING.get(random.nextInt(ANYTHING.size()))));
        });
        return all;
    }

    private static Answer with(Map<String, Answer> fields, String name, Answer value) {
        Map<String, Answer> copy = new LinkedHashMap<>(fields);
        copy.put(name, value);
        return new Answer.Fields(copy);
    }

    private static List<Answer> some(List<Answer> all, RandomGenerator random) {
        List<Answer> some = new ArrayList<>(all);
        while (some.size() > 12) {
            some.remove(random.nextInt(some.size()));
        }
        return some;
    }
}
