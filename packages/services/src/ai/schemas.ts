import { z } from 'zod';
import { analystKindSchema } from '../shared/analyst-schemas.ts';
import { newestPageInput } from '../shared/page-schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
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

export const messageTypeSchema = z
  .enum(['connection_request', 'direct_message', 'follow_up'])
  .meta({ id: 'MessageType', description: 'Kind of a message; a connection request has a limit of characters' });
export type MessageType = z.infer<typeof messageTypeSchema>;
export const toneSchema = z
  .enum(['friendly', 'professional', 'direct'])
  .meta({ id: 'MessageTone', description: 'How the message sounds' });
export const lengthSchema = z
  .enum(['short', 'medium', 'long'])
  .meta({ id: 'MessageLength', description: 'How long the message should be' });
export const languageSchema = z
  .enum(['en', 'de', 'fr', 'es'])
  .meta({ id: 'MessageLanguage', description: 'Language of the message' });
export type MessageLanguage = z.infer<typeof languageSchema>;

export const factSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the fact, which clauses of the message refer to' }),
    text: z
      .string()
      .max(FACT_TEXT_MAX)
      .meta({ description: 'The fact as it may be worded: "Northwind opened a plant in Leipzig"' }),
    source: z.string().max(200).meta({ description: 'Where it was read, as "Report of 2026-11-02" or "note"' }),
    date: z.string().nullable().meta({ description: 'Day that it is of; null when it is not known' }),
    url: z
      .string()
      .max(2000)
      .nullable()
      .meta({ description: 'Page where a person can read it; null for none' })
      .optional(),
    company: z
      .string()
      .max(200)
      .nullable()
      .meta({
        description: 'Name of the company that it is about. Left out or null: its own words say whom it is about',
      })
      .optional(),
    companyId: z
      .string()
      .max(60)
      .nullable()
      .meta({ description: 'Id of that company when it is tracked; null otherwise' })
      .optional(),
  })
  .meta({ id: 'MessageFact', description: 'A fact that a message may use: one sentence with where it is from' });
export type MessageFact = z.infer<typeof factSchema>;

const field = (max: number) => z.string().trim().max(max).default('');

export const messageRequestSchema = z
  .object({
    messageType: messageTypeSchema.meta({ description: 'Kind of the message' }),
    recipientName: field(MESSAGE_FIELD_MAX).meta({ description: 'Name of the recipient' }),
    recipientTitle: field(MESSAGE_FIELD_MAX).meta({ description: 'Job title of the recipient' }),
    recipientCompany: field(MESSAGE_FIELD_MAX).meta({ description: 'Employer of the recipient' }),
    recipientIndustry: field(MESSAGE_FIELD_MAX).meta({ description: 'Industry of the employer' }),
    campaignGoal: field(MESSAGE_GOAL_MAX).meta({ description: 'What the message is to bring about' }),
    senderName: field(MESSAGE_FIELD_MAX).meta({ description: 'Name under which it is signed' }),
    senderTitle: field(MESSAGE_FIELD_MAX).meta({ description: 'Job title of the sender' }),
    senderCompany: field(MESSAGE_FIELD_MAX).meta({ description: 'Company of the sender' }),
    facts: z
      .array(factSchema)
      .max(MESSAGE_FACTS_MAX)
      .meta({ description: 'Facts that the message may use; it states nothing else' })
      .default([]),
    tone: toneSchema.meta({ description: 'How the message sounds' }).default('friendly'),
    length: lengthSchema.meta({ description: 'How long the message should be' }).default('medium'),
    isFormal: z
      .boolean()
      .meta({
        description:
          'True for "Sie" and "vous", false for "du" and "tu"; no effect in languages without the difference',
      })
      .default(true),
    language: languageSchema.meta({ description: 'Language of the message' }).default('en'),
    limit: z
      .number()
      .int()
      .min(CHARACTER_LIMIT_MIN)
      .max(CHARACTER_LIMIT_MAX)
      .meta({ description: 'Most characters of a connection request: 200 for free accounts, 300 for paid ones' })
      .default(CONNECTION_REQUEST_MAX),
  })
  .meta({
    id: 'MessageRequest',
    description: 'What a message is written from; an empty text means that it is not known',
  });
export type MessageRequest = z.infer<typeof messageRequestSchema>;

