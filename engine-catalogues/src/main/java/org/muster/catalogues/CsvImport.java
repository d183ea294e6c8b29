package org.muster.catalogues;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.spi.TableImport;
import org.muster.core.json.BadJson;

/** A table in CSV, taken into a ruleset's data row by row: every row is taken or refused with its line and reason. */
public final class CsvImport {

    private static final int LARGEST = 32 << 20;
    private static final CSVFormat FORMAT = CSVFormat.RFC4180
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .setTrim(true)
            .setIgnoreEmptyLines(true)
            .get();

    private CsvImport() {}

    /**
     * What became of a table.
     *
     * @param file the data file made of the rows that were taken
     * @param taken how many were taken
     * @param refused why the others were not, by line of the table
     */
    public record Report(Object file, int taken, Map<Integer, List<Violation>> refused) {}

    /**
     * Imports a table.
     *
     * @throws BadJson if it is no CSV with the columns that are needed
     */
    public static <R> Report read(TableImport<R> table, String csv) {
        if (csv.length() > LARGEST) {
            throw new BadJson("a table of {n character|characters}; {most} are the most", csv.length(), LARGEST);
        }
        Map<String, Integer> firstLine = new LinkedHashMap<>();
        List<R> rows = new ArrayList<>();
        Map<Integer, List<Violation>> refused = new LinkedHashMap<>();
        try (CSVParser lines = CSVParser.parse(csv.startsWith("\uFEFF") ? csv.substring(1) : csv, FORMAT)) {
            mustHave(table.columns(), lines.getHeaderNames());
            for (CSVRecord record : lines) {
                int line = (int) lines.getCurrentLineNumber();
                Map<String, String> row = new LinkedHashMap<>(record.toMap());
                table.columns().forEach(column -> row.putIfAbsent(column, ""));
                Checked<R> taken = record.isConsistent() ? table.read(row) : Checked.bad(uneven(record));
                Integer before = taken.isOk() ? firstLine.putIfAbsent(table.id(taken.value()), line) : null;
                if (!taken.isOk()) {
                    refused.put(line, taken.violations());
                } else if (before != null) {
                    refused.put(
                            line,
                            List.of(Violation.of(
                                    "ROW_TWICE",
                                    "{id} is there already, from line {line}.",
                                    table.id(taken.value()),
                                    before)));
                } else {
                    rows.add(taken.value());
                }
            }
        } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
            throw new BadJson("this is no CSV: {why}", String.valueOf(e.getMessage()));
        }
        return new Report(table.file(rows), rows.size(), refused);
    }

    private static Violation uneven(CSVRecord record) {
        return Violation.of(
                "ROW_UNEVEN",
                "There {n:is|are} {n field|fields}, and {columns column|columns}.",
                record.size(),
                record.getParser().getHeaderNames().size());
    }

    private static void mustHave(List<String> columns, List<String> headings) {
        TreeSet<String> missing = new TreeSet<>(columns);
        headings.forEach(missing::remove);
        if (!missing.isEmpty()) {
            throw new BadJson(
                    "line 1: the table has no column {missing}; it has {headings}",
                    String.join(", ", missing),
                    String.join(", ", headings));
        }
    }
}
