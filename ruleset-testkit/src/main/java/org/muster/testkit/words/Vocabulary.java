package org.muster.testkit.words;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.spi.DataFile;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.GameData;
import org.muster.core.data.Yaml;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import tools.jackson.databind.JsonNode;

/**
 * Words that no language changes: names and ids out of data and of people. What else is English where {@link
 * PseudoLanguage} is spoken can't be translated.
 */
public final class Vocabulary {

    private static final Pattern WORD =
            Pattern.compile("(?<![\\p{L}\\p{N}_])[A-Za-z]{2,}(?:'[a-z]+)?(?![\\p{L}\\p{N}_])");
    private static final Pattern CODE = Pattern.compile("[A-Z]+");

    private final Set<String> words = new HashSet<>();

    /** Those in all data that a ruleset ships. */
    public static Vocabulary of(LoadedRuleset ruleset) {
        Vocabulary vocabulary = new Vocabulary();
        List<DataFile> files = ruleset.ruleset().data();
        GameData data = new GameData(ruleset.home(), files, OrderedMap.empty());
        files.forEach(file -> vocabulary.add(Yaml.read(data.shipped(file.name()))));
        return vocabulary;
    }

    /** And all texts in here: what a game was opened with. */
    public void add(JsonNode json) {
        if (json.isString()) {
            add(json.asString());
        }
        for (Map.Entry<String, JsonNode> field : json.properties()) {
            add(field.getKey());
        }
        json.forEach(this::add);
    }

    /** And what {@code value} holds, written as JSON. */
    public void addAll(Object value) {
        add(Json.MAPPER.<JsonNode>valueToTree(value));
    }

    /** And the words of {@code text}. */
    public void add(String text) {
        Matcher word = WORD.matcher(text.replace('_', ' '));
        while (word.find()) {
            words.add(word.group().toLowerCase(Locale.ROOT));
        }
    }

    /** The words of a text spoken in {@link PseudoLanguage} that are English and not known here; codes aside. */
    public List<String> english(String text) {
        List<String> english = new ArrayList<>();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            String one = word.group();
            if (!CODE.matcher(one).matches() && !words.contains(one.toLowerCase(Locale.ROOT))) {
                english.add(one);
            }
        }
        return english;
    }
}
