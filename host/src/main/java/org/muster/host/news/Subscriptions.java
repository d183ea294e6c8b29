package org.muster.host.news;

import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.core.game.BadGame;
import org.muster.host.delivery.Channel;
import org.muster.host.delivery.Delivery;
import org.muster.host.delivery.Discord;
import org.muster.host.delivery.Fault;
import org.muster.host.delivery.Medium;
import org.muster.host.delivery.Occasion;
import org.muster.host.delivery.Push;
import org.muster.host.delivery.Reach;
import org.muster.host.delivery.Secret;
import org.muster.host.delivery.Vapid;
import org.muster.host.people.People;
import org.muster.host.people.Person;
import org.muster.host.people.Token;

/** What people order and cancel: where they hear, of what, how often. */
public final class Subscriptions {

    private static final int MOST_CHANNELS = 10;
    private static final int MOST_ASKED_A_DAY = 3;
    private static final int LONGEST = 1_000;
    private static final Duration DAY = Duration.ofDays(1);
    private static final Duration BETWEEN_TESTS = Duration.ofSeconds(30);
    private static final Pattern ROOM = Pattern.compile("![\\w.~+/=:\\-]{1,255}");
    private static final Pattern TOKEN = Pattern.compile("[\\w.~+/=\\-]{8,500}");

    private final ChannelRows channels;
    private final Letters letters;
    private final Dispatch dispatch;
    private final Secret secret;
    private final NewsSettings settings;
    private final Reach reach;
    private final Calendar calendar;
    private final People people;
    private final Supplier<Vapid> vapid;
    private final Clock clock;
    private final Supplier<URI> url;

    Subscriptions(
            ChannelRows channels,
            Letters letters,
            Dispatch dispatch,
            Secret secret,
            NewsSettings settings,
            Reach reach,
            Calendar calendar,
            People people,
            Supplier<Vapid> vapid,
            Clock clock,
            Supplier<URI> url) {
        this.channels = channels;
        this.letters = letters;
        this.dispatch = dispatch;
        this.secret = secret;
        this.settings = settings;
        this.reach = reach;
        this.calendar = calendar;
        this.people = people;
        this.vapid = vapid;
        this.clock = clock;
        this.url = url;
    }

    // ---- where

    /** Whether mails can be sent here. */
    public boolean canMail() {
        return settings.smtp() != null;
    }

    /** Where somebody hears; browsers that have logged out are none of these any more. */
    public List<Channel> channels(Person person) {
        return channels.of(person).stream()
                .filter(one -> !people.isOver(one.session()))
                .toList();
    }

    /** Browsers are told as long as their session lasts; what was kept of those whose is over goes. */
    public void dropEnded(Person person) {
        channels.of(person).stream()
                .filter(one -> people.isOver(one.session()))
                .forEach(one -> channels.remove(person, one.id()));
    }

    /** For whom browsers subscribe. */
    public String pushKey() {
        return vapid.get().publicKey();
    }

    /** What became of the last thing that was sent there. */
    public Optional<String> last(Channel channel) {
        Wishes wishes = channels.wishes(channel.person());
        return letters.last(channel.id())
                .map(end -> end.outcome().equals(Letters.SENT)
                        ? Sentence.of("Last sent {when}", wishes.told(end.at())).toString()
                        : Sentence.of("Last tried in vain {when}", wishes.told(end.at()))
                                .toString());
    }

    /** By what a program knows that something came from here. */
    public String signingKey(Channel channel) {
        return secret.keyOf(channel.id());
    }

    /**
     * Opens a channel; who has a mail address is asked there whether they want to hear.
     *
     * @param shared whether others read there too
     * @throws BadGame with every reason why not
     */
    public void add(Person person, Medium medium, Map<String, String> fields, boolean shared) {
        Map<String, String> address = new TreeMap<>();
        for (String field : medium.fields()) {
            address.put(field, fields.getOrDefault(field, "").strip());
        }
        check(medium, address);
        List<Channel> mine = channels(person);
        String mark = channels.mark(medium, address);
        boolean mail = medium == Medium.MAIL;
        if (mine.size() >= MOST_CHANNELS) {
            throw bad("TOO_MANY_CHANNELS", "You hear at {n place|places} already; remove one first.", mine.size());
        }
        Instant now = clock.instant();
        if (mail) {
            mayAsk(person, mark, now);
        }
        Channel channel =
                new Channel(Token.id(), person.id(), medium, address, shared && medium != Medium.PUSH, !mail, null);
        if (!channels.add(channel, now)) {
            throw bad("THERE_ALREADY", "You hear there already.");
        }
        if (mail) {
            String cause = mark + " " + person.id() + " " + channel.id();
            dispatch.send(letters.add(channel.id(), Occasion.CONFIRM, cause, now));
        }
    }

    private void mayAsk(Person person, String mark, Instant now) {
        Instant yesterday = now.minus(DAY);
        if (letters.count(Occasion.CONFIRM, mark, yesterday) >= MOST_ASKED_A_DAY
                || letters.count(Occasion.CONFIRM, person.id(), yesterday) >= MOST_ASKED_A_DAY) {
            throw bad(
                    "ASKED_ENOUGH", "Enough mails were sent there today to ask whether they are wanted. Try tomorrow.");
        }
    }

