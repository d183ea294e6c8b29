package org.muster.host.web;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.game.Amendment;
import org.muster.core.journal.Entry;
import org.muster.core.json.Json;
import org.muster.core.match.LastStep;
import org.muster.core.match.SeatView;
import org.muster.drawing.Records;
import org.muster.drawing.SceneSvg;
import org.muster.host.games.Awaited;
import org.muster.host.games.HostedGame;
import org.muster.host.pages.Difference;
import org.muster.host.pages.MendPage;
import org.muster.host.pages.OrganizePage;
import org.muster.host.pages.Say;
import org.muster.host.pages.ScriptWords;
import org.muster.host.pages.SeatWords;
import org.muster.host.past.Confided;
import tools.jackson.databind.JsonNode;

/**
 * What a deed would come to. It is done to a copy of the game, and all is read of that, before and after: in the game
 * itself somebody may answer meanwhile.
 */
final class Preview {

    private static final Viewer EYES = Viewer.of(Player.ORGANIZER);
    private static final int MOST_CHANGES = 60;
    /** How many answers that fall are told each by its words. */
    private static final int MOST_FALLEN = 12;
    /** How many titles of a path name a round and a phase. */
    private static final int PHASE = 2;

    private final Deed deed;
    private final HostedGame copy;
    /** What was told before. */
    private final Confided was;
    /** What is to be taken back; empty: nothing. */
    private final Optional<LastStep> last;
    /** What a mend makes of later answers; nothing before it is done, and if it is none. */
    private Amendment.Later later = Amendment.Later.NOTHING;

    /**
     * Nothing is done yet.
     *
     * @param copy of the game, which nobody else has
     */
    Preview(Deed deed, HostedGame copy) throws IOException {
        this.deed = deed;
        this.copy = copy;
        this.was = deed.told(copy);
        this.last = deed.lastStep(copy);
    }

    /** What a mend makes of later answers. */
    Amendment.Later later() {
        return later;
    }

    /** The mend that would be taken back, if it is one. */
    Optional<Integer> mend() {
        return last.flatMap(LastStep::mend);
    }

    /**
     * Does it to the copy.
     *
     * @param reasons why it could not be done to the game
     */
    MendPage page(List<String> reasons) throws IOException {
        SeatView view = copy.as(EYES);
        Map<String, String> fields = deed.fields();
        fields.put("revision", view.revision().toString());
        Confided.Records read = was.records();
        Predicate<Integer> known = was.known();
        Map<Integer, OrganizePage.Told> done = was.done();
        int undone = undone();
        String what = what();
        String question = deed.question(view);
        boolean needsReason = deed.needsReason(view);
        boolean isHidden = deed.opensWhatIsSecret(copy);
        Scene scene = was.table().scene();
        List<String> left = deed.leftOut(copy);
        JsonNode stood = copy.as(Viewer.SPECTATOR).asked();
        deed.submit(copy, deed.command(copy, was));
        later = deed.later();
        if (!later.isNothing()) {
            later = later.of(known::test); // trying one past after another would tell what was answered in secret
        }
        Confided is = isHidden ? was : deed.told(copy);
        List<OrganizePage.Told> before = counted(was);
        List<OrganizePage.Told> after = isHidden ? before : counted(is);
        List<OrganizePage.Told> gone = Difference.without(before, after);
        Confided.Records reads = isHidden ? read : is.records();
        Optional<JsonNode> open = undone > 0 ? openAgain(undone) : Optional.empty();
        List<String> notes = new ArrayList<>();
        if (isHidden) {
            notes.add(
                    Say.say(
                            "What others have answered in secret comes to light then; what it leads to nobody may know before."));
        } else if (deed.goesBack()) {
            notes.addAll(askedAgain(stood));
        }
        if (gone.stream().anyMatch(line -> line.is(OrganizePage.Told.Kind.MORE_TIME))) {
            notes.add(Say.say("More time that was given since then goes with it."));
        }
        if (open.isPresent()
                && gone.stream().noneMatch(line -> line.isOpen() && line.is(OrganizePage.Told.Kind.DONE))) {
            notes.add(Say.say("What was answered there is secret to you too."));
        }
        if (!isHidden && view.asked().has("roll")) {
            notes.add(Say.say("Then dice are thrown; what they show nobody may know before."));
        }
        notes.addAll(fallen(done));
        if (!left.isEmpty()) {
            notes.add(Say.say("What was reported of {fields} would be dropped: the answer does not say it.", left));
        }
        return new MendPage(
                copy.id(),
                copy.header().name(),
                what,
                open.map(Preview::inItsPlace).orElse(question),
                needsReason,
                deed.isSaid(),
                fields,
                notes,
                was.passages(gone, MOST_CHANGES),
                is.passages(Difference.without(after, before), MOST_CHANGES),
                few(read.open(reads), MOST_CHANGES),
                was.isToAPlayer() ? few(read.folded(reads), MOST_CHANGES) : null,
                SceneSvg.part(isHidden ? scene : is.table().scene(), Records.NONE, "table", Api.USUAL_PIXELS),
                ScriptWords.json(),
                deed.reason(),
                reasons);
    }

