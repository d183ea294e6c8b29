package org.muster.cli.serve;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.muster.core.json.Json;
import tools.jackson.databind.node.ObjectNode;

/** Writes what is logged as lines of JSON to stderr, for programs that collect them. */
final class JsonLog extends Handler {

    private final SimpleFormatter words = new SimpleFormatter();

    /** From now on, in this process. */
    static void begin() {
        Logger root = LogManager.getLogManager().getLogger("");
        for (Handler one : root.getHandlers()) {
            root.removeHandler(one);
        }
        root.addHandler(new JsonLog());
    }

    @Override
    public void publish(LogRecord record) {
        if (isLoggable(record) && record.getLevel().intValue() >= Level.INFO.intValue()) {
            System.err.println(line(record));
        }
    }

    /** One line, whatever is told. */
    String line(LogRecord record) {
        ObjectNode json = Json.MAPPER
                .createObjectNode()
                .put("at", record.getInstant().toString())
                .put("level", record.getLevel().getName())
                .put("logger", record.getLoggerName())
                .put("text", words.formatMessage(record));
        if (record.getThrown() != null) {
            StringWriter stack = new StringWriter();
            record.getThrown().printStackTrace(new PrintWriter(stack));
            json.put("stack", stack.toString());
        }
        return Json.write(json);
    }

    @Override
    public void flush() {
        System.err.flush();
    }

    @Override
    public void close() {
        flush();
    }
}
