import { z } from 'zod';
import { companyFieldSchema, companyIdSchema, companySchema, fieldOriginSchema } from '../companies/schemas.ts';
import { MERGES_LIMIT_DEFAULT, MERGES_LIMIT_MAX } from './limits.ts';

/** Merging two companies and undoing it. Safe in a browser. */

const sideSchema = z.enum(['survivor', 'other']);

export const mergeChoicesSchema = z
  .object({
    name: sideSchema,
    domain: sideSchema,
    industry: sideSchema,
    locations: sideSchema,
    headcount: sideSchema,
  })
  .partial()
  .meta({
    description:
      'Whose value a field keeps, for fields whose `isChoice` is true in the preview; left out: the locked value, else the survivor’s',
    example: { name: 'other' },
  });

const EXAMPLE = { survivorId: '65f0c0ffee0000000000000a', otherId: '65f0c0ffee0000000000000b' } as const;
const survivorIdSchema = companyIdSchema.meta({
  description: 'The company that is left; its id stays',
  example: EXAMPLE.survivorId,
});
const otherIdSchema = companyIdSchema.meta({
  description: 'The company that is merged into it; its id leads to the survivor from then on',
  example: EXAMPLE.otherId,
});

/** The survivor is the company of the address. */
export const previewMergeInput = z.object({ id: survivorIdSchema, otherId: otherIdSchema });
export type PreviewMergeInput = { survivorId: string; otherId: string };
export const mergeInput = previewMergeInput.extend({ choices: mergeChoicesSchema.optional() });
export type MergeInput = PreviewMergeInput & Pick<z.infer<typeof mergeInput>, 'choices'>;

const mergeValueSchema = z.object({
  value: z.union([z.string(), z.number(), z.array(z.string()), z.null()]),
  origin: fieldOriginSchema.nullable().meta({ description: 'Null for lists, and where there is no value' }),
  locked: z.boolean(),
});

export const mergeFieldSchema = z
  .object({
    field: z
      .union([
        z.enum([...companyFieldSchema.options, 'identifiers', 'tags', 'aliases']),
        z.templateLiteral(['custom.', z.string()]),
      ])
      .meta({ description: 'An own column is written `custom.` and its key' }),
    label: z.string().meta({ description: 'The name of an own column' }).optional(),
    survivor: mergeValueSchema,
    other: mergeValueSchema,
    merged: z
      .enum(['survivor', 'other', 'both'])
      .meta({ description: 'Whose value the merged company has by default' }),
    isChoice: z.boolean().meta({ description: 'True: `choices` of the merge may name the other one' }),
  })
  .meta({ id: 'MergeField' });
export type MergeField = z.infer<typeof mergeFieldSchema>;

const count = z.number().int();

export const mergePreviewSchema = z
  .object({
    survivor: companySchema,
    other: companySchema,
    fields: z.array(mergeFieldSchema),
    moves: z
      .object({
        sources: count,
        figures: count,
        contacts: count,
        leads: count,
        reports: count,
        campaigns: count,
        messages: count,
        notes: count,
        changes: count,
      })
      .meta({ description: 'What of the other company the survivor takes over; `figures` are those of its history' }),
    leftOutSources: z.array(z.string()).meta({
      description:
        'Sources of the other company that the survivor does not take over, as their identifiers were struck out there',
    }),
    blockedBy: z.string().meta({ description: 'Why the two cannot be merged at the moment' }).optional(),
  })
  .meta({ id: 'MergePreview' });
export type MergePreview = z.infer<typeof mergePreviewSchema>;

export const mergeIdSchema = z
  .uuid('The id of a merge is a UUID')
  .meta({ description: 'The id of a merge', example: '3f1c9a4e-8b7d-4c55-9d0e-2a6f1b7c8d90' });
export const undoMergeInput = z.object({ id: mergeIdSchema });
export type UndoMergeInput = { mergeId: string };

export const mergedSchema = z.object({ mergeId: mergeIdSchema, company: companySchema }).meta({ id: 'MergedCompany' });
export type MergedCompany = z.infer<typeof mergedSchema>;

export const undoneMergeSchema = z
  .object({
    restored: z.array(z.string()).meta({ description: 'Ids of the two companies' }),
    keptEdits: z
      .array(
        z.object({
          companyId: z.string(),
          field: z.string().meta({ description: 'As `name`, `tags`, `headcount` or `figure:Wikidata`' }),
          value: z.union([z.string(), z.number(), z.array(z.string()), z.null()]),
          at: z.string(),
          by: z.string().meta({ description: 'As the `by` of an origin: person, import, sync …' }),
        }),
      )
      .meta({ description: 'What was changed after the merge; it stays on the company that is named' }),
    notes: z.array(z.string()).meta({
      description: 'What is not as it was, in sentences: an own identifier that another company has by now is left out',
    }),
  })
  .meta({ id: 'UndoneMerge' });
export type UndoneMerge = z.infer<typeof undoneMergeSchema>;

const labelSchema = z.object({ id: z.string(), name: z.string(), domain: z.string() });

export const companyMergeSchema = z
  .object({
    id: mergeIdSchema,
    survivor: labelSchema.meta({ description: 'As it was before the merge' }),
    other: labelSchema,
    mergedAt: z.string(),
    mergedBy: z.enum(['person', 'script', 'job']),
    undoneAt: z.string().nullable(),
    state: z
      .enum(['merging', 'merged', 'undoing', 'undone'])
      .meta({ description: 'Only a `merged` one can be undone; `merging` and `undoing` are under way' }),
  })
  .meta({ id: 'CompanyMerge' });
export type CompanyMerge = z.infer<typeof companyMergeSchema>;

export const listMergesInput = z.object({
  companyId: companyIdSchema

    .meta({ description: 'Only merges of this company, as survivor or as the other' })
    .optional(),
  limit: z.coerce.number<number>().int().min(1).max(MERGES_LIMIT_MAX).default(MERGES_LIMIT_DEFAULT),
  cursor: z.string().max(100).meta({ description: 'The cursor of the previous page' }).optional(),
});
export type ListMergesInput = z.infer<typeof listMergesInput>;

export const mergePageSchema = z
  .object({
    items: z.array(companyMergeSchema),
    /** Pass as `cursor` for the next page; null on the last. */
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'MergePage' });
export type MergePage = z.infer<typeof mergePageSchema>;
