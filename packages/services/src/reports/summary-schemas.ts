import { z } from 'zod';
import { REPORTS_PAGE_MAX } from './limits.ts';

/** Shapes of reports in short. Safe in a browser: no Node and no database imports. */

/** What a row says of a report. */
export const reportHeadsSchema = z.object({
  generatedAt: z.string().meta({ description: 'When it was written' }),
  news: z.number().int().meta({ description: 'Pieces of news of the last year and undated ones' }),
  openings: z.number().int().nullable().meta({ description: 'Open positions; null when no board was found' }),
  lead: z
    .object({
      title: z.string().meta({ description: 'Headline of the news, or which product was launched' }),
      date: z.string().nullable().meta({ description: 'Day, as 2026-10-02; null: undated' }),
    })
    .nullable()
    .meta({
      description:
        'The finding that matters most: funding, acquisitions, leadership, launches, growth, in this order; null without any',
    }),
});
export type ReportHeadsView = z.infer<typeof reportHeadsSchema>;

export const reportSummarySchema = reportHeadsSchema
  .extend({
    id: z.string().meta({ description: 'Id of the report' }),
    companyId: z.string().meta({ description: 'Id of the company' }),
    companyName: z.string().meta({ description: 'Name of the company' }),
    domain: z.string().meta({ description: 'Domain of the company; empty when none is known' }),
    version: z.number().int().meta({ description: 'Which report of the company it is, from 1' }),
  })
  .meta({ id: 'ReportSummary', description: 'The latest report of a company, in short' });
export type ReportSummary = z.infer<typeof reportSummarySchema>;

export const listReportsInput = z.object({
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(REPORTS_PAGE_MAX)
    .meta({ description: 'Reports of one page' })
    .default(50),
  cursor: z.string().max(200).meta({ description: 'The `nextCursor` of the previous page' }).optional(),
});
export type ListReportsInput = z.infer<typeof listReportsInput>;

export const reportPageSchema = z
  .object({
    items: z.array(reportSummarySchema).meta({ description: 'Reports of this page' }),
    nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
  })
  .meta({ id: 'ReportPage', description: 'One page of the latest reports, newest first' });
export type ReportPage = z.infer<typeof reportPageSchema>;
