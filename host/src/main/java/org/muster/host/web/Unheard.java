package org.muster.host.web;

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
import org.muster.host.refusal.Refusal;

/** What programs read of a request that is refused before any route hears it: the same as of any other refusal. */
final class Unheard extends ErrorHandler {

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback)
            throws java.io.IOException {
        if (!request.getHttpURI().getPath().contains("/api/")) {
            super.generateResponse(request, response, code, message, cause, callback);
            return;
        }
        Refusal refusal = code == HttpStatus.PAYLOAD_TOO_LARGE_413
                ? Server.tooLarge()
                : new Refusal(code, "BAD_REQUEST", "The request can't be read: {why}", String.valueOf(message));
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        Content.Sink.write(
                response, true, Json.pretty(Documents.refused(List.of(Server.violation(refusal)))), callback);
    }
}
