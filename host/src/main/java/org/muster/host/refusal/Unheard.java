package org.muster.host.refusal;

import java.io.IOException;
import java.util.List;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.muster.core.json.Json;
import org.muster.core.view.Documents;

/** What programs read of a request that is refused before any route hears it: the same as of any other refusal. */
public final class Unheard extends ErrorHandler {

    private final long largest;

    /**
     * Of a host.
     *
     * @param largest bytes of a request
     */
    public Unheard(long largest) {
        this.largest = largest;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback)
            throws IOException {
        if (!request.getHttpURI().getPath().contains("/api/")) {
            super.generateResponse(request, response, code, message, cause, callback);
            return;
        }
        Refusal refusal = code == HttpStatus.PAYLOAD_TOO_LARGE_413
                ? Refusal.tooLarge(largest)
                : new Refusal(code, "BAD_REQUEST", "The request can't be read: {why}", String.valueOf(message));
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        Content.Sink.write(response, true, Json.pretty(Documents.refused(List.of(refusal.violation()))), callback);
    }
}
