package org.muster.core.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.muster.api.army.ArmyRules;
import org.muster.api.army.Profile;
import org.muster.api.decision.Answer;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Between;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Form;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Options;
import org.muster.api.decision.OptionsVisitor;
import org.muster.api.decision.PathIn;
import org.muster.api.decision.PathOver;
import org.muster.api.decision.PointIn;
import org.muster.api.decision.SomeOf;
import org.muster.api.decision.Split;
import org.muster.api.decision.Text;

/** A legal answer that keeps what is chosen already, and by chance chooses the rest. */
public final class Completion implements OptionsVisitor<Answer> {

    private static final int TRIES = 60;
    /** How often a part is drawn whole, to find one that says what is chosen already. */
    private static final int DRAWS = 8;

    private static final int MOST_OF_ONE = 500;

    private final Answer given;
    private final RandomGenerator random;
    private final boolean draws;

    private Completion(Answer given, RandomGenerator random, boolean draws) {
        this.given = given;
        this.random = random;
        this.draws = draws;
    }

    /**
     * One of them; empty where none is found. Where parts chosen each by themselves come to nothing legal, as where each of
     * several must say something else, whole ones are drawn that say it, and what may be left out is said too.
     *
     * @param given an answer that need not be whole: a case alone, some of the fields
     * @param seed the same finds the same
     */
    public static Optional<Answer> of(Options<?> options, Answer given, long seed) {
        Completion begun = new Completion(given, new SplittableRandom(seed), false);
        try {
            Optional<Answer> found = begun.found(options);
            return found.isPresent() ? found : new Completion(given, new SplittableRandom(seed), true).found(options);
        } catch (NothingToChoose none) {
            return Optional.empty();
        }
    }

    private Optional<Answer> found(Options<?> options) {
        for (int i = 0; i < TRIES; i++) {
            Answer whole = completed(options, given);
            if (options.read(whole).isOk()) {
                return Optional.of(whole);
            }
        }
        return Optional.empty();
    }

    private Answer completed(Options<?> options, Answer part) {
        if (!isBegun(part)) {
            return chosen(options);
        }
        for (int i = 0; draws && i < DRAWS; i++) {
            Answer drawn = chosen(options);
            if (says(drawn, part)) {
                return drawn;
            }
        }
        return options.accept(new Completion(part, random, draws));
    }

    private static boolean isBegun(Answer given) {
        return !(given instanceof Answer.Fields fields && fields.map().isEmpty()
                || given instanceof Answer.Items items && items.list().isEmpty()
                || given instanceof Answer.Word word && word.text().isEmpty());
    }

    /** Whether {@code whole} says all that {@code part} does. */
    private static boolean says(Answer whole, Answer part) {
        if (!isBegun(part) || whole.equals(part)) {
            return true;
        }
        if (part instanceof Answer.Word word) {
            return whole instanceof Answer.Fields fields
                    && fields.map().keySet().equals(Set.of(word.text()));
        }
        if (part instanceof Answer.Fields some && whole instanceof Answer.Fields all) {
            return some.map().entrySet().stream()
                    .allMatch(one -> all.map().containsKey(one.getKey())
                            && says(all.map().get(one.getKey()), one.getValue()));
        }
        return part instanceof Answer.Items some
                && whole instanceof Answer.Items all
                && saysEach(new ArrayList<>(all.list()), some.list());
    }

    private static boolean saysEach(List<Answer> all, List<Answer> some) {
        for (Answer one : some) {
            Optional<Answer> same =
                    all.stream().filter(other -> says(other, one)).findFirst();
            if (same.isEmpty() || !all.remove(same.get())) {
                return false;
            }
        }
        return true;
    }

    private <C> Answer chosen(Options<C> options) {
        return options.write(options.sample(random));
    }

    // ---- what is said in one word is whole

    @Override
    public Answer oneOf(OneOf<?> options) {
        return given;
    }

