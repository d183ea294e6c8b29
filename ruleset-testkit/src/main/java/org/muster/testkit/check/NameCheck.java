package org.muster.testkit.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.records.Cell;
import org.muster.api.records.Table;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.Ruleset;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.data.GameData;
import org.muster.core.data.Yaml;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.Anchors;
import org.muster.testkit.trial.Corpus;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;
import tools.jackson.databind.JsonNode;

/**
 * People read the names of things, and never the ids that stand for them in files and answers: {@code Night Troopers A}
 * and not {@code night-troopers-A}.
 *
 * <p>A thing has a name if a cell of a record that points at it, or a label of the picture with its id, shows other words
 * than its id; if the data gives an entry of that id a {@code name}; and if it is a seat that somebody sits in. What the
 * picture or such a cell shows by its id, as the mark of a ship or the square of a grid, is called so.
 *
 * <p>An id of a thing with a name is found in what is told, asked, offered, refused, drawn and recorded where
 * <ul>
 *   <li>a value of a sentence is that id and nothing else, or
 *   <li>the id stands in the text by itself and can be no word: it has a digit, a mark or a capital inside it.
 * </ul>
 * So an id that is a word, such as {@code gate}, may stand in a sentence that speaks of a gate. In round brackets or in
 * quotation marks an id is told on purpose, as what an answer has to name: {@code Verdance (S02)}. What somebody typed is
 * quoted as it is: answers, and what a refusal says of them.
 */
public final class NameCheck implements Check {

    private static final int MOMENTS = 16;

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d_#-]+");
    private static final Pattern ON_PURPOSE = Pattern.compile("\\([\\p{L}\\d_#-]+\\)|\"[^\"]*\"");
    private static final Pattern NO_WORD = Pattern.compile(".*[\\d_#-].*|.+\\p{Lu}.*");

    @Override
    public Sentence name() {
        return Sentence.of("people read names, and no ids");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Names names = new Names();
        names.ofData(trial);
        trial.soundGames().forEach(names::of);
        Findings findings = new Findings();
        trial.corpus().read(new Corpus.Reader() {
            @Override
            public void sentence(String where, Sentence sentence, boolean whole) {
                Set<String> values = new HashSet<>();
                String text = sentence.with(value -> {
                            values.add(String.valueOf(value));
                            return value;
                        })
                        .toString();
                values.removeIf(value -> !names.isKnown(value) || names.isOnPurpose(value, text));
                read(where, sentence.template(), text, values);
            }

            @Override
            public void words(String where, String what, String words) {
                read(where, what, words, Set.of());
            }

            private void read(String where, String template, String text, Set<String> values) {
                Set<String> ids = new HashSet<>(values);
                ids.addAll(names.in(text));
                for (String id : ids) {
                    findings.add(
                            where,
                            template,
                            '"' + id + "\" is called \"" + names.of(id) + "\", and stands in \"" + text
                                    + "\", which is " + template);
                }
            }
        });
        return findings.list();
    }

    /** Names by id, without what is called by its id. */
    private static final class Names {
        private final Map<String, String> names = new HashMap<>();
        private final Set<String> shown = new HashSet<>();

        boolean isKnown(String id) {
            return names.containsKey(id);
        }

        boolean isOnPurpose(String id, String text) {
            return text.contains('(' + id + ')') || text.contains('"' + id + '"');
        }

        String of(String id) {
            return names.getOrDefault(id, id);
        }

        /** The ids that stand by themselves in a text and are no words. */
        List<String> in(String text) {
            List<String> found = new ArrayList<>();
            Matcher word = WORD.matcher(ON_PURPOSE.matcher(text).replaceAll("()"));
            while (word.find()) {
                String id = word.group();
                if (names.containsKey(id) && NO_WORD.matcher(id).matches()) {
                    found.add(id);
                }
            }
            return found;
        }

        private void named(String id, String name) {
            if (id.isBlank() || name.isBlank() || shown.contains(id)) {
                return;
            }
            if (name.equals(id) || words(name).contains(id)) {
                shown.add(id);
                names.remove(id);
            } else {
                names.putIfAbsent(id, name);
            }
        }

        private static Set<String> words(String text) {
            Set<String> words = new HashSet<>();
            Matcher word = WORD.matcher(text);
            while (word.find()) {
                words.add(word.group());
            }
            return words;
        }

        void ofData(Trial trial) {
            var loaded = trial.loaded();
            GameData shipped = loaded.data(OrderedMap.empty());
            for (DataFile file : loaded.ruleset().data()) {
                ofEntries(Yaml.read(shipped.shipped(file.name())));
            }
        }

        private void ofEntries(JsonNode json) {
            named(json.path("id").asString(""), json.path("name").asString(""));
            if (json.isObject()) {
                json.properties()
                        .forEach(entry -> named(
                                entry.getKey(), entry.getValue().path("name").asString("")));
            }
            json.forEach(this::ofEntries);
        }

        <S> void of(Played<S> played) {
            var game = played.game();
            for (Player seat : game.setup().players()) {
                named(seat.id(), game.play().called(seat).toString());
            }
            Ruleset<S, ?> ruleset = game.play().ruleset();
            for (Moment<S> moment : played.moments(Effort.of(MOMENTS))) {
                S state = moment.situation().position().state();
                S view = ruleset.view(state, Viewer.EVERYTHING);
                Scene scene = ruleset.scene(view, Viewer.EVERYTHING);
                scene.marks().forEach(this::ofMark);
                List<Table> tables = new ArrayList<>(ruleset.records(view, Viewer.EVERYTHING));
                Anchors.of(scene, tables).forEach(id -> tables.addAll(ruleset.sheet(view, Viewer.EVERYTHING, id)));
                tables.forEach(table -> table.rows()
                        .forEach(row -> row.cells().forEach(cell -> {
                            if (cell instanceof Cell.Words words) {
                                named(
                                        words.anchor(),
                                        game.play().named(words.text()).toString());
                            }
                        })));
            }
        }

        private void ofMark(Mark mark) {
            if (mark instanceof Mark.Label label) {
                named(label.id(), label.text());
            } else if (mark instanceof Mark.Token token && token.text().equals(token.id())) {
                named(token.id(), token.text());
            }
        }
    }
}