export const generateMessageInput = messageRequestSchema
  .omit({ messageType: true })
  .extend({
    contactId: z
      .string()
      .regex(/^[0-9a-f]{24}$/)
      .nullish()
      .meta({
        description:
          'Id of the saved contact who gets it, for the history and the check against the do-not-contact list',
      }),
    writer: analystKindSchema
      .meta({ description: 'Who writes it. Left out: the model where one is set up, else the built-in writer' })
      .optional(),
    templateId: uuidSchema().nullish().meta({
      description: 'Id of a template of this workspace, which is filled in instead of writing; null for none',
    }),
    variant: z
      .number()
      .int()
      .min(0)
      .max(VARIANT_MAX)
      .meta({ description: 'Counts up with each repetition: the built-in writer words it differently then' })
      .default(0),
  })
  .meta({ description: 'What a message is written from, and by whom', id: 'GenerateMessageRequest' });
export type GenerateMessageInput = z.infer<typeof generateMessageInput>;

export const clauseSchema = z
  .object({
    text: z.string().meta({ description: 'The part as it is in the message' }),
    restsOn: z
      .array(z.string())
      .meta({ description: 'Ids of facts, or names of fields of the request; empty for words that state nothing' }),
  })
  .meta({ id: 'MessageClause', description: 'A part of the message and what it rests on' });

export const claimSchema = z
  .object({
    text: z.string().meta({ description: 'The words in the message' }),
    at: z.number().int().meta({ description: 'Position in the message, in UTF-16 units' }),
    kind: z
      .enum(['number', 'date', 'name', 'title', 'funding', 'event', 'relation', 'other'])
      .meta({ description: 'What is stated' }),
    reason: z.string().meta({ description: 'Why nothing supports it, as a sentence' }),
  })
  .meta({ description: 'Something that the message states and nothing supports', id: 'UnsupportedClaim' });

const sentenceReadingSchema = z.object({
  text: z.string().meta({ description: 'The sentence as it is in the message' }),
  isSupported: z.boolean().meta({ description: 'Whether the model finds in the request what it states' }),
  basis: z.array(z.string()).meta({ description: 'Words of the request that the model names for it' }),
});
/** What a second reading said of a sentence of a message. */
export type SentenceReading = z.infer<typeof sentenceReadingSchema>;

const secondReadingSchema = z.object({
  version: z.string().meta({ description: 'Name and version of its prompt' }),
  failure: z
    .string()
    .nullable()
    .meta({ description: 'Why there is none, as a sentence: then rules alone decided; null when there is one' }),
  sentences: z.array(sentenceReadingSchema).meta({ description: 'Sentences that were read again' }),
});
export type SecondReading = z.infer<typeof secondReadingSchema>;

export const generatedMessageSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the message' }),
    message: z.string().meta({ description: 'Text of the message' }),
    messageType: messageTypeSchema.meta({ description: 'Kind of the message' }),
    clauses: z.array(clauseSchema).meta({ description: 'The message in parts, each with what it rests on' }),
    unsupported: z
      .array(claimSchema)
      .meta({ description: 'Statements that nothing supports; a message with any of them cannot be used' }),
    unusedFacts: z
      .array(
        z.object({
          id: z.string().meta({ description: 'Id of the fact' }),
          reason: z.string().meta({ description: 'Why it was not used' }),
        }),
      )
      .meta({
        description: 'Chosen facts that the built-in writer did not use; left out when a model or a template wrote it',
      })
      .optional(),
    secondReading: secondReadingSchema
      .meta({
        description:
          'What the model that wrote it says of its sentences, where the check finds something in them. What it supports by words of the request is not in `unsupported`, and what it rejects is. Left out when nothing was read again',
      })
      .optional(),
    isTrimmed: z.boolean().meta({ description: 'True when it was longer than the limit and has been cut' }),
    limit: z.number().int().nullable().meta({ description: 'Most characters that it may have; null for no limit' }),
    length: z.number().int().meta({ description: 'Characters of the message' }),
    writer: z
      .object({
        kind: z.enum(['built-in', 'model', 'template']).meta({ description: 'Built-in writer, model or template' }),
        name: z.string().meta({ description: 'Name of the writer, the model or the template' }),
        version: z.string().meta({ description: 'Version of the rules, the prompt or the template' }),
      })
      .meta({ description: 'Who wrote it' }),
    tokens: z.number().int().meta({ description: 'Tokens of the model that it has cost; 0 for others' }),
    variant: z.number().int().meta({ description: 'Which variant it is' }),
    createdAt: z.string().meta({ description: 'When it was written' }),
    request: messageRequestSchema
      .required()
      .meta({ description: 'What it was written from, so that it can be restored' }),
    contactId: z.string().nullable().meta({ description: 'Id of the saved contact who gets it; null for none' }),
  })
  .meta({ description: 'A message that was written, and what it rests on', id: 'GeneratedMessage' });
export type GeneratedMessage = z.infer<typeof generatedMessageSchema>;

