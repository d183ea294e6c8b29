package org.muster.testkit.words;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Step;
import org.muster.api.flow.Titles;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/**
 * Reads sources as the compiler does and finds sentences that can't be said: holes and values that differ in number, a
 * hole that can't be read, a text where a number belongs, and templates that are put together at run time, which no
 * language file could hold.
 */
public final class Templates {

    private final Trees trees;
    private final List<String> found = new ArrayList<>();
    private final Set<String> all = new TreeSet<>();

    private Templates(Trees trees) {
        this.trees = trees;
    }

    /**
     * Every template that is said in a folder of sources, sorted.
     *
     * @param folders of sources, which compile together with what is on {@code classPath}
     * @throws IllegalStateException where this Java comes without a compiler
     */
    public static Map<Path, Set<String>> in(List<Path> folders, String classPath) {
        Map<Path, Set<String>> byFolder = new LinkedHashMap<>();
        folders.forEach(folder -> byFolder.put(folder, new TreeSet<>()));
        Optional<List<String>> wrong = read(folders, classPath, (unit, templates) -> {
            for (Path folder : folders) {
                if (unit.startsWith(folder.toAbsolutePath().normalize())) {
                    byFolder.computeIfAbsent(folder, any -> new TreeSet<>()).addAll(templates);
                }
            }
        });
        if (wrong.isEmpty()) {
            throw new IllegalStateException("this Java comes without a compiler");
        }
        return byFolder;
    }

    /**
     * Everything that is wrong, each with file and line.
     *
     * @param folders of sources, which compile together with what is on {@code classPath}
     * @return nothing too where this Java comes without a compiler
     */
    public static List<String> wrongIn(List<Path> folders, String classPath) {
        return read(folders, classPath, (unit, templates) -> {}).orElse(List.of());
    }

    /** What is wrong; empty where nothing can be read. */
    private static Optional<List<String>> read(
            List<Path> folders, String classPath, BiConsumer<Path, Set<String>> ofUnit) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<Path> sources = folders.stream().flatMap(Templates::sources).toList();
        if (compiler == null || sources.isEmpty()) {
            return Optional.empty();
        }
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(said, Locale.ROOT, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    Writer.nullWriter(),
                    files,
                    said,
                    List.of("-proc:none", "-Xlint:none", "-classpath", classPath),
                    null,
                    files.getJavaFileObjectsFromPaths(sources));
            List<CompilationUnitTree> units = new ArrayList<>();
            task.parse().forEach(units::add);
            task.analyze();
            Templates templates = new Templates(Trees.instance(task));
            said.getDiagnostics().stream()
                    .filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
                    .forEach(one -> templates.found.add(one.toString()));
            for (CompilationUnitTree unit : units) {
                templates.all.clear();
                templates.unit(unit);
                ofUnit.accept(Path.of(unit.getSourceFile().toUri()).normalize(), Set.copyOf(templates.all));
            }
            return Optional.of(List.copyOf(templates.found));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> sources(Path folder) {
        if (!Files.isDirectory(folder)) {
            return Stream.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all
                    .filter(file -> file.toString().endsWith(".java") && !file.endsWith("module-info.java"))
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void unit(CompilationUnitTree unit) {
        new TreePathScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitClass(ClassTree type, @Nullable Void nothing) {
                title(getCurrentPath(), type);
                return super.visitClass(type, null);
            }

            @Override
            public @Nullable Void visitAnnotation(AnnotationTree said, @Nullable Void nothing) {
                said.getArguments().forEach(one -> annotation(getCurrentPath(), one));
                return super.visitAnnotation(said, null);
            }

            @Override
            public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void nothing) {
                call(getCurrentPath(), call.getArguments());
                return super.visitMethodInvocation(call, null);
            }

            @Override
            public @Nullable Void visitNewClass(NewClassTree call, @Nullable Void nothing) {
                call(getCurrentPath(), call.getArguments());
                return super.visitNewClass(call, null);
            }
        }.scan(unit, null);
    }

    /** What an annotation says as a template; the compiler sees that it is a constant. */
    private void annotation(TreePath path, ExpressionTree argument) {
        if (argument instanceof AssignmentTree named
                && element(path, named.getVariable()) instanceof ExecutableElement method
                && isTemplate(method)) {
            texts(path, named.getExpression(), all);
        }
    }

    /** A step that gives itself no title has its name's words. */
    private void title(TreePath path, ClassTree type) {
        boolean titled = type.getMembers().stream()
                .anyMatch(member ->
                        member instanceof MethodTree method && method.getName().contentEquals("title"));
        if (!titled
                && type.getKind() == Tree.Kind.RECORD
                && trees.getElement(path) instanceof TypeElement element
                && isStep(element)) {
            all.add(Titles.words(type.getSimpleName().toString()));
        }
    }

    private static boolean isStep(TypeElement type) {
        return type.getQualifiedName().contentEquals(Step.class.getName())
                || type.getInterfaces().stream()
                        .anyMatch(one -> one instanceof DeclaredType of
                                && of.asElement() instanceof TypeElement above
                                && isStep(above));
    }

