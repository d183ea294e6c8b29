package org.muster.core.game;

import java.util.List;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.text.Template;

/** A game that can't be opened, loaded or gone on with as asked, with every reason. Nothing was changed. */
public class BadGame extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<Violation> violations;

    /** For all these reasons. */
    public BadGame(List<Violation> violations) {
        super(String.join("\n", violations.stream().map(Violation::toString).toList()));
        this.violations = List.copyOf(violations);
    }

    /** For one reason. */
    public BadGame(String code, @Template String template, Object... values) {
        this(List.of(Violation.of(code, template, values)));
    }

    /** Throws all of these reasons, if there are any. */
    public static void ifAny(List<Violation> violations) {
        if (!violations.isEmpty()) {
            throw new BadGame(violations);
        }
    }

    /**
     * What {@code checked} holds.
     *
     * @throws BadGame with every reason why it holds nothing
     */
    public static <T> T unlessBad(Checked<? extends T> checked) {
        if (!checked.isOk()) {
            throw new BadGame(checked.violations());
        }
        return checked.value();
    }

    /** Whether that is a reason. */
    public boolean isFor(String code) {
        return violations.stream().anyMatch(one -> one.code().equals(code));
    }

    /** Every reason. */
    public List<Violation> violations() {
        return violations;
    }
}
