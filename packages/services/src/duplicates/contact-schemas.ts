import { z } from 'zod';
import { contactIdSchema, savedContactSchema } from '../contacts/schemas.ts';
import { MERGES_LIMIT_DEFAULT, MERGES_LIMIT_MAX } from './limits.ts';
import { companyMergeSchema, mergeIdSchema, sideSchema } from './merge-schemas.ts';
import { duplicateStateSchema, queuePage, queuePageInput, queueStateInput } from './queue-schemas.ts';

/** Input and output of the calls on contacts that may be one person. Safe in a browser. */

export const contactPairIdSchema = z
  .string()
  .regex(/^[0-9a-f]{24}-[0-9a-f]{24}$/, 'A pair has the ids of its two contacts, joined by a hyphen')
  .meta({ description: 'The id of a pair', example: '65f0c0ffee0000000000000a-65f0c0ffee0000000000000b' });
export const contactPairByIdInput = z.object({ id: contactPairIdSchema });

export const contactDuplicateSchema = z
  .object({
    id: contactPairIdSchema,
    strength: z.enum(['sure', 'possible']).meta({ description: '`possible`: a user has to look' }),
    reasons: z
      .array(
        z
          .object({
            kind: z
              .enum(['profile', 'email', 'vendorId', 'phone', 'name', 'employer', 'location'])
              .meta({ description: 'What both have in common' }),
            text: z.string().meta({ description: 'The reason in words', example: 'Same mobile number' }),
          })
          .meta({ id: 'ContactDuplicateReason', description: 'Why two contacts may be one person' }),
      )
      .meta({ description: 'Why they may be one person' }),
    contacts: z.array(savedContactSchema).length(2).meta({ description: 'The one that was saved first comes first' }),
    state: duplicateStateSchema,
    foundAt: z.string().meta({ description: 'When the pair was found' }),
    dismissedAt: z.string().nullable().meta({ description: 'When it was dismissed; null while it is open' }),
  })
  .meta({ description: 'Two saved contacts that may be one person', id: 'ContactDuplicate' });
export type ContactDuplicate = z.infer<typeof contactDuplicateSchema>;

export const listContactDuplicatesInput = z.object({
  state: queueStateInput.meta({ description: 'Which pairs to list' }),
  contactId: contactIdSchema.meta({ description: 'Only pairs of this contact' }).optional(),
  ...queuePageInput,
});
export type ListContactDuplicatesInput = z.infer<typeof listContactDuplicatesInput>;

export const contactDuplicatePageSchema = queuePage(contactDuplicateSchema).meta({
  description: 'One page of pairs of contacts that may be one person',
  id: 'ContactDuplicatePage',
});
export type ContactDuplicatePage = z.infer<typeof contactDuplicatePageSchema>;

const mergeGroupSchema = z
  .enum(['name', 'title', 'employer', 'email', 'phone', 'profile', 'location', 'seniority'])
  .meta({ id: 'ContactMergeField', description: 'A field of contacts, or several that go together' });
const EXAMPLE = { survivorId: '65f0c0ffee0000000000000a', otherId: '65f0c0ffee0000000000000b' } as const;

/** The survivor is the contact of the address. */
export const previewContactMergeInput = z.object({
  id: contactIdSchema.meta({
    description: 'The contact that is left; its id stays',
    example: EXAMPLE.survivorId,
  }),
  otherId: contactIdSchema.meta({
    description: 'The contact that is merged into it; its id leads to the survivor from then on',
    example: EXAMPLE.otherId,
  }),
});
export type PreviewContactMergeInput = { survivorId: string; otherId: string };

export const mergeContactsInput = previewContactMergeInput
  .extend({
    choices: z
      .partialRecord(mergeGroupSchema, sideSchema)
      .meta({
        description:
          'Whose value comes first, for fields whose `isChoice` is true in the preview; left out: the one that the preview names in `merged`, a typed value before others and else the survivor’s. The other address, number and profile stay in `otherValues`',
        example: { email: 'other' },
      })
      .optional(),
  })
  .meta({ id: 'MergeContactsInput', description: 'The contact to merge into this one, and whose values come first' });
