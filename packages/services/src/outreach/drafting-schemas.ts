import { z } from 'zod';
import { generatedMessageSchema } from '../ai/schemas.ts';
import { newestPageInput } from '../shared/page-schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { outreachByIdInput } from './campaign-schemas.ts';
import { DRAFTING_ITEMS_MAX, DRAFTING_MESSAGES_MAX } from './limits.ts';
import { outreachMessageSchema } from './message-schemas.ts';

/** Shapes of writing many drafts and of reviewing them. Safe in a browser: no Node and no database imports. */

const draftingOfSchema = z.enum(['first', 'next']).meta({
  id: 'DraftingOf',
  description:
    '`first`: the first message to recipients; `next`: the message after an acceptance or a reply, which is created where there is none',
});

export const startDraftingInput = outreachByIdInput
  .extend({
    of: draftingOfSchema.meta({ description: 'Which messages are written' }).default('first'),
    messageIds: z
      .array(uuidSchema())
      .min(1)
      .max(DRAFTING_MESSAGES_MAX)
      .meta({
        description:
          'Ids of messages of the campaign: only for their recipients. Left out: for everyone whose message waits without a text, or with `next` has accepted or replied',
      })
      .optional(),
  })
  .meta({ id: 'StartDraftingInput', description: 'For whom drafts are written' });
export type StartDraftingInput = z.infer<typeof startDraftingInput>;

export const draftingRunSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the run' }),
    campaignId: z.string().meta({ description: 'Id of the campaign' }),
    of: draftingOfSchema.meta({ description: 'Which messages are written' }),
    state: z
      .enum(['running', 'completed', 'cancelled', 'failed'])
      .meta({ description: 'Where the run stands; failed when no draft came of it' }),
    total: z.number().int().meta({ description: 'Number of recipients; the sum of the next six' }),
    pending: z.number().int().meta({ description: 'Recipients whose draft is not begun' }),
    running: z.number().int().meta({ description: 'Drafts that are being written' }),
    completed: z.number().int().meta({ description: 'Drafts that were written' }),
    skipped: z.number().int().meta({ description: 'Recipients who were skipped with a reason, as one with a text' }),
    failed: z.number().int().meta({ description: 'Recipients whose draft failed' }),
    cancelled: z.number().int().meta({ description: 'Recipients whom the cancellation left out' }),
    createdAt: z.string().meta({ description: 'When the run was started' }),
    finishedAt: z.string().nullable().meta({ description: 'When it ended; null while it has not' }),
    secondsLeft: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Estimated seconds until it is done; null while unknown' }),
  })
  .meta({ id: 'DraftingRun', description: 'Drafts for many recipients and how many are written' });
export type DraftingRun = z.infer<typeof draftingRunSchema>;

export const latestDraftingSchema = z
  .object({ run: draftingRunSchema.nullable().meta({ description: 'The latest run; null before the first' }) })
  .meta({ id: 'LatestDrafting', description: 'The latest run that wrote drafts of a campaign' });

export const draftingRunInput = z.object({ runId: uuidSchema().meta({ description: 'Id of the run' }) });

export const draftingItemsInput = draftingRunInput.extend({
  state: z.enum(['failed', 'skipped']).meta({ description: 'Only recipients in this state. Left out: all' }).optional(),
  ...newestPageInput(DRAFTING_ITEMS_MAX, 100).shape,
});
export type DraftingItemsInput = z.infer<typeof draftingItemsInput>;

export const draftingItemSchema = z
  .object({
    messageId: z.string().meta({ description: 'Id of the message, with `next` of the one before it' }),
    recipientName: z
      .string()
      .nullable()
      .meta({ description: 'Name of the recipient; null when it is not known, or the person is suppressed or erased' }),
    state: z
      .enum(['pending', 'running', 'completed', 'skipped', 'failed', 'cancelled'])
      .meta({ description: 'Where the draft stands' }),
    attempts: z.number().int().meta({ description: 'How often it was tried' }),
    message: z.string().nullable().meta({ description: 'Why it was skipped or failed; null otherwise' }),
    finishedAt: z.string().nullable().meta({ description: 'When it ended; null while it has not' }),
  })
  .meta({ id: 'DraftingItem', description: 'A recipient of a drafting run' });
export type DraftingItem = z.infer<typeof draftingItemSchema>;

export const draftBasisSchema = z
  .object({
    message: outreachMessageSchema.meta({ description: 'The message as it is now' }),
    draft: generatedMessageSchema.nullable().meta({
      description: 'The text that it began as, with the facts that it rests on; null for one written by hand',
    }),
  })
  .meta({ id: 'DraftBasis', description: 'A draft and what it was written from' });
export type DraftBasis = z.infer<typeof draftBasisSchema>;
