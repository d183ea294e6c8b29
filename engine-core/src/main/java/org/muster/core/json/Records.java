package org.muster.core.json;

import java.lang.reflect.Constructor;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.ValueInstantiators;
import tools.jackson.databind.deser.std.StdValueInstantiator;
import tools.jackson.databind.module.SimpleModule;

/**
 * Records are made by calling their constructors. Jackson would do it by method handles, and the JVM makes classes for each
 * shape of a constructor so called: a short command would wait longer for these than for all that it reads.
 */
public final class Records extends SimpleModule {

    private static final long serialVersionUID = 1L;

    /** For any mapper. */
    public Records() {
        super("records");
    }

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.addValueInstantiators(new ValueInstantiators.Base() {
            @Override
            public ValueInstantiator modifyValueInstantiator(
                    DeserializationConfig config, BeanDescription.Supplier bean, ValueInstantiator usual) {
                return bean.getBeanClass().isRecord()
                                && usual instanceof StdValueInstantiator standard
                                && standard.getWithArgsCreator() != null
                                && standard.getWithArgsCreator().getAnnotated() instanceof Constructor<?> constructor
                        ? new Maker(standard, constructor)
                        : usual;
            }
        });
    }

    private static final class Maker extends StdValueInstantiator {

        private final Constructor<?> constructor;

        Maker(StdValueInstantiator usual, Constructor<?> constructor) {
            super(usual);
            this.constructor = constructor;
        }

        @Override
        public Object createFromObjectWith(DeserializationContext context, Object[] components) {
            try {
                return constructor.newInstance(components);
            } catch (ReflectiveOperationException | RuntimeException e) {
                return context.handleInstantiationProblem(getValueClass(), components, rewrapCtorProblem(context, e));
            }
        }
    }
}
