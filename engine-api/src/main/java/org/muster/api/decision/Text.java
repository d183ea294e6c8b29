package org.muster.api.decision;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.Stable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.text.Language;
import org.muster.api.text.Legible;

/**
 * Words of people's own, on one line. Answered by a string.
 *
 * @param suggested what is mostly meant, such as names that are known; any other text is legal too. The id of each is the
 *     text itself, and what people read: {@code Option.called("Sea Cow", "Sea Cow")}
 */
@Stable
public record Text(int min, int max, Supplier<List<Option>> suggested) implements Part.None<String> {

    /** A sample is a name as people give them to units and ships: {@code The Hammer}, {@code Grey Lance}. */
    private static final List<String> FIRST = List.of(
            "The", "Old", "Iron", "Grey", "Bold", "Lone", "Wild", "High", "Dark", "Cold", "Blue", "Red", "White",
            "Black", "Stone", "Storm", "Winter", "Silent", "Lucky", "Proud");

    private static final List<String> LAST = List.of(
            "Hammer", "Lance", "Shield", "Wolf", "Raven", "Watch", "Tower", "Arrow", "Anvil", "Crown", "Hound", "Spear",
            "Heart", "Hand", "Blade", "Star", "Bear", "Hawk", "Flame", "Oak");

    /** Where that is too long or too short a word of no language: {@code Tekaviro}. */
    private static final String CONSONANTS = "bdfgklmnprstvz";

    private static final String VOWELS = "aeiou";

    /** Of the alphabet; each letter takes one draw, whatever it becomes. */
    private static final int LETTERS = 26;

    private static final int NAMES = FIRST.size() * LAST.size();

    /** As they are, if each says what it is called. */
    static List<Option> checked(List<Option> suggested) {
        for (Option one : suggested) {
            if (!one.id().equals(one.label().in(Language.ENGLISH))) {
                throw new IllegalArgumentException(
                        "a suggested text is called what it says: " + one.label() + ", not " + one.id());
            }
        }
        return List.copyOf(suggested);
    }

    @Override
    public List<Option> faces() {
        return suggested.get();
    }

    @Override
    public <R> R accept(OptionsVisitor<R> visitor) {
        return visitor.text(this);
    }

    @Override
    public Checked<String> read(Answer answer) {
        if (answer instanceof Answer.Word word) {
            String text = word.text().strip();
            int length = text.codePointCount(0, text.length());
            OptionalInt flaw = Legible.flaw(text);
            if (flaw.isPresent()) {
                return Checked.bad(Violation.of(
                        "NOT_THAT_TEXT",
                        "{code} can't stand in a text on one line; write it without.",
                        Legible.named(flaw.getAsInt())));
            }
            if (length >= min && length <= max) {
                return Checked.ok(text);
            }
        }
        return Checked.bad(
                answer instanceof Answer.Word
                        ? Violation.of(
                                "NOT_THAT_TEXT",
                                "Text of {min} to {max} characters on one line is wanted here.",
                                min,
                                max)
                        : Violation.of(
                                "NOT_THAT_TEXT",
                                "Text of {min} to {max} characters on one line is wanted here, not {kind}.",
                                min,
                                max,
                                answer.kind()));
    }

    @Override
    public Answer write(String choice) {
        return new Answer.Word(choice);
    }

    @Override
    public String sample(RandomGenerator random) {
        List<Option> faces = faces();
        return faces.isEmpty()
                ? name(random)
                : faces.get(random.nextInt(faces.size())).id();
    }

    private String name(RandomGenerator random) {
        int length = min + random.nextInt(Math.min(max - min, 12) + 1);
        StringBuilder text = new StringBuilder(length);
        int drawn = length;
        for (int i = 0; i < length; i++) {
            String letters = i % 2 == 0 ? CONSONANTS : VOWELS;
            int draw = random.nextInt(LETTERS);
            char letter = letters.charAt(draw % letters.length());
            text.append(i == 0 ? Character.toUpperCase(letter) : letter);
            drawn = (drawn * LETTERS + draw) % NAMES;
        }
        String name = FIRST.get(drawn / LAST.size()) + " " + LAST.get(drawn % LAST.size());
        return length > 0 && name.length() >= min && name.length() <= max ? name : text.toString();
    }

    @Override
    public Optional<Answer> nothing() {
        return min == 0 ? Optional.of(Answer.word("")) : Optional.empty();
    }

    @Override
    public boolean finite() {
        return false;
    }

    @Override
    public Stream<String> all() {
        throw new UnsupportedOperationException("there are more words than can be listed");
    }
}
