import { z } from 'zod';
import { type AnalystKind, analystKindSchema } from '../schemas.ts';

export const REPORT_KIND = 'reports.generate';
/** Reports at once in one process: nearly all of their time is spent waiting for others. */
export const REPORT_CONCURRENCY = 10;
export const REPORT_ATTEMPTS_MAX = 5;
export const BUILT_IN_ANALYST_NAME = 'Built-in analyst';
export const NO_DOMAIN_MESSAGE = 'This company has no domain, so there is no site to read. Add its domain first.';

export const reportRunParamsSchema = z.object({
  origin: z.enum(['single', 'bulk', 'campaign']),
  campaignId: z.string().nullable(),
  /** Name of the campaign, for the notification of its end. */
  title: z.string().nullable(),
  /** When a user requested it, ISO 8601: a report that another run wrote later is as good. */
  askedAt: z.string(),
  /** 0: none is skipped for its age. */
  skipYoungerThanDays: z.number().int().min(0),
  analyst: analystKindSchema,
});
export type ReportRunParams = z.infer<typeof reportRunParamsSchema>;

/** A run's report has one id, however often its item is repeated. */
export function reportIdOf(batchId: string, companyId: string): string {
  return `${batchId}.${companyId}`;
}

/** A second click with the same analyst returns the run in progress. */
export function singleRunName(companyId: string, analyst: AnalystKind): string {
  return `report:${companyId}:${analyst}`;
}

export function unknownCompanyMessage(companyId: string): string {
  return `No company has the id ${companyId}`;
}
