package org.muster.core.journal;

import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.muster.core.json.JsonBytes;

/** Writes entries as lines of JSON: field by field, since games among bots write millions of them. */
final class EntryWriter {

    private static final DateTimeFormatter TO_THE_MILLISECOND =
            new DateTimeFormatterBuilder().appendInstant(3).toFormatter(Locale.ROOT);

    private final JsonBytes json;
    private long milli = Long.MIN_VALUE;
    private String time = "";

    /** Writes to {@code json}. */
    EntryWriter(JsonBytes json) {
        this.json = json;
    }

    /** Writes the fields of an object that is not ended yet: the hash comes behind them. */
    void write(int n, Instant at, String by, Entry.@Nullable Submission submission, Entry.Body body) {
        json.startObject();
        json.name("n").number(n);
        json.name("at").plain(time(at));
        json.name("by").string(by);
        if (submission != null) {
            json.name("submission").startObject();
            json.name("id").string(submission.id());
            json.name("content").string(submission.content());
            json.endObject();
        }
        body(body);
    }

    /** To the millisecond, which is finer than any hand; bots make many entries in each. */
    private String time(Instant at) {
        if (at.toEpochMilli() != milli) {
            milli = at.toEpochMilli();
            time = TO_THE_MILLISECOND.format(at);
        }
        return time;
    }

    private void body(Entry.Body body) {
        if (body instanceof Entry.Chose chose) {
            json.name("kind").plain("chose");
            json.name("decision").number(chose.decision());
            json.name("step").string(chose.step());
            json.name("seat").plain(chose.seat().id());
            json.name("answer").answer(chose.answer());
            json.name("confirmed").bool(chose.confirmed());
            if (chose.contribution() != null) {
                json.name("contribution").string(chose.contribution());
            }
        } else if (body instanceof Entry.Joined joined) {
            json.name("kind").plain("joined");
            json.name("seat").plain(joined.seat().id());
            json.name("contribution").string(joined.contribution());
        } else if (body instanceof Entry.Rolled rolled) {
            json.name("kind").plain("rolled");
            json.name("rolls").startArray();
            rolled.rolls().forEach(this::roll);
            json.endArray();
        } else if (body instanceof Entry.StandingOrder stands) {
            json.name("kind").plain("stands");
            json.name("seat").plain(stands.seat().id());
            json.name("step").string(stands.step());
            json.name("answer").answer(stands.answer());
            json.name("phase").value(stands.phase());
        } else if (body instanceof Entry.Lapsed lapsed) {
            json.name("kind").plain("lapsed");
            json.name("decision").number(lapsed.decision());
            json.name("step").string(lapsed.step());
        } else if (body instanceof Entry.Extended extended) {
            json.name("kind").plain("extended");
            json.name("decision").number(extended.decision());
            json.name("step").string(extended.step());
            json.name("time").string(extended.time().toString());
            json.name("reason").string(extended.reason());
        } else if (body instanceof Entry.Paused paused) {
            json.name("kind").plain("paused");
            json.name("from").string(paused.from().toString());
            json.name("until").string(paused.until().toString());
            json.name("reason").string(paused.reason());
        } else if (body instanceof Entry.Opened opened) {
            json.name("kind").plain("opened");
            json.name("header").value(opened.header());
        } else if (body instanceof Entry.Rewound rewound) {
            json.name("kind").plain("rewound");
            json.name("to").number(rewound.to());
            json.name("reason").string(rewound.reason());
        } else if (body instanceof Entry.Corrected corrected) {
            json.name("kind").plain("corrected");
            json.name("of").number(corrected.of());
            json.name("history").startArray();
            corrected.history().forEach(this::past);
            json.endArray();
            json.name("reason").string(corrected.reason());
        } else if (body instanceof Entry.Unmended unmended) {
            json.name("kind").plain("unmended");
            json.name("mend").number(unmended.mend());
            json.name("reason").string(unmended.reason());
        } else if (body instanceof Entry.Revealed revealed) {
            json.name("kind").plain("revealed");
            json.name("phase").number(revealed.phase());
            json.name("seed").string(revealed.seed());
        } else if (body instanceof Entry.Reached reached) {
            json.name("kind").plain("reached");
            json.name("state").plain(reached.state());
            json.name("rules").plain(reached.rules());
        } else if (body instanceof Entry.Upgraded upgraded) {
            json.name("kind").plain("upgraded");
            json.name("version").string(upgraded.version());
            json.name("ruleset").string(upgraded.hash());
            json.name("data").value(upgraded.data());
        } else if (body instanceof Entry.Closed closed) {
            json.name("kind").plain("closed");
            json.name("reason").string(closed.reason());
        }
    }

    private void past(Entry.Past past) {
        json.startObject();
        json.name("entry").number(past.entry());
        if (past.instead() != null) {
            body(past.instead());
        }
        json.endObject();
    }

    private void roll(Entry.Throw one) {
        json.startObject();
        json.name("number").number(one.number());
        json.name("purpose").string(one.purpose());
        json.name("pool").plain(one.pool());
        if (one.player() != null) {
            json.name("player").plain(one.player().id());
        }
        json.name("faces").startArray();
        for (int face : one.faces()) {
            json.number(face);
        }
        json.endArray();
        json.name("source").string(one.source());
        json.endObject();
    }
}
