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
    private static final byte[] NULL = {'n', 'u', 'l', 'l'};

    private byte[] bytes;
    private int size;
    /** Whether something stands before what comes next, in the same object or array. */
    private boolean follows;

    /** With some room. */
    public JsonBytes() {
        this(1 << 10);
    }

    /** With room for so many bytes, and for more when they come. */
    JsonBytes(int room) {
        bytes = new byte[room];
    }

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
        return plain(name).colon();
    }

    /** The name of a field, whatever is in it; its value comes next. */
    JsonBytes key(String name) {
        return string(name).colon();
    }

    private JsonBytes colon() {
        room(1);
        bytes[size++] = ':';
        follows = false;
        return this;
    }

    // ---- values

    /** A string. */
    public JsonBytes string(String text) {
        int length = text.length();
        separate(length + 2);
        byte[] to = bytes;
        int at = size;
        to[at++] = '"';
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < ' ' || c > '~' || c == '"' || c == '\\') {
                return raw(Json.MAPPER.writeValueAsBytes(text));
            }
            to[at++] = (byte) c;
        }
        to[at++] = '"';
        size = at;
        return this;
    }

    /** A string of printable ASCII without quotes and backslashes, such as a hash, an id or a pool: it is copied, not looked at. */
    @SuppressWarnings("deprecation") // of other letters it would lose a part; of these it is the quickest copy
    public JsonBytes plain(String text) {
        int length = text.length();
        separate(length + 2);
        bytes[size++] = '"';
        text.getBytes(0, length, bytes, size);
        size += length;
        bytes[size++] = '"';
        return this;
    }

    /** A whole number. */
    public JsonBytes number(long number) {
        if (number <= Integer.MIN_VALUE || number > Integer.MAX_VALUE) {
            return value(number); // of which there are few
        }
        if (number >= 0 && number < 10) { // as most are
            separate(1);
            bytes[size++] = (byte) ('0' + number);
            return this;
        }
        int rest = Math.abs((int) number);
        int digits = 1;
        for (int more = rest; more >= 10; more /= 10) {
            digits++;
        }
        separate(digits + 1);
        if (number < 0) {
            bytes[size++] = '-';
        }
        size += digits;
        int at = size;
        do {
            bytes[--at] = (byte) ('0' + rest % 10);
            rest /= 10;
        } while (rest > 0);
        return this;
    }

    /** True or false. */
    public JsonBytes bool(boolean value) {
        separate(0);
        return raw(value ? TRUE : FALSE);
    }

    /** Null. */
    JsonBytes nothing() {
        separate(0);
        return raw(NULL);
    }

    /** Bytes as hexadecimal digits in lower case. */
    public JsonBytes hex(byte[] value) {
        separate(2 * value.length + 2);
        byte[] to = bytes;
        int at = size;
        to[at++] = '"';
        for (byte one : value) {
            to[at++] = HEX_DIGITS[one >> 4 & 15];
            to[at++] = HEX_DIGITS[one & 15];
        }
        to[at++] = '"';
        size = at;
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
        return written(Json.MAPPER.writeValueAsBytes(value));
    }

    /** A value that is JSON already. */
    JsonBytes written(byte[] json) {
        separate(0);
        return raw(json);
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
