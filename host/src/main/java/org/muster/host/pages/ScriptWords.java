package org.muster.host.pages;

import java.util.LinkedHashMap;
import java.util.Map;
import org.muster.api.text.Sentence;
import org.muster.core.json.Json;

/**
 * What the script of a page says by itself; all else it shows comes in sentences from the engine. A {@code #} in a text
 * is where the script puts a number or a name.
 */
public final class ScriptWords {

    private static final Map<String, Sentence> WORDS = words();

    private ScriptWords() {}

    private static Map<String, Sentence> words() {
        Map<String, Sentence> words = new LinkedHashMap<>();
        words.put("confirm", Sentence.of("Confirm"));
        words.put("look-first", Sentence.of("See what it changes"));
        words.put("change-it", Sentence.of("Change the answer"));
        words.put("answer", Sentence.of("Answer"));
        words.put("your-move", Sentence.of("Your move: #"));
        words.put("your-move-as", Sentence.of("Your move as {place}", "#"));
        words.put("your-move-as-what", Sentence.of("Your move as {place}: {what}", "#", "#"));
        words.put("answer-as", Sentence.of("Answer as {place}", "#"));
        words.put("your-roll", Sentence.of("Your dice: # (#)"));
        words.put("look-at-dice", Sentence.of("What do the dice show? # (#)"));
        words.put("sees", Sentence.of("# has typed these dice:"));
        words.put("sees-otherwise", Sentence.of("# sees it otherwise:"));
        words.put("you-see", Sentence.of("You have typed:"));
        words.put("is-right", Sentence.of("That is right"));
        words.put("is-wrong", Sentence.of("No, I see something else"));
        words.put("take-theirs", Sentence.of("# is right"));
        words.put("type-again", Sentence.of("Type it again"));
        words.put("to-be-confirmed", Sentence.of("It counts when somebody else confirms it."));
        words.put("settled-by", Sentence.of("It counts when two say the same, or the organizer types it."));
        words.put("confirmed-by", Sentence.of("You have typed # (#); somebody else confirms it"));
        words.put("their-roll", Sentence.of("# rolls the dice"));
        words.put(
                "bot-dice",
                Sentence.of(
                        "Waiting for the dice of {who}: a bot plays there and throws none. The organizer types them.",
                        "#"));
        words.put("bot-dice-yours", Sentence.of("Dice for {who}, where a bot plays: {what} ({pool})", "#", "#", "#"));
        words.put("waiting-roll", Sentence.of("Dice are being rolled"));
        words.put("waiting", Sentence.of("Waiting for #"));
        words.put("waiting-until", Sentence.of("Waiting for # until #"));
        words.put("runs-until", Sentence.of("# is open until #"));
        words.put("not-come", Sentence.of("Not here yet: #. Dice wait until all have come."));
        words.put("about", Sentence.of("It is about:"));
        words.put("longer", Sentence.of("# more than the rules give"));
        words.put("bot", Sentence.of("A bot plays for you. Your seat says which, and sends it away."));
        words.put("goes-on", Sentence.of("{phase}, continued", "#"));
        words.put("by-clock", Sentence.of("Times are by the club's clock: {zone}", "#"));
        words.put("paused", Sentence.of("Paused"));
        words.put("house-rules", Sentence.of("Not as in the book:"));
        words.put("nobody", Sentence.of("Nobody is waited for"));
        words.put("given", Sentence.of("You have answered: #"));
        words.put("answer-taken", Sentence.of("Your answer is taken."));
        words.put("report-waits", Sentence.of("Waiting for #: #"));
        words.put("whole-question", Sentence.of("All of it"));
        words.put("to-my-games", Sentence.of("To my games"));
        words.put("change", Sentence.of("It can be changed until all have answered."));
        words.put("change-until", Sentence.of("It can be changed until all have answered, or until #."));
        words.put(
                "before",
                Sentence.of("You answered this before the past was mended; look at it and confirm it again."));
        words.put("draft", Sentence.of("Kept here, not sent yet."));
        words.put("queued", Sentence.of("What you have sent goes out as soon as there is one."));
        words.put("kept-at", Sentence.of("You are offline; this is how it stood at {time}.", "#"));
        words.put("unsent", Sentence.of("Not sent yet."));
        words.put("waits-to-be-sent", Sentence.of("Waits to be sent: #"));
        words.put("take-back", Sentence.of("Take it back"));
        words.put("returned", Sentence.of("This was not taken, and nothing else was answered by it."));
        words.put(
                "too-late", Sentence.of("Something has happened since you typed it; look whether it is still wanted."));
        words.put("put-away", Sentence.of("Put it away"));
        words.put("secret", Sentence.of("Secret: no other player reads it."));
        words.put(
                "secret-but",
                Sentence.of(
                        "Secret: no other player reads it, but for what the rules tell the organizer, who plays #."));
        words.put("hand-in", Sentence.of("Hand it in, confirm later"));
        words.put(
                "handed-in",
                Sentence.of("You are waited for until you confirm it. If time runs out before, it counts as it is."));
        words.put("stand", Sentence.of("Confirm, and answer alike for the rest of this phase"));
        words.put("other-ways", Sentence.of("Other ways to confirm"));
        words.put("offers", Sentence.of("Also possible"));
        words.put("closed", Sentence.of("Not now"));
        words.put("more-shut", Sentence.of("and # more"));
        words.put("more-reasons", Sentence.of("More reasons: #"));
        words.put("since", Sentence.of("Since your turn (#)"));
        words.put("more-in-log", Sentence.of("# more in the log"));
        words.put("choose-one", Sentence.of("Choose one."));
        words.put("go-on", Sentence.of("Go on: there is more to say."));
        words.put("go-on-with", Sentence.of("Go on: #"));
        words.put("against", Sentence.of("# And # more."));
        words.put("whole-answer", Sentence.of("All that is told here"));
        words.put("left-out", Sentence.of("Nothing is said to: #"));
        words.put("example", Sentence.of("Fill in a legal answer"));
        words.put("no-example", Sentence.of("No legal answer is found that keeps what is chosen so far."));
        words.put("clear", Sentence.of("Clear"));
        words.put("question", Sentence.of("Question"));
        words.put("records", Sentence.of("Records"));
        words.put("log", Sentence.of("What happened"));
        words.put("places", Sentence.of("Places"));
        words.put("tabs", Sentence.of("What is shown"));
        words.put("filter", Sentence.of("Search"));
        words.put("more", Sentence.of("More"));
        words.put("add", Sentence.of("Add one"));
        words.put("add-item", Sentence.of("Add No. #"));
        words.put("add-unlisted", Sentence.of("Add one that is not in the list"));
        words.put("item", Sentence.of("No. #"));
        words.put("unlisted", Sentence.of("Not in the list"));
        words.put("remove", Sentence.of("Remove"));
        words.put("all-others", Sentence.of("Another one (#)"));
        words.put("meanings", Sentence.of("What these mean"));
        words.put("rest", Sentence.of("Rest here"));
        words.put("left", Sentence.of("# left"));
        words.put("in-all", Sentence.of("# in all"));
        words.put("of", Sentence.of("# of #"));
        words.put("of-exactly", Sentence.of("# of exactly #"));
        words.put("of-between", Sentence.of("# of # to #"));
        words.put("of-least", Sentence.of("# of # or more"));
        words.put("between", Sentence.of("# to #"));
        words.put("parts", Sentence.of("What is to be answered"));
        words.put("others", Sentence.of("All others"));
        words.put("todo", Sentence.of("to do"));
        words.put("done", Sentence.of("done"));
        words.put("default", Sentence.of("as all others"));
        words.put("wrong", Sentence.of("not right yet"));
        words.put("all-done", Sentence.of("Everything is given."));
        words.put("points", Sentence.of("# points"));
        words.put("units", Sentence.of("# taken"));
        words.put("points-of", Sentence.of("# of # points"));
        words.put("standing", Sentence.of("# stand already"));
        words.put("taken", Sentence.of("Taken"));
        words.put("fits", Sentence.of("What still fits"));
        words.put("by-price", Sentence.of("By price"));
        words.put("catalogue", Sentence.of("What there is"));
        words.put("import", Sentence.of("Copy or paste a list"));
        words.put("copy", Sentence.of("Copy"));
        words.put("take", Sentence.of("Take this list"));
        words.put("unknown-line", Sentence.of("Nothing here is called: #"));
        words.put("tap-point", Sentence.of("Tap the table, drag the mark, or type the numbers."));
        words.put("tap-path", Sentence.of("Tap where the way ends, drag its end, or type the numbers."));
        words.put("tap-way", Sentence.of("Tap where the way ends, drag from where it begins, or type the numbers."));
        words.put("tap-on", Sentence.of("Tap where it goes on from that corner."));
        words.put("coordinates", Sentence.of("Where it lies"));
        words.put("corner", Sentence.of("Corner here"));
        words.put("back", Sentence.of("One back"));
        words.put("long", Sentence.of("# long"));
        words.put("roll", Sentence.of("Roll # and type what the dice show."));
        words.put("they-roll", Sentence.of("# rolls #."));
        words.put(
                "may-type-too",
                Sentence.of(
                        "Who rolls types what the dice show. Who sees them too may type it as well, and so confirm it."));
        words.put(
                "types-for",
                Sentence.of("Who rolls types what the dice show. What the organizer types counts at once."));
        words.put(
                "bot-rolls",
                Sentence.of(
                        "A bot plays for # and throws no real dice: somebody throws # for it. What they show is typed by the"
                                + " organizer, or by whoever comes back to the seat."));
        words.put("bot-confirmed", Sentence.of("It counts when the organizer types the same."));
        words.put("type-too", Sentence.of("I see these dice: type them"));
        words.put("needed", Sentence.of("# or more is needed."));
        words.put("needed-in-all", Sentence.of("# or more is needed in all."));
        words.put("dice", Sentence.of("Dice"));
        words.put("die", Sentence.of("Die #, d#: #"));
        words.put("faces", Sentence.of("1 to #"));
        words.put("fit", Sentence.of("Show all"));
        words.put("mine", Sentence.of("Show what is asked"));
        words.put("legend", Sentence.of("Show the legend"));
        words.put("legend-of", Sentence.of("What the signs of the map mean"));
        words.put("closer", Sentence.of("Closer"));
        words.put("farther", Sentence.of("Farther"));
        words.put("over", Sentence.of("The game is over"));
        words.put("ended", Sentence.of("The game is over. #"));
        words.put("offline", Sentence.of("No line to the host. What you type is kept."));
        words.put("out", Sentence.of("You do not sit here any more. Whoever runs the game can let you in again."));
        words.put("person-for", Sentence.of("#, for #"));
        words.put("beside", Sentence.of("{seat}, beside {names}", "#", "#"));
        words.put(
                "sits-beside",
                Sentence.of(
                        "# has sat down on this seat too, and sees and answers all that you do. Who should not is let up by"
                                + " whoever runs the game."));
        words.put("understood", Sentence.of("All right"));
        words.put("as", Sentence.of("You look as #"));
        words.put("seat", Sentence.of("Your seat"));
        words.put("seats", Sentence.of("Seats and links"));
        words.put("organize", Sentence.of("Run the game"));
        words.put("spectator", Sentence.of("a spectator"));
        words.put("organizer", Sentence.of("the organizer"));
        words.put("sheet", Sentence.of("What is known of it"));
        words.put("here", Sentence.of("What can be done here"));
        words.put("nothing-asked", Sentence.of("Nothing is asked of you now."));
        words.put("taller", Sentence.of("Height of this sheet"));
        words.put("days", Sentence.of("# d"));
        words.put("hours", Sentence.of("# h"));
        words.put("minutes", Sentence.of("# min"));
        words.put("unknown", Sentence.of("This page does not know how to ask for #; reload it."));
        words.put("keys", Sentence.of("Keys"));
        words.put("close", Sentence.of("Close"));
        words.put("key-help", Sentence.of("this list"));
        words.put("key-pan", Sentence.of("move the map"));
        words.put("key-zoom", Sentence.of("closer, farther"));
        words.put("key-fit", Sentence.of("show all"));
        words.put("key-walk", Sentence.of("go through what can be answered"));
        words.put("key-choose", Sentence.of("choose"));
        words.put("key-back", Sentence.of("back"));
        words.put("key-filter", Sentence.of("search"));
        words.put("key-confirm", Sentence.of("confirm"));
        past(words);
        talk(words);
        return words;
    }

