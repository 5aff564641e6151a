import { z } from 'zod';

/** Who reads sentences and writes reports and messages. Safe in a browser. */

export const analystKindSchema = z
  .enum(['built-in', 'model'])
  .meta({ id: 'AnalystKind', description: 'Who reads or writes: the built-in rules or a language model' });

export const analystSchema = z
  .object({
    kind: analystKindSchema.meta({ description: 'Built-in rules or a language model' }),
    name: z.string().meta({ description: 'Name of the rules, as "Built-in analyst", or of the model' }),
  })
  .meta({ id: 'Analyst', description: 'The built-in rules or a language model, by name' });