    @Override
    public Answer number(Between options) {
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

    // ---- what has parts

    @Override
    public Answer someOf(SomeOf<?> options) {
        if (!(given instanceof Answer.Items items)) {
            return given;
        }
        List<Answer> all = new ArrayList<>(items.list());
        List<Answer> others = new ArrayList<>();
        options.faces().forEach(face -> others.add(Answer.word(face.id())));
        others.removeAll(all);
        while (all.size() < options.min() && !others.isEmpty()) {
            all.add(others.remove(random.nextInt(others.size())));
        }
        return new Answer.Items(all);
    }

    @Override
    public Answer several(ListOf<?> options) {
        if (!(given instanceof Answer.Items items)) {
            return given;
        }
        List<Answer> all = new ArrayList<>();
        items.list().forEach(one -> all.add(completed(options.each(), one)));
        while (all.size() < options.min()) {
            all.add(chosen(options.each()));
        }
        return new Answer.Items(all);
    }

    @Override
    public Answer split(Split options) {
        Map<String, Answer> shares = new LinkedHashMap<>(Options.fieldsOf(given));
        long sum = 0;
        for (Answer share : shares.values()) {
            sum += share instanceof Answer.Whole whole ? whole.number() : 0;
        }
        if (sum < options.min() && !options.keys().isEmpty()) {
            String key =
                    options.keys().get(random.nextInt(options.keys().size())).id();
            long has = shares.get(key) instanceof Answer.Whole whole ? whole.number() : 0;
            shares.put(key, new Answer.Whole(has + options.min() - sum));
        }
        return new Answer.Fields(shares);
    }

    @Override
    public Answer each(Each<?> options) {
        Map<String, Answer> all = new LinkedHashMap<>(Options.fieldsOf(given));
        options.keys().forEach((key, part) -> {
            Answer said = Each.partOf(given, key.id());
            if (said == null || all.containsKey(key.id())) {
                all.put(key.id(), said == null ? chosen(part) : completed(part, said));
            }
        });
        return new Answer.Fields(all);
    }

    @Override
    public Answer either(Either<?> options) {
        Map<String, Answer> fields = Options.fieldsOf(given);
        String id = given instanceof Answer.Word word
                ? word.text()
                : fields.size() == 1 ? fields.keySet().iterator().next() : "";
        for (Options.Case<?> one : options.cases()) {
            if (one.option().id().equals(id) && !one.saysAll()) {
                Answer rest = fields.getOrDefault(id, new Answer.Fields(Map.of()));
                return new Answer.Fields(Map.of(id, completed(one.options().get(), rest)));
            }
        }
        return given;
    }

    @Override
    public Answer form(Form<?> options) {
        Map<String, Answer> said = Options.fieldsOf(given);
        Map<String, Answer> all = new LinkedHashMap<>(said);
        for (Form.Field<?, ?> field : options.fields()) {
            Answer part = said.get(field.name());
            if (part != null) {
                all.put(field.name(), completed(field.options(), part));
            } else if (!field.isOptional() || draws && random.nextBoolean()) {
                all.put(field.name(), chosen(field.options()));
            }
        }
        return new Answer.Fields(all);
    }

    @Override
    public Answer army(ArmyOf<?> options) {
        return options.read(given).isOk() ? given : grown(options);
    }

    /** The list with what it takes to make it legal. */
    private <P extends Profile> Answer grown(ArmyOf<P> options) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        Options.fieldsOf(given).forEach((id, count) -> {
            if (count instanceof Answer.Whole whole
                    && options.catalogue().find(id).isPresent()) {
                counts.put(id, (int) whole.number());
            }
        });
        List<P> taken = new ArrayList<>();
        counts.forEach((id, count) -> {
            for (int i = 0; i < Math.min(count, MOST_OF_ONE); i++) {
                taken.add(options.catalogue().the(id));
            }
        });
        List<P> standing = new ArrayList<>(options.standing());
        standing.addAll(taken);
        List<P> more = ArmyRules.random(options.offered(), standing, options.rules(), random);
        if (more == null) {
            return given;
        }
        more.forEach(one -> counts.merge(one.id(), 1, Integer::sum));
        Map<String, Answer> all = new LinkedHashMap<>();
        counts.forEach((id, count) -> all.put(id, new Answer.Whole(count)));
        return new Answer.Fields(all);
    }
}
