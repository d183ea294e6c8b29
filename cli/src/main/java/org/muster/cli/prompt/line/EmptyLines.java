package org.muster.cli.prompt.line;

import java.util.Collection;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Between;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Form;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Options;
import org.muster.api.decision.OptionsVisitor;
import org.muster.api.decision.PathIn;
import org.muster.api.decision.PathOver;
import org.muster.api.decision.PointIn;
import org.muster.api.decision.SomeOf;
import org.muster.api.decision.Split;
import org.muster.api.decision.Text;

/** How many empty lines leave all of it out, part by part; very many where a word has to be typed for nothing. */
public final class EmptyLines implements OptionsVisitor<Integer> {

    private static final int NAMED = 100;

    public static int of(Options<?> options) {
        return OnlyNothing.isAllOf(options) ? 0 : options.accept(new EmptyLines());
    }

    private static int sum(Collection<? extends Options<?>> parts) {
        return parts.stream().mapToInt(EmptyLines::of).sum();
    }

    @Override
    public Integer oneOf(OneOf<?> options) {
        return NAMED;
    }

    @Override
    public Integer either(Either<?> options) {
        return options.nothing().isPresent() ? 1 : NAMED;
    }

    @Override
    public Integer someOf(SomeOf<?> options) {
        return 1;
    }

    @Override
    public Integer several(ListOf<?> options) {
        return 1;
    }

    @Override
    public Integer number(Between options) {
        return 1;
    }

    @Override
    public Integer split(Split options) {
        return ShareLine.isLong(options.keys()) ? 1 : options.keys().size();
    }

    @Override
    public Integer each(Each<?> options) {
        return sum(options.keys().values());
    }

    @Override
    public Integer form(Form<?> options) {
        return options.fields().stream()
                .filter(field -> !OnlyNothing.isSettled(field))
                .mapToInt(field -> field.otherwise() == null ? of(field.options()) : 1)
                .sum();
    }

    @Override
    public Integer army(ArmyOf<?> options) {
        return 1;
    }

    @Override
    public Integer text(Text options) {
        return 1;
    }

    @Override
    public Integer point(PointIn options) {
        return 1;
    }

    @Override
    public Integer path(PathIn options) {
        return 1;
    }

    @Override
    public Integer pathOver(PathOver options) {
        return 1;
    }
}
