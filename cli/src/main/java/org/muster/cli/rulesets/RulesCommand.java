package org.muster.cli.rulesets;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.RulesInWords;
import org.muster.core.game.BadGame;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.rules.RuleBook;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster rules}. */
@Command(
        name = "rules",
        description = {
            "Read the rule book of a game system: all rules whose id begins so, or that hold all these words.",
            "Without RULE: its chapters."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster rules swm-campaign                the chapters, with their rules' ids",
            "  muster rules swm-campaign SWM-MOVE       the rules of movement",
            "  muster rules swm-campaign fortified roll rules that hold both words"
        })
public final class RulesCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "RULESET", description = "Id of the game system; see muster rulesets.")
    private String ruleset = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "RULE",
            description = "Id of a rule or its beginning, or words that it holds.")
    private List<String> wanted = List.of();

    public RulesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        LoadedRuleset loaded = console.ruleset(ruleset);
        RuleBook book = RuleBook.of(loaded)
                .filter(one -> !one.all().isEmpty())
                .orElseThrow(() -> new BadGame(
                        "NO_RULE_BOOK",
                        "{ruleset} brings no text of its rules.",
                        loaded.info().name()));
        List<String> called = ids(book, this::isCalled);
        List<String> found = called.isEmpty() ? ids(book, this::holds) : called;
        if (found.isEmpty()) {
            throw new BadGame(
                    "NO_SUCH_RULE",
                    "{ruleset} has no rule whose id begins with \"{words}\" or that holds these words; without them the"
                            + " chapters are listed.",
                    loaded.info().name(),
                    String.join(" ", wanted));
        }
        if (console.json()) {
            ObjectNode json = Documents.object();
            json.set("rules", RulesInWords.json(book, found));
            console.document(json);
        } else if (wanted.isEmpty()) {
            chapters(book);
        } else {
            found.forEach(id -> RulesInWords.print(console, book, id));
        }
        return Exit.DONE;
    }

    private static List<String> ids(RuleBook book, Predicate<RuleBook.Entry> test) {
        return book.all().stream().filter(test).map(RuleBook.Entry::id).toList();
    }

    private boolean isCalled(RuleBook.Entry rule) {
        return wanted.size() == 1 && rule.id().startsWith(wanted.get(0).toUpperCase(Locale.ROOT));
    }

    private boolean holds(RuleBook.Entry rule) {
        String text =
                String.join("\n", rule.section(), rule.text(), rule.ruling()).toLowerCase(Locale.ROOT);
        return wanted.stream().allMatch(word -> text.contains(word.toLowerCase(Locale.ROOT)));
    }

    private void chapters(RuleBook book) {
        Map<String, List<String>> chapters = new LinkedHashMap<>();
        book.all()
                .forEach(rule -> chapters.merge(
                        rule.section(),
                        List.of(rule.id()),
                        (before, one) ->
                                Stream.concat(before.stream(), one.stream()).toList()));
        int width = chapters.keySet().stream().mapToInt(String::length).max().orElse(0);
        chapters.forEach((title, ids) -> {
            String first = ids.get(0);
            Sentence span = ids.size() == 1
                    ? Sentence.verbatim(first)
                    : Sentence.of("{first} to {last}", first, ids.get(ids.size() - 1));
            console.verbatim(title + " ".repeat(width - title.length()) + "  "
                    + console.screen().faint(span.toString()));
        });
    }
}
