package org.muster.host.pages;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import tools.jackson.databind.JsonNode;

/**
 * What who runs a game can do to it.
 *
 * @param id of the game
 * @param isOver whether nobody is asked any more
 * @param isClosed whether that is because it was closed
 * @param taken that the journal was taken, so that nothing is mended any more; empty: it was not
 * @param sits whether the reader sits as its organizer, and not only runs the host
 * @param asked what is asked of the organizer, as a dispute that is to be settled
 * @param offered what the organizer may decide, and nobody waits for
 * @param waiting decisions that hold the game up
 * @param dice whose dice hold it up, in words; empty: nobody's
 * @param types whether they are the reader's to type, for a bot
 * @param phase where in the round that is
 * @param pauses when no time runs, now and to come
 * @param lastStep what would be taken back first, in words; empty: nothing was done yet
 * @param story what counts, the last first, and what of it is folded
 * @param older how many lines came before those
 * @param reasons why what was wanted can't be done
 * @param picture how it looks, as SVG; empty: nothing is asked
 * @param words of the script of its forms, as JSON; empty: it has none
 * @param mend what is looked at to be mended; null: nothing
 * @param done what was done just now
 */
public record OrganizePage(
        String id,
        String game,
        boolean isOver,
        boolean isClosed,
        String taken,
        boolean sits,
        List<Asked> asked,
        List<Asked> offered,
        List<Waiting> waiting,
        String dice,
        boolean types,
        String phase,
        List<Pause> pauses,
        String lastStep,
        List<Passage> story,
        int older,
        List<String> reasons,
        String picture,
        String words,
        @Nullable Mend mend,
        Done done) {

    /** Whether time closes more than one of the decisions that hold the game up. */
    public boolean hasSeveralTimes() {
        return waiting.stream().filter(one -> !one.until().isEmpty()).count() > 1;
    }

    /**
     * What was done just now.
     *
     * @param told in words; empty: nothing was
     * @param at of which decision the time was changed; 0: of all, {@link #GAME}: it was something else
     */
    public record Done(String told, int at) {

        /** What was done that concerns the whole game. */
        public static final int GAME = -1;

        /** Nothing. */
        public static final Done NOTHING = new Done("", GAME);

        /** Whether it is to be read there. */
        public boolean isAt(int place) {
            return !told.isEmpty() && at == place;
        }
    }

    /**
     * Something that who runs the game is to settle.
     *
     * @param path where in the round it is asked
     * @param prompt what is asked, with what each side said of it
     * @param proposed what the answer is that it begins with; empty: only an example
     * @param answer as JSON, as it was typed if it was
     * @param example of an answer, as JSON
     * @param options as JSON, for a form of them
     * @param isWaitedFor whether the game waits for it
     * @param isMeant whether that answer was to be given, and could not be
     */
    public record Asked(
            int decision,
            String path,
            String prompt,
            String proposed,
            String answer,
            String example,
            String options,
            boolean isWaitedFor,
            boolean isMeant) {

        /** Whether it is put to them, as the list of games and the table say too. */
        public boolean isAsked() {
            return isWaitedFor || isMeant;
        }
    }

    /**
     * A decision.
     *
     * @param names for whom it waits; where it waits for nobody, who may still answer
     * @param waits whether the game waits for them
     * @param until when time closes it, as ISO-8601; empty: never
     */
    public record Waiting(int decision, String path, List<String> names, boolean waits, String until) {}

    /**
     * A time in which no time runs.
     *
     * @param from as ISO-8601
     * @param told in words
     * @param isNow whether it has begun
     */
    public record Pause(String from, String told, boolean isNow) {}

    /**
     * A line of what happened.
     *
     * @param n number of its entry, as the reader is given them
     * @param secret the folds in which it lies, by their words; none: it stands open
     */
    public record Told(int n, String text, Kind kind, List<String> secret) {

        /** What can be made of a line. */
        public enum Kind {
            /** Somebody did it: one can go back to it and mend it. */
            DONE,
            /** Who runs the game gave more time, which goes with what came before it. */
            MORE_TIME,
            /** No time runs, whatever is taken back. */
            PAUSE,
            /** It followed by the rules. */
            FOLLOWED
        }

        /** What somebody did, as the log calls it; what followed by the rules goes with it. */
        private static final Set<String> DONE = Set.of("chose", "rolled");

        public Told {
            secret = List.copyOf(secret);
        }

        /** A line of the log. */
        public static Told of(JsonNode line, int n, List<String> secret) {
            return new Told(n, line.path("text").asString(), kind(line), secret);
        }

        private static Kind kind(JsonNode line) {
            String kind = line.path("kind").asString();
            if (kind.equals("noted") && line.path("by").asString().equals(Player.ORGANIZER.id())) {
                JsonNode says = line.path("values");
                return says.has("time") ? Kind.MORE_TIME : says.has("pause") ? Kind.PAUSE : Kind.FOLLOWED;
            }
            return DONE.contains(kind) ? Kind.DONE : Kind.FOLLOWED;
        }

        /** Whether it is such a line. */
        public boolean is(Kind one) {
            return kind == one;
        }

        /** Whether it stands open. */
        public boolean isOpen() {
            return secret.isEmpty();
        }

        /** The same where entries have other numbers. */
        public Told withoutNumber() {
            return new Told(0, text, kind, secret);
        }
    }

    /**
     * Lines that stand together.
     *
     * @param secret whose secret all of them are, in words to unfold them by; empty: they stand open
     */
    public record Passage(String secret, List<Told> lines) {

        public Passage {
            lines = List.copyOf(lines);
        }

        /** Whether there is something to be seen, if only that one could unfold it. */
        public boolean isShown() {
            return !secret.isEmpty() || !lines.isEmpty();
        }

        /** Whether a line is the first here that tells what was done in its entry. */
        public boolean isFirst(Told line) {
            return lines.stream()
                    .filter(one -> one.is(Told.Kind.DONE) && one.n() == line.n())
                    .findFirst()
                    .filter(line::equals)
                    .isPresent();
        }
    }

    /**
     * An entry that may be gone back to or mended.
     *
     * @param n number of the entry, as the organizer knows it
     * @param lines what it tells
     * @param prompt what was asked; empty: nobody was, or the organizer may not know what was offered
     * @param answer what stands there, or what was typed in its place, as JSON
     * @param options as JSON, for a form of them; empty: it is typed
     * @param picture how it looked when it was asked, as SVG
     */
    public record Mend(int n, List<Passage> lines, String prompt, String answer, String options, String picture) {

        /** Whether it is given in the form it was given in. */
        public boolean hasForm() {
            return !options.isEmpty();
        }
    }
}