    /**
     * What becomes of later answers, in words.
     *
     * @param done what the reader has read was done, by the journal's numbers
     */
    private List<String> fallen(Map<Integer, OrganizePage.Told> done) {
        List<String> notes = new ArrayList<>();
        OrganizePage.Told settling = done.get(later.settled());
        if (settling != null) {
            notes.add(Say.say(
                    "The organizer settled this report later, and what was settled counts: to change it, mend entry {n} ({line}).",
                    settling.n(),
                    settling.text()));
        }
        List<String> fallen = later.dropped().stream()
                .map(one -> fallen(done.get(one.entry()), one))
                .distinct()
                .toList();
        notes.addAll(few(fallen, MOST_FALLEN));
        if (fallen.size() > MOST_FALLEN) {
            notes.add(Say.say(
                    "{n answer|answers} more would hold no longer and be kept aside.", fallen.size() - MOST_FALLEN));
        }
        if (later.secrets()) {
            notes.add(Say.say(
                    "Who has answered in secret is asked to confirm it; whether it still holds they alone read."));
        }
        int asOtherwise = later.asOtherwise().size();
        if (asOtherwise > 0) {
            notes.add(Say.say(
                    "{n later answer stands|later answers stand}, though what was asked there would read otherwise: nobody is"
                            + " asked again.",
                    asOtherwise));
        }
        return notes;
    }

    /** Whose answer to what it is: as the reader has read it, who may not have read that it was given. */
    private String fallen(OrganizePage.@Nullable Told line, Amendment.Dropped dropped) {
        Sentence why = copy.match().game().play().named(dropped.reason());
        return line == null
                ? Say.say("An answer would hold no longer and be kept aside: {why}", why)
                : Say.say("\"{line}\" would hold no longer and be kept aside: {why}", line.text(), why);
    }

    /** Where the game goes on from then, and who is asked there that was not: as everybody will read it. */
    private List<String> askedAgain(JsonNode before) throws IOException {
        List<Awaited> were = Awaited.in(before);
        List<Awaited> are = Awaited.in(copy);
        List<String> notes = new ArrayList<>();
        String phase = phase(are, were);
        if (!phase.isEmpty() && !phase.equals(phase(were, were))) {
            notes.add(Say.say("The game goes on in {phase}.", phase));
        }
        for (Awaited one : are) {
            List<String> names = again(one, were).stream()
                    .map(seat -> SeatWords.called(seat, copy))
                    .toList();
            if (!names.isEmpty()) {
                notes.add(Say.say("{names} {names:is|are} asked: {question}", names, String.join(" › ", one.path())));
            }
        }
        return notes;
    }

    /** Who is asked by one decision that was not. */
    private static List<String> again(Awaited one, List<Awaited> were) {
        return one.seats().stream()
                .filter(seat -> were.stream()
                        .noneMatch(was ->
                                was.path().equals(one.path()) && was.seats().contains(seat)))
                .toList();
    }

    /**
     * The round and the phase in which it goes on: in which the first is asked who was not, else the first who is asked, for a
     * phase that time alone closes comes behind what is asked in it; empty: nobody is asked anything.
     */
    private static String phase(List<Awaited> asked, List<Awaited> were) {
        return asked.stream()
                .min(Comparator.comparing((Awaited one) -> again(one, were).isEmpty())
                        .thenComparing(one -> one.seats().isEmpty()))
                .map(one -> String.join(" › ", few(one.path(), PHASE)))
                .orElse("");
    }

    /** What counts, as it is read where entries have other numbers; but pauses, which stand whatever is taken back. */
    private static List<OrganizePage.Told> counted(Confided told) {
        return told.lines().stream()
                .filter(line -> !line.is(OrganizePage.Told.Kind.PAUSE))
                .map(OrganizePage.Told::withoutNumber)
                .toList();
    }

    /** The decision of which the last answer would be taken back; 0: of none. */
    private int undone() {
        int to = last.map(LastStep::to).orElse(Integer.MAX_VALUE);
        return copy.match().game().history().stream()
                .filter(entry -> entry.n() > to)
                .map(Entry::body)
                .filter(Entry.Chose.class::isInstance)
                .map(body -> ((Entry.Chose) body).decision())
                .findFirst()
                .orElse(0);
    }

    /** The decision that is asked again where its last answer was taken back, as everybody reads it; empty if none is. */
    private Optional<JsonNode> openAgain(int decision) throws IOException {
        return copy.as(Viewer.SPECTATOR)
                .asked()
                .path("decisions")
                .valueStream()
                .filter(one -> one.path("id").asInt() == decision)
                .findFirst();
    }

    private static String inItsPlace(JsonNode decision) {
        String path = Pages.joined(decision.path("path"));
        String prompt = decision.path("prompt").asString();
        return prompt.isEmpty() ? path : path + ": " + prompt;
    }

    private String what() throws IOException {
        return switch (deed.what()) {
            case "undo" -> Say.say("Taken back: {what}", last.orElseThrow().what());
            case "rewind" -> Say.say("Back to right after: {line}", line("to"));
            case "amend" -> Say.say("{line}: it is mended to {answer}", line("entry"), inWords());
            case "settle" ->
                Say.say(
                        "You answer: {answer}",
                        copy.as(EYES)
                                .judge(Player.ORGANIZER, deed.number("decision"), deed.answer())
                                .words());
            case "lapse" -> Say.say("The time of those who have not answered is up");
            default -> Say.say("The game is closed");
        };
    }

    /** What was done in an entry: each reader has other numbers for it. Its number, where it is secret to others. */
    private String line(String field) {
        int n = deed.number(field);
        return was.lines().stream()
                .filter(line -> line.n() == n && line.isOpen())
                .map(OrganizePage.Told::text)
                .findFirst()
                .orElseGet(() -> Say.say("Entry {n}", n));
    }

    /** What is to stand in an entry, as people say it where the organizer may know what was offered. */
    private String inWords() throws IOException {
        Answer answer = deed.answer();
        return copy.as(EYES)
                .answered(was.entry(deed.number("entry")).orElse(-1))
                .flatMap(past -> past.inWords(answer))
                .map(Sentence::toString)
                .orElseGet(() -> Json.write(answer));
    }

    private static <T> List<T> few(List<T> all, int most) {
        return all.subList(0, Math.min(all.size(), most));
    }
}
