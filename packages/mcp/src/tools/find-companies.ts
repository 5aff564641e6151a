import { companySortSchema, searchTextSchema } from '@workbench/services/companies/schemas';
import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { count, cursor, dayOf, limit, paged, text } from './shapes.ts';

export const findCompanies = defineTool({
  name: 'find_companies',
  title: 'Find tracked companies',
  kind: 'read',
  description: 'Lists tracked companies by words, filter or both, each with the figures of its sources and their days.',
  input: z.strictObject({
    q: searchTextSchema
      .describe('Beginnings of words in name, domain, industry, location; or an identifier')
      .optional(),
    filter: z
      .record(z.string(), z.unknown())
      .describe(
        '{"field":"country","op":"is","value":"DE"}, or {"and":[…]} / {"or":[…]} around such. A wrong field or op is answered with those there are',
      )
      .optional(),
    sort: companySortSchema.describe('Order').optional(),
    limit,
    cursor,
  }),
  own: paged,
  untrusted: {
    companies: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        domain: z.string(),
        industry: text,
        locations: z.array(z.string()),
        headcount: count,
        headcountScope: text,
        dataQuality: z.string(),
        isCustomer: z.boolean(),
        figures: z.array(z.object({ source: z.string(), employees: count, from: count, to: count, asOf: text })),
        updatedAt: text,
      }),
    ),
  },
  run: async ({ api, input: { q, filter, sort, limit: rows, cursor: after } }) => {
    const page = await api.companies.page({
      ...{ limit: rows, include: 'figures', q, sort, cursor: after },
      ...(filter !== undefined && { filter: JSON.stringify(filter) }),
    });
    const companies = page.items.map((company) => ({
      ...{ id: company.id, name: company.name, domain: company.domain, industry: company.industry },
      locations: company.locations.slice(0, 3),
      headcount: company.aggregatedEmployeeCount,
      headcountScope: company.headcountScope,
      dataQuality: company.dataQuality,
      isCustomer: company.customer !== undefined,
      figures: (company.figures ?? []).slice(0, 12).map((figure) => ({
        ...{ source: figure.source, employees: figure.employeeCount, asOf: dayOf(figure.asOf) },
        ...{ from: figure.employeeMin, to: figure.employeeMax },
      })),
      updatedAt: company.updatedAt,
    }));
    const { total, nextCursor } = page;
    return {
      summary: `${companies.length} of ${total}${page.totalIsCapped ? ' or more' : ''} companies.`,
      own: { total, nextCursor },
      untrusted: { companies },
    };
  },
});
