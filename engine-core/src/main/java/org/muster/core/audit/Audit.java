package org.muster.core.audit;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.text.Legible;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.core.dice.FairDice;
import org.muster.core.hash.Sha256;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;

/**
 * Reads a journal from its first line to its last, what was taken back included, and finds whatever an honest host would
 * not have written. It knows no rules of the game and needs no key.
 *
 * <pre>
 * header   what the game brings itself is what its hashes are of
 * who      each entry is by somebody who may write it
 * when     times never run back
 * why      reasons show what they say
 * what     what seats put into fair dice; mended answers keep it
 * mends    see {@link MendAudit}
 * phases   each seed of fair dice is revealed in its turn, once, when a phase has ended in which it served
 * rolls    see {@link RollAudit}
 * </pre>
 */
public final class Audit {

    private static final String ENGINE = "engine";

    /** What a seat never does: it changes the past, or ends what others may still want to answer. */
    private static final Set<Class<?>> ORGANIZERS = Set.of(
            Entry.Lapsed.class,
            Entry.Rewound.class,
            Entry.Corrected.class,
            Entry.Unmended.class,
            Entry.Upgraded.class,
            Entry.Closed.class);

    private final Header header;
    private final RollAudit rolls;
    private final MendAudit mends;
    private final List<Violation> violations = new ArrayList<>();

    /** What each seat has put in so far, and who did it first. */
    private final Map<Player, String> contributions = new HashMap<>();

    private final Map<Player, String> joinedBy = new HashMap<>();
    private final List<Entry.StandingOrder> orders = new ArrayList<>();
    private Instant last = Instant.MIN;
    private boolean phaseEnded;
    /** What somebody did last, the engine apart. */
    private @Nullable Entry done;

    private Audit(Header header, List<Entry> entries, long firstRoll) {
        this.header = header;
        this.rolls = new RollAudit(header, firstRoll, violations);
        this.mends = new MendAudit(entries, rolls, violations);
    }

    /**
     * Of a journal that could be read.
     *
     * @param firstRoll number of its first roll
     */
    public static Audit of(Header header, List<Entry> entries, long firstRoll) {
        Audit audit = new Audit(header, entries, firstRoll);
        entries.stream().findFirst().ifPresent(audit::bringsWhatItHashes);
        entries.forEach(audit::see);
        return audit;
    }

    /** Everything that is not as it should be, in the order of the entries; what seeds prove comes last. */
    public List<Violation> violations() {
        List<Violation> all = new ArrayList<>(violations);
        all.addAll(rolls.fair().violations());
        return all;
    }

    /** What came of the rolls. */
    public RollAudit rolls() {
        return rolls;
    }

