package org.muster.cli.prompt;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Between;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Form;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.OptionsVisitor;
import org.muster.api.decision.PathIn;
import org.muster.api.decision.PathOver;
import org.muster.api.decision.PointIn;
import org.muster.api.decision.SomeOf;
import org.muster.api.decision.Split;
import org.muster.api.decision.Text;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.prompt.line.Points;

/** The simplest words of one line that {@link OneLine} would read as an answer, to show how such a line looks. */
final class Simplest implements OptionsVisitor<Optional<String>> {

    /** Whether a word that says all is simpler than one with others behind it. */
    private final boolean isShort;

    Simplest(boolean isShort) {
        this.isShort = isShort;
    }

    @Override
    public Optional<String> oneOf(OneOf<?> options) {
        return options.faces().stream().findFirst().map(Names::typed);
    }

    @Override
    public Optional<String> pathOver(PathOver options) {
        return options.faces().stream().findFirst().map(Names::typed);
    }

    @Override
    public Optional<String> someOf(SomeOf<?> options) {
        int many = Math.max(1, options.min());
        return options.faces().size() < many
                ? Optional.empty()
                : Optional.of(
                        options.faces().stream().limit(many).map(Names::typed).collect(Collectors.joining(",")));
    }

    @Override
    public Optional<String> number(Between options) {
        return Optional.of(Integer.toString(Math.max(options.min(), Math.min(1, options.max()))));
    }

    @Override
    public Optional<String> either(Either<?> options) {
        Optional<String> alone = options.cases().stream()
                .filter(one ->
                        one.saysAll() && !one.nothing() && options.faces().contains(one.option()))
                .findFirst()
                .map(one -> one.option().id());
        return isShort && alone.isPresent()
                ? alone
                : OneLine.examples(options).findFirst().or(() -> alone);
    }

    @Override
    public Optional<String> text(Text options) {
        return Optional.empty();
    }

    @Override
    public Optional<String> several(ListOf<?> options) {
        return Optional.empty();
    }

    @Override
    public Optional<String> split(Split options) {
        return Optional.empty();
    }

    @Override
    public Optional<String> each(Each<?> options) {
        return Optional.empty();
    }

    /** A word for each field in turn; nothing where one takes more to say. */
    @Override
    public Optional<String> form(Form<?> options) {
        List<Optional<String>> words = options.fields().stream()
                .filter(field -> !field.isOptional())
                .map(field -> field.options().accept(new Simplest(true)))
                .toList();
        return words.stream().allMatch(Optional::isPresent)
                ? Optional.of(words.stream().map(Optional::get).collect(Collectors.joining(" ")))
                : Optional.empty();
    }

    @Override
    public Optional<String> army(ArmyOf<?> options) {
        return Optional.empty();
    }

    @Override
    public Optional<String> point(PointIn options) {
        return Points.example(options, at -> 0);
    }

    @Override
    public Optional<String> path(PathIn options) {
        return Optional.empty();
    }
}