    /** What people say beside the game. */
    private static void talk(Map<String, Sentence> words) {
        words.put("talk", Sentence.of("Talk"));
        words.put("talk-unread", Sentence.of("Talk, not read yet: #"));
        words.put("talk-before", Sentence.of("What was said before"));
        words.put("talk-none", Sentence.of("Nobody has said anything yet."));
        words.put("talk-to", Sentence.of("Who is to read it"));
        words.put("talk-all", Sentence.of("All"));
        words.put("talk-allies", Sentence.of("My allies: #"));
        words.put("talk-to-all", Sentence.of("to all"));
        words.put("talk-to-some", Sentence.of("to # alone"));
        words.put("talk-text", Sentence.of("What you say"));
        words.put("talk-say-to-all", Sentence.of("Say it to all"));
        words.put("talk-say-to-some", Sentence.of("Say it to # alone"));
        words.put("talk-subject", Sentence.of("About"));
        words.put("talk-nothing", Sentence.of("nothing in particular"));
        words.put("talk-about", Sentence.of("About: #"));
        words.put("talk-take-back", Sentence.of("Take it back"));
        words.put("talk-gone", Sentence.of("taken back"));
        words.put("talk-gone-organizer", Sentence.of("taken back by the organizer"));
        words.put("talk-gone-forgotten", Sentence.of("gone with who wrote it"));
        words.put(
                "talk-who-reads",
                Sentence.of(
                        "What is said to some is read by those who sit there now, and by who shares your seat. Who takes a seat"
                                + " later does not read it. The organizer reads no more than what is said to the organizer"
                                + " or to all; who runs the host has the database."));
    }

