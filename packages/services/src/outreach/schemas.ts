import { z } from 'zod';
import { messageRequestSchema, messageTypeSchema } from '../ai/schemas.ts';
import { contactIdSchema, SELECTION_MAX } from '../contacts/schemas.ts';

/** Shapes that the outreach calls take and give. Safe in a browser: no Node and no database imports. */

export const outreachStatusSchema = z.enum(['draft', 'active', 'paused', 'completed']);
export const outreachTypeSchema = messageTypeSchema;

export const outreachCampaignSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    status: outreachStatusSchema,
    type: outreachTypeSchema,
    totalTargets: z.number().int(),
    sent: z.number().int(),
    accepted: z.number().int(),
    replied: z.number().int(),
    /** As a person wrote them: {"title": "VP Engineering"}. */
    targetCriteria: z.record(z.string(), z.string()),
    createdAt: z.string(),
  })
  .meta({ id: 'OutreachCampaign' });
export type OutreachCampaign = z.infer<typeof outreachCampaignSchema>;

/** The database ends a field's name at a NUL. */
const criterionSchema = z
  .string()
  .min(1)
  .max(60)
  .refine((name) => !name.includes('\0'), 'A criterion needs a name without a NUL character');

export const createOutreachCampaignInput = z.object({
  name: z.string().trim().min(1, 'Please enter a name for your campaign').max(200),
  type: outreachTypeSchema.default('connection_request'),
  targetCriteria: z.record(criterionSchema, z.string().max(300)).default({}),
  /** Chosen by the caller: the same id twice creates one campaign. */
  requestId: z.uuid().optional(),
});
export type CreateOutreachCampaignInput = z.infer<typeof createOutreachCampaignInput>;

export const outreachByIdInput = z.object({ id: z.uuid() });

export const outreachMessageSchema = z
  .object({
    id: z.string(),
    campaignId: z.string(),
    campaignName: z.string(),
    recipientName: z.string().nullable(),
    recipientLinkedinUrl: z.string().nullable(),
    recipientCompany: z.string().nullable(),
    contactId: z.string().nullable(),
    status: z.enum(['pending', 'sent', 'accepted', 'replied', 'failed']),
    /** null: nobody has written one yet. */
    messageContent: z.string().nullable(),
    messageType: messageTypeSchema,
    sentAt: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'OutreachMessage' });
export type OutreachMessage = z.infer<typeof outreachMessageSchema>;

export const outreachMessagesInput = outreachByIdInput.extend({
  limit: z.coerce.number<number>().int().min(1).max(1000).default(200),
});

export const addTargetsInput = outreachByIdInput.extend({
  contactIds: z.array(contactIdSchema).min(1, 'Choose at least one contact').max(SELECTION_MAX),
});
export type AddTargetsInput = z.infer<typeof addTargetsInput>;
export const addTargetsResultSchema = z
  .object({
    added: z.number().int(),
    /** Are in this campaign already. */
    known: z.number().int(),
    suppressed: z.number().int(),
  })
  .meta({ id: 'AddTargetsResult' });
export type AddTargetsResult = z.infer<typeof addTargetsResultSchema>;

/** "Use Message": the text becomes the draft for this recipient. */
export const useMessageInput = outreachByIdInput.extend({
  text: z.string().trim().min(1, 'There is no message to use').max(10_000),
  /** What the text was written from; it is checked against it once more. */
  request: messageRequestSchema,
  contactId: contactIdSchema.nullish(),
  linkedinUrl: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullish(),
  /** The generated message that it began as. */
  messageId: z.uuid().nullish(),
});
export type UseMessageInput = z.infer<typeof useMessageInput>;

/** Drafts and messages of one recipient: by the saved contact, or else by name and company. */
export const recipientInput = z.object({
  contactId: contactIdSchema.optional(),
  recipientName: z.string().trim().max(120).optional(),
  recipientCompany: z.string().trim().max(120).optional(),
});
export type RecipientInput = z.infer<typeof recipientInput>;
