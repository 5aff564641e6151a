import { z } from 'zod';
import { companyIdSchema } from '../companies/schemas.ts';
import { savedContactSchema } from '../contacts/schemas.ts';
import { leadSchema } from '../leads/schemas.ts';
import { outreachMessageSchema } from '../outreach/schemas.ts';
import {
  COMPANY_LIST_LIMIT_DEFAULT,
  COMPANY_LIST_LIMIT_MAX,
  TIMELINE_CURSOR_MAX,
  TIMELINE_LIMIT_DEFAULT,
  TIMELINE_LIMIT_MAX,
} from './limits.ts';

/** Input and output of a company's timeline and lists. Safe in a browser: no Node and no database imports. */

export const timelineKindSchema = z.enum([
  'added',
  'change',
  'figure',
  'sync',
  'report',
  'contact',
  'lead',
  'message_sent',
  'reply',
  'note',
]);
export type TimelineKind = z.infer<typeof timelineKindSchema>;

export const timelineEntrySchema = z
  .object({
    /** Unique within the company. */
    id: z.string(),
    /** When it happened; of a figure, the first day for which its source reports it. */
    at: z.string(),
    kind: timelineKindSchema,
    /** In words: "Wikidata: 1,100 → 1,200 employees". */
    title: z.string(),
    /** Who or what did it. */
    by: z.object({
      kind: z.enum(['person', 'script', 'job', 'import', 'sync', 'source', 'discovery', 'analyst', 'unknown']),
      /** The source, the file or the analyst; null: the kind says it all. */
      label: z.string().nullable(),
    }),
    /** More about it, by name. */
    details: z.record(z.string(), z.string()),
    /** Where it is shown: a path of this server, or the page of the source. */
    href: z.string().optional(),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

export const timelineInput = z.object({
  id: companyIdSchema,
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(TIMELINE_LIMIT_MAX)
    .default(TIMELINE_LIMIT_DEFAULT)
    .meta({ description: 'Entries of one page' }),
  cursor: z.string().max(TIMELINE_CURSOR_MAX).meta({ description: '`nextCursor` of the previous page' }).optional(),
});
export type TimelineInput = z.infer<typeof timelineInput>;

const nextCursor = z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' });

export const timelineSchema = z.object({ items: z.array(timelineEntrySchema), nextCursor });
export type Timeline = z.infer<typeof timelineSchema>;

export const companyListInput = z.object({
  id: companyIdSchema,
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(COMPANY_LIST_LIMIT_MAX)
    .default(COMPANY_LIST_LIMIT_DEFAULT)
    .meta({ description: 'Rows of one page' }),
  cursor: z.string().max(TIMELINE_CURSOR_MAX).meta({ description: '`nextCursor` of the previous page' }).optional(),
});
export type CompanyListInput = z.infer<typeof companyListInput>;

export const companyContactsSchema = z.object({
  items: z.array(savedContactSchema),
  total: z.number().int(),
  nextCursor,
});
export type CompanyContacts = z.infer<typeof companyContactsSchema>;
export const companyLeadsSchema = z.object({ items: z.array(leadSchema), nextCursor });
export type CompanyLeads = z.infer<typeof companyLeadsSchema>;
export const companyMessagesSchema = z.object({ items: z.array(outreachMessageSchema), nextCursor });
export type CompanyMessages = z.infer<typeof companyMessagesSchema>;

export const reportVersionSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  generatedAt: z.string(),
  analyst: z.string(),
});
export const companyReportsSchema = z.object({
  items: z.array(reportVersionSchema),
  total: z.number().int(),
  nextCursor,
});
export type CompanyReports = z.infer<typeof companyReportsSchema>;
