import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { count, cursor, dayOf, limit, paged, text } from './shapes.ts';

export const findDisagreements = defineTool({
  name: 'find_disagreements',
  title: 'Find companies whose sources disagree',
  kind: 'read',
  description:
    'Companies whose sources differ most in headcount, the largest first: each figure, its day and why it counts or not.',
  input: z.strictObject({
    state: z.enum(['open', 'decided']).default('open'),
    limit,
    cursor,
  }),
  own: paged,
  untrusted: {
    companies: z.array(
      z.object({
        ...{ id: z.string(), name: z.string(), domain: z.string(), headcount: count },
        ...{ spread: z.number().nullable(), summary: z.string(), decision: text },
        figures: z.array(
          z.object({ source: z.string(), value: z.string(), asOf: text, counts: z.boolean(), reason: z.string() }),
        ),
      }),
    ),
  },
  run: async ({ api, input: { state, limit: rows, cursor: after } }) => {
    const page = await api.analytics.disagreements({ state, limit: rows, cursor: after });
    const companies = page.items.map((one) => ({
      ...{ id: one.companyId, name: one.name, domain: one.domain, headcount: one.headcount },
      ...{ spread: one.spread, summary: one.summary, decision: one.decision?.reason ?? null },
      figures: one.figures.slice(0, 12).map(({ source, value, asOf, used, reason }) => ({
        ...{ source, value, asOf: dayOf(asOf), counts: used, reason },
      })),
    }));
    const { total, nextCursor } = page;
    return {
      summary: `${companies.length} of ${total} companies.`,
      own: { total, nextCursor },
      untrusted: { companies },
    };
  },
});
