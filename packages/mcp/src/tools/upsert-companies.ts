import { COMPANY_SOURCES_MAX } from '@workbench/services/companies/limits';
import { upsertOptionsSchema, upsertRowSchema } from '@workbench/services/companies/upsert/schemas';
import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { count, text } from './shapes.ts';

const ROWS_MAX = 50;
const figure = upsertRowSchema.shape.figures.unwrap().element.omit({ kind: true });
const row = upsertRowSchema
  .pick({ domain: true, id: true, name: true, industry: true, locations: true, tags: true })
  .extend({ figures: z.array(figure).max(COMPANY_SOURCES_MAX).describe('One for each source').optional() });

export const upsertCompanies = defineTool({
  name: 'upsert_companies',
  title: 'Add and change companies',
  kind: 'write',
  description:
    'Adds companies and changes tracked ones by domain or id. What a person entered is kept. dryRun says what would happen. The same rows again change nothing.',
  input: z.strictObject({
    rows: z.array(row).min(1).max(ROWS_MAX),
    dryRun: upsertOptionsSchema.shape.dryRun,
    mode: upsertOptionsSchema.shape.mode,
  }),
  changes: { isDestructive: true, isIdempotent: true },
  own: {
    ...{ created: z.number(), updated: z.number(), unchanged: z.number(), refused: z.number(), conflict: z.number() },
    dryRun: z.boolean(),
  },
  untrusted: {
    results: z.array(
      z.object({
        ...{ row: count, status: z.string(), id: text, domain: text, fields: z.array(z.string()) },
        issues: z.array(z.string()),
      }),
    ),
  },
  run: async ({ api, input }) => {
    const { results, ...own } = await api.companies.upsert(input);
    const shown = results.map(({ row: at, status, id, domain, fields, issues }) => ({
      ...{ row: at, status, id, domain, fields: fields.slice(0, 20) },
      issues: issues.slice(0, 5).map(({ message }) => message),
    }));
    const summary = `${own.created} created, ${own.updated} updated, ${own.unchanged} unchanged, ${own.refused + own.conflict} refused${own.dryRun ? '; nothing is written' : ''}.`;
    return { summary, own, untrusted: { results: shown } };
  },
});
