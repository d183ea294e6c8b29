package org.muster.api.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What an answer looks like, written as answers are: of each list the first that is open. It need not be legal as a whole. */
final class Example implements OptionsVisitor<String> {

    private static final Example EXAMPLE = new Example();
    private static final String ANYTHING = "...";

    private Example() {}

    static String of(Options<?> options) {
        return options.accept(EXAMPLE);
    }

    /** One part of an answer, by its name. */
    static String of(String name, Options<?> part) {
        return quoted(name) + ": " + of(part);
    }

    private static String quoted(String text) {
        return '"' + text + '"';
    }

    private static String first(List<Option> faces) {
        return faces.isEmpty() ? ANYTHING : quoted(faces.get(0).id());
    }

    @Override
    public String oneOf(OneOf<?> options) {
        return first(options.faces());
    }

    @Override
    public String pathOver(PathOver options) {
        return first(options.faces());
    }

    @Override
    public String someOf(SomeOf<?> options) {
        return options.faces().stream()
                .limit(Math.max(1, options.min()))
                .map(face -> quoted(face.id()))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    @Override
    public String several(ListOf<?> options) {
        return '[' + of(options.each()) + ']';
    }

    @Override
    public String number(Between options) {
        return Integer.toString(options.min());
    }

    @Override
    public String split(Split options) {
        return options.keys().isEmpty()
                ? "{}"
                : '{' + quoted(options.keys().get(0).id()) + ": " + options.max() + '}';
    }

    @Override
    public String each(Each<?> options) {
        return options.keys().entrySet().stream()
                .findFirst()
                .map(one -> '{' + of(one.getKey().id(), one.getValue()) + '}')
                .orElse("{}");
    }

    @Override
    public String either(Either<?> options) {
        List<Option> open = options.faces();
        return options.cases().stream()
                .filter(one ->
                        open.isEmpty() || one.option().id().equals(open.get(0).id()))
                .findFirst()
                .map(one -> one.saysAll()
                        ? quoted(one.option().id())
                        : '{' + of(one.option().id(), one.options().get()) + '}')
                .orElse(ANYTHING);
    }

    @Override
    public String form(Form<?> options) {
        List<String> fields = new ArrayList<>();
        options.fields().forEach(field -> {
            if (!field.isOptional()) {
                fields.add(of(field.name(), field.options()));
            }
        });
        return '{' + String.join(", ", fields) + '}';
    }

    @Override
    public String army(ArmyOf<?> options) {
        return options.offered().isEmpty()
                ? "{}"
                : '{' + quoted(options.offered().get(0).id()) + ": 1}";
    }

    @Override
    public String text(Text options) {
        return quoted(ANYTHING);
    }

    @Override
    public String point(PointIn options) {
        return "[x, y]";
    }

    @Override
    public String path(PathIn options) {
        return "[x, y]";
    }
}