    /** What happened, and the film of it. */
    private static void past(Map<String, Sentence> words) {
        words.put("moment-of", Sentence.of("Moment # of #"));
        words.put("opened", Sentence.of("The game was opened; nothing was told."));
        words.put("nothing-told", Sentence.of("Somebody has answered; nothing was told."));
        words.put("play", Sentence.of("Play"));
        words.put("pause", Sentence.of("Pause"));
        words.put("away", Sentence.of("While you were away: # moments"));
        words.put("entry", Sentence.of("Entry {n}", "#"));
        words.put("then", Sentence.of("How it looked then"));
        words.put("whole-log", Sentence.of("All that happened, to search and to link"));
        words.put("player", Sentence.of("Player"));
        words.put("kind", Sentence.of("Kind"));
        words.put("kind-chose", Sentence.of("Answers"));
        words.put("kind-rolled", Sentence.of("Dice"));
        words.put("kind-told", Sentence.of("What followed"));
        words.put("kind-noted", Sentence.of("Notes on the game"));
    }

    /** All of them, in the language of who reads. */
    public static String json() {
        return json(WORDS);
    }

    /** Words of another script, as it reads them. */
    public static String json(Map<String, Sentence> words) {
        Map<String, String> said = new LinkedHashMap<>();
        words.forEach((key, sentence) -> said.put(key, sentence.toString()));
        return Json.write(said).replace("<", "\\u003c");
    }
}
