import { z } from 'zod';
import {
  CHARACTER_LIMIT_MAX,
  CHARACTER_LIMIT_MIN,
  CONNECTION_REQUEST_MAX,
  FACT_TEXT_MAX,
  MESSAGE_FACTS_MAX,
  MESSAGE_FIELD_MAX,
  MESSAGE_GOAL_MAX,
  MESSAGE_LIST_MAX,
  MESSAGE_TEXT_MAX,
  TEMPLATE_BODY_MAX,
  TEMPLATE_NAME_MAX,
  VARIANT_MAX,
} from './limits.ts';

/** Shapes that the message calls take and give. Safe in a browser: no Node and no database imports. */

export const messageTypeSchema = z.enum(['connection_request', 'direct_message', 'follow_up']);
export type MessageType = z.infer<typeof messageTypeSchema>;
export const toneSchema = z.enum(['friendly', 'professional', 'direct']);
export const lengthSchema = z.enum(['short', 'medium', 'long']);
export const languageSchema = z.enum(['en', 'de', 'fr', 'es']);
export type MessageLanguage = z.infer<typeof languageSchema>;

/** A fact that a message may use: one sentence with where it is from. */
export const factSchema = z.object({
  id: z.string(),
  /** As it may be worded: "Northwind opened a plant in Leipzig". */
  text: z.string().max(FACT_TEXT_MAX),
  /** Where it was read: "Report of 2026-11-02", "note". */
  source: z.string().max(200),
  /** Day that it is of; null: unknown. */
  date: z.string().nullable(),
  /** Where a person can read it; null: nowhere. */
  url: z.string().max(2000).nullable().optional(),
  /** Name of the company that it is about; without it, its own words say whom it is about. */
  company: z.string().max(200).nullable().optional(),
  /** That company, if it is tracked. */
  companyId: z.string().max(60).nullable().optional(),
});
export type MessageFact = z.infer<typeof factSchema>;

const field = (max: number) => z.string().trim().max(max).default('');

/** Empty text means that it is not known. */
export const messageRequestSchema = z.object({
  messageType: messageTypeSchema,
  recipientName: field(MESSAGE_FIELD_MAX),
  recipientTitle: field(MESSAGE_FIELD_MAX),
  recipientCompany: field(MESSAGE_FIELD_MAX),
  recipientIndustry: field(MESSAGE_FIELD_MAX),
  campaignGoal: field(MESSAGE_GOAL_MAX),
  senderName: field(MESSAGE_FIELD_MAX),
  senderTitle: field(MESSAGE_FIELD_MAX),
  facts: z.array(factSchema).max(MESSAGE_FACTS_MAX).default([]),
  tone: toneSchema.default('friendly'),
  length: lengthSchema.default('medium'),
  /** "Sie" and "vous" instead of "du" and "tu". */
  isFormal: z.boolean().default(true),
  language: languageSchema.default('en'),
  /** Most characters of a connection request: 200 for free accounts, 300 for paid ones. */
  limit: z.number().int().min(CHARACTER_LIMIT_MIN).max(CHARACTER_LIMIT_MAX).default(CONNECTION_REQUEST_MAX),
});
export type MessageRequest = z.infer<typeof messageRequestSchema>;

/** What can be chosen beside the request itself. */
export const generateMessageInput = messageRequestSchema
  .omit({ messageType: true })
  .extend({
    /** The saved contact of the recipient, for its history and the suppression check. */
    contactId: z
      .string()
      .regex(/^[0-9a-f]{24}$/)
      .nullish(),
    /** Left out: the model where one is set up, else the built-in writer. */
    writer: z.enum(['built-in', 'model']).optional(),
    /** Renders a template of this workspace instead of writing. */
    templateId: z.uuid().nullish(),
    /** "Regenerate" counts up; the built-in writer says it otherwise then. */
    variant: z.number().int().min(0).max(VARIANT_MAX).default(0),
  })
  .meta({ id: 'GenerateMessageRequest' });
export type GenerateMessageInput = z.infer<typeof generateMessageInput>;

export const clauseSchema = z.object({
  text: z.string(),
  /** Ids of facts, or names of fields of the request; empty for words that state nothing. */
  restsOn: z.array(z.string()),
});

