package org.muster.host.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.core.rules.RuleBook;
import org.muster.host.rules.Block.Kind;
import org.muster.host.rules.Block.Look;
import org.muster.host.rules.Block.Span;

class BookTest {

    private static final String TEXT = """
            # The **feud**
            Two lines
            of one paragraph.

            ## Moves
            - one `step`
              goes on
            - see ABC-MOVE-01, not ABC-MOVE-99
            ## Moves
            | ID | Rule | Ruling |
            |---|:--:|---|
            | ABC-MOVE-01 | A **squad** moves \\| stands. | <b>never</b> |
            | - | no rule | |
            ```yaml
            # no heading
            - {no: list}

            | no | table |
            ```
            Last <script>alert(1)</script> words""";

    private static final RuleBook RULES = RuleBook.parse(TEXT);
    private static final List<Block> BLOCKS =
            Markdown.read(TEXT, id -> RULES.find(id).isPresent());

    @Test
    void aBookIsItsHeadingsParagraphsListsTablesAndCode() {
        assertThat(BLOCKS)
                .extracting(Block::kind)
                .containsExactly(
                        Kind.HEADING,
                        Kind.PARAGRAPH,
                        Kind.HEADING,
                        Kind.LIST,
                        Kind.HEADING,
                        Kind.TABLE,
                        Kind.CODE,
                        Kind.PARAGRAPH);
        assertThat(BLOCKS.get(1).text()).isEqualTo("Two lines of one paragraph.");
        assertThat(BLOCKS.get(3).rows()).hasSize(2);
        assertThat(BLOCKS.get(6).rows())
                .extracting(row -> row.cells().get(0).get(0).text())
                .containsExactly("# no heading", "- {no: list}", "", "| no | table |");
    }

    @Test
    void noTwoHeadingsHaveOneAnchor() {
        assertThat(BLOCKS.stream().map(Block::anchor).filter(anchor -> !anchor.isEmpty()))
                .containsExactly("the-feud", "moves", "moves-2");
    }

    @Test
    void aRuleIsAnAnchorAndIsLinkedWhereItIsCited() {
        assertThat(BLOCKS.get(5).rows()).extracting(Block.Row::rule).containsExactly("", "ABC-MOVE-01", "");
        assertThat(BLOCKS.get(5).rows().get(1).cells().get(1))
                .containsExactly(
                        new Span(Look.PLAIN, "A "),
                        new Span(Look.STRONG, "squad"),
                        new Span(Look.PLAIN, " moves | stands."));
        List<Span> cited = BLOCKS.get(3).rows().get(1).cells().get(0);
        assertThat(cited).contains(new Span(Look.RULE, "ABC-MOVE-01"), new Span(Look.PLAIN, "ABC-MOVE-99"));
    }

    @Test
    void whatLooksLikeHtmlIsWords() {
        assertThat(BLOCKS.get(7).words()).containsExactly(new Span(Look.PLAIN, "Last <script>alert(1)</script> words"));
    }

    @Test
    void aRuleIsFoundByAllOfItsWordsAndFirstByItsId() {
        Book book = new Book("abc", "The feud", BLOCKS, RULES.all());
        assertThat(book.find("STANDS squad")).extracting(RuleBook.Entry::id).containsExactly("ABC-MOVE-01");
        assertThat(book.find("abc-move-01")).extracting(RuleBook.Entry::id).containsExactly("ABC-MOVE-01");
        assertThat(book.find("squad flies")).isEmpty();
        assertThat(book.contents()).extracting(Block::text).containsExactly("Moves", "Moves");
    }
}
