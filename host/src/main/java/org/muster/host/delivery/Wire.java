package org.muster.host.delivery;

import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Sends one request to an address of somebody's, follows it nowhere, and reads nothing of the answer but its head. */
public final class Wire {

    private static final Duration CONNECTING = Duration.ofSeconds(5);
    private static final long PATIENCE_SECONDS = 15;
    private static final Duration LONGEST_WAIT = Duration.ofDays(1);
    private static final int TOO_EARLY = 425;
    private static final int TOO_MANY = 429;
    private static final int TIMED_OUT = 408;
    private static final int OURS = 400;
    private static final int NOT_THERE = 404;
    private static final int GONE = 410;
    private static final int THEIRS = 500;
    private static final int NO_ROOM = 503;

    private final Reach reach;
    private final Clock clock;
    private @Nullable HttpClient client;

    public Wire(Reach reach, Clock clock) {
        this.reach = reach;
        this.clock = clock;
    }

    /** A host that sends nothing has none. */
    private synchronized HttpClient client() {
        HttpClient there = client;
        if (there == null) {
            there = HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .followRedirects(HttpClient.Redirect.NEVER)
                    .connectTimeout(CONNECTING)
                    .build();
            client = there;
        }
        return there;
    }

    /** Sends it. */
    Delivery send(HttpRequest.Builder request) {
        HttpRequest built = request.timeout(Duration.ofSeconds(PATIENCE_SECONDS))
                .header("User-Agent", "Muster")
                .build();
        URI uri = built.uri();
        Optional<Delivery> objection = reach.objection(uri);
        return objection.isPresent() ? objection.get() : sent(built);
    }

    private Delivery sent(HttpRequest request) {
        CompletableFuture<HttpResponse<Void>> answer =
                client().sendAsync(request, HttpResponse.BodyHandlers.discarding());
        try {
            return told(answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
        } catch (TimeoutException e) { // also of who never ends to answer
            return later("no answer", true);
        } catch (ExecutionException e) {
            Throwable why = e.getCause() == null ? e : e.getCause();
            boolean never = why instanceof ConnectException || why instanceof HttpConnectTimeoutException;
            return later(why.getClass().getSimpleName(), !never);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return later("stopped", true);
        } finally {
            answer.cancel(true);
        }
    }

    private static Delivery later(String why, boolean maybeArrived) {
        return new Delivery.Later(new Fault(Fault.Kind.UNREACHABLE, why), Duration.ZERO, maybeArrived);
    }

    private Delivery told(HttpResponse<Void> answer) {
        int status = answer.statusCode();
        Fault fault = new Fault(Fault.Kind.REFUSED, "HTTP " + status);
        if (status / 100 == 2) {
            return new Delivery.Arrived();
        }
        if (status == TOO_MANY || status == TIMED_OUT || status == TOO_EARLY || status >= THEIRS) {
            Duration wait = answer.headers()
                    .firstValue("Retry-After")
                    .map(this::retryAfter)
                    .orElse(Duration.ZERO);
            // What is refused for lack of time or room has not arrived; of another failure nobody can tell.
            return new Delivery.Later(fault, wait, status >= THEIRS && status != NO_ROOM);
        }
        return new Delivery.Never(
                status < OURS ? new Fault(Fault.Kind.REFUSED, "HTTP " + status + ", moved") : fault,
                status == NOT_THERE || status == GONE);
    }

    /** Seconds, also broken ones as Discord writes them, or a moment. */
    private Duration retryAfter(String header) {
        Duration wait = Duration.ZERO;
        String text = header.strip();
        if (text.matches("\\d{1,9}(\\.\\d{1,9})?")) {
            wait = Duration.ofMillis((long) Math.ceil(Double.parseDouble(text) * 1_000));
        } else {
            try {
                wait = Duration.between(
                        clock.instant(),
                        ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME)
                                .toInstant());
            } catch (DateTimeException e) {
                return wait;
            }
        }
        return wait.compareTo(LONGEST_WAIT) > 0 ? LONGEST_WAIT : wait.isNegative() ? Duration.ZERO : wait;
    }
}
