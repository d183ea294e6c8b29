package org.muster.host;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Objects;

/** What a host tells who listens, line by line as it comes. */
public record Heard(BufferedReader lines) implements AutoCloseable {

    private static final String DATA = "data:";

    /** Whoever asks so is told. */
    public static Heard by(HttpRequest request) throws IOException, InterruptedException {
        var answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofInputStream());
        if (answer.statusCode() != 200) {
            throw new AssertionError(request.uri() + " answers " + answer.statusCode());
        }
        return new Heard(new BufferedReader(new InputStreamReader(answer.body(), UTF_8)));
    }

    /** The next line. */
    public String line() {
        return Patience.within("a line", () -> Objects.requireNonNull(lines.readLine(), "the host hung up"));
    }

    /** The next event. */
    public String event() {
        String line = line();
        while (!line.startsWith(DATA)) {
            line = line();
        }
        return line.substring(DATA.length());
    }

    /** All events until the host hangs up. */
    public List<String> rest() {
        return Patience.within(
                "the end of what is told",
                () -> lines.lines().filter(line -> line.startsWith(DATA)).toList());
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
