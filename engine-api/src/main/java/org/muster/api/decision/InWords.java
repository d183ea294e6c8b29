package org.muster.api.decision;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.muster.api.army.Profile;
import org.muster.api.text.Sentence;

/** An answer as people say it: by the labels of what it names. What it does not name rightly stands as it was written. */
record InWords(Answer answer) implements OptionsVisitor<Sentence> {

    /** How labels end that what follows completes: "was killed by ...". */
    private static final String OPEN_END = "...";

    private static final Set<String> YES_OR_NO = Set.of("yes", "no", "true", "false");

    static Sentence of(Options<?> options, Answer answer) {
        return options.accept(new InWords(answer));
    }

    /** Also where it names parts, and says nothing to any of them. */
    private static boolean saysNothing(Answer answer) {
        if (answer instanceof Answer.Items items) {
            return items.list().stream().allMatch(InWords::saysNothing);
        }
        return answer instanceof Answer.Fields fields
                && fields.map().values().stream().allMatch(InWords::saysNothing);
    }

    private Sentence raw() {
        return saysNothing(answer) ? Answer.NOTHING : Sentence.verbatim(answer.toString());
    }

    /** Things with something between them. */
    private Sentence joined(String between, List<Sentence> things) {
        return things.isEmpty() ? raw() : Sentence.joined(between, things);
    }

    private Stream<Answer> items() {
        return answer instanceof Answer.Items items ? items.list().stream() : Stream.of(answer);
    }

    /** A part of several, told apart from them. */
    private static Sentence within(Options<?> options, Answer part) {
        return within(options, part, ",;");
    }

    private static Sentence within(Options<?> options, Answer part, String marks) {
        Sentence words = options.inWords(part);
        return isList(words.toString(), marks) ? Sentence.of("({answer})", words) : words;
    }

    /** Whether there is one of {@code marks} outside all brackets. */
    private static boolean isList(String words, String marks) {
        int depth = 0;
        for (int i = 0; i + 1 < words.length(); i++) {
            char letter = words.charAt(i);
            depth += letter == '(' ? 1 : letter == ')' ? -1 : 0;
            if (depth == 0 && marks.indexOf(letter) >= 0 && words.charAt(i + 1) == ' ') {
                return true;
            }
        }
        return false;
    }

    /** With commas, unless there are some in a name. */
    private static Sentence listed(List<Sentence> names) {
        boolean commas = names.stream().anyMatch(name -> isList(name.toString(), ",;"));
        return Sentence.joined(commas ? "; " : ", ", names);
    }

    private static Sentence label(Optional<Option> option, Answer named) {
        return option.map(Option::label).orElseGet(() -> Sentence.verbatim(named.toString()));
    }

    @Override
    public Sentence oneOf(OneOf<?> options) {
        return label(options.called(answer.toString()), answer);
    }

    @Override
    public Sentence someOf(SomeOf<?> options) {
        List<Sentence> names = items().map(item -> label(options.called(item.toString()), item))
                .toList();
        return names.isEmpty() ? raw() : listed(names);
    }

    @Override
    public Sentence several(ListOf<?> options) {
        return joined("; ", items().map(item -> within(options.each(), item)).toList());
    }

    @Override
    public Sentence number(Between options) {
        return raw();
    }

    @Override
    public Sentence split(Split options) {
        List<Sentence> shares = new ArrayList<>();
        Options.fieldsOf(answer)
                .forEach((id, share) -> shares.add(Sentence.of(
                        "{name}: {share}", label(faceOf(options.keys(), id), Answer.word(id)), share.toString())));
        return shares.isEmpty() ? raw() : listed(shares);
    }

    private static Optional<Option> faceOf(List<Option> faces, String id) {
        return faces.stream().filter(option -> option.id().equals(id)).findFirst();
    }

    /** Keys and what all of them were answered. */
    private record Alike(List<Sentence> names, Sentence answer) {
        Sentence told() {
            return Sentence.of("{names}: {answer}", listed(names), answer);
        }
    }

    /** Keys that are answered alike are told together. */
    @Override
    public Sentence each(Each<?> options) {
        Map<String, Alike> alike = new LinkedHashMap<>();
        options.keys().forEach((key, part) -> {
            Answer given = Each.partOf(answer, key.id());
            if (given != null && !saysNothing(given)) {
                Sentence words = within(part, given);
                alike.computeIfAbsent(words.toString(), any -> new Alike(new ArrayList<>(), words))
                        .names()
                        .add(key.label());
            }
        });
        return alike.isEmpty()
                ? raw()
                : Sentence.joined("; ", alike.values().stream().map(Alike::told).toList());
    }