    private void check(Medium medium, Map<String, String> address) {
        String url = address.getOrDefault("url", "");
        if (address.values().stream().anyMatch(value -> value.length() > LONGEST)) {
            throw bad("BAD_ADDRESS", "No part of an address is longer than {most} letters.", LONGEST);
        }
        switch (medium) {
            case MAIL -> {
                if (!canMail()) {
                    throw bad("NO_MAIL", "This host can't send mail; who runs it can change that.");
                }
                if (!Medium.isMailAddress(address.getOrDefault("address", ""))) {
                    throw bad("BAD_ADDRESS", "A mail address looks like anna@club.example.");
                }
            }
            case DISCORD -> {
                if (!settings.privately() && !Discord.URL.matcher(url).matches()) {
                    throw bad(
                            "BAD_ADDRESS",
                            "A webhook of Discord looks like https://discord.com/api/webhooks/NUMBER/LETTERS; Discord shows it in"
                                    + " the settings of a channel, under integrations.");
                }
                reachable(url);
            }
            case MATRIX -> {
                URI server = reachable(url);
                if (!List.of("", "/").contains(String.valueOf(server.getPath())) || server.getQuery() != null) {
                    throw bad("BAD_ADDRESS", "A server of Matrix looks like https://matrix.example, without a path.");
                }
                address.put("url", server.getScheme() + "://" + server.getAuthority());
                if (!ROOM.matcher(address.getOrDefault("room", "")).matches()) {
                    throw bad("BAD_ADDRESS", "The id of a room of Matrix looks like !letters:matrix.example.");
                }
                if (!TOKEN.matcher(address.getOrDefault("token", "")).matches()) {
                    throw bad("BAD_ADDRESS", "An access token of Matrix has 8 letters or more, and no blanks.");
                }
            }
            case WEBHOOK -> reachable(url);
            case PUSH -> {
                reachable(url);
                if (!Push.isWhole(address) || people.isOver(address.getOrDefault("session", ""))) {
                    throw bad("BAD_ADDRESS", "This browser gave no address at which it can be told anything.");
                }
            }
        }
    }

    private URI reachable(String text) {
        URI uri;
        try {
            uri = URI.create(text);
        } catch (IllegalArgumentException e) {
            throw bad("BAD_ADDRESS", "An address looks like https://club.example/hook.");
        }
        Optional<Delivery> objection = reach.objection(uri);
        if (objection.isPresent()) {
            Fault fault = objection.get() instanceof Delivery.Never never
                    ? never.fault()
                    : ((Delivery.Later) objection.get()).fault();
            throw fault.kind() == Fault.Kind.NOT_PUBLIC
                    ? bad(
                            "NOT_PUBLIC",
                            "{host} is no public address that is reached by https; this host sends nothing there.",
                            fault.detail())
                    : bad("NOBODY_THERE", "Nobody knows where {host} is.", fault.detail());
        }
        return uri;
    }

    private static BadGame bad(String code, @Template String template, Object... values) {
        return new BadGame(code, template, values);
    }

    /** Closes a channel. */
    public void remove(Person person, String channel) {
        channels.remove(person, channel);
    }

    /** Nothing of what somebody ordered is kept. */
    public void forget(Person person) {
        channels.forget(person);
    }

    /**
     * Sends something to see whether it arrives; if it does, a channel that was given up is open again.
     *
     * @throws BadGame if it was tested a moment ago
     */
    public void test(Person person, String id) {
        Channel channel = channels.find(id)
                .filter(one -> one.person().equals(person.id()))
                .orElseThrow(() -> bad("NO_SUCH_CHANNEL", "This channel is not there any more."));
        if (!channel.proven()) {
            throw bad("NOT_CONFIRMED", "Open the link in the mail that was sent there first.");
        }
        Instant now = clock.instant();
        if (letters.tested(id)
                .filter(last -> last.plus(BETWEEN_TESTS).isAfter(now))
                .isPresent()) {
            throw bad("JUST_TESTED", "It was tested a moment ago; wait half a minute.");
        }
        dispatch.send(letters.add(id, Occasion.TEST, Token.id(), now));
    }

    // ---- links in mails

    /** The channel that a link in a mail confirms or stops; empty: nobody made it, or it is gone. */
    public Optional<Channel> byLink(String purpose, String link) {
        return secret.channel(purpose, link, Token.id().length()).flatMap(channels::find);
    }

    /** It is theirs, and they want to hear. */
    public void confirm(Channel channel) {
        channels.prove(channel.id());
    }

    /** They want to hear no more. */
    public void stop(Channel channel) {
        channels.disprove(channel.id(), Fault.of(Fault.Kind.UNSUBSCRIBED));
    }

    // ---- of what

    /** What somebody wants to hear. */
    public Wishes wishes(Person person) {
        return channels.wishes(person.id());
    }

    /** From now on they want to hear this. */
    public void wish(Person person, Wishes wishes) {
        channels.wish(person, wishes);
    }

    /** The moment it is here. */
    public Instant now() {
        return clock.instant();
    }

    // ---- calendars

    /** The address of a new calendar; the one before opens nothing any more. */
    public URI calendar(Person person) {
        Token token = Token.fresh();
        channels.calendar(person, token.hash());
        return URI.create(url.get() + "/calendar/" + token.text());
    }

    /** No calendar opens anything. */
    public void noCalendar(Person person) {
        channels.noCalendar(person);
    }

    /** Whether there is one. */
    public boolean hasCalendar(Person person) {
        return channels.hasCalendar(person);
    }

    /** The calendar that {@code token} opens. */
    public Optional<String> calendar(Token token) throws IOException {
        Optional<Person> person = channels.byCalendar(token.hash());
        return person.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        calendar.of(person.get(), channels.wishes(person.get().id()), url.get(), clock.instant()));
    }
}
