package org.muster.cli.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.muster.api.decision.Options;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.cli.parameters.Pictures;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.InThePicture;
import org.muster.core.match.Match;
import org.muster.drawing.excerpt.Excerpt;

/** The picture of the game on the screen. */
final class Board {

    /** Lines that a question below it takes beside the options of its list, and how many of these are shown at most. */
    private static final int QUESTION = 7;

    private static final int LISTED = 14;

    /** Pieces that are named one by one. */
    private static final int MOST_NAMED = 8;

    /** How far into an answer is looked for what it is about. */
    private static final int DEEP = 3;

    /** Lines below a part of it that somebody looks at. */
    private static final int PROMPT = 3;

    /** Rows of a screen on which a board may stand alone. */
    private static final int USUAL = 24;

    private final Console console;
    private final Match match;
    private boolean wasTold;
    private boolean wasDrawn;
    private String drawn = "";
    private List<String> drawnIn = List.of();
    /** Round and phase of what was asked last. */
    private List<String> told = List.of();

    /** As they were when it was drawn, or left undrawn for want of room. */
    private Set<List<Object>> stood = Set.of();

    Board(Console console, Match match) {
        this.console = console;
        this.match = match;
    }

    private int screen() {
        return console.screen().rows();
    }

    void draw(Viewer viewer) throws IOException {
        wasDrawn = true;
        Scene scene = match.as(viewer).scene();
        drawn = looks(scene);
        stood = standing(scene);
        console.verbatim("");
        console.lines(Pictures.text(console, scene));
    }

    /**
     * Only what lies around these places or pieces, as large as the screen allows.
     *
     * @param names of them or ids, with commas between, ids also with blanks
     */
    void drawAround(Viewer viewer, String names) throws IOException {
        Scene whole = match.as(viewer).scene();
        List<String> ids = new ArrayList<>();
        for (String part : names.strip().split("\\s*,\\s*")) {
            for (String name : InThePicture.id(whole, part).isPresent() ? new String[] {part} : part.split("\\s+")) {
                Optional<String> id = InThePicture.id(whole, name);
                if (id.isEmpty()) {
                    console.no(Sentence.of("there is no {name} in the picture", name));
                    return;
                }
                ids.add(id.get());
            }
        }
        console.verbatim("");
        Scene part = Excerpt.around(ids, whole);
        String all = Pictures.text(console, part, whole);
        int room = screen() - PROMPT;
        console.lines(
                all.lines().count() <= room
                        ? all
                        : Pictures.fitting(console, part, whole, room).orElse(all));
    }

    /**
     * Once a phase, and where others have moved pieces since, only if it looks different. Where it leaves no room for a
     * question below it, only what lies around the things that are asked about is drawn, with the nearest other pieces, of
     * all of it the map alone, and where that has no room either nothing, but for the first time, when nobody knows it:
     * then it may fill the screen by itself. How to see all is told.
     *
     * @param options of the question
     * @param afterOthers whether somebody else has chosen last
     */
    void drawIfNew(Viewer viewer, List<String> path, Options<?> options, boolean afterOthers) throws IOException {
        List<String> phase = List.copyOf(path.subList(0, Math.min(2, path.size())));
        Scene scene = match.as(viewer).scene();
        told = phase; // the question says it
        Set<List<Object>> standing = standing(scene);
        boolean isMoved = afterOthers && !standing.equals(stood);
        if (phase.equals(drawnIn) && !isMoved) {
            return;
        }
        drawnIn = phase;
        stood = standing;
        String now = looks(scene);
        if (!now.equals(drawn)) {
            Set<String> asked = anchors(options, DEEP);
            int room = screen() - QUESTION - Math.min(LISTED, options.faces().size());
            String whole = Pictures.brief(console, scene);
            boolean isWhole = whole.lines().count() <= room;
            Scene part = isWhole || asked.isEmpty() ? scene : withOthers(asked, scene, room);
            List<String> elsewhere = elsewhere(scene, part);
            // of an excerpt that shows all pieces nobody misses the rest, and it is larger
            Optional<String> all = isWhole
                    ? Optional.of(whole)
                    : elsewhere.isEmpty() ? Optional.empty() : Pictures.fitting(console, scene, scene, room);
            Optional<String> board = all.or(() -> Pictures.fitting(console, part, scene, room))
                    .or(() -> wasDrawn || screen() < USUAL
                            ? Optional.empty()
                            : Pictures.fitting(console, part, scene, screen() - PROMPT));
            board.ifPresent(picture -> {
                wasDrawn = true;
                console.verbatim("");
                console.lines(picture);
            });
            if (all.isEmpty() && board.isPresent() && !elsewhere.isEmpty()) {
                console.line(
                        elsewhere.size() > MOST_NAMED
                                ? Sentence.of("{n more piece stands|more pieces stand} elsewhere.", elsewhere.size())
                                : Sentence.of("{pieces} {pieces:stands|stand} elsewhere.", elsewhere));
            }
            if (!isWhole) {
                console.line(how(board.isPresent()));
                wasTold = true;
            }
            drawn = now;
        }
    }