export const claimSchema = z
  .object({
    text: z.string(),
    /** Position in the message, in UTF-16 units. */
    at: z.number().int(),
    kind: z.enum(['number', 'date', 'name', 'title', 'funding', 'event', 'relation', 'other']),
    reason: z.string(),
  })
  .meta({ id: 'UnsupportedClaim' });

export const generatedMessageSchema = z
  .object({
    id: z.string(),
    message: z.string(),
    messageType: messageTypeSchema,
    clauses: z.array(clauseSchema),
    /** Unsupported claims; a message with any of them cannot be used. */
    unsupported: z.array(claimSchema),
    /** Selected facts that the built-in writer did not use, and why; missing when a model or a template wrote it. */
    unusedFacts: z.array(z.object({ id: z.string(), reason: z.string() })).optional(),
    /** It was longer than the limit and has been cut. */
    isTrimmed: z.boolean(),
    limit: z.number().int().nullable(),
    length: z.number().int(),
    writer: z.object({ kind: z.enum(['built-in', 'model', 'template']), name: z.string(), version: z.string() }),
    tokens: z.number().int(),
    variant: z.number().int(),
    createdAt: z.string(),
    /** What it was written from, so that it can be restored. */
    request: messageRequestSchema.required(),
    contactId: z.string().nullable(),
  })
  .meta({ id: 'GeneratedMessage' });
export type GeneratedMessage = z.infer<typeof generatedMessageSchema>;

/** Progress of a writer: pieces of text, and at the end the whole text, which replaces them. */
export type MessageProgress =
  | { kind: 'piece'; text: string }
  /** Discard the text so far: it was too long and is written again. */
  | { kind: 'again'; reason: string }
  | { kind: 'done'; message: GeneratedMessage };

export const checkMessageInput = z.object({ text: z.string().max(MESSAGE_TEXT_MAX), request: messageRequestSchema });
export type CheckMessageInput = z.infer<typeof checkMessageInput>;
export const messageCheckSchema = z
  .object({
    unsupported: z.array(claimSchema),
    length: z.number().int(),
    limit: z.number().int().nullable(),
    isOverLimit: z.boolean(),
    /** As it would be copied or used: cut to the limit where it is too long. */
    trimmed: z.string(),
  })
  .meta({ id: 'MessageCheck' });
export type MessageCheck = z.infer<typeof messageCheckSchema>;

export const listMessagesInput = z.object({
  contactId: z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .optional(),
  recipientName: z.string().trim().max(MESSAGE_FIELD_MAX).optional(),
  recipientCompany: z.string().trim().max(MESSAGE_FIELD_MAX).optional(),
  limit: z.coerce.number<number>().int().min(1).max(MESSAGE_LIST_MAX).default(20),
});
export type ListMessagesInput = z.infer<typeof listMessagesInput>;

export const messageTemplateSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    messageType: messageTypeSchema,
    body: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'MessageTemplate' });
export type MessageTemplate = z.infer<typeof messageTemplateSchema>;
export const templateInput = z.object({
  name: z.string().trim().min(1, 'Give the template a name').max(TEMPLATE_NAME_MAX),
  messageType: messageTypeSchema,
  body: z.string().trim().min(1, 'Write the template first').max(TEMPLATE_BODY_MAX),
});
export type TemplateInput = z.infer<typeof templateInput>;
export const templateByIdInput = z.object({ id: z.uuid() });
export const updateTemplateInput = templateInput.extend({ id: z.uuid() });
export type UpdateTemplateInput = z.infer<typeof updateTemplateInput>;

export const writersSchema = z
  .object({
    writers: z.array(z.object({ kind: z.enum(['built-in', 'model']), name: z.string(), isDefault: z.boolean() })),
    templateVariables: z.array(z.string()),
  })
  .meta({ id: 'MessageWriters' });
export type MessageWriters = z.infer<typeof writersSchema>;

/** Facts that a message to this contact may use: location, employer's size, and notes. */
export const contactFactsInput = z.object({ contactId: z.string().regex(/^[0-9a-f]{24}$/) });
export const factsSchema = z.array(factSchema);
