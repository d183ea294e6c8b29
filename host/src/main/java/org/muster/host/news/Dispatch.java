package org.muster.host.news;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.host.delivery.Carrier;
import org.muster.host.delivery.Channel;
import org.muster.host.delivery.Delivery;
import org.muster.host.delivery.Fault;
import org.muster.host.delivery.Medium;
import org.muster.host.delivery.Message;
import org.muster.host.delivery.Occasion;
import org.muster.host.people.People;

/** Sends what is due: tried again after a while, ever longer, and given up when it was in vain too often. */
final class Dispatch {

    private static final Logger LOG = System.getLogger(Dispatch.class.getName());

    private static final List<Duration> PAUSES = List.of(
            Duration.ofMinutes(1),
            Duration.ofMinutes(5),
            Duration.ofMinutes(30),
            Duration.ofHours(2),
            Duration.ofHours(8));

    /** Longer than any try takes; who was stopped in between leaves it to others then. */
    private static final Duration LEASE = Duration.ofMinutes(2);

    private final Letters letters;
    private final ChannelRows channels;
    private final Writer writer;
    private final Map<Medium, Carrier> carriers;
    private final People people;
    private final Clock clock;

    Dispatch(
            Letters letters,
            ChannelRows channels,
            Writer writer,
            Map<Medium, Carrier> carriers,
            People people,
            Clock clock) {
        this.people = people;
        this.letters = letters;
        this.channels = channels;
        this.writer = writer;
        this.carriers = carriers;
        this.clock = clock;
    }

    /** Sends one, if nobody else does. */
    void send(Letter letter) {
        if (!letters.take(letter, clock.instant(), LEASE)) {
            return;
        }
        Channel to = channels.find(letter.channel()).orElse(null);
        if (to != null && people.isOver(to.session())) {
            channels.remove(to.id());
            letters.done(letter, Letters.MOOT, clock.instant());
            return;
        }
        if (to == null || !isOpen(to, letter.occasion())) {
            letters.done(letter, Letters.MOOT, clock.instant());
            return;
        }
        Optional<Message> message;
        try {
            message = writer.write(letter, to);
        } catch (IOException | RuntimeException e) { // nothing has left the house yet
            LOG.log(Level.WARNING, "News " + letter.id() + " can't be written.", e);
            if (letter.tries() >= PAUSES.size()) {
                letters.done(letter, "failed", clock.instant());
            } else {
                letters.later(letter, clock.instant().plus(pause(letter.tries())));
            }
            return;
        }
        if (message.isEmpty()) {
            letters.done(letter, Letters.MOOT, clock.instant());
            return;
        }
        Carrier carrier = carriers.get(to.medium());
        settle(
                letter,
                to,
                carrier == null ? new Delivery.Never(Fault.of(Fault.Kind.NO_MAIL)) : carrier.carry(message.get(), to));
    }

    private static boolean isOpen(Channel channel, Occasion occasion) {
        return switch (occasion) {
            case TEST -> channel.proven() && !channel.address().isEmpty();
            case CONFIRM -> !channel.proven() && !channel.address().isEmpty();
            default -> channel.proven() && channel.fault() == null;
        };
    }

    private static Duration pause(int tries) {
        return PAUSES.get(Math.min(tries, PAUSES.size() - 1));
    }

    private void settle(Letter letter, Channel to, Delivery delivery) {
        Instant now = clock.instant();
        if (delivery instanceof Delivery.Arrived) {
            letters.done(letter, Letters.SENT, now);
            if (to.fault() != null) {
                channels.fault(to.id(), Optional.empty());
            }
        } else if (delivery instanceof Delivery.Never never && never.gone() && to.medium() == Medium.PUSH) {
            letters.done(letter, "failed", now);
            channels.remove(to.id()); // the browser has forgotten it, and can be asked again by its page only
        } else if (delivery instanceof Delivery.Never never) {
            giveUp(letter, to, never.fault(), now);
        } else if (delivery instanceof Delivery.Later later) {
            if (letter.occasion().isOnceOnly() && later.maybeArrived()) {
                letters.done(letter, "lost", now);
            } else if (letter.occasion() == Occasion.TEST || letter.tries() >= PAUSES.size()) {
                giveUp(letter, to, later.fault(), now);
            } else {
                Duration pause = pause(letter.tries());
                letters.again(letter, now.plus(pause.compareTo(later.pause()) > 0 ? pause : later.pause()));
            }
        }
    }

    /** The person finds it on their page. */
    private void giveUp(Letter letter, Channel to, Fault fault, Instant now) {
        letters.done(letter, "failed", now);
        channels.fault(to.id(), Optional.of(fault));
    }
}
