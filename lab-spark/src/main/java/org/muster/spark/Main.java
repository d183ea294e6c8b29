package org.muster.spark;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Screen;

/** What is submitted: {@code muster simulate} or {@code muster sweep}, whose games the executors play. */
public final class Main {

    private static final Set<String> COMMANDS = Set.of("simulate", "sweep");

    private Main() {}

    /** Runs one command, and ends the process with its exit code unless that is 0. */
    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        int code = run(args, new SparkConf(), new Console(System.in, out, err, Screen.NONE));
        if (code != 0) {
            System.exit(code);
        }
    }

    /** Runs one command on the cluster that {@code conf} names. */
    static int run(String[] args, SparkConf conf, Console console) {
        if (args.length == 0 || !COMMANDS.contains(args[0])) {
            console.complain(Sentence.of("Spark plays simulate and sweep, with their options; muster does all else."));
            return 2;
        }
        try (JavaSparkContext spark = new JavaSparkContext(conf.setAppName("muster " + String.join(" ", args)))) {
            console.lab(new SparkLab(spark));
            return org.muster.cli.Main.run(args, console);
        }
    }
}