    private void call(TreePath path, List<? extends ExpressionTree> arguments) {
        if (!(trees.getElement(path) instanceof ExecutableElement method)) {
            return;
        }
        List<? extends VariableElement> parameters = method.getParameters();
        for (int i = 0; i < parameters.size() && i < arguments.size(); i++) {
            if (isTemplate(parameters.get(i))) {
                boolean takesValues = i == parameters.size() - 2 && areValues(method, parameters.get(i + 1));
                call(path, arguments.get(i), takesValues ? arguments.subList(i + 1, arguments.size()) : List.of());
            }
        }
    }

    private static boolean areValues(ExecutableElement method, VariableElement last) {
        return method.isVarArgs()
                && ((ArrayType) last.asType()).getComponentType().toString().equals(Object.class.getName());
    }

    private static boolean isTemplate(Element element) {
        return element.getAnnotationMirrors().stream()
                .anyMatch(one -> one.getAnnotationType().toString().equals(Template.class.getName()));
    }

    private void call(TreePath path, ExpressionTree template, List<? extends ExpressionTree> values) {
        if (element(path, template) instanceof VariableElement handed && isTemplate(handed)) {
            if (values.size() > 1
                    || values.size() == 1 && type(path, values.get(0)).getKind() != TypeKind.ARRAY) {
                tell(path, "a template that is handed on goes with the values that came with it");
            }
            return;
        }
        Set<String> texts = new LinkedHashSet<>();
        if (!texts(path, template, texts)) {
            tell(path, "the template " + template + " is no constant: what differs is a value");
            return;
        }
        all.addAll(texts);
        for (String text : texts) {
            List<String> names;
            try {
                names = Sentence.holes(text);
            } catch (IllegalArgumentException e) {
                tell(path, String.valueOf(e.getMessage()));
                continue;
            }
            if (values.size() == 1 && type(path, values.get(0)).getKind() == TypeKind.ARRAY) {
                tell(path, "values in an array can't be counted");
            } else if (names.size() != values.size()) {
                tell(
                        path,
                        '"' + text + "\" has holes for " + names + ", and " + values.size() + " values are given: "
                                + values.stream().map(String::valueOf).collect(Collectors.joining(", ")));
            } else {
                for (int i = 0; i < names.size(); i++) {
                    boolean counted = Pattern.compile("\\{" + names.get(i) + "[ :][^{}]*\\|")
                            .matcher(text)
                            .find();
                    if (counted && type(path, values.get(i)).toString().equals("java.lang.String")) {
                        tell(path, '"' + text + "\" counts " + values.get(i) + ", which is a text");
                    }
                }
            }
        }
    }

    private @Nullable Element element(TreePath call, ExpressionTree tree) {
        return trees.getElement(new TreePath(call, tree));
    }

    private TypeMirror type(TreePath call, ExpressionTree tree) {
        return trees.getTypeMirror(new TreePath(call, tree));
    }

    /** All texts that {@code tree} may be; false when it may be another. */
    private boolean texts(TreePath call, ExpressionTree tree, Set<String> texts) {
        if (tree instanceof ParenthesizedTree inside) {
            return texts(call, inside.getExpression(), texts);
        }
        if (tree instanceof ConditionalExpressionTree either) {
            return texts(call, either.getTrueExpression(), texts) && texts(call, either.getFalseExpression(), texts);
        }
        if (tree instanceof SwitchExpressionTree choice) {
            return arms(choice).stream().allMatch(arm -> texts(call, arm, texts));
        }
        if (tree instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS) {
            Set<String> left = new LinkedHashSet<>();
            Set<String> right = new LinkedHashSet<>();
            if (!texts(call, sum.getLeftOperand(), left) || !texts(call, sum.getRightOperand(), right)) {
                return false;
            }
            left.forEach(one -> right.forEach(other -> texts.add(one + other)));
            return true;
        }
        Object constant = tree instanceof LiteralTree literal
                ? literal.getValue()
                : element(call, tree) instanceof VariableElement variable ? variable.getConstantValue() : null;
        return constant != null && texts.add(constant.toString());
    }

    private static List<ExpressionTree> arms(SwitchExpressionTree choice) {
        List<ExpressionTree> arms = new ArrayList<>();
        for (CaseTree one : choice.getCases()) {
            if (one.getBody() instanceof ExpressionTree arm) {
                arms.add(arm);
            } else {
                new TreeScanner<@Nullable Void, @Nullable Void>() {
                    @Override
                    public @Nullable Void visitYield(YieldTree yield, @Nullable Void nothing) {
                        arms.add(yield.getValue());
                        return null;
                    }
                }.scan(one, null);
            }
        }
        return arms;
    }

    private void tell(TreePath path, String what) {
        CompilationUnitTree unit = path.getCompilationUnit();
        long line = unit.getLineMap().getLineNumber(trees.getSourcePositions().getStartPosition(unit, path.getLeaf()));
        String file = Path.of(unit.getSourceFile().toUri()).getFileName().toString();
        found.add(file + ':' + line + ": " + what);
    }
}
