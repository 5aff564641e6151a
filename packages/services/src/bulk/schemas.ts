import { z } from 'zod';
import { COMPANY_TAG_MAX, COMPANY_TAGS_MAX, INDUSTRY_MAX } from '../companies/limits.ts';
import { companySelectionSchema, keptCompaniesSchema } from '../companies/schemas.ts';
import { listIdSchema } from '../lists/schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';

/** Changes of many companies at once. Safe in a browser: no Node and no database imports. */

const tagsSchema = z
  .array(z.string().trim().min(1, 'A tag has at least one character').max(COMPANY_TAG_MAX))
  .min(1, 'Give at least one tag')
  .max(COMPANY_TAGS_MAX);

const kindOf = <Kind extends string>(kind: Kind) =>
  z.literal(kind).meta({ description: 'What to do with the companies' });

export const bulkActionSchema = z
  .discriminatedUnion('kind', [
    z
      .object({ kind: kindOf('addTags'), tags: tagsSchema.meta({ description: 'Tags to add, at least one' }) })
      .meta({ description: 'Adds tags to companies' }),
    z
      .object({ kind: kindOf('removeTags'), tags: tagsSchema.meta({ description: 'Tags to take off, at least one' }) })
      .meta({ description: 'Takes tags off companies' }),
    z.object({ kind: kindOf('addToList'), listId: listIdSchema }).meta({ description: 'Puts companies on a list' }),
    z
      .object({ kind: kindOf('removeFromList'), listId: listIdSchema })
      .meta({ description: 'Takes companies off a list' }),
    z
      .object({
        kind: kindOf('setIndustry'),
        industry: z
          .string()
          .trim()
          .max(INDUSTRY_MAX)
          .nullable()
          .meta({ description: 'Industry in free text; null takes the industry away' }),
      })
      .meta({ description: 'Gives companies an industry' }),
    z.object({ kind: kindOf('delete') }).meta({ description: 'Moves companies into the trash' }),
  ])
  .meta({
    description: 'What is done to each of the companies',
    example: { kind: 'addTags', tags: ['Key account'] },
  });
export type BulkAction = z.infer<typeof bulkActionSchema>;

export const previewBulkInput = z
  .object({
    selection: companySelectionSchema.meta({ description: 'Which companies are meant' }),
    action: bulkActionSchema,
  })
  .meta({ id: 'PreviewBulkInput', description: 'The companies and what to do to them' });
export type PreviewBulkInput = z.infer<typeof previewBulkInput>;

export const startBulkInput = previewBulkInput
  .extend({
    expectedCount: z
      .number()
      .int()
      .min(0)
      .meta({
        description:
          'Number of companies that you mean: another one is refused with 409. A deletion of more than 100 needs it',
        example: 12,
      })
      .optional(),
  })
  .meta({ id: 'StartBulkInput', description: 'The companies, what to do to them, and how many you mean' });
export type StartBulkInput = z.infer<typeof startBulkInput>;

const reasonsSchema = z.array(
  z
    .object({
      reason: z.string().meta({ description: 'Why, as a sentence' }),
      companies: z.number().int().meta({ description: 'Number of companies with this reason' }),
    })
    .meta({ id: 'UnchangedCompanies', description: 'Companies that stay as they are for one reason' }),
);

export const bulkPreviewSchema = z
  .object({
    companies: z.number().int().meta({ description: 'Selected companies' }),
    changes: z.number().int().meta({ description: 'Of those, the ones that the action would change' }),
    unchanged: z.number().int().meta({ description: 'Companies that are so already' }),
    left: reasonsSchema.meta({
      description: 'Companies that stay as they are although they would change, by the reason',
    }),
  })
  .meta({ description: 'What a change of many companies would do', id: 'BulkPreview' });
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;

export const bulkChangeSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the change' }),
    action: bulkActionSchema,
    state: z.enum(['running', 'completed', 'cancelled', 'failed', 'undoing', 'undone']).meta({
      description:
        'Where the change stands. `undoing` and `undone` follow an undo; `failed`: a part could not be written, the rest was',
    }),
    companies: z.number().int().meta({ description: 'Companies that were selected when it began' }),
    done: z.number().int().meta({
      description:
        'Companies of the selection that it has come to; during an undo, those that are left as they were before',
    }),
    changed: z.number().int().meta({ description: 'Companies that it has changed so far' }),
    left: reasonsSchema.meta({
      description: 'Companies that stay as they are although they would change, by the reason',
    }),
    kept: keptCompaniesSchema.meta({ description: 'Companies that the undo left as they are, at most 100' }),
    keptCompanies: z.number().int().meta({ description: 'Number of companies that the undo left as they are' }),
    trashIds: z
      .array(z.string())
      .meta({ description: 'Of a deletion: the entries of the trash, up to 500 companies each' }),
    message: z.string().nullable().meta({ description: 'Why it failed; null otherwise' }),
    createdAt: z.string().meta({ description: 'When it began' }),
    undoUntil: z.string().meta({ description: 'Until when it can be undone' }),
  })
  .meta({ description: 'A change of many companies and how far it is', id: 'BulkChange' });
export type BulkChange = z.infer<typeof bulkChangeSchema>;

export const bulkByIdInput = z.object({
  id: uuidSchema('The id of a bulk change is a UUID').meta({ description: 'Id of the change' }),
});
