package org.muster.cli.words;

import java.util.Collection;
import org.muster.cli.terminal.Console;
import org.muster.core.json.Json;
import org.muster.core.rules.RuleBook;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Rules of a book as people read them. */
public final class RulesInWords {

    private RulesInWords() {}

    /** A rule after an empty line: its id, what it says, how it is read and where it comes from. */
    public static void print(Console console, RuleBook book, String id) {
        console.verbatim("");
        console.verbatim(console.screen().bold(id));
        book.find(id)
                .ifPresentOrElse(
                        rule -> print(console, rule),
                        () -> console.line(
                                book.all().isEmpty()
                                        ? "  (the ruleset brings no text of its rules)"
                                        : "  (not in the ruleset's book)"));
    }

    private static void print(Console console, RuleBook.Entry rule) {
        ("  " + rule.text()).lines().forEach(console::verbatim);
        if (!rule.ruling().isEmpty()) {
            console.line("  Read as: {ruling}", rule.ruling());
        }
        if (!rule.source().isEmpty()) {
            console.line("  Source: {source}", rule.source());
        }
    }

    /** The same for programs; a rule that the book does not hold is an id alone. */
    public static ArrayNode json(RuleBook book, Collection<String> ids) {
        ArrayNode array = Json.MAPPER.createArrayNode();
        for (String id : ids) {
            ObjectNode one = array.addObject().put("id", id);
            book.find(id)
                    .ifPresent(rule -> one.put("text", rule.text())
                            .put("source", rule.source())
                            .put("ruling", rule.ruling()));
        }
        return array;
    }
}
