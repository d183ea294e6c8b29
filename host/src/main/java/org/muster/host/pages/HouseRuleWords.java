package org.muster.host.pages;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.rules.RuleBook;
import tools.jackson.databind.JsonNode;

/** The house rules of a ruleset in words: names and values as people read them, and what its rule book says of each. */
public final class HouseRuleWords {

    private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

    private HouseRuleWords() {}

    /** All of them, in the order of the ruleset. */
    public static List<NewPage.Rule> of(LoadedRuleset loaded) {
        Object defaults = loaded.ruleset().houseRules();
        JsonNode usual = Json.MAPPER.valueToTree(defaults);
        RuleBook book = RuleBook.of(loaded).orElse(RuleBook.parse(""));
        List<NewPage.Rule> rules = new ArrayList<>();
        for (Map.Entry<String, JsonNode> one : usual.properties()) {
            rules.add(new NewPage.Rule(
                    one.getKey(),
                    read(one.getKey()),
                    one.getValue().isString()
                            ? one.getValue().asString()
                            : one.getValue().toString(),
                    values(defaults.getClass(), one.getKey()),
                    one.getValue().isInt(),
                    about(book, one.getKey())));
        }
        return rules;
    }

    /** {@code missingOrder} as it is read: Missing order. */
    private static String read(String name) {
        String words = HUMP.matcher(name).replaceAll(" ").toLowerCase(Locale.ROOT);
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static List<NewPage.Value> values(Class<?> record, String name) {
        List<NewPage.Value> values = new ArrayList<>();
        for (var component : record.getRecordComponents()) {
            Class<?> type = component.getType();
            if (component.getName().equals(name) && type.isEnum()) {
                for (Object constant : type.getEnumConstants()) {
                    String id = Json.MAPPER.valueToTree(constant).asString();
                    values.add(new NewPage.Value(id, id.toLowerCase(Locale.ROOT).replace('_', ' ')));
                }
            }
            if (component.getName().equals(name) && type == boolean.class) {
                values.add(new NewPage.Value("true", Say.say("yes")));
                values.add(new NewPage.Value("false", Say.say("no")));
            }
        }
        return values;
    }

    /** Each rule that names the option. */
    private static List<String> about(RuleBook book, String option) {
        Pattern named = Pattern.compile("\\b" + Pattern.quote(option) + "\\b");
        Set<String> about = new LinkedHashSet<>();
        for (RuleBook.Entry rule : book.all()) {
            if (named.matcher(rule.ruling()).find()
                    || named.matcher(rule.text()).find()) {
                about.add((rule.id() + ": " + rule.text() + " " + rule.ruling()).strip());
            }
        }
        return List.copyOf(about);
    }
}
