package org.muster.api.spi;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.muster.api.Stable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Reaction;
import org.muster.api.flow.Step;
import org.muster.api.flow.Steps;
import org.muster.api.odds.Forecast;
import org.muster.api.records.Table;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/**
 * A game system: its table of contents. One instance serves all games of the system, so it holds no game.
 *
 * @param <S> the state: an immutable record of plain values, lists, {@code OrderedMap}s and further records
 * @param <B> the book: what a game is played by and never changes, such as tables, map and catalogue. A state may
 *     hold it; it is not written with the state but made again from the setup when a game is read.
 */
@Stable
public interface Ruleset<S, B> {

    /** The state's class; by default what stands in {@code Ruleset<S, B>}. */
    default Class<S> state() {
        return Named.inType(this, 0);
    }

    /** The book's class, {@code Setup.class} where a system needs no more; by default what stands in the type. */
    default Class<B> book() {
        return Named.inType(this, 1);
    }

    /**
     * Every step there is; by default those of the pipeline and all that lie in the same classes. A system of several
     * chapters names them: {@link Steps#in}. Saved games know steps by their names: see
     * {@link org.muster.api.flow.WrittenAs}.
     */
    default List<Class<? extends Step<S>>> steps() {
        return Steps.beside(pipeline(), state());
    }

    /** The phases, in order. */
    Pipeline<S> pipeline();

    /** The house rules, which the book may call options, with their default values: a record of enums, numbers and booleans. */
    default Object houseRules() {
        return NoHouseRules.NONE;
    }

    /** The files of data it ships. */
    default List<DataFile> data() {
        return List.of();
    }

    /** The variants it ships beside the book's own way. */
    default List<Variant> variants() {
        return List.of();
    }

    /** What makes its data out of tables that others keep. */
    default List<TableImport<?>> imports() {
        return List.of();
    }

    /** What makes its map out of maps of other programs; empty where a map is a {@link org.muster.api.map.Chart}, or there is none. */
    default Optional<MapImport<?>> mapImport() {
        return Optional.empty();
    }

    /** The kinds of army list that can be checked before a game. */
    default List<ArmyFile<B, ?>> armies() {
        return List.of();
    }

    /** What of {@code setup} contradicts itself or the rules; called before {@link #open}. */
    default List<Violation> check(Setup setup) {
        return List.of();
    }

    /**
     * The ids of a book that no file of data gives with {@link org.muster.api.check.Id}, by what they name: made by the
     * book, brought by an expansion. What a position refers to with {@link org.muster.api.check.RefersTo} is among these
     * and those.
     */
    default OrderedMap<String, Set<String>> ids(B book) {
        return OrderedMap.empty();
    }

    /**
     * What is wrong with a state that somebody wrote, beside what its records say of themselves with
     * {@link org.muster.api.check.Between} and {@link org.muster.api.check.RefersTo}; asked before a game opens from it,
     * and only where all of that holds: whatever is referred to is there. Each violation is inside the field that it
     * names.
     */
    default List<Violation> checkPosition(S state) {
        return List.of();
    }

    /**
     * The same where it matters in the midst of what somebody wrote it: what may be as long as a certain step is still to
     * come, such as wounds before minis are removed for them.
     *
     * @param toCome all steps of the agenda, the next one first; none: a round is over
     */
    default List<Violation> checkPosition(S state, List<Step<S>> toCome) {
        return checkPosition(state);
    }

    /** The book of a game; by default the setup, or the file of data that is read as the book. */
    default B open(Setup setup) {
        Class<B> book = book();
        if (book.isInstance(setup)) {
            return book.cast(setup);
        }
        for (DataFile file : data()) {
            if (file.type().equals(book)) {
                return setup.data().read(file.name(), book);
            }
        }
        throw new IllegalStateException("no file of data is a " + book.getSimpleName() + ": override open(Setup)");
    }

    /** The state before the first step. */
    S start(Setup setup, B book);

    /** The state as {@code viewer} may know it: what is secret is taken out. */
    S view(S state, Viewer viewer);

    /** The state as a picture, for a viewer whose view it is; by default none. */
    default Scene scene(S state, Viewer viewer) {
        return Scene.of(Sentence.of("No picture"), 1, 1).described(Sentence.of("This game has no picture."));
    }

    /**
     * What people read of the whole game: standings, treasuries, lists. Seats are named by {@code Player}s in sentences.
     *
     * @param state the viewer's view of the state
     */
    default List<Table> records(S state, Viewer viewer) {
        return List.of();
    }

    /**
     * The sheet of one thing: a squad, a ship, a system, a battle, with all that is known of it in one place.
     *
     * @param state the viewer's view of the state
     * @param id of the thing, as the scene, options and {@link #records} name it; of any other, nothing
     */
    default List<Table> sheet(S state, Viewer viewer, String id) {
        return List.of();
    }

    /**
     * A state that could be the true one, as far as {@code seat} knows: what its view leaves out is filled in by guess, so
     * that the rules can go on from it, and its view of the guess is what it sees. Bots look ahead from such states
     * only, a new one each time. A ruleset whose view takes nothing out leaves this as it is.
     *
     * @param seen the view of {@code seat}
     */
    default S imagine(S seen, Player seat, RandomGenerator random) {
        return seen;
    }

    /**
     * How well a game that is not over stands for {@code player}, from 0 (as good as lost) to 1 (as good as won), for
     * bots that look ahead. Empty where nobody can tell: then bots choose by chance.
     *
     * @param state one that could be the true one for whoever looks ahead, see {@link #imagine}
     */
    default OptionalDouble evaluation(S state, Player player) {
        return OptionalDouble.empty();
    }

    /**
     * Whether a game stands still enough to be valued by {@link #evaluation}. It does not in the midst of what is about to
     * change it, such as an attack before its dice have fallen: bots that look ahead play on over that.
     */
    default boolean isSettled(S state) {
        return true;
    }

    /**
     * What is drawn more when somebody looks at one thing of the scene, such as where it may shoot. What it may do in
     * an open decision the engine marks by itself.
     *
     * @param state the viewer's view of the state
     * @param id of the thing: one that an option names as anchor
     */
    default List<Mark> closeUp(S state, Viewer viewer, String id) {
        return List.of();
    }

    /**
     * What {@code player} plays, as people say it: {@code Sith}, {@code the blue fleet}. Empty as long as that is open, or
     * where seats differ in nothing but who sits there.
     *
     * @param state perhaps a view; what the viewer may not know is not told
     */
    default Sentence seatLabel(S state, Player player) {
        return Sentence.NOTHING;
    }

    /**
     * With whom {@code player} makes common cause now, as everybody may know: those that may want a word alone. By default
     * nobody.
     *
     * @param state perhaps a view; what the viewer may not know is not told
     */
    default List<Player> allies(S state, Player player) {
        return List.of();
    }

    /**
     * The exact odds of something of this system, such as of an attack: what {@code muster odds --ruleset} is asked.
     * A system that has none refuses.
     *
     * @param question in the system's own words
     */
    default Checked<Forecast> odds(B book, String question) {
        return Checked.bad(Violation.of(
                "NO_ODDS",
                "This ruleset has no odds of its own; leave out --ruleset and ask for dice, such as {right}.",
                "2d6+1"));
    }

    /** What reacts to events. */
    default List<Reaction<S>> reactions() {
        return List.of();
    }

    /** No house rules at all. */
    enum NoHouseRules {
        /** The only one. */
        NONE
    }
}
