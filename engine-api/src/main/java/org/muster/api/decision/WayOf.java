package org.muster.api.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.Preview;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/**
 * A way over the places of a map. Answered by the list of places gone through, the last being where it ends, or by
 * that place alone. Of several ways to one place a list of all shows one: which of them is gone makes no difference.
 */
@Preview
public record WayOf(Ways ways) implements Options<List<String>> {

    /** The places that can be reached. */
    @Override
    public List<Option> faces() {
        return ways.open().stream().map(way -> ways.face(end(way))).toList();
    }

    private static String end(List<String> way) {
        return way.get(way.size() - 1);
    }

    @Override
    public <R> R accept(OptionsVisitor<R> visitor) {
        return visitor.way(this);
    }

    @Override
    public Checked<List<String>> read(Answer answer) {
        if (answer instanceof Answer.Word word) {
            return checked(ways.to(word.text()));
        }
        List<String> way = new ArrayList<>();
        if (answer instanceof Answer.Items items) {
            for (Answer item : items.list()) {
                if (item instanceof Answer.Word word) {
                    way.add(word.text());
                }
            }
        }
        return answer instanceof Answer.Items items
                        && !way.isEmpty()
                        && way.size() == items.list().size()
                ? checked(List.copyOf(way))
                : Checked.bad(Violation.of(
                        "NOT_A_WAY",
                        "The place where it ends, or the list of places up to there, is wanted here, not {answer}.",
                        answer));
    }

    private Checked<List<String>> checked(List<String> way) {
        return Checked.of(way, ways.check(way));
    }

    @Override
    public Answer write(List<String> choice) {
        return ways.to(end(choice)).equals(choice)
                ? Answer.word(end(choice))
                : new Answer.Items(choice.stream().map(Answer::word).toList());
    }

    @Override
    public List<Violation> check(List<String> choice) {
        return ways.check(choice);
    }

    @Override
    public List<String> sample(RandomGenerator random) {
        List<List<String>> open = ways.open();
        if (open.isEmpty()) {
            throw new NothingToChoose("a way from a place without one");
        }
        return open.get(open.size() == 1 ? 0 : random.nextInt(open.size()));
    }

    @Override
    public boolean finite() {
        return true;
    }

    @Override
    public Stream<List<String>> all() {
        return ways.open().stream();
    }

    @Override
    public long count(long limit) {
        return Math.min(limit, ways.open().size());
    }
}