export type MergeContactsInput = PreviewContactMergeInput & Pick<z.infer<typeof mergeContactsInput>, 'choices'>;

const count = z.number().int();
const mergeValueSchema = z.string().nullable();

export const contactMergePreviewSchema = z
  .object({
    contacts: z.array(savedContactSchema).length(2).meta({ description: 'The survivor, and the other one' }),
    fields: z
      .array(
        z.object({
          field: mergeGroupSchema.meta({ description: 'Name of the field' }),
          survivor: mergeValueSchema.meta({
            description: 'Value of the contact that is left, in words; null for none',
          }),
          other: mergeValueSchema.meta({
            description: 'Value of the contact that is merged into it, in words; null for none',
          }),
          merged: sideSchema.meta({ description: 'Whose value the merged contact has by default' }),
          isChoice: z.boolean().meta({ description: 'True: `choices` of the merge may name the other one' }),
        }),
      )
      .meta({ description: 'The fields of both, and which value the merged contact has' }),
    moves: z
      .object({
        sources: count.meta({ description: 'Sources that know the other contact' }),
        notes: count.meta({ description: 'Notes that are written on it' }),
        leads: count.meta({ description: 'Leads that were created from it' }),
        droppedMessages: count.meta({
          description: 'Unsent messages that are dropped, as the campaign has one to the survivor',
        }),
      })
      .meta({
        description:
          'What of the other contact the survivor takes over; `droppedMessages` are unsent ones to a person who would be a recipient of the campaign twice',
      }),
  })
  .meta({ description: 'What merging two contacts would do', id: 'ContactMergePreview' });
export type ContactMergePreview = z.infer<typeof contactMergePreviewSchema>;

export const mergedContactSchema = z
  .object({ mergeId: mergeIdSchema, contact: savedContactSchema.meta({ description: 'The contact that is left' }) })
  .meta({ description: 'The contact that a merge left, with the id that undoes it', id: 'MergedContact' });
export type MergedContact = z.infer<typeof mergedContactSchema>;

export const undoContactMergeInput = z.object({ id: mergeIdSchema });
export type UndoContactMergeInput = { mergeId: string };

export const undoneContactMergeSchema = z
  .object({
    restored: z.array(z.string()).meta({ description: 'Ids of the two contacts' }),
    keptEdits: z.array(z.string()).meta({
      description: 'Fields that were changed after the merge, as `email` or `notes`; they stay on the survivor',
    }),
  })
  .meta({ description: 'What undoing a merge brought back', id: 'UndoneContactMerge' });
export type UndoneContactMerge = z.infer<typeof undoneContactMergeSchema>;

export const contactMergeSchema = z
  .object({
    id: mergeIdSchema,
    survivorId: z.string().meta({ description: 'Id of the contact that was left' }),
    otherId: z.string().meta({ description: 'Id of the contact that was merged into it' }),
    otherName: z.string().nullable().meta({ description: 'As it was; null once the merge is undone' }),
    mergedAt: z.string().meta({ description: 'When they were merged' }),
    mergedBy: z.string().meta({ description: 'Who merged them: `person`, `script` or `job`' }),
    undoneAt: z.string().nullable().meta({ description: 'When the merge was undone; null while it is not' }),
    state: companyMergeSchema.shape.state.meta({ description: 'Only a `merged` one can be undone' }),
  })
  .meta({ description: 'A merge of two contacts', id: 'ContactMerge' });
export type ContactMerge = z.infer<typeof contactMergeSchema>;

export const listContactMergesInput = z.object({
  contactId: contactIdSchema.meta({ description: 'Only merges of this contact' }).optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(MERGES_LIMIT_MAX)
    .meta({ description: 'Merges of one page' })
    .default(MERGES_LIMIT_DEFAULT),
  cursor: z.string().max(100).meta({ description: 'The cursor of the previous page' }).optional(),
});
export type ListContactMergesInput = z.infer<typeof listContactMergesInput>;

export const contactMergePageSchema = z
  .object({
    items: z.array(contactMergeSchema).meta({ description: 'Merges of this page, newest first' }),
    nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
  })
  .meta({ description: 'One page of merges, newest first', id: 'ContactMergePage' });
export type ContactMergePage = z.infer<typeof contactMergePageSchema>;
