package org.muster.core.match;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.core.engine.LegalAnswer;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.story.Revision;
import org.muster.core.view.Asked;
import org.muster.core.view.Completion;
import org.muster.core.view.Documents;
import org.muster.core.view.GroundLeft;
import org.muster.core.view.KnownRoll;
import org.muster.core.view.Retold;
import org.muster.core.view.View;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A match through the eyes of one viewer: all a page needs, and nothing that the viewer may not know or do. Who hands
 * out nothing else can't leak.
 */
public final class SeatView {

    private final Match match;
    private final Viewer viewer;

    SeatView(Match match, Viewer viewer) {
        this.match = match;
        this.viewer = viewer;
    }

    /** How much there is to be heard now. */
    public Revision revision() throws IOException {
        return match.revision(viewer);
    }

    /** What was not heard yet by who has heard up to {@code revision}; without lines and {@code again}, if nothing. */
    public News since(Revision revision) throws IOException {
        return match.since(viewer, revision);
    }

    /** Tells {@code listener} what comes, from now on until the feed is closed. */
    public Feed listen(Consumer<News> listener) throws IOException {
        return match.feed(viewer, listener);
    }

    /** What is asked: decisions with their options, a roll that waits, or how the game ended. See docs/cli.md. */
    public ObjectNode asked() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> ObjectNode at(View<S> view) {
                return new Asked<>(view).json();
            }
        });
    }

    /** By the numbers of the decisions that are asked: what is the same as long as they ask the same. */
    public Map<Integer, String> marks() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> Map<Integer, String> at(View<S> view) {
                return Marks.in(view);
            }
        });
    }

    /** What is the same as long as the same roll waits; empty: none does that the viewer may know of. */
    public String rollMark() throws IOException {
        String revision = revision().toString();
        return look(new Match.Look<>() {
            @Override
            public <S> String at(View<S> view) {
                return Marks.ofRoll(view, revision);
            }
        });
    }

    /** House rules that differ from the book, in words. */
    public List<String> houseRules() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> List<String> at(View<S> view) {
                return view.game().play().houseRules().stream()
                        .map(Sentence::toString)
                        .toList();
            }
        });
    }

    /** Everything that happened, each answer once, with numbers of the viewer's own. See docs/cli.md. */
    public ArrayNode log() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> ArrayNode at(View<S> view) {
                return Documents.lines(view.game(), Retold.once(view.log().lines()));
            }
        });
    }

    /** Of entries of the journal those that the viewer has heard of. */
    public Predicate<Integer> known() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> Predicate<Integer> at(View<S> view) {
                return view.log()::knows;
            }
        });
    }

    /** The journal's numbers of entries by those that {@link #log} has for the viewer now, whatever comes later. */
    public Function<Integer, Optional<Integer>> entries() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> Function<Integer, Optional<Integer>> at(View<S> view) {
                return view.log()::entry;
            }
        });
    }

    /** What happened, moment by moment, from the first on. */
    public List<Moment> moments() throws IOException {
        return match.moments(viewer);
    }

    /**
     * Where the game stood at the end of a moment; whoever asks for another than {@link #moments} has is told so.
     *
     * @param moment 1 for the first
     */
    public PastView then(int moment) {
        return new PastView(match, viewer, moment);
    }

    /** The rolls that count, in order, as far as the viewer may know them. */
    public List<KnownRoll> rolls() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> List<KnownRoll> at(View<S> view) {
                return view.rolls();
            }
        });
    }

    /** The journal's number of an entry that {@link #log} names by the viewer's own; empty if they know of no such entry. */
    public Optional<Integer> entry(int n) throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> Optional<Integer> at(View<S> view) {
                return view.log().entry(n);
            }
        });
    }

    /**
     * A past answer with what was asked then, to be mended in its form.
     *
     * @param n as {@link #log} numbers entries for this viewer
     * @return empty if entry {@code n} is no answer that stands and that the viewer may read, or if what was asked tells of
     *     something that was hidden from them when it was given
     */
    public Optional<PastAnswer> answered(int n) throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> Optional<PastAnswer> at(View<S> view) {
                return PastAnswer.of(view, n);
            }
        });
    }

    /** Where the game stands. */
    public ObjectNode position() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> ObjectNode at(View<S> view) {
                return view.position();
            }
        });
    }

    /** The picture. */
    public Scene scene() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> Scene at(View<S> view) {
                return view.scene();
            }
        });
    }

    /**
     * The picture with one thing looked at.
     *
     * @throws BadGame if it is not in the picture
     */
    public Scene closeUp(String id) throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> Scene at(View<S> view) {
                return closeUp(view, id);
            }
        });
    }

    private static Scene closeUp(View<?> view, String id) {
        List<Mark> marks = view.scene().marks();
        if (marks.stream().noneMatch(mark -> mark.id().equals(id))) {
            List<String> ids = marks.stream()
                    .filter(mark -> mark instanceof Mark.Token && !mark.id().isEmpty())
                    .map(Mark::id)
                    .distinct()
                    .toList();
            throw notInThePicture(id, ids);
        }
        return view.closeUp(id);
    }

    /**
     * There is no thing of that id to look at.
     *
     * @param pieces what could be looked at
     */
    public static BadGame notInThePicture(String id, List<String> pieces) {
        return pieces.isEmpty()
                ? new BadGame(
                        "NOT_IN_THE_PICTURE",
                        "There is no {id} in the picture: it is over, or unknown. The log tells what happened.",
                        id)
                : new BadGame("NOT_IN_THE_PICTURE", "There is no {id} in the picture. Pieces: {ids}.", id, pieces);
    }

    /** What is to be read of the whole game. See docs/cli.md. */
    public ArrayNode records() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> ArrayNode at(View<S> view) {
                return Documents.tables(view.records());
            }
        });
    }

    /** The sheet of one thing; empty if nothing more is known of it. */
    public ArrayNode sheet(String id) throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> ArrayNode at(View<S> view) {
                return Documents.tables(view.sheet(id));
            }
        });
    }

    /** What people call a seat, with what it plays as far as the viewer may know. */
    public String name(Player seat) throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> String at(View<S> view) {
                return view.name(seat);
            }
        });
    }

    /** With whom a seat makes common cause, as far as the viewer may know. */
    public List<Player> allies(Player seat) throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> List<Player> at(View<S> view) {
                return view.allies(seat);
            }
        });
    }

    /**
     * What an answer of this seat would be, were it given now. Nothing is done.
     *
     * @param seat the seat answered for
     * @param decision number of the decision
     * @throws BadGame with every reason why not
     */
    public LegalAnswer judge(Player seat, int decision, Answer answer) throws IOException {
        String by = by().id();
        return look(new Match.Look<>() {
            @Override
            public <S> LegalAnswer at(View<S> view) {
                return view.game().judge(by, seat, decision, answer);
            }
        });
    }

    /**
     * What an answer of this seat comes to, also one that is refused; nothing of another's.
     *
     * @throws BadGame if it is not asked that
     */
    public Sentence sumOf(Player seat, int decision, Answer answer) throws IOException {
        if (!by().equals(seat)) {
            return Sentence.NOTHING;
        }
        return look(new Match.Look<>() {
            @Override
            public <S> Sentence at(View<S> view) {
                return view.game().sumOf(seat, decision, answer);
            }
        });
    }

    /** The last answer of {@code seat} to a decision that counts, also where that is closed; empty: the viewer heard of none. */
    public Optional<News.Heard> given(Player seat, int decision) throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> Optional<News.Heard> at(View<S> view) {
                return view.given(seat, decision)
                        .map(line -> News.Heard.of(line, view.game().entries().get(line.entry())));
            }
        });
    }

    /**
     * A legal answer that says all that {@code given} does, and by chance what it does not; always the same. Empty: none is
     * found, or the viewer may not see the question.
     *
     * @param given it need not be whole: a case alone, some of the fields
     */
    public Optional<Answer> complete(Player seat, int decision, Answer given) throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> Optional<Answer> at(View<S> view) {
                return new Asked<>(view)
                        .question(seat, decision)
                        .flatMap(question -> Completion.of(question.options(), given, Asked.EXAMPLE));
            }
        });
    }

    /**
     * The ground that is left to who has begun to answer so, by where in the answer it is, see {@link GroundLeft}. Empty: all
     * that there was, or the viewer may not see the question.
     */
    public Map<String, List<List<Point>>> groundLeft(Player seat, int decision, Answer begun) throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> Map<String, List<List<Point>>> at(View<S> view) {
                return new Asked<>(view)
                        .question(seat, decision)
                        .map(question -> GroundLeft.of(question.options(), begun))
                        .orElse(Map.of());
            }
        });
    }

    /** The roll of real dice that waits; empty too if the viewer may not know what is rolled. */
    public Optional<RealRoll> realRoll() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> Optional<RealRoll> at(View<S> view) {
                Game<S> game = view.game();
                return game.pendingRoll()
                        .filter(roll -> roll.audience().includes(view.viewer()))
                        .flatMap(any -> RealRoll.in(game));
            }
        });
    }

    /**
     * Whether the dice of the roll that waits can show these faces. Nothing is done.
     *
     * @throws BadGame with every reason why not
     */
    public void judgeRoll(List<Integer> faces) throws IOException {
        boolean unused = look(new Match.Look<>() {
            @Override
            public <S> Boolean at(View<S> view) {
                Game<S> game = view.game();
                if (game.pendingRoll()
                        .filter(roll -> roll.audience().includes(view.viewer()))
                        .isEmpty()) {
                    throw new BadGame("NO_ROLL", "No roll waits for real dice.");
                }
                game.judgeRoll(faces);
                return true;
            }
        });
    }

    private Player by() {
        Optional<Player> seat = viewer.seesAll() ? Optional.of(Player.ORGANIZER) : viewer.seat();
        return seat.orElseThrow(() -> new BadGame("NOT_YOURS", "Who sits nowhere can only look."));
    }

    /**
     * Does something from this seat. Who keeps the journal does it as the organizer.
     *
     * @param id the same for the same submission, however often it is sent; 1 to 64 letters, digits, {@code -} or
     *     {@code _}; null: each time counts
     * @throws BadGame with every reason why not; nothing was written
     * @throws IOException if it could not be written; to be sent again with the same id
     */
    public Receipt submit(@Nullable String id, Command command) throws IOException {
        return match.submit(by().id(), id, command);
    }

    private <T> T look(Match.Look<T> look) throws IOException {
        return match.look(viewer, look);
    }
}
