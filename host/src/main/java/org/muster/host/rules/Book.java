package org.muster.host.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.rules.RuleBook;

/**
 * A rule book, to be read from top to bottom, by rule or by word.
 *
 * @param ruleset id of the ruleset that carries it
 * @param name of the ruleset
 */
public record Book(String ruleset, String name, List<Block> blocks, Collection<RuleBook.Entry> rules) {

    private static final int DEEPEST_LISTED = 3;
    private static final Pattern SPACE = Pattern.compile("\\s+");

    /** The book of a ruleset; empty if it carries none. */
    public static Optional<Book> of(LoadedRuleset ruleset) {
        return RuleBook.textOf(ruleset).map(text -> {
            RuleBook rules = RuleBook.parse(text);
            List<Block> blocks = Markdown.read(text, id -> rules.find(id).isPresent());
            return new Book(ruleset.info().id(), ruleset.info().name(), blocks, rules.all());
        });
    }

    /** Its headings, without its title and what is too deep to be listed. */
    public List<Block> contents() {
        return blocks.stream()
                .filter(block -> block.kind() == Block.Kind.HEADING)
                .filter(block -> block.level() > 1 && block.level() <= DEEPEST_LISTED)
                .toList();
    }

    /** The rules in which every word of {@code wanted} stands, those whose id it is first. */
    public List<RuleBook.Entry> find(String wanted) {
        List<String> words =
                SPACE.splitAsStream(wanted.strip().toLowerCase(Locale.ROOT)).toList();
        List<RuleBook.Entry> found = new ArrayList<>();
        for (RuleBook.Entry rule : rules) {
            String all = String.join("\n", rule.id(), rule.section(), rule.text(), rule.ruling())
                    .toLowerCase(Locale.ROOT);
            boolean fits = true;
            for (String word : words) {
                fits &= all.contains(word);
            }
            if (fits) {
                found.add(rule.id().equalsIgnoreCase(wanted.strip()) ? 0 : found.size(), rule);
            }
        }
        return found;
    }
}