    /** Which round and phase it is, where no question has said so yet: one may begin with dice. */
    void tellPhase() {
        List<String> phase =
                match.game().standsIn().stream().map(Sentence::toString).toList();
        if (!phase.equals(told)) {
            told = phase;
            console.verbatim("");
            console.verbatim(console.screen().bold(String.join(" > ", phase)));
        }
    }

    /** How it looks, whatever phase is named above it: the question names that too. */
    private String looks(Scene scene) {
        return Pictures.text(console, scene.captioned(Sentence.NOTHING));
    }

    /** What lies around things that are asked about, with as many of the nearest other pieces as there is room for. */
    private Scene withOthers(Set<String> asked, Scene scene, int room) {
        List<Mark.Token> own =
                tokens(scene).filter(piece -> asked.contains(piece.id())).toList();
        List<String> others = tokens(scene)
                .filter(piece -> !asked.contains(piece.id()))
                .sorted(Comparator.comparingDouble(piece -> distance(piece, own)))
                .map(Mark.Token::id)
                .toList();
        Scene part = Excerpt.around(asked, scene);
        int least = own.isEmpty() ? others.size() : 0; // of places nobody knows whom they are near
        int most = others.size() + 1;
        for (int more = others.size(); most - least > 1; more = (least + most) / 2) {
            Set<String> all = new HashSet<>(asked);
            all.addAll(others.subList(0, more));
            Scene larger = Excerpt.around(all, scene);
            if (Pictures.fitting(console, larger, scene, room).isPresent()) {
                part = larger;
                least = more;
            } else {
                most = more;
            }
        }
        return part;
    }

    private static double distance(Mark.Token piece, List<Mark.Token> own) {
        return own.stream()
                .mapToDouble(one -> Math.hypot(
                        one.at().x() - piece.at().x(), one.at().y() - piece.at().y()))
                .min()
                .orElse(0);
    }

    /** Which pieces stand where, and face what. */
    private static Set<List<Object>> standing(Scene scene) {
        return tokens(scene)
                .map(piece -> List.<Object>of(piece.id(), piece.at(), piece.facing()))
                .collect(Collectors.toSet());
    }

    /** What is asked about: also what belongs to a choice, such as whom a weapon may hit. */
    private static Set<String> anchors(Options<?> options, int deep) {
        Set<String> anchors = new HashSet<>();
        options.faces().forEach(option -> anchors.addAll(option.anchors()));
        if (deep > 0) {
            options.parts().forEach(part -> anchors.addAll(anchors(part.options(), deep - 1)));
        }
        return anchors;
    }

    /** The pieces of the whole that are not in a part of it. */
    private static List<String> elsewhere(Scene whole, Scene part) {
        List<String> pieces = new ArrayList<>(pieces(whole));
        pieces(part).forEach(pieces::remove);
        return pieces;
    }

    private static List<String> pieces(Scene scene) {
        return tokens(scene).map(InThePicture::name).toList();
    }

    /** The pieces that something can be said of. */
    private static Stream<Mark.Token> tokens(Scene scene) {
        return scene.marks().stream()
                .filter(Mark.Token.class::isInstance)
                .map(Mark.Token.class::cast)
                .filter(piece -> !piece.id().isEmpty());
    }

    private Sentence how(boolean inPart) {
        if (inPart) {
            return Sentence.of(
                    "There is more to the board: map draws all and tells what stands on it, map NAME what lies around a"
                            + " place or piece.");
        }
        return wasTold
                ? Sentence.of("The board has changed: map draws it, map NAME what lies around a place or piece.")
                : Sentence.of("The board is larger than this screen: map draws it, map NAME what lies around a place or"
                        + " piece.");
    }

    /** It is not on the screen any more, or not as it is now. */
    void isGone() {
        drawn = "";
        drawnIn = List.of();
    }
}
