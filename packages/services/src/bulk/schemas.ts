import { z } from 'zod';
import { COMPANY_TAG_MAX, COMPANY_TAGS_MAX, INDUSTRY_MAX } from '../companies/limits.ts';
import { companySelectionSchema } from '../companies/schemas.ts';
import { listIdSchema } from '../lists/schemas.ts';

/** Changes of many companies at once. Safe in a browser: no Node and no database imports. */

const tagsSchema = z
  .array(z.string().trim().min(1, 'A tag has at least one character').max(COMPANY_TAG_MAX))
  .min(1, 'Give at least one tag')
  .max(COMPANY_TAGS_MAX);

export const bulkActionSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('addTags'), tags: tagsSchema }),
    z.object({ kind: z.literal('removeTags'), tags: tagsSchema }),
    z.object({ kind: z.literal('addToList'), listId: listIdSchema }),
    z.object({ kind: z.literal('removeFromList'), listId: listIdSchema }),
    z.object({
      kind: z.literal('setIndustry'),
      industry: z.string().trim().max(INDUSTRY_MAX).nullable().meta({ description: 'null takes the industry away' }),
    }),
    z.object({ kind: z.literal('delete') }),
  ])
  .meta({
    description: 'What is done to each of the companies',
    example: { kind: 'addTags', tags: ['Key account'] },
  });
export type BulkAction = z.infer<typeof bulkActionSchema>;

export const previewBulkInput = z.object({ selection: companySelectionSchema, action: bulkActionSchema });
export type PreviewBulkInput = z.infer<typeof previewBulkInput>;

export const startBulkInput = previewBulkInput.extend({
  expectedCount: z
    .number()
    .int()
    .min(0)
    .meta({
      description:
        'The number of companies that you mean: another one is refused with 409. A deletion of more than 100 needs it.',
      example: 12,
    })
    .optional(),
});
export type StartBulkInput = z.infer<typeof startBulkInput>;

const reasonsSchema = z.array(z.object({ reason: z.string(), companies: z.number().int() }));

export const bulkPreviewSchema = z
  .object({
    companies: z.number().int().meta({ description: 'Selected companies' }),
    changes: z.number().int().meta({ description: 'Of those, the ones that the action would change' }),
    unchanged: z.number().int().meta({ description: 'Companies that are so already' }),
    left: reasonsSchema.meta({
      description: 'Companies that stay as they are although they would change, by the reason',
    }),
  })
  .meta({ id: 'BulkPreview' });
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;

export const bulkChangeSchema = z
  .object({
    id: z.string(),
    action: bulkActionSchema,
    /** `undoing` and `undone` after an undo; `failed`: a part could not be written, and the rest was. */
    state: z.enum(['running', 'completed', 'cancelled', 'failed', 'undoing', 'undone']),
    companies: z.number().int().meta({ description: 'Companies that were selected when it began' }),
    /** Of those, the ones that it has come to; during an undo, those that are left as they were before. */
    done: z.number().int(),
    changed: z.number().int(),
    left: reasonsSchema,
    kept: z
      .array(z.object({ companyId: z.string(), name: z.string(), reason: z.string() }))
      .meta({ description: 'Companies that the undo left as they are, at most 100' }),
    keptCompanies: z.number().int(),
    trashIds: z
      .array(z.string())
      .meta({ description: 'Of a deletion: the entries of the trash, up to 500 companies each' }),
    message: z.string().nullable().meta({ description: 'Why it failed' }),
    createdAt: z.string(),
    /** It can be undone until then. */
    undoUntil: z.string(),
  })
  .meta({ id: 'BulkChange' });
export type BulkChange = z.infer<typeof bulkChangeSchema>;

export const bulkByIdInput = z.object({ id: z.uuid('The id of a bulk change is a UUID') });
