package org.muster.api.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.Preview;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/**
 * A path over the places of a map. Answered by the list of places gone through, the last being where it ends, or by
 * that place alone. Of several paths to one place a list of all shows one: which of them is gone makes no difference.
 */
@Preview
public record PathOver(Paths paths) implements Part.None<List<String>> {

    /** The places that can be reached. */
    @Override
    public List<Option> faces() {
        return paths.open().stream().map(path -> paths.option(end(path))).toList();
    }

    @Override
    public List<Closed> closed() {
        return paths.closed().stream()
                .map(path -> new Closed(paths.option(end(path)), paths.check(path)))
                .toList();
    }

    private static String end(List<String> path) {
        return path.get(path.size() - 1);
    }

    @Override
    public <R> R accept(OptionsVisitor<R> visitor) {
        return visitor.pathOver(this);
    }

    @Override
    public Checked<List<String>> read(Answer answer) {
        if (answer instanceof Answer.Word word) {
            return checked(paths.to(word.text()));
        }
        List<String> path = new ArrayList<>();
        if (answer instanceof Answer.Items items) {
            for (Answer item : items.list()) {
                if (item instanceof Answer.Word word) {
                    path.add(word.text());
                }
            }
        }
        return answer instanceof Answer.Items items
                        && !path.isEmpty()
                        && path.size() == items.list().size()
                ? checked(List.copyOf(path))
                : Checked.bad(Violation.of(
                        "NOT_A_WAY",
                        "The place where it ends, or the list of places up to there, is wanted here, not {answer}.",
                        answer));
    }

    private Checked<List<String>> checked(List<String> path) {
        return Checked.of(path, paths.check(path));
    }

    @Override
    public Answer write(List<String> choice) {
        return paths.to(end(choice)).equals(choice)
                ? Answer.word(end(choice))
                : new Answer.Items(choice.stream().map(Answer::word).toList());
    }

    @Override
    public List<Violation> check(List<String> choice) {
        return paths.check(choice);
    }

    @Override
    public List<String> sample(RandomGenerator random) {
        List<List<String>> open = paths.open();
        if (open.isEmpty()) {
            throw new NothingToChoose("a path from a place without one");
        }
        return open.get(open.size() == 1 ? 0 : random.nextInt(open.size()));
    }

    @Override
    public boolean finite() {
        return true;
    }

    @Override
    public Stream<List<String>> all() {
        return paths.open().stream();
    }

    @Override
    public long count(long limit) {
        return Math.min(limit, paths.open().size());
    }
}
