package org.muster.ruleset.skirmish.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.table.Words;

/** What tokens of the mission do, and whether they are used up (SKD-MISS-05). */
final class Tokens {

    private Tokens() {}

    static Table of(Skirmish now) {
        return of(now, now.book().mission().interactions());
    }

    static Table of(Skirmish now, List<Mission.Interaction> interactions) {
        Table tokens = Table.of(
                Sentence.of("Interactions"),
                Sentence.of("Token"),
                Sentence.of("For"),
                Sentence.of("Effect"),
                Sentence.of("Used up"));
        for (Mission.Interaction interaction : interactions) {
            tokens = tokens.with(Row.of(
                            Cell.name(Called.thing(interaction.token()), interaction.token()),
                            Names.sideOrBoth(now, interaction.who()),
                            Cell.of(Sentence.joined(
                                    ", ",
                                    interaction.effects().stream()
                                            .map(line -> Words.effect(now, line))
                                            .toList())),
                            Cell.mark(now.used().contains(interaction.token())))
                    .about(interaction.token()));
        }
        return tokens;
    }
}