    @Override
    public Sentence either(Either<?> options) {
        Map<String, Answer> fields = Options.fieldsOf(answer);
        String word = answer instanceof Answer.Fields ? "" : answer.toString();
        for (Options.Case<?> one : options.candidates()) {
            String id = one.option().id();
            Answer inner = one.saysAll() ? null : fields.get(id);
            if ((inner != null || word.equals(id)) && Either.isOpen(one)) { // only what was answered is judged
                return inner == null || saysNothing(inner)
                        ? one.option().label()
                        : completed(one.option().label(), one.options().get().inWords(inner));
            }
        }
        return raw();
    }

    /** Both stay sentences, so that they are put together in the language of who reads. */
    private static Sentence completed(Sentence label, Sentence answer) {
        return label.toString().endsWith(OPEN_END)
                ? Sentence.of("{option:...} {answer}", label, answer)
                : Sentence.of("{option}: {answer}", label, answer);
    }

    /** Each field as it is told, or else with its question. */
    @Override
    public Sentence form(Form<?> options) {
        List<Sentence> fields = new ArrayList<>();
        for (int i = 0; i < options.fields().size(); i++) {
            Form.Field<?, ?> field = options.fields().get(i);
            Answer given = Options.fieldsOf(answer).get(field.name());
            if (given != null && !saysNothing(given)) {
                UnaryOperator<Sentence> statement = field.statement();
                if (statement != null) {
                    fields.add(statement.apply(within(field.options(), given, ";")));
                } else {
                    Sentence words = within(field.options(), given);
                    fields.add(i == 0 && goesWithoutQuestion(field, given) ? words : answered(field, words));
                }
            }
        }
        return fields.isEmpty() ? raw() : Sentence.joined("; ", fields);
    }

    /** What must be answered first is what the whole is about; but who reads a number or a "yes" must know of what. */
    private static boolean goesWithoutQuestion(Form.Field<?, ?> first, Answer given) {
        boolean says = !(given instanceof Answer.Whole) && !YES_OR_NO.contains(given.toString());
        return says && !first.options().question().isEmpty() && !first.isOptional();
    }

    private static Sentence answered(Form.Field<?, ?> field, Sentence words) {
        Sentence name = field.option().label();
        return field.options().question().isEmpty()
                ? Sentence.of("{field}: {answer}", name, words)
                : Sentence.of("{question} {answer}", name, words);
    }

    @Override
    public Sentence army(ArmyOf<?> options) {
        List<Sentence> taken = new ArrayList<>();
        Options.fieldsOf(answer).forEach((id, count) -> {
            String name = options.catalogue().find(id).map(Profile::name).orElse(id);
            taken.add(Sentence.of("{n} x {name}", count.toString(), name));
        });
        return taken.isEmpty() ? raw() : listed(taken);
    }

    @Override
    public Sentence text(Text options) {
        return raw();
    }

    @Override
    public Sentence point(PointIn options) {
        return point(answer);
    }

    private static Sentence point(Answer place) {
        List<Answer> numbers = place instanceof Answer.Items items
                ? items.list()
                : List.copyOf(Options.fieldsOf(place).values());
        return numbers.size() == 2
                ? Sentence.verbatim("(" + plain(numbers.get(0)) + ", " + plain(numbers.get(1)) + ")")
                : Sentence.verbatim(place.toString());
    }

    /** "55", not "55.0". */
    private static String plain(Answer number) {
        String text = number.toString();
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    @Override
    public Sentence path(PathIn options) {
        boolean corners = answer instanceof Answer.Items items
                && items.list().stream().noneMatch(item -> item instanceof Answer.Real || item instanceof Answer.Whole);
        return corners ? joined(" - ", items().map(InWords::point).toList()) : point(answer);
    }

    @Override
    public Sentence pathOver(PathOver options) {
        return options.read(answer).isOk()
                ? joined(
                        " - ",
                        items().map(place ->
                                        options.paths().option(place.toString()).label())
                                .toList())
                : raw();
    }

    /** What an answer looks like, written as answers are: of each list the first that is open. It need not be legal as a whole. */
    static final class Example implements OptionsVisitor<String> {

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
                    .filter(one -> open.isEmpty()
                            || one.option().id().equals(open.get(0).id()))
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
}
