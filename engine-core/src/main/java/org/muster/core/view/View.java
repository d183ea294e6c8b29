package org.muster.core.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.muster.api.decision.Question;
import org.muster.api.records.Table;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Situation;
import org.muster.core.game.Game;
import org.muster.core.journal.Entry;
import org.muster.core.story.Line;
import org.muster.core.story.Story;
import org.muster.core.story.Trace;
import tools.jackson.databind.node.ObjectNode;

/**
 * A game as one viewer may know it. Secret answers to a decision that is still open are shown to nobody but those
 * who may give them, not even to the owner of the journal.
 *
 * @param <S> the ruleset's state
 */
public record View<S>(Game<S> game, Viewer viewer) {

    /** The state, without what is hidden from the viewer. */
    public S state() {
        return game.play().ruleset().view(game.position().state(), viewer);
    }

    /** What people call a seat, with what it plays as far as the viewer may know: {@code Anna (Sith)}. */
    public String name(Player seat) {
        String name = game.play().name(seat);
        String label = seat.equals(Player.ORGANIZER)
                ? ""
                : game.play().ruleset().seatLabel(state(), seat).toString();
        return label.isEmpty() || label.equals(name) ? name : name + " (" + label + ")";
    }

    /** With whom a seat makes common cause, as far as the viewer may know. */
    public List<Player> allies(Player seat) {
        return game.play().ruleset().allies(state(), seat);
    }

    /** The picture, with the ground that open questions are about and the viewer's own answers to them. */
    public Scene scene() {
        return picture().scene();
    }

    /** The picture with one thing looked at: what it can do, and what the ruleset shows of it. */
    public Scene closeUp(String id) {
        return picture().closeUp(id);
    }

    private Picture<S> picture() {
        Situation<S> now = game.situation();
        return new Picture<>(game.play(), new Situation<>(now.position(), game.open(), now.roll()), viewer);
    }

    /** The rolls that count, as far as the viewer may know them. */
    public List<KnownRoll> rolls() {
        return KnownRolls.of(this);
    }

    /** What is to be read of the whole game, seats by their names. */
    public List<Table> records() {
        List<Table> tables = new ArrayList<>(game.play().ruleset().records(state(), viewer));
        new ReportsInWords<>(this).table().ifPresent(tables::add);
        return named(tables);
    }

    /** The sheet of one thing; empty if there is none of that id, or nothing more is known of it. */
    public List<Table> sheet(String id) {
        return named(game.play().ruleset().sheet(state(), viewer, id));
    }

    private List<Table> named(List<Table> tables) {
        return tables.stream()
                .filter(table -> !table.rows().isEmpty())
                .map(table -> table.saying(game.play()::named))
                .toList();
    }

    /** What happened, as far as the viewer may know it. */
    public Log log() {
        return Log.of(this, readable(game.log(), hiddenEntries()));
    }

    /**
     * What happened from the journal's entry {@code first} on, as {@link #log} tells and numbers it; what a game that was
     * loaded from a snapshot has heard since is enough for that.
     */
    public List<Log.Told> since(int first) {
        Story story = game.recording().story().orElse(null);
        if (story == null || first < story.begins()) {
            return log().since(first);
        }
        Set<Integer> hidden = hiddenEntries();
        Set<Integer> known = new HashSet<>();
        for (Trace trace : story.told()) {
            if (trace.audience().includes(viewer)) {
                trace.entries().stream()
                        .filter(entry -> !trace.chose() || !hidden.contains(entry))
                        .forEach(known::add);
            }
        }
        return Log.of(this, readable(story.lines(), hidden), known).since(first);
    }

    /** The last answer of {@code seat} to a decision that counts, as the viewer heard of it; empty: they heard of none. */
    public Optional<Line> given(Player seat, int decision) {
        Set<Integer> given = new LinkedHashSet<>();
        for (Entry entry : game.history()) {
            if (entry.body() instanceof Entry.Chose chose
                    && chose.decision() == decision
                    && chose.seat().equals(seat)) {
                given.add(entry.n());
            }
        }
        return log().lines().stream()
                .map(Log.Told::line)
                .filter(line -> line.kind() == Line.Kind.CHOSE && given.contains(line.entry()))
                .reduce((earlier, later) -> later);
    }

    private List<Line> readable(List<Line> lines, Set<Integer> hidden) {
        return lines.stream()
                .filter(line -> line.audience().includes(viewer))
                .filter(line -> line.kind() != Line.Kind.CHOSE || !hidden.contains(line.entry()))
                .toList();
    }

    /** Entries with answers that the viewer may not know yet. */
    private Set<Integer> hiddenEntries() {
        Set<Integer> hidden = new LinkedHashSet<>();
        for (Entry entry : game.history()) {
            if (entry.body() instanceof Entry.Chose chose && !mayKnow(chose.decision(), chose.seat())) {
                hidden.add(entry.n());
            }
        }
        return hidden;
    }

    /** Whether the viewer may see what was answered for {@code seat}. */
    private boolean mayKnow(int decision, Player seat) {
        for (Open<S, ?> open : game.undecided()) {
            if (open.id() == decision && open.decision().isSecret()) {
                return open.all().stream()
                        .filter(question -> question.id().equals(seat))
                        .anyMatch(this::isAsked);
            }
        }
        return true;
    }

    /** Whether the viewer may see what a question offers: it is theirs, or nothing is hidden from them. */
    public boolean maySee(Question<?> question) {
        return Picture.maySee(viewer, question);
    }

    private boolean isAsked(Question<?> question) {
        return Picture.isAsked(viewer, question);
    }

    /** Whether a question was answered for good; where answers are secret, a draft is nobody else's business. */
    public boolean isConfirmed(Open<S, ?> open, Question<?> question) {
        Answered given = game.position().answersTo(open.id()).get(question.id());
        return given != null && given.confirmed();
    }

    /**
     * The answer given so far, if there is one and the viewer may know it. A draft is the business of who gave it alone, also
     * where answers are open, and of who keeps the game.
     */
    public Optional<Answered> answer(Open<S, ?> open, Question<?> question) {
        return Optional.ofNullable(game.position().answersTo(open.id()).get(question.id()))
                .filter(given ->
                        isAsked(question) || !open.decision().isSecret() && (given.confirmed() || viewer.seesAll()));
    }

    /**
     * The position as JSON. The owner of the journal gets all of it but the secret answers to open decisions: a game
     * that starts from it asks for them again. Others get their view of the state, without the steps still to come, the
     * number of rolls, and what is being carried out while dice are waited for, which may all hold secrets.
     */
    public ObjectNode position() {
        Position<S> position = game.position();
        for (Open<S, ?> open : game.undecided()) {
            for (Question<?> question : open.all()) {
                if (answer(open, question).isEmpty()) {
                    position = position.unanswered(open.id(), question.id());
                }
            }
        }
        if (!viewer.seesAll()) {
            for (Player seat : position.answersTo(position.closing()).keySet()) {
                position = position.unanswered(position.closing(), seat);
            }
        }
        ObjectNode json = game.play().json().write(position);
        if (!viewer.seesAll()) {
            json.set("state", game.play().json().state(state()));
            json.remove("agenda");
            json.remove("rolls");
            json.remove("faces");
        }
        return json;
    }
}
