package org.muster.cli.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.muster.api.decision.Options;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Shell;
import org.muster.core.engine.Open;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.view.Asked;
import org.muster.core.view.View;
import tools.jackson.databind.JsonNode;

/** What a game waits for, told to one viewer at a terminal. */
public final class AskedInWords<S> {

    private final View<S> view;
    private final Game<S> game;
    private final Asked<S> asked;
    private final String file;
    private final HaltInWords<S> halt;

    /** For {@code view} of the game in {@code file}, as it is typed in a command. */
    public AskedInWords(View<S> view, String file) {
        this.view = view;
        this.game = view.game();
        this.asked = new Asked<>(view);
        this.file = Shell.quoted(file);
        this.halt = new HaltInWords<>(view, asked, this.file);
    }

    /** Prints everything that is asked, with the options. */
    public void print(Console console, int most) {
        if (halt.print(console)) {
            return;
        }
        List<Open<S, ?>> shown = asked.open();
        decisions(console).print(most);
        if (shown.isEmpty()) {
            console.line(nobodyIsAsked());
        }
        others(console, shown);
    }

    private DecisionsInWords decisions(Console console) {
        return new DecisionsInWords(
                console,
                asked.outline(),
                new OfTheGame(),
                view.viewer().seat().map(Player::id).orElse(""),
                view.game().play().zone(),
                (seat, decision) -> console.command("choose " + file + " --as " + seat + " --decision " + decision));
    }

    /** Options as the game has them. */
    private final class OfTheGame implements DecisionsInWords.Offered {
        @Override
        public Options<?> of(JsonNode decision, JsonNode question) {
            return asked.question(
                            new Player(question.path("seat").asString()),
                            decision.path("id").asInt())
                    .orElseThrow()
                    .options();
        }

        @Override
        public Sentence named(Sentence sentence) {
            return game.play().named(sentence);
        }
    }

    private Sentence nobodyIsAsked() {
        Player seat = view.viewer().seat().orElse(Player.ORGANIZER);
        return seat.equals(Player.ORGANIZER) && !game.setup().hasOrganizer()
                ? Sentence.of(
                        "Nothing is asked of {who}, who does an organizer's work where a game has none; its seats are"
                                + " {seats}.",
                        name(seat),
                        game.setup().players().stream().map(view::name).toList())
                : Sentence.of("Nothing is asked of {who}.", name(seat));
    }

    /**
     * Prints what can be answered about one thing, whole.
     *
     * @throws BadGame if nothing can
     */
    public void printAt(Console console, String id) {
        if (halt.print(console)) {
            return;
        }
        boolean any = false;
        Optional<Pattern> named = nameOf(id);
        for (Open<S, ?> open : asked.open()) {
            if (named.isPresent() && open.path().stream().anyMatch(named.get().asPredicate())) {
                if (any) {
                    console.verbatim("");
                }
                any = true;
                decisions(console).printWhole(open.id());
                continue;
            }
            for (Question<?> question : open.all()) {
                if (!view.maySee(question)) {
                    continue;
                }
                Map<List<String>, List<String>> parts = PartsAt.find(question.options(), id, game.play()::named);
                if (!parts.isEmpty()) {
                    any = true;
                    part(console, open, question, parts);
                }
            }
        }
        if (!any) {
            throw new BadGame(
                    "NOT_ASKED", "Nothing that is asked can be answered at {id}; muster pending shows all of it.", id);
        }
    }

    /** What a thing's sheet calls it: what is asked below a title with that name is about it, as a battle's report is. */
    private Optional<Pattern> nameOf(String id) {
        return view.sheet(id).stream()
                .findFirst()
                .map(sheet -> Pattern.compile("(?<![\\p{L}\\d])"
                        + Pattern.quote(sheet.title().toString().replace(" (" + id + ")", "")) + "(?![\\p{L}\\d])"));
    }

    private void part(Console console, Open<S, ?> open, Question<?> question, Map<List<String>, List<String>> parts) {
        console.verbatim(console.screen().bold(Sentence.of("Decision {id}", open.id())) + "  " + path(open)
                + rules(open.decision().rules()));
        console.line(
                "  {who} decides:",
                Sentence.either(question.who().stream().map(view::name).toList()));
        parts.forEach((path, lines) -> {
            if (!path.isEmpty()) {
                console.verbatim("    " + String.join(" > ", path) + ":");
            }
            lines.forEach(line -> console.verbatim("      " + line));
        });
    }

    /**
     * Prints in a line each what is asked of whom, without options.
     *
     * @param told sentences that stand above it, and need not be said again
     */
    void printBriefly(Console console, Set<String> told) {
        if (!halt.print(console, told)) {
            boolean waits = waits();
            for (Open<S, ?> open : game.open()) {
                if (isAsked(open)) {
                    console.line("Asked: {who}: {path}  (decision {id})", waiting(open), path(open), open.id());
                } else if (!waits && !open.isMeanwhile()) {
                    console.line(offersOnly(path(open)));
                }
            }
        }
    }

    private void others(Console console, List<Open<S, ?>> shown) {
        boolean waits = waits();
        for (Open<S, ?> open : game.open()) {
            if (shown.contains(open)) {
                continue;
            }
            if (isAsked(open)) {
                console.line("Waiting for {who}: {path}", waiting(open), path(open));
            } else if (!waits && !open.isMeanwhile()) {
                console.line(offersOnly(path(open)));
            }
        }
    }

    /** Whether somebody's answer is waited for: then nobody need hear of what others are offered. */
    private boolean waits() {
        return game.open().stream().anyMatch(this::isAsked);
    }

    private boolean isAsked(Open<S, ?> open) {
        return !open.isMeanwhile() && open.questions().stream().anyMatch(question -> !view.isConfirmed(open, question));
    }

    /** A step that goes on only when somebody takes what is offered to them. */
    public static Sentence offersOnly(Sentence path) {
        return Sentence.of("{path} goes on when somebody takes what is offered there (muster pending)", path);
    }

    private Sentence waiting(Open<S, ?> open) {
        List<Sentence> who = open.questions().stream()
                .filter(question -> !view.isConfirmed(open, question))
                .map(question ->
                        Sentence.either(question.who().stream().map(this::name).toList()))
                .toList();
        return Sentence.joined(", ", who);
    }

    private static Sentence path(Open<?, ?> open) {
        return Sentence.joined(" > ", open.titles());
    }

    public static String rules(List<String> rules) {
        return rules.isEmpty() ? "" : "  [" + String.join(", ", rules) + "]";
    }

    private Object name(Player player) {
        return game.play().called(player);
    }
}
