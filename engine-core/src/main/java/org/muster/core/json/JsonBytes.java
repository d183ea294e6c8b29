package org.muster.core.json;

import java.util.Arrays;
import org.muster.api.decision.Answer;

/**
 * JSON written straight into bytes that are used again. It is for journals, of which games among bots write millions of
 * lines: twice as fast as a general generator. Whatever is not plain is left to Jackson, so the bytes are the same.
 */
public final class JsonBytes {

    private static final byte[] HEX_DIGITS = {
        '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'
    };
    private static final byte[] TRUE = {'t', 'r', 'u', 'e'};
    private static final byte[] FALSE = {'f', 'a', 'l', 's', 'e'};

    private byte[] bytes = new byte[1024];
    private int size;
    /** Whether something stands before what comes next, in the same object or array. */
    private boolean follows;

    /** Begins anew. */
    public void clear() {
        size = 0;
        follows = false;
    }

    /** How many bytes are written. */
    public int size() {
        return size;
    }

    /** The bytes written so far are the first {@link #size} of these; good until the next one is written. */
    public byte[] bytes() {
        return bytes;
    }

    /** A copy of what is written. */
    public byte[] copy() {
        return Arrays.copyOf(bytes, size);
    }

    // ---- structure

    /** Begins an object. */
    public JsonBytes startObject() {
        return start('{');
    }

    /** Ends an object. */
    public JsonBytes endObject() {
        return end('}');
    }

    /** Begins an array. */
    public JsonBytes startArray() {
        return start('[');
    }

    /** Ends an array. */
    public JsonBytes endArray() {
        return end(']');
    }

    private JsonBytes start(char bracket) {
        separate(1);
        bytes[size++] = (byte) bracket;
        follows = false;
        return this;
    }

    private JsonBytes end(char bracket) {
        room(1);
        bytes[size++] = (byte) bracket;
        follows = true;
        return this;
    }

    /** The name of a field, plain letters; its value comes next. */
    public JsonBytes name(String name) {
        int length = name.length();
        separate(length + 3);
        bytes[size++] = '"';
        for (int i = 0; i < length; i++) {
            bytes[size++] = (byte) name.charAt(i);
        }
        bytes[size++] = '"';
        bytes[size++] = ':';
        follows = false;
        return this;
    }

    // ---- values

    /** A string. */
    public JsonBytes string(String text) {
        int length = text.length();
        separate(length + 2);
        int start = size;
        bytes[size++] = '"';
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < ' ' || c > '~' || c == '"' || c == '\\') {
                size = start;
                return raw(Json.MAPPER.writeValueAsBytes(text));
            }
            bytes[size++] = (byte) c;
        }
        bytes[size++] = '"';
        return this;
    }

    /** A whole number. */
    public JsonBytes number(long number) {
        if (number < 0) {
            return value(number);
        }
        int digits = 1;
        for (long rest = number; rest >= 10; rest /= 10) {
            digits++;
        }
        separate(digits);
        long rest = number;
        for (int at = size + digits - 1; at >= size; at--) {
            bytes[at] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        size += digits;
        return this;
    }

    /** True or false. */
    public JsonBytes bool(boolean value) {
        separate(0);
        return raw(value ? TRUE : FALSE);
    }

    /** Bytes as hexadecimal digits in lower case. */
    public JsonBytes hex(byte[] value) {
        separate(2 * value.length + 2);
        bytes[size++] = '"';
        for (byte one : value) {
            bytes[size++] = HEX_DIGITS[one >> 4 & 15];
            bytes[size++] = HEX_DIGITS[one & 15];
        }
        bytes[size++] = '"';
        return this;
    }

    /** An answer. */
    public JsonBytes answer(Answer answer) {
        if (answer instanceof Answer.Word word) {
            return string(word.text());
        }
        if (answer instanceof Answer.Whole whole) {
            return number(whole.number());
        }
        if (answer instanceof Answer.Items items) {
            startArray();
            items.list().forEach(this::answer);
            return endArray();
        }
        return value(answer);
    }

    /** Anything else, as Jackson writes it. */
    public JsonBytes value(Object value) {
        separate(0);
        return raw(Json.MAPPER.writeValueAsBytes(value));
    }

    /** The end of a line. */
    public JsonBytes newline() {
        room(1);
        bytes[size++] = '\n';
        return this;
    }

    private JsonBytes raw(byte[] json) {
        room(json.length);
        System.arraycopy(json, 0, bytes, size, json.length);
        size += json.length;
        return this;
    }

    /** A comma where one is due, and room for what comes next. */
    private void separate(int length) {
        room(length + 1);
        if (follows) {
            bytes[size++] = ',';
        }
        follows = true;
    }

    private void room(int length) {
        if (bytes.length - size < length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + length));
        }
    }
}
