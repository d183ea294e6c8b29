package org.muster.host.pages;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.core.data.HouseRule;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.rules.RuleBook;
import tools.jackson.databind.JsonNode;

/** The house rules of a ruleset as the page of a new game asks for them, with what its rule book says of each. */
public final class HouseRuleWords {

    private HouseRuleWords() {}

    /**
     * All of them, in the order of the ruleset.
     *
     * @param usual their values where nobody says otherwise: those of the book, or of a variant
     */
    public static List<NewPage.Rule> of(LoadedRuleset loaded, JsonNode usual) {
        List<HouseRule> all = HouseRule.of(loaded.ruleset().houseRules());
        RuleBook book = RuleBook.of(loaded).orElse(RuleBook.parse(""));
        return all.stream()
                .map(rule -> new NewPage.Rule(
                        rule.name(),
                        rule.label().toString(),
                        typed(usual.path(rule.name())),
                        typed(rule.usual()),
                        rule.said(rule.usual()).toString(),
                        rule.values().stream()
                                .map(value -> new NewPage.Value(
                                        typed(value), rule.said(value).toString()))
                                .toList(),
                        rule.isNumber(),
                        rule.isTime(),
                        about(book, rule, all)))
                .toList();
    }

    private static String typed(JsonNode value) {
        return value.isString() ? value.asString() : value.toString();
    }

    /** Each rule that names the option, or that the option says it is about. */
    private static List<String> about(RuleBook book, HouseRule option, List<HouseRule> all) {
        Pattern named = Pattern.compile("\\b" + Pattern.quote(option.name()) + "\\b");
        Set<String> about = new LinkedHashSet<>();
        for (RuleBook.Entry rule : book.all()) {
            if (option.rules().contains(rule.id())
                    || named.matcher(rule.ruling()).find()
                    || named.matcher(rule.text()).find()) {
                about.add((rule.id() + ": " + read(rule.text() + " " + rule.ruling(), option, all)).strip());
            }
        }
        return List.copyOf(about);
    }

    private static final Pattern YES_OR_NO =
            Pattern.compile("(?<=: )`?(true|false|YES|NO)`?\\s*[|/]\\s*`?(true|false|YES|NO)`?");
    private static final Pattern OR = Pattern.compile("(?<=[\")])\\s*[|/]\\s*(?=\")");

    /** The book's names of options and their values, which files use, as people read them. */
    private static String read(String text, HouseRule option, List<HouseRule> all) {
        String words = all(text, "`?\\b[Oo]ption `?" + Pattern.quote(option.name()) + "`?\\s*[:=]", Say.say("Choice:"));
        words = valuesOf(option, words);
        words = YES_OR_NO.matcher(words).replaceAll(pair -> yes(pair.group(1)) + " / " + yes(pair.group(2)));
        words = all(words, OR.pattern(), " " + Say.say("or") + " ");
        for (HouseRule other : all) {
            String name = Pattern.quote(other.name());
            boolean isWord = other.name().chars().noneMatch(Character::isUpperCase); // as any sentence may have it
            String wanted = isWord ? "`" + name + "`" : "(?:[Oo]ption )?`?\\b" + name + "\\b(?: = true)?`?";
            String told = all(words, "`?[Oo]ption `?" + name + "`|" + wanted, quoted(other.label()));
            words = told.equals(words) ? words : valuesOf(other, told);
        }
        return words.replace("`", "");
    }

    /** A text that speaks of an option, with what its values mean in place of their names. */
    private static String valuesOf(HouseRule option, String text) {
        String words = text;
        for (JsonNode value : option.values()) {
            if (value.isString()) {
                words = all(words, "`?\\b" + Pattern.quote(value.asString()) + "\\b`?", quoted(option.said(value)));
            }
        }
        return words;
    }

    private static String all(String text, String pattern, String with) {
        return text.replaceAll(pattern, Matcher.quoteReplacement(with));
    }

    private static String quoted(Object words) {
        return "\"" + words + "\"";
    }

    private static String yes(String word) {
        return quoted(word.equals("true") || word.equals("YES") ? Say.say("yes") : Say.say("no"));
    }
}
