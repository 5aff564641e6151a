import { z } from 'zod';
import { companyIdSchema } from '../companies/schemas.ts';
import { savedContactSchema } from '../contacts/schemas.ts';
import { leadSchema } from '../leads/schemas.ts';
import { outreachMessageSchema } from '../outreach/schemas.ts';
import { reportVersionSchema } from '../reports/schemas.ts';
import { textsSchema } from '../shared/answer-schemas.ts';
import {
  COMPANY_LIST_LIMIT_DEFAULT,
  COMPANY_LIST_LIMIT_MAX,
  TIMELINE_CURSOR_MAX,
  TIMELINE_LIMIT_DEFAULT,
  TIMELINE_LIMIT_MAX,
} from './limits.ts';

/** Input and output of a company's timeline and lists. Safe in a browser: no Node and no database imports. */

export const timelineKindSchema = z
  .enum(['added', 'change', 'figure', 'sync', 'report', 'contact', 'lead', 'message_sent', 'reply', 'note'])
  .meta({ id: 'TimelineKind', description: 'What happened' });
export type TimelineKind = z.infer<typeof timelineKindSchema>;

export const timelineEntrySchema = z
  .object({
    id: z.string().meta({ description: 'Id of the entry, unique within the company' }),
    at: z
      .string()
      .meta({ description: 'When it happened; of a figure, the first day for which its source reports it' }),
    kind: timelineKindSchema,
    title: z.string().meta({ description: 'What happened in words: "Wikidata: 1,100 → 1,200 employees"' }),
    by: z
      .object({
        kind: z
          .enum(['person', 'script', 'job', 'import', 'sync', 'source', 'discovery', 'analyst', 'unknown'])
          .meta({ description: 'Who or what did it' }),
        label: z
          .string()
          .nullable()
          .meta({ description: 'Name of the source, the file or the analyst; null where the kind says it all' }),
      })
      .meta({ description: 'Who or what did it' }),
    details: textsSchema.meta({ description: 'More about it, by name' }),
    href: z
      .string()
      .meta({
        description:
          'Where it is shown: a path of this server, or the page of the source. Left out where there is none',
      })
      .optional(),
  })
  .meta({ description: 'Something that happened to a company', id: 'TimelineEntry' });
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

export const timelineSchema = z
  .object({
    items: z.array(timelineEntrySchema).meta({ description: 'Entries of this page, newest first' }),
    nextCursor,
  })
  .meta({ id: 'Timeline', description: 'One page of what happened to a company, newest first' });
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

export const companyContactsSchema = z
  .object({
    items: z.array(savedContactSchema).meta({ description: 'Contacts of this page, newest first' }),
    total: z.number().int().meta({ description: 'Number of contacts that are saved for the company' }),
    nextCursor,
  })
  .meta({ id: 'CompanyContactPage', description: 'One page of the contacts of a company' });
export type CompanyContacts = z.infer<typeof companyContactsSchema>;
export const companyLeadsSchema = z
  .object({ items: z.array(leadSchema).meta({ description: 'Leads of this page, newest first' }), nextCursor })
  .meta({ id: 'CompanyLeadPage', description: 'One page of the leads who work for a company' });
export type CompanyLeads = z.infer<typeof companyLeadsSchema>;
export const companyMessagesSchema = z
  .object({
    items: z.array(outreachMessageSchema).meta({ description: 'Messages of this page, the last changed first' }),
    nextCursor,
  })
  .meta({ id: 'CompanyMessagePage', description: 'One page of the messages to people of a company' });
export type CompanyMessages = z.infer<typeof companyMessagesSchema>;

export const companyReportsSchema = z
  .object({
    items: z.array(reportVersionSchema).meta({ description: 'Versions of this page, newest first' }),
    total: z.number().int().meta({ description: 'Number of versions that are kept' }),
    nextCursor,
  })
  .meta({ id: 'CompanyReportVersionPage', description: "One page of the versions of a company's report" });
export type CompanyReports = z.infer<typeof companyReportsSchema>;
