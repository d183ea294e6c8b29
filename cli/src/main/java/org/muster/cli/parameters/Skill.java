package org.muster.cli.parameters;

import org.jspecify.annotations.Nullable;
import org.muster.core.bot.Bot;
import org.muster.core.bot.SearchBot;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import picocli.CommandLine.Option;

/** How well bots play. */
public final class Skill {

    private static final int MOST = 100_000;

    @Option(
            names = "--skill",
            paramLabel = "N",
            description = {
                "How often bots play on from a question to see what is best; 0: they choose by chance.",
                "Where a ruleset can't tell how a game stands they always do."
            })
    private @Nullable Integer effort;

    /** Bots of the skill that was asked for, or else of {@code usual}. */
    public <S> Bot<S> bot(Play<S> play, int usual) {
        int tries = effort == null ? usual : effort;
        if (tries < 0 || tries > MOST) {
            throw new BadGame("BAD_SKILL", "Skill {n}; it is 0 to {most}.", tries, MOST);
        }
        return SearchBot.of(play, tries);
    }
}