/** Progress of a writer: pieces of text, and at the end the whole text, which replaces them. */
export type MessageProgress =
  | { kind: 'piece'; text: string }
  /** Discard the text so far: it was too long and is written again. */
  | { kind: 'again'; reason: string }
  | { kind: 'done'; message: GeneratedMessage };

export const checkMessageInput = z
  .object({
    text: z.string().max(MESSAGE_TEXT_MAX).meta({ description: 'Text of the message' }),
    request: messageRequestSchema.meta({ description: 'What it was written from' }),
    messageId: uuidSchema().nullish().meta({
      description: 'Id of the generated message that it started from: what its second reading says still counts',
    }),
  })
  .meta({ id: 'CheckMessageInput', description: 'A message and what it should rest on' });
export type CheckMessageInput = z.infer<typeof checkMessageInput>;
export const messageCheckSchema = z
  .object({
    unsupported: z.array(claimSchema).meta({ description: 'Statements that nothing supports' }),
    length: z.number().int().meta({ description: 'Characters of the message' }),
    limit: z.number().int().nullable().meta({ description: 'Most characters that it may have; null for no limit' }),
    isOverLimit: z.boolean().meta({ description: 'True when it has more characters' }),
    trimmed: z.string().meta({ description: 'The message as it would be used: cut to the limit where it is too long' }),
  })
  .meta({ description: 'What a message states without support, and whether it fits', id: 'MessageCheck' });
export type MessageCheck = z.infer<typeof messageCheckSchema>;

export const listMessagesInput = z.object({
  contactId: z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .meta({ description: 'Only messages to this saved contact' })
    .optional(),
  recipientName: z
    .string()
    .trim()
    .max(MESSAGE_FIELD_MAX)
    .meta({ description: 'Only messages to recipients of this name' })
    .optional(),
  recipientCompany: z
    .string()
    .trim()
    .max(MESSAGE_FIELD_MAX)
    .meta({ description: 'Only messages to people of this employer' })
    .optional(),
  ...newestPageInput(MESSAGE_LIST_MAX, 20).shape,
});
export type ListMessagesInput = z.infer<typeof listMessagesInput>;

export const messageTemplateSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the template' }),
    name: z.string().meta({ description: 'Name of the template' }),
    messageType: messageTypeSchema.meta({ description: 'Kind of the messages that it makes' }),
    body: z.string().meta({
      description:
        'Text with variables, as `{{recipientName}}`, or `{{firstName|there}}` with a text for when it is empty',
    }),
    createdAt: z.string().meta({ description: 'When it was created' }),
    updatedAt: z.string().meta({ description: 'When it was changed last' }),
  })
  .meta({ description: 'A template for messages', id: 'MessageTemplate' });
export type MessageTemplate = z.infer<typeof messageTemplateSchema>;
export const templateInput = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'Give the template a name')
      .max(TEMPLATE_NAME_MAX)
      .meta({ description: 'Name of the template' }),
    messageType: messageTypeSchema.meta({ description: 'Kind of the messages that it makes' }),
    body: z.string().trim().min(1, 'Write the template first').max(TEMPLATE_BODY_MAX).meta({
      description:
        'Text with variables, as `{{recipientName}}`, or `{{firstName|there}}` with a text for when it is empty',
    }),
  })
  .meta({ id: 'MessageTemplateInput', description: 'A template for messages' });
export type TemplateInput = z.infer<typeof templateInput>;
export const templateByIdInput = z.object({ id: uuidSchema().meta({ description: 'Id of the template' }) });
export const updateTemplateInput = templateInput
  .extend(templateByIdInput.shape)
  .meta({ id: 'MessageTemplateInput', description: 'A template for messages' });
export type UpdateTemplateInput = z.infer<typeof updateTemplateInput>;

export const writersSchema = z
  .object({
    writers: z
      .array(
        z.object({
          kind: analystKindSchema.meta({ description: 'Built-in writer or model' }),
          name: z.string().meta({ description: 'Name of the writer or the model' }),
          isDefault: z.boolean().meta({ description: 'True for the one that writes when none is chosen' }),
        }),
      )
      .meta({ description: 'Writers that can be chosen' }),
    templateVariables: z.array(z.string()).meta({ description: 'Variables that a template can have' }),
  })
  .meta({ description: 'Who can write messages here, and the variables of templates', id: 'MessageWriters' });
export type MessageWriters = z.infer<typeof writersSchema>;

/** Facts that a message to this contact may use: location, employer's size, and notes. */
export const contactFactsInput = z.object({
  contactId: z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .meta({ description: 'Id of the saved contact' }),
});
export const factsSchema = z.array(factSchema);