    /** The seats for which somebody else joined, as they could not: their first contribution is not theirs. */
    public List<Player> joinedByOthers() {
        return joinedBy.entrySet().stream()
                .filter(one -> !one.getValue().equals(one.getKey().id()))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    private void see(Entry entry) {
        Entry.Body body = entry.body();
        isBySomebodyWhoMay(entry);
        showsWhatItSays(entry);
        if (header.isGuarded() && entry.at().isBefore(last)) {
            violate(
                    entry,
                    "TIME_RUNS_BACK",
                    "it was written at {at}, before the entry before it ({last})",
                    entry.at(),
                    last);
        }
        last = entry.at().isAfter(last) ? entry.at() : last;
        if (phaseEnded && !(body instanceof Entry.Revealed) && rolls.servesASeed()) {
            violate(entry, "NOT_REVEALED", "a phase ended before it, and the seed of its fair dice was not revealed");
        }
        if (body instanceof Entry.Revealed && !phaseEnded && header.isGuarded()) {
            violate(entry, "SEED_EARLY", "a seed is revealed where no phase has ended");
        }
        phaseEnded = body instanceof Entry.Reached && header.isFair() && header.isGuarded();
        if (!(body instanceof Entry.Rolled)) {
            rolls.nothingWasPutIn();
        }
        if (body instanceof Entry.Chose chose) {
            rolls.mayCountLate(contributions);
            putsIn(entry, chose.seat(), chose.contribution(), obeys(chose));
        } else if (body instanceof Entry.Joined joined) {
            mayJoin(entry, joined.seat());
            putsIn(entry, joined.seat(), joined.contribution(), false);
            joinedBy.putIfAbsent(joined.seat(), entry.by());
        } else if (body instanceof Entry.StandingOrder order) {
            comesWithAnAnswer(entry, order);
            orders.add(order);
        } else if (body instanceof Entry.Reached) {
            rolls.countsAtOnce();
        } else if (body instanceof Entry.Revealed revealed) {
            rolls.revealed(entry, revealed);
        } else if (body instanceof Entry.Rolled rolled) {
            if (rolled.rolls().isEmpty() && header.isGuarded()) {
                violate(entry, "NO_ROLL", "it rolls nothing");
            }
            rolled.rolls().forEach(one -> rolls.rolled(entry, one, contributions));
        } else if (body instanceof Entry.Corrected corrected) {
            mends.corrected(entry, corrected, contributions);
        } else if (body instanceof Entry.Unmended back && header.isGuarded()) {
            mends.unmended(entry, back);
        }
        done = entry.by().equals(ENGINE) ? done : entry;
    }

    /** As it was opened: by another version, what it brings may be called otherwise. */
    private void bringsWhatItHashes(Entry first) {
        if (header.isGuarded() && first.body() instanceof Entry.Opened opened) {
            opened.header().data().forEach((name, brought) -> {
                if (!Sha256.hex(brought.toString())
                        .equals(opened.header().hashes().get(name))) {
                    violate(first, "WRONG_DATA", "the game brings data {name}, and its hash is not that of it", name);
                }
            });
        }
    }

    private void showsWhatItSays(Entry entry) {
        String reason = entry.body().reason();
        OptionalInt flaw = header.isGuarded() ? Legible.flaw(reason) : OptionalInt.empty();
        if (flaw.isPresent()) {
            violate(
                    entry,
                    "NOT_LEGIBLE",
                    "the reason has {code}, which can't stand on a line",
                    Legible.named(flaw.getAsInt()));
        }
    }

    private void isBySomebodyWhoMay(Entry entry) {
        Entry.Body body = entry.body();
        boolean own = body instanceof Entry.Reached || body instanceof Entry.Revealed;
        boolean organizers = body instanceof Entry.Extended
                || body instanceof Entry.Paused
                || header.isGuarded() && ORGANIZERS.contains(body.getClass());
        boolean maybe = body instanceof Entry.Rolled || body instanceof Entry.Lapsed || body instanceof Entry.Opened;
        if (!maybe && own != entry.by().equals(ENGINE)) {
            violate(
                    entry,
                    "WRONG_AUTHOR",
                    own ? "only the engine writes it, not {by}" : "{by} can't write it",
                    entry.by());
        } else if (organizers
                && !entry.by().equals(Player.ORGANIZER.id())
                && !(maybe && entry.by().equals(ENGINE))) {
            violate(entry, "WRONG_AUTHOR", "only the organizer writes it, not {by}", entry.by());
        } else if (!entry.by().equals(ENGINE)
                && !entry.by().equals(Player.ORGANIZER.id())
                && !header.seats().containsKey(entry.by())) {
            violate(entry, "WRONG_AUTHOR", "{by} is no seat of this game", entry.by());
        }
    }

    private void putsIn(Entry entry, Player seat, @Nullable String contribution, boolean obeys) {
        if (contribution == null) {
            if (header.isFair() && header.isGuarded() && !obeys) {
                violate(entry, "NO_CONTRIBUTION", "{seat} answers without putting anything into the fair dice", seat);
            }
        } else if (!FairDice.isContribution(contribution)) {
            violate(entry, "BAD_CONTRIBUTION", "what {seat} puts in is not 1 to 64 printable ASCII characters", seat);
        } else {
            contributions.put(seat, contribution);
            rolls.hasPutIn(seat);
        }
    }

    /** Whoever puts something in sits in the game, else a host could add some of its own to what the seats put in. */
    private void mayJoin(Entry entry, Player seat) {
        if (!header.isFair() && header.isGuarded()) {
            violate(entry, "NOT_FAIR", "{seat} joins, and the dice of this game take nothing of anybody", seat);
        } else if (!header.seats().containsKey(seat.id())) {
            violate(entry, "NO_SUCH_SEAT", "{seat} joins, which is no seat of this game", seat);
        } else if (!entry.by().equals(seat.id()) && !entry.by().equals(Player.ORGANIZER.id())) {
            violate(entry, "WRONG_AUTHOR", "{by} can't join for {seat}", entry.by(), seat);
        } else if (contributions.containsKey(seat)) {
            violate(entry, "JOINED_TWICE", "{seat} joins, and has put something in before", seat);
        }
    }

    /** A standing order is given together with the first answer that it goes on giving, by whoever gives that. */
    private void comesWithAnAnswer(Entry entry, Entry.StandingOrder order) {
        boolean comes = done != null
                && done.by().equals(entry.by())
                && done.body() instanceof Entry.Chose chose
                && chose.seat().equals(order.seat())
                && chose.step().equals(order.step());
        if (header.isGuarded() && !comes) {
            violate(entry, "NO_ANSWER", "{seat} lets an answer stand that was not given just before", order.seat());
        }
    }

    /** A standing order answers again with what it put in when it was given. */
    private boolean obeys(Entry.Chose chose) {
        return orders.stream()
                .anyMatch(order -> order.seat().equals(chose.seat())
                        && order.step().equals(chose.step())
                        && order.answer().equals(chose.answer()));
    }

    private void violate(Entry entry, String code, @Template String what, Object... values) {
        violations.add(of(entry, code, what, values));
    }

    static Violation of(Entry entry, String code, @Template String what, Object... values) {
        return Violation.of(code, "Entry {n}: {what}.", entry.n(), Sentence.of(what, values));
    }
}
