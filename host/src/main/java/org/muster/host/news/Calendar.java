package org.muster.host.news;

import biweekly.Biweekly;
import biweekly.ICalendar;
import biweekly.component.VAlarm;
import biweekly.component.VEvent;
import biweekly.parameter.Related;
import biweekly.property.Method;
import biweekly.property.Trigger;
import biweekly.util.Duration;
import java.io.IOException;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.host.delivery.Plain;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.people.People;
import org.muster.host.people.Person;

/** The deadlines of somebody as a calendar that other programs fetch, from what their seats see. */
final class Calendar {

    private final Games games;
    private final People people;

    Calendar(Games games, People people) {
        this.games = games;
        this.people = people;
    }

    /** As iCalendar. */
    String of(Person person, Wishes wishes, URI url, Instant now) throws IOException {
        ICalendar calendar = new ICalendar();
        calendar.setProductId("-//Muster//Deadlines//EN");
        calendar.setMethod(Method.publish());
        calendar.addName(Sentence.of("Deadlines of my games").toString());
        calendar.setRefreshInterval(Duration.builder().hours(1).build());
        for (String id : people.games(person)) {
            boolean goesOn = games.listed(id)
                    .filter(one -> !one.ended() && one.setAside() == null)
                    .isPresent();
            HostedGame game = goesOn ? games.find(id).orElse(null) : null;
            if (game == null) {
                continue;
            }
            game.match().refresh();
            for (String seat : people.seats(id, person)) {
                List<Awaiting> due =
                        new ArrayList<>(Awaiting.of(game, seat, games.bots(id).keySet()));
                if (due.stream().anyMatch(one -> one.until() == null)) { // then the phase may have one
                    due.addAll(Awaiting.phases(game));
                }
                for (Awaiting one : due) {
                    Instant until = one.until();
                    if (until != null) {
                        calendar.addEvent(event(game, seat, one, until, wishes, url, now));
                    }
                }
            }
        }
        return Biweekly.write(calendar).go();
    }

    private static VEvent event(
            HostedGame game, String seat, Awaiting one, Instant until, Wishes wishes, URI url, Instant now) {
        VEvent event = new VEvent();
        event.setUid(game.id() + "-" + seat + "-" + one.decision() + "@" + url.getHost());
        event.setDateTimeStamp(Date.from(now));
        event.setDateStart(Date.from(until));
        event.setDateEnd(Date.from(until));
        event.setSummary(Plain.line(
                Sentence.of("{game}: your answer is due", game.header().name()).toString()));
        event.setDescription(Plain.line(Sentence.of("{path}: {prompt}", String.join(" › ", one.path()), one.prompt())
                .toString()));
        event.setUrl(url + "/g/" + game.id());
        for (int hours : wishes.leads()) {
            Trigger trigger =
                    new Trigger(Duration.builder().prior(true).hours(hours).build(), Related.START);
            event.addAlarm(VAlarm.display(trigger, event.getSummary().getValue()));
        }
        return event;
    }
}
