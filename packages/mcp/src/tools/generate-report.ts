import { analystKindSchema } from '@workbench/services/reports/schemas';
import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { companyField, findCompany } from './find-company.ts';
import { text } from './shapes.ts';

/** A language model is called to write it and to read it again. */
const MODEL_CREDITS = 2;

export const generateReport = defineTool({
  name: 'generate_report',
  title: 'Write a company report',
  kind: 'spend',
  description:
    'Starts a report on a company in the background; get_company with include ["report"] shows it. While one is being written no other is started.',
  input: z.strictObject({
    company: companyField,
    analyst: analystKindSchema.describe('Left out: the language model where one is set up').optional(),
  }),
  changes: { isDestructive: false, isIdempotent: false },
  own: { companyId: z.string(), state: z.string(), credits: z.number() },
  untrusted: { problem: text },
  price: async ({ pricing, input: { company, analyst } }) => {
    const { id } = await findCompany(pricing, company);
    const estimate = await pricing.reports.estimate({ companyIds: [id], analyst });
    const isModel = estimate.analyst.kind === 'model';
    const explanation = isModel
      ? `About ${estimate.tokens} tokens of a language model, which count as two credits`
      : 'The built-in analyst writes it';
    return { creditsMax: isModel ? MODEL_CREDITS : 0, explanation };
  },
  run: async ({ api, pricing, input: { company, analyst } }) => {
    const { id } = await findCompany(pricing, company);
    const { status, errorMessage } = await api.reports.generate({ id, analyst });
    const isModel = (await pricing.reports.estimate({ companyIds: [id], analyst })).analyst.kind === 'model';
    const credits = isModel ? MODEL_CREDITS : 0;
    return {
      summary: `The report: ${status}.`,
      own: { companyId: id, state: status, credits },
      untrusted: { problem: errorMessage },
      credits,
    };
  },
});
