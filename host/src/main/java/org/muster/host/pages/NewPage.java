package org.muster.host.pages;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A new game, as far as it is filled in.
 *
 * @param ruleset id of what is played
 * @param system name of it
 * @param source the document it follows
 * @param players how many play it, in words
 * @param variants that the ruleset brings beside the book's own way
 * @param variant which of them was chosen; empty: the book's own way
 * @param otherwise what is otherwise in it, a sentence each
 * @param asksName whether who opens it says what others call them: somebody new, or who runs the host and has come by the
 *     name of its machine
 * @param called what they are called so far
 * @param once tells one sending of the form from another
 * @param typed what stands in the fields
 * @param seats how many rows there are for seats
 * @param rules house rules
 * @param files that a club may bring itself
 * @param armies kinds of army list that can be tried by these rules
 * @param judged how those look that were tried, by kind
 * @param refused why a field can't stay so, by field; {@code ""} for the whole
 * @param look how it would open
 */
public record NewPage(
        String ruleset,
        String system,
        String source,
        String players,
        List<File> variants,
        String variant,
        List<String> otherwise,
        boolean asksName,
        String called,
        String once,
        Map<String, String> typed,
        int seats,
        List<Rule> rules,
        List<File> files,
        List<File> armies,
        Map<String, Army> judged,
        Map<String, List<String>> refused,
        Look look) {

    /**
     * A game that was looked at before it opens.
     *
     * @param picture of it, as SVG; empty: nobody has asked to see it, or it can't be opened so
     * @param houseRules what is otherwise in it than in the book, a sentence each
     */
    public record Look(String picture, List<String> houseRules) {

        public static final Look NONE = new Look("", List.of());
    }

    /** The variant that was chosen, in words; empty: the book's own way. */
    public String inWords() {
        return variants.stream()
                .filter(one -> one.name().equals(variant))
                .map(File::about)
                .findFirst()
                .orElse("");
    }

    /**
     * A ruleset that can be chosen.
     *
     * @param players how many play it, in words
     */
    public record Played(String id, String name, String players, String source) {}

    /**
     * A house rule.
     *
     * @param name of it
     * @param words the name, to be read
     * @param usual its value where nobody says another, as it is typed
     * @param book the same by the book, which a variant may change
     * @param said the book's value, as people read it
     * @param values what it can be; empty: a number or a text
     * @param isNumber whether it is a whole number
     * @param isTime whether it is how long somebody has
     * @param about what the rule book says of it
     */
    public record Rule(
            String name,
            String words,
            String usual,
            String book,
            String said,
            List<Value> values,
            boolean isNumber,
            boolean isTime,
            List<String> about) {}

    /**
     * House rules that belong together.
     *
     * @param title of them
     * @param isTouched whether any was filled in or refused, so that they are shown open
     */
    public record Group(String title, boolean isTouched, List<Rule> rules) {}

    /** The house rules: how long people have first, which a club looks for. */
    public List<Group> groups() {
        List<Group> groups = new ArrayList<>();
        for (boolean isTime : List.of(true, false)) {
            List<Rule> some =
                    rules.stream().filter(rule -> rule.isTime() == isTime).toList();
            if (!some.isEmpty()) {
                String title =
                        isTime ? Say.say("Deadlines ({n})", some.size()) : Say.say("House rules ({n})", some.size());
                groups.add(new Group(title, some.stream().anyMatch(this::isTouched), some));
            }
        }
        return groups;
    }

    private boolean isTouched(Rule rule) {
        String field = "option." + rule.name();
        String typed = typed(field);
        return !refused(field).isEmpty() || !typed.isEmpty() && !typed.equals(rule.usual());
    }

    /** A value that a house rule may have. */
    public record Value(String id, String words) {}

    /**
     * A file of data, or a variant.
     *
     * @param about what is in it
     */
    public record File(String name, String about) {}

    /**
     * An army list as the rules see it.
     *
     * @param verdict its points, and whether it is legal; why it can't be read
     * @param holds what is in it, with points
     * @param violations every rule it breaks
     */
    public record Army(String verdict, List<String> holds, List<String> violations) {}

    /** A field that can't stay so, by what it is called. */
    public record Wrong(String field, String title) {}

    /** All of them, in the order of the page; what is said of the whole form stands at its head anyway. */
    public List<Wrong> wrong() {
        Map<String, String> titles = new LinkedHashMap<>();
        titles.put("person", Say.say("What others call you"));
        titles.put("name", Say.say("What this game is called"));
        titles.put("seat.", Say.say("Who plays"));
        for (int row = 1; row <= seats; row++) {
            titles.put("seat." + row, Say.say("Seat {n}", row));
        }
        titles.put("dice", Say.say("Dice"));
        rules.forEach(rule -> titles.put("option." + rule.name(), rule.words()));
        files.forEach(file -> titles.put("data." + file.name(), file.name()));
        return titles.entrySet().stream()
                .filter(one -> !refused(one.getKey()).isEmpty())
                .map(one -> new Wrong(one.getKey(), one.getValue()))
                .toList();
    }

    /** How a list of that kind looks that was tried, if one was. */
    public Optional<Army> judged(String kind) {
        return Optional.ofNullable(judged.get(kind));
    }

    /** What stands in a field. */
    public String typed(String field) {
        return typed.getOrDefault(field, "");
    }

    /** What stands there, or what is usual. */
    public String typed(String field, String usual) {
        return typed.getOrDefault(field, usual);
    }

    /** Why a field can't stay so. */
    public List<String> refused(String field) {
        return refused.getOrDefault(field, List.of());
    }

    /** Whether anything of a part was filled in or refused, so that it is shown open. */
    public boolean isTouched(String part) {
        return refused.keySet().stream().anyMatch(field -> field.startsWith(part))
                || typed.entrySet().stream()
                        .anyMatch(one ->
                                one.getKey().startsWith(part) && !one.getValue().isEmpty());
    }
}
