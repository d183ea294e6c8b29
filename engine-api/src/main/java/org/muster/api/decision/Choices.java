package org.muster.api.decision;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.muster.api.Stable;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

/**
 * What was chosen, by the seat that each question was asked of.
 *
 * @param <C> what each of them chose
 */
@Stable
public final class Choices<C> {

    private static final Choices<?> NONE = new Choices<>(OrderedMap.empty());

    private final OrderedMap<Player, Given<C>> given;

    private Choices(OrderedMap<Player, Given<C>> given) {
        this.given = given;
    }

    /**
     * One answer.
     *
     * @param choice what was chosen
     * @param by who answered; where several may, one of them
     * @param lapsed whether nobody did and the default was taken
     */
    public record Given<C>(C choice, Player by, boolean lapsed) {}

    /** Nobody was asked, or nobody had anything to choose. */
    @SuppressWarnings("unchecked") // holds nothing
    public static <C> Choices<C> none() {
        return (Choices<C>) NONE;
    }

    /** These answers, by the seat of the question. */
    public static <C> Choices<C> of(OrderedMap<Player, Given<C>> given) {
        return new Choices<>(given);
    }

    /** One answer. */
    public static <C> Choices<C> of(Player player, C choice) {
        return new Choices<>(OrderedMap.of(player, new Given<>(choice, player, false)));
    }

    /** The only answer. */
    public C only() {
        return onlyGiven().choice();
    }

    /** Who gave the only answer. */
    public Player by() {
        return onlyGiven().by();
    }

    /** The only answer, with how it came. */
    public Given<C> onlyGiven() {
        if (given.size() != 1) {
            throw new IllegalStateException(given.size() + " answers, not one");
        }
        return given.list().get(0);
    }

    /** What {@code player} chose; empty if there was nothing to choose. */
    public Optional<C> find(Player player) {
        return Optional.ofNullable(given.get(player)).map(Given::choice);
    }

    /** What {@code player}, who was asked, chose. */
    public C of(Player player) {
        return given.the(player).choice();
    }

    /** Who has chosen for {@code player}, who was asked: where several may answer together, one of them. */
    public Player by(Player player) {
        return given.the(player).by();
    }

    /** Whether the default was taken for {@code player}. */
    public boolean lapsed(Player player) {
        Given<C> mine = given.get(player);
        return mine != null && mine.lapsed();
    }

    /** The seats that chose, in the order of the questions. */
    public Set<Player> players() {
        return given.keySet();
    }

    /** Whether nobody had anything to choose. */
    public boolean isEmpty() {
        return given.isEmpty();
    }

    /** Every seat with its choice, in the order of the questions. */
    public void forEach(BiConsumer<Player, C> each) {
        given.forEach((player, mine) -> each.accept(player, mine.choice()));
    }

    /** The choices by seat, changed. */
    public <D> OrderedMap<Player, D> map(Function<C, D> change) {
        return given.map(mine -> change.apply(mine.choice()));
    }
}
