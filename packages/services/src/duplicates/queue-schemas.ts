import { z } from 'zod';
import { DUPLICATES_LIMIT_DEFAULT, DUPLICATES_LIMIT_MAX } from './limits.ts';

/** What the queues of companies and of contacts share. Safe in a browser: no Node and no database imports. */

export const duplicateStateSchema = z
  .enum(['open', 'dismissed'])
  .meta({ id: 'DuplicateState', description: '`dismissed`: a user has decided that they are two' });
export const queueStateInput = duplicateStateSchema.meta({ description: 'Default: open' }).optional();

export const queuePageInput = {
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(DUPLICATES_LIMIT_MAX)
    .meta({ description: `Pairs of one page; ${DUPLICATES_LIMIT_DEFAULT} when not given` })
    .optional(),
  cursor: z.string().max(100).meta({ description: 'The cursor of the previous page' }).optional(),
};

export const queuePage = <Pair extends z.ZodType>(pair: Pair) =>
  z.object({
    items: z.array(pair).meta({ description: 'Pairs of this page' }),
    nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
    total: z.number().int().meta({ description: 'Number of pairs in this state' }),
  });
