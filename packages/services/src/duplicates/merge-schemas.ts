import { z } from 'zod';
import {
  companyFieldSchema,
  companyIdSchema,
  companyReferenceSchema,
  companySchema,
  fieldOriginSchema,
} from '../companies/schemas.ts';
import { changedBySchema } from '../trash/schemas.ts';
import { MERGES_LIMIT_DEFAULT, MERGES_LIMIT_MAX } from './limits.ts';

/** Merging two companies and undoing it. Safe in a browser. */

export const sideSchema = z.enum(['survivor', 'other']).meta({
  id: 'MergeSide',
  description: 'One of two records: the one that is left, or the one that is merged into it',
});

export const mergeChoicesSchema = z
  .object({
    name: sideSchema.meta({ description: 'Whose name the merged company has' }),
    domain: sideSchema.meta({ description: 'Whose domain the merged company has; the other one becomes an alias' }),
    industry: sideSchema.meta({ description: 'Whose industry the merged company has' }),
    locations: sideSchema.meta({ description: 'Whose locations the merged company has' }),
    headcount: sideSchema.meta({ description: 'Whose typed or preferred headcount the merged company has' }),
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
export const mergeInput = previewMergeInput
  .extend({
    choices: mergeChoicesSchema
      .meta({ description: 'Whose values win, for fields whose `isChoice` is true in the preview' })
      .optional(),
  })
  .meta({ id: 'MergeCompaniesInput', description: 'The company to merge into this one, and whose values win' });
export type MergeInput = PreviewMergeInput & Pick<z.infer<typeof mergeInput>, 'choices'>;

const mergeValueSchema = z
  .object({
    value: z
      .union([z.string(), z.number(), z.array(z.string()), z.null()])
      .meta({ description: 'Value of the field; null for none' }),
    origin: fieldOriginSchema.nullable().meta({ description: 'Null for lists, and where there is no value' }),
    locked: z.boolean().meta({ description: 'True when imports and syncs only suggest other values' }),
  })
  .meta({ id: 'MergeValue', description: 'A value of one of the two companies' });

export const mergeFieldSchema = z
  .object({
    field: z
      .union([
        z.enum([...companyFieldSchema.options, 'identifiers', 'tags', 'aliases']),
        z.templateLiteral(['custom.', z.string()]),
      ])
      .meta({ description: 'An own column is written `custom.` and its key' }),
    label: z.string().meta({ description: 'The name of an own column' }).optional(),
    survivor: mergeValueSchema.meta({ description: 'Value of the company that is left' }),
    other: mergeValueSchema.meta({ description: 'Value of the company that is merged into it' }),
    merged: z
      .enum(['survivor', 'other', 'both'])
      .meta({ description: 'Whose value the merged company has by default' }),
    isChoice: z.boolean().meta({ description: 'True: `choices` of the merge may name the other one' }),
  })
  .meta({ description: 'A field of both companies and what the merged one has', id: 'MergeField' });
export type MergeField = z.infer<typeof mergeFieldSchema>;

const count = z.number().int();

export const mergePreviewSchema = z
  .object({
    survivor: companySchema.meta({ description: 'The company that would be left' }),
    other: companySchema.meta({ description: 'The company that would be merged into it' }),
    fields: z
      .array(mergeFieldSchema)
      .meta({ description: 'The fields of both, and which value the merged company has' }),
    moves: z
      .object({
        sources: count.meta({ description: 'Sources of the other company' }),
        figures: count.meta({ description: 'Figures of its history' }),
        contacts: count.meta({ description: 'Saved contacts that belong to it' }),
        leads: count.meta({ description: 'Leads who work for it' }),
        reports: count.meta({ description: 'Versions of its report' }),
        campaigns: count.meta({ description: 'Report campaigns that it is in' }),
        messages: count.meta({ description: 'Outreach messages to its people' }),
        notes: count.meta({ description: 'Notes that are written on it' }),
        changes: count.meta({ description: 'Changes of its history' }),
      })
      .meta({ description: 'What of the other company the survivor takes over; `figures` are those of its history' }),
    leftOutSources: z.array(z.string()).meta({
      description:
        'Sources of the other company that the survivor does not take over, as their identifiers were struck out there',
    }),
    blockedBy: z
      .string()
      .meta({ description: 'Why the two cannot be merged at the moment; left out when they can' })
      .optional(),
  })
  .meta({ description: 'What merging two companies would do', id: 'MergePreview' });
export type MergePreview = z.infer<typeof mergePreviewSchema>;

export const mergeIdSchema = z
  .uuid('The id of a merge is a UUID')
  .meta({ description: 'The id of a merge', example: '3f1c9a4e-8b7d-4c55-9d0e-2a6f1b7c8d90' });
export const undoMergeInput = z.object({ id: mergeIdSchema });
export type UndoMergeInput = { mergeId: string };

export const mergedSchema = z
  .object({ mergeId: mergeIdSchema, company: companySchema.meta({ description: 'The company that is left' }) })
  .meta({ description: 'The company that a merge left, with the id that undoes it', id: 'MergedCompany' });
export type MergedCompany = z.infer<typeof mergedSchema>;

export const undoneMergeSchema = z
  .object({
    restored: z.array(z.string()).meta({ description: 'Ids of the two companies' }),
    keptEdits: z
      .array(
        z.object({
          companyId: z.string().meta({ description: 'Id of the company that keeps the change' }),
          field: z.string().meta({ description: 'As `name`, `tags`, `headcount` or `figure:Wikidata`' }),
          value: z
            .union([z.string(), z.number(), z.array(z.string()), z.null()])
            .meta({ description: 'Value that stays' }),
          at: z.string().meta({ description: 'When it was changed' }),
          by: z.string().meta({ description: 'As the `by` of an origin: person, import, sync …' }),
        }),
      )
      .meta({ description: 'What was changed after the merge; it stays on the company that is named' }),
    notes: z.array(z.string()).meta({
      description: 'What is not as it was, in sentences: an own identifier that another company has by now is left out',
    }),
  })
  .meta({ description: 'What undoing a merge brought back', id: 'UndoneMerge' });
export type UndoneMerge = z.infer<typeof undoneMergeSchema>;

export const companyMergeSchema = z
  .object({
    id: mergeIdSchema,
    survivor: companyReferenceSchema.meta({ description: 'The company that was left, as it was before the merge' }),
    other: companyReferenceSchema.meta({
      description: 'The company that was merged into it, as it was before the merge',
    }),
    mergedAt: z.string().meta({ description: 'When they were merged' }),
    mergedBy: changedBySchema.meta({ description: 'Who merged them: a person, a script or a job' }),
    undoneAt: z.string().nullable().meta({ description: 'When the merge was undone; null while it is not' }),
    state: z.enum(['merging', 'merged', 'undoing', 'undone']).meta({
      id: 'MergeState',
      description: 'Only a `merged` one can be undone; `merging` and `undoing` are under way',
    }),
  })
  .meta({ description: 'A merge of two companies', id: 'CompanyMerge' });
export type CompanyMerge = z.infer<typeof companyMergeSchema>;

export const listMergesInput = z.object({
  companyId: companyIdSchema
    .meta({ description: 'Only merges of this company, as survivor or as the other' })
    .optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(MERGES_LIMIT_MAX)
    .meta({ description: 'Merges of one page' })
    .default(MERGES_LIMIT_DEFAULT),
  cursor: z.string().max(100).meta({ description: 'The cursor of the previous page' }).optional(),
});
export type ListMergesInput = z.infer<typeof listMergesInput>;

export const mergePageSchema = z
  .object({
    items: z.array(companyMergeSchema).meta({ description: 'Merges of this page, newest first' }),
    nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
  })
  .meta({ description: 'One page of merges, newest first', id: 'MergePage' });
export type MergePage = z.infer<typeof mergePageSchema>;
