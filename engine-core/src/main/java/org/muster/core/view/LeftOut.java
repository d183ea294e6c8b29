package org.muster.core.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.decision.Answer;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Between;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Form;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Options;
import org.muster.api.decision.OptionsVisitor;
import org.muster.api.decision.Part;
import org.muster.api.decision.PathIn;
import org.muster.api.decision.PathOver;
import org.muster.api.decision.PointIn;
import org.muster.api.decision.Proposal;
import org.muster.api.decision.SomeOf;
import org.muster.api.decision.Split;
import org.muster.api.decision.Text;
import org.muster.api.text.Sentence;

/**
 * What stands in a report and not in the answer that settles or corrects it. A short answer such as {@code {result: draw}}
 * says how it ended; that the armies and the experience are to be dropped it does not say.
 *
 * @param fields where they stand in the answer: {@code sides.anna.created}
 * @param called whose report it is: "as Bert has reported"
 * @param kept the answer with them, as they were reported
 */
public record LeftOut(List<String> fields, Sentence called, Answer kept) {

    /** Nothing is left out of {@code answer}. */
    public static LeftOut nothing(Answer answer) {
        return new LeftOut(List.of(), Sentence.NOTHING, answer);
    }

    /** Of an answer to these options, or to those of a kind of answer among them. */
    public static LeftOut of(Options<?> options, Answer answer) {
        Proposal reported = options.proposal().orElse(null);
        if (reported != null) {
            return of(options, reported, answer);
        }
        if (answer instanceof Answer.Fields given) {
            for (Part part : options.parts()) {
                String key = part.option().id();
                Answer inner = given.map().get(key);
                LeftOut left = inner == null ? nothing(answer) : of(part.options(), inner);
                if (inner != null && !left.kept.equals(inner)) {
                    Map<String, Answer> whole = new LinkedHashMap<>(given.map());
                    whole.put(key, left.kept);
                    return new LeftOut(left.fields, left.called, new Answer.Fields(whole));
                }
            }
        }
        return nothing(answer);
    }

    private static LeftOut of(Options<?> options, Proposal reported, Answer answer) {
        Answer read = readBack(options, answer);
        List<String> fields = new ArrayList<>();
        Answer kept = options.accept(new Comparing(answer, reported.answer(), read, "", fields));
        return new LeftOut(read == null ? List.of() : List.copyOf(fields), reported.called(), kept);
    }

    /** The answer with all that it means; null: it is refused, and nothing need be said of what it leaves out. */
    private static <C> @Nullable Answer readBack(Options<C> options, Answer answer) {
        Checked<C> read = options.read(answer);
        return read.isOk() ? options.write(read.value()) : null;
    }

    /**
     * An answer with what it leaves out of what was reported.
     *
     * @param read it with all that it means; null where nothing of it is known
     * @param path of this part in the report, with a point behind it; empty at its beginning
     * @param fields hear what would be otherwise, unsaid
     */
    private record Comparing(
            Answer given, Answer reported, @Nullable Answer read, String path, List<String> fields)
            implements OptionsVisitor<Answer> {

        @Override
        public Answer form(Form<?> options) {
            return parts(options.parts());
        }

        @Override
        public Answer each(Each<?> options) {
            return parts(options.parts());
        }

        private Answer parts(List<Part> parts) {
            if (!(given instanceof Answer.Fields said && reported instanceof Answer.Fields told)) {
                return given;
            }
            Map<String, Answer> all = new LinkedHashMap<>(said.map());
            for (Part part : parts) {
                String key = part.option().id();
                Answer was = told.map().get(key);
                if (was == null || was.isNothing()) {
                    continue;
                }
                Answer is = said.map().get(key);
                if (is != null) {
                    all.put(key, part.options().accept(inside(key, is, was, path + key + '.')));
                } else if (part.in(given).isEmpty()) { // else a name with a star stands for it
                    all.put(key, was);
                    if (!was.equals(part(read, key))) {
                        fields.add(path + key);
                    }
                }
            }
            return new Answer.Fields(all);
        }

        /** Who says that something else has happened leaves nothing out. */
        @Override
        public Answer either(Either<?> options) {
            if (given instanceof Answer.Fields said && reported instanceof Answer.Fields told) {
                for (Options.Case<?> one : options.cases()) {
                    String key = one.option().id();
                    Answer was = told.map().get(key);
                    Answer is = said.map().get(key);
                    if (was != null && is != null) {
                        return new Answer.Fields(Map.of(key, one.options().get().accept(inside(key, is, was, path))));
                    }
                }
            }
            return given;
        }

        private Comparing inside(String key, Answer is, Answer was, String there) {
            return new Comparing(is, was, part(read, key), there, fields);
        }

        private static @Nullable Answer part(@Nullable Answer whole, String key) {
            return whole instanceof Answer.Fields known ? known.map().get(key) : null;
        }

        // ---- what is said anew as a whole

        @Override
        public Answer oneOf(OneOf<?> options) {
            return given;
        }

        @Override
        public Answer someOf(SomeOf<?> options) {
            return given;
        }

        @Override
        public Answer several(ListOf<?> options) {
            return given;
        }

        @Override
        public Answer number(Between options) {
            return given;
        }

        @Override
        public Answer split(Split options) {
            return given;
        }

        @Override
        public Answer army(ArmyOf<?> options) {
            return given;
        }

        @Override
        public Answer text(Text options) {
            return given;
        }

        @Override
        public Answer point(PointIn options) {
            return given;
        }

        @Override
        public Answer path(PathIn options) {
            return given;
        }

        @Override
        public Answer pathOver(PathOver options) {
            return given;
        }
    }
}
