package org.muster.api.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;

/**
 * Something that came from people or files: the value, or every reason why there is none.
 *
 * @param <T> what it should become
 */
@Stable
public final class Checked<T> {

    private final @Nullable T value;
    private final List<Violation> violations;

    private Checked(@Nullable T value, List<Violation> violations) {
        this.value = value;
        this.violations = violations;
    }

    /** A good one. */
    public static <T> Checked<T> ok(T value) {
        return new Checked<>(value, List.of());
    }

    /** A bad one. */
    public static <T> Checked<T> bad(Violation... violations) {
        return bad(List.of(violations));
    }

    /** A bad one; there must be at least one reason. */
    public static <T> Checked<T> bad(List<Violation> violations) {
        if (violations.isEmpty()) {
            throw new IllegalArgumentException("refused without a reason");
        }
        return new Checked<>(null, List.copyOf(violations));
    }

    /** The value if there is no violation, else the violations. */
    public static <T> Checked<T> of(T value, List<Violation> violations) {
        return violations.isEmpty() ? ok(value) : bad(violations);
    }

    /** Whether there is a value. */
    public boolean isOk() {
        return violations.isEmpty();
    }

    /** All reasons; empty when all is well. */
    public List<Violation> violations() {
        return violations;
    }

    /** The value; only where {@link #isOk()}. */
    public T value() {
        if (value == null) {
            throw new IllegalStateException("refused: " + violations);
        }
        return value;
    }

    /** The value, changed. */
    public <U> Checked<U> map(Function<? super T, ? extends U> change) {
        return isOk() ? ok(change.apply(value())) : bad(violations);
    }

    /** The value, looked at more closely. */
    public <U> Checked<U> then(Function<? super T, Checked<U>> next) {
        return isOk() ? next.apply(value()) : bad(violations);
    }

    /** The same, its violations found inside {@code field}. */
    public Checked<T> inside(String field) {
        return isOk() ? this : bad(Violation.inside(field, violations));
    }

    /** Collects the values of parts, and the violations of all that are bad. */
    public static List<Violation> all(Checked<?>... parts) {
        List<Violation> all = new ArrayList<>();
        for (Checked<?> part : parts) {
            all.addAll(part.violations);
        }
        return all;
    }
}
