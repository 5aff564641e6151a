import { z } from 'zod';

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
  /** As it may be told: "Northwind opened a plant in Leipzig". */
  text: z.string().max(600),
  /** Where it was read: "Report of 2026-11-02", "note". */
  source: z.string().max(200),
  /** Day that it is of; null: unknown. */
  date: z.string().nullable(),
});
export type MessageFact = z.infer<typeof factSchema>;

const field = (max: number) => z.string().trim().max(max).default('');

/** Empty text means that it is not known. */
export const messageRequestSchema = z.object({
  messageType: messageTypeSchema,
  recipientName: field(120),
  recipientTitle: field(120),
  recipientCompany: field(120),
  recipientIndustry: field(120),
  campaignGoal: field(300),
  senderName: field(120),
  senderTitle: field(120),
  facts: z.array(factSchema).max(10).default([]),
  tone: toneSchema.default('friendly'),
  length: lengthSchema.default('medium'),
  /** "Sie" and "vous" instead of "du" and "tu". */
  isFormal: z.boolean().default(true),
  language: languageSchema.default('en'),
  /** Most characters of a connection request: 200 for free accounts, 300 for paid ones. */
  limit: z.number().int().min(50).max(2000).default(300),
});
export type MessageRequest = z.infer<typeof messageRequestSchema>;

export const CONNECTION_REQUEST_MAX = 300;
