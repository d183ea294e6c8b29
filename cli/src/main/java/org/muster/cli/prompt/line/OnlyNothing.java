package org.muster.cli.prompt.line;

import java.util.List;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Between;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Form;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.OptionsVisitor;
import org.muster.api.decision.PathIn;
import org.muster.api.decision.PathOver;
import org.muster.api.decision.PointIn;
import org.muster.api.decision.SomeOf;
import org.muster.api.decision.Split;
import org.muster.api.decision.Text;

/** Whether nothing is all that can be answered, so that nobody need be asked. */
public final class OnlyNothing implements OptionsVisitor<Boolean> {

    public static boolean isAllOf(Options<?> options) {
        return options.nothing().isPresent() && options.accept(new OnlyNothing());
    }

    /** Whether nothing else can be said than what leaving it out says. */
    public static <V> boolean isSettled(Form.Field<?, V> field) {
        V otherwise = field.otherwise();
        return otherwise != null
                && field.options().count(2) == 1
                && field.options().read(field.options().write(otherwise)).isOk();
    }

    @Override
    public Boolean oneOf(OneOf<?> options) {
        return false;
    }

    @Override
    public Boolean someOf(SomeOf<?> options) {
        return options.max() == 0;
    }

    @Override
    public Boolean several(ListOf<?> options) {
        return options.max() == 0 || options.each().isEmpty();
    }

    @Override
    public Boolean number(Between options) {
        return false;
    }

    @Override
    public Boolean split(Split options) {
        return options.max() == 0 || options.keys().isEmpty();
    }

    @Override
    public Boolean each(Each<?> options) {
        return options.keys().values().stream().allMatch(OnlyNothing::isAllOf);
    }

    @Override
    public Boolean either(Either<?> options) {
        List<Option> open = options.faces();
        return options.cases().stream()
                .filter(one -> open.contains(one.option()))
                .allMatch(Options.Case::nothing);
    }

    @Override
    public Boolean form(Form<?> options) {
        return options.fields().stream().allMatch(field -> isAllOf(field.options()));
    }

    @Override
    public Boolean army(ArmyOf<?> options) {
        return options.offered().isEmpty();
    }

    @Override
    public Boolean text(Text options) {
        return options.max() == 0;
    }

    @Override
    public Boolean point(PointIn options) {
        return false;
    }

    @Override
    public Boolean path(PathIn options) {
        return false;
    }

    @Override
    public Boolean pathOver(PathOver options) {
        return false;
    }
}
