package org.muster.cli.words;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.decision.Closed;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;

/**
 * Where in an answer something is wrong, as people call it: of {@code attack.S12} they have seen neither, and which kind
 * of answer they gave they know.
 */
public final class Whereabouts {

    private Whereabouts() {}

    /** The same violations of an answer to {@code options}, with labels for ids. */
    public static List<Violation> inWords(Options<?> options, List<Violation> violations) {
        return violations.stream()
                .map(one -> new Violation(one.code(), one.sentence(), one.rules(), at(options, one.at())))
                .toList();
    }

    private static String at(Options<?> options, String at) {
        if (at.isEmpty()) {
            return at;
        }
        for (Part part : options.parts()) {
            if (leads(part.option(), at)) {
                String rest = at(part.options(), behind(part.option(), at));
                return options.faces().contains(part.option()) ? rest : joined(name(part.option()), rest);
            }
            if (part.option().id().isEmpty()) { // of a list, each by its number
                String number = at.split("\\.", 2)[0];
                return joined(number, at(part.options(), behind(Option.called(number, number), at)));
            }
        }
        for (Option face : options.faces()) {
            if (leads(face, at)) {
                return joined(name(face), behind(face, at));
            }
        }
        for (Closed closed : options.closed()) {
            if (leads(closed.option(), at)) {
                String rest = behind(closed.option(), at);
                return closed.behind() == null ? rest : at(closed.behind().options(), rest);
            }
        }
        return at;
    }

    private static boolean leads(Option option, String at) {
        return at.equals(option.id()) || at.startsWith(option.id() + '.');
    }

    private static String behind(Option option, String at) {
        return at.substring(Math.min(at.length(), option.id().length() + 1));
    }

    /** What asks a question has no other name than its id. */
    private static String name(Option option) {
        String label = option.label().toString();
        return label.indexOf('?') >= 0 ? option.id() : label;
    }

    private static String joined(String name, String rest) {
        return rest.isEmpty() ? name : name + ", " + rest;
    }
}
