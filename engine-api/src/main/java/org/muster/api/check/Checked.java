package org.muster.api.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
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
    /** Null: what is wrong can't be left out. */
    private final @Nullable Supplier<Optional<T>> rest;

    private Checked(@Nullable T value, List<Violation> violations, @Nullable Supplier<Optional<T>> rest) {
        this.value = value;
        this.violations = violations;
        this.rest = rest;
    }

    /** A good one. */
    public static <T> Checked<T> ok(T value) {
        return new Checked<>(value, List.of(), null);
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
        return new Checked<>(null, List.copyOf(violations), null);
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

    /**
     * The same bad one, of which something is left without what is wrong with it: what else breaks a rule can be told
     * beside it.
     *
     * @param left made when somebody asks for it; empty where nothing whole is left
     */
    public Checked<T> leaving(Supplier<Optional<T>> left) {
        return isOk() ? this : new Checked<>(null, violations, left);
    }

    /** What is left without what is wrong: all of a good one; empty where that can't be left out. */
    public Optional<T> rest() {
        return isOk() ? Optional.of(value()) : rest == null ? Optional.empty() : rest.get();
    }

    /** The value, changed. */
    public <U> Checked<U> map(Function<? super T, ? extends U> change) {
        if (isOk()) {
            return ok(change.apply(value()));
        }
        Supplier<Optional<T>> left = rest;
        return new Checked<>(
                null, violations, left == null ? null : () -> left.get().map(change));
    }

    /** The value, looked at more closely. */
    public <U> Checked<U> then(Function<? super T, Checked<U>> next) {
        return isOk() ? next.apply(value()) : bad(violations);
    }

    /** The same, its violations found inside {@code field}. */
    public Checked<T> inside(String field) {
        return isOk() ? this : new Checked<>(null, Violation.inside(field, violations), rest);
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
