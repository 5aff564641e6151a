import { z } from 'zod';
import { CURSOR_MAX, FEED_LIMIT_DEFAULT, FEED_LIMIT_MAX } from '../limits.ts';
import { companySchema } from '../schemas.ts';

export const companyChangesInput = z.object({
  cursor: z
    .string()
    .max(CURSOR_MAX)
    .meta({
      description:
        '`nextCursor` of the previous answer. Left out: begin with all companies. `now`: begin with what changes from now on.',
      example: 'now',
    })
    .optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(FEED_LIMIT_MAX)
    .meta({ description: `Changes of one answer; ${FEED_LIMIT_DEFAULT} when not given` })
    .optional(),
});
export type CompanyChangesInput = z.infer<typeof companyChangesInput>;

/** Without what the list of customers and the subsidiaries say of it: those change without a change of the company. */
const fedCompanySchema = companySchema
  .omit({
    subsidiaries: true,
    customer: true,
    addedAt: true,
    syncedAt: true,
    figures: true,
    disagreement: true,
    mergedInto: true,
  })
  .meta({ id: 'FedCompany', description: 'A company without `subsidiaries` and `customer`' });

export const companyFeedChangeSchema = z
  .object({
    type: z.enum(['upserted', 'deleted']).meta({
      description:
        '`upserted`: store `company` under `id`. `deleted`: drop `id`; it was deleted, merged or taken back.',
    }),
    id: z.string().meta({ description: 'Of the company' }),
    at: z.iso.datetime().meta({ description: 'When it was written; with all companies, its `updatedAt`' }),
    company: fedCompanySchema.nullable().meta({ description: 'As it is now; null when it was deleted' }),
    mergedInto: z
      .string()
      .nullable()
      .meta({ description: 'The company that a deleted one was merged into; null when it was not merged' }),
  })
  .meta({ description: 'One change of a company', id: 'CompanyFeedChange' });
export type CompanyFeedChange = z.infer<typeof companyFeedChangeSchema>;

export const companyChangesSchema = z
  .object({
    items: z.array(companyFeedChangeSchema).meta({ description: 'In the order in which they are to be applied' }),
    nextCursor: z.string().meta({ description: 'The `cursor` of the next call; store it after applying the items' }),
    hasMore: z.boolean().meta({ description: 'true: call again at once; false: there is nothing more for now' }),
  })
  .meta({ description: 'Changes of companies since a cursor, each once and in order', id: 'CompanyChanges' });
export type CompanyChanges = z.infer<typeof companyChangesSchema>;
