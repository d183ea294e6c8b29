package org.muster.host.past;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.muster.core.json.Json;
import org.muster.core.view.KnownRoll;
import org.muster.host.games.HostedGame;
import org.muster.host.pages.Say;
import org.muster.host.pages.SeatWords;
import org.muster.host.rolls.Said;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Who said what of real dice that both sides typed, told as it was and without blame.
 *
 * @param said by each, in order; empty: one alone typed it
 */
public record DiceSaid(HostedGame game, KnownRoll roll, List<Said> said) {

    /** Something that was typed. */
    private record Word(Instant at, String seat, String who, List<Integer> faces, boolean isFirst) {}

    /** Whether nothing is known of it. */
    public boolean isEmpty() {
        return said.isEmpty();
    }

    private String who(Said one) {
        return SeatWords.spoken(one.person(), one.seat(), game);
    }

    private boolean isSettled() {
        return !game.seats().containsKey(roll.by());
    }

    /** How it came to count, in a few words. */
    public String verdict() {
        return isSettled()
                ? Say.say("Typed in by {who}", Say.say("the organizer"))
                : Say.say(
                        "Typed in alike by {names}",
                        said.stream()
                                .filter(one -> one.faces().equals(roll.faces()))
                                .map(this::who)
                                .toList());
    }

    /** The whole of it, line by line. */
    public List<String> lines() {
        List<Word> words = words();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            Word word = words.get(i);
            boolean isToo = words.subList(0, i).stream()
                    .anyMatch(before ->
                            !before.seat().equals(word.seat()) && before.faces().equals(word.faces()));
            lines.add(
                    word.isFirst()
                            ? isToo
                                    ? Say.say("{who} confirmed it: {faces}.", word.who(), word.faces())
                                    : Say.say("{who} typed {faces}.", word.who(), word.faces())
                            : isToo
                                    ? Say.say("{who} then said {faces} too.", word.who(), word.faces())
                                    : Say.say("{who} then typed {faces}.", word.who(), word.faces()));
        }
        if (isSettled() && !lines.isEmpty()) {
            lines.add(Say.say("The organizer settled it: {faces}.", roll.faces()));
        }
        return lines;
    }

    private List<Word> words() {
        List<Word> words = new ArrayList<>();
        for (Said one : said) {
            words.add(new Word(one.said(), one.seat(), who(one), one.first(), true));
            if (!one.faces().equals(one.first())) {
                words.add(new Word(one.changed(), one.seat(), who(one), one.faces(), false));
            }
        }
        words.sort(Comparator.comparing(Word::at));
        return words;
    }

    /** The same for programs. */
    public ArrayNode json() {
        ArrayNode all = Json.MAPPER.createArrayNode();
        for (Said one : said) {
            ObjectNode json = all.addObject().put("seat", one.seat()).put("person", one.person());
            json.set("first", Json.MAPPER.valueToTree(one.first()));
            json.set("faces", Json.MAPPER.valueToTree(one.faces()));
        }
        return all;
    }
}
