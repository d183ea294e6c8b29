package org.muster.host.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.core.rules.RuleBook;
import org.muster.host.rules.Block.Kind;
import org.muster.host.rules.Block.Look;
import org.muster.host.rules.Block.Row;
import org.muster.host.rules.Block.Span;

/**
 * Reads the Markdown that rule books are written in: headings, paragraphs, lists, tables, fenced code, {@code **strong**} and
 * {@code `code`}. Everything else, HTML too, is words.
 */
final class Markdown {

    private static final Pattern HEADING = Pattern.compile("(#{1,6})\\s+(.*)");
    private static final Pattern ITEM = Pattern.compile("\\s*(?:[-*+]|\\d{1,3}[.)])\\s+(.*)");
    private static final Pattern RULER = Pattern.compile("\\|?\\s*:?-+:?\\s*(\\|\\s*:?-+:?\\s*)*\\|?");
    private static final String FENCE = "```";
    private static final Pattern STYLED =
            Pattern.compile("`([^`]+)`|\\*\\*([^*]+)\\*\\*|([A-Z]{3}-[A-Z0-9]+-[0-9]{2,3}[a-z]?)");

    private final Predicate<String> isRule;
    private final List<Block> blocks = new ArrayList<>();
    private final Set<String> anchors = new HashSet<>();
    private final List<Row> rows = new ArrayList<>();
    private Kind open = Kind.PARAGRAPH;

    private Markdown(Predicate<String> isRule) {
        this.isRule = isRule;
    }

    /**
     * The parts of a book.
     *
     * @param isRule whether an id is one of the book's rules
     */
    static List<Block> read(String text, Predicate<String> isRule) {
        Markdown markdown = new Markdown(isRule);
        boolean code = false;
        for (String line : text.lines().toList()) {
            if (line.startsWith(FENCE)) {
                markdown.close();
                code = !code;
            } else if (code) {
                markdown.add(Kind.CODE, new Row("", List.of(List.of(new Span(Look.PLAIN, line)))));
            } else {
                markdown.line(line);
            }
        }
        markdown.close();
        return List.copyOf(markdown.blocks);
    }

    private void line(String line) {
        Matcher heading = HEADING.matcher(line);
        Matcher item = ITEM.matcher(line);
        if (line.isBlank()) {
            close();
        } else if (heading.matches()) {
            close();
            List<Span> words = spans(heading.group(2).strip());
            Row row = new Row("", List.of(words));
            Block block = new Block(Kind.HEADING, heading.group(1).length(), "", List.of(row));
            blocks.add(new Block(Kind.HEADING, block.level(), anchor(block.text()), block.rows()));
        } else if (line.startsWith("|")) {
            if (!RULER.matcher(line.strip()).matches()) {
                add(Kind.TABLE, row(line));
            }
        } else if (item.matches()) {
            add(Kind.LIST, new Row("", List.of(spans(item.group(1).strip()))));
        } else if (open != Kind.TABLE && !rows.isEmpty()) {
            goOn(line.strip());
        } else {
            add(Kind.PARAGRAPH, new Row("", List.of(spans(line.strip()))));
        }
    }

    private Row row(String line) {
        List<String> cells = RuleBook.cells(line);
        String rule = RuleBook.idIn(cells.get(0)).filter(isRule).orElse("");
        return new Row(rule, cells.stream().map(this::spans).toList());
    }

    private void add(Kind kind, Row row) {
        if (open != kind) {
            close();
        }
        open = kind;
        rows.add(row);
    }

    /** A line that belongs to the one before it. */
    private void goOn(String line) {
        Row last = rows.remove(rows.size() - 1);
        List<Span> more = new ArrayList<>(last.cells().get(0));
        more.add(new Span(Look.PLAIN, " "));
        more.addAll(spans(line));
        rows.add(new Row("", List.of(more)));
    }

    private void close() {
        if (!rows.isEmpty()) {
            blocks.add(new Block(open, 0, "", List.copyOf(rows)));
            rows.clear();
        }
        open = Kind.PARAGRAPH;
    }

    private String anchor(String heading) {
        String plain =
                heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        String anchor = plain.isEmpty() ? "part" : plain;
        for (int n = 2; !anchors.add(anchor); n++) {
            anchor = plain + "-" + n;
        }
        return anchor;
    }

    private List<Span> spans(String text) {
        List<Span> spans = new ArrayList<>();
        Matcher styled = STYLED.matcher(text);
        int at = 0;
        while (styled.find()) {
            if (styled.start() > at) {
                spans.add(new Span(Look.PLAIN, text.substring(at, styled.start())));
            }
            spans.add(span(styled));
            at = styled.end();
        }
        if (at < text.length() || spans.isEmpty()) {
            spans.add(new Span(Look.PLAIN, text.substring(at)));
        }
        return spans;
    }

    private Span span(Matcher styled) {
        String code = styled.group(1) == null ? styled.group(3) : styled.group(1);
        if (code == null) {
            return new Span(Look.STRONG, styled.group(2));
        }
        if (isRule.test(code)) {
            return new Span(Look.RULE, code);
        }
        return new Span(styled.group(1) == null ? Look.PLAIN : Look.CODE, code);
    }
}
