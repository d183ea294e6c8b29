package org.muster.cli.parameters;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Level;
import org.muster.core.bot.SearchBot;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import picocli.CommandLine.Option;

/** How well bots play. */
public final class Skill {

    private static final int MOST = 100_000;

    @Option(
            names = "--skill",
            paramLabel = "LEVEL|N",
            description = {
                "How well bots play: random, easy, club, strong, or how often they play on from a question.",
                "Where a ruleset can't tell how a game stands they choose by chance."
            })
    private @Nullable String given;

    /** Bots of the skill that was asked for, or else of {@code usual}. */
    public <S> Bot<S> bot(Play<S> play, Level usual) {
        return bot(play, usual.bot(play));
    }

    /** Bots of the skill that was asked for, or else {@code usual}. */
    public <S> Bot<S> bot(Play<S> play, Bot<S> usual) {
        String wanted = given;
        return wanted == null ? usual : bot(play, wanted);
    }

    /** The bot that somebody has named, by its level or by how often it plays on. */
    public static <S> Bot<S> bot(Play<S> play, String named) {
        return SearchBot.of(play, effort(named));
    }

    /** The skill that was asked for, as it was typed; empty: none was. */
    public Optional<String> given() {
        return Optional.ofNullable(given);
    }

    /** How often bots of the skill that was asked for play on from a question, or else those of {@code usual}. */
    public int effort(Level usual) {
        String wanted = given;
        return wanted == null ? usual.effort() : effort(wanted);
    }

    private static int effort(String named) {
        String name = named.strip();
        Optional<Level> level = Level.called(name);
        if (level.isPresent()) {
            return level.get().effort();
        }
        if (!name.matches("\\d{1,6}") || Integer.parseInt(name) > MOST) {
            throw new BadGame(
                    "BAD_SKILL",
                    "No bot plays {n}; it is random, easy, club, strong, or a number from 0 to {most}.",
                    name,
                    MOST);
        }
        return Integer.parseInt(name);
    }
}
