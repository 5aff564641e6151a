import { ServiceError } from '@workbench/services/shared/errors';
import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { companyField, findCompany } from './find-company.ts';
import { readReport, reportShape } from './read-report.ts';
import { count, cursor, dayOf, personShape, showPerson, text } from './shapes.ts';

const FIGURES_MAX = 40;

export const getCompany = defineTool({
  name: 'get_company',
  title: 'Get a company with its figures',
  kind: 'read',
  description:
    'One company: what each source says of its headcount, with day, address and why it counts or not; on request its people and its report, each statement with its quotes.',
  input: z.strictObject({
    company: companyField,
    include: z
      .array(z.enum(['people', 'report']))
      .max(2)
      .default([]),
    cursor: cursor.describe('nextCursor, for further statements of the report'),
  }),
  own: { nextCursor: z.string().nullable() },
  untrusted: {
    company: z.object({
      ...{ id: z.string(), name: z.string(), domain: z.string(), industry: text, locations: z.array(z.string()) },
      ...{ headcount: count, isMinimum: z.boolean(), headcountScope: text, dataQuality: z.string(), why: z.string() },
      ...{ tags: z.array(z.string()), parent: text, customer: text, updatedAt: text },
    }),
    figures: z.array(
      z.object({
        ...{ source: z.string(), employees: count, from: count, to: count, kind: z.string(), scope: z.string() },
        ...{ asOf: text, readAt: text, url: text, counts: z.boolean(), reason: text },
      }),
    ),
    people: z.array(personShape).nullable(),
    report: reportShape.nullable(),
  },
  run: async ({ api, input }) => {
    const withReport = input.include.includes('report');
    if (input.cursor !== undefined && !withReport) {
      throw new ServiceError('invalid', 'cursor pages through the report: add "report" to include');
    }
    const company = await findCompany(api, input.company);
    const { id } = company;
    const [records, why] = await Promise.all([api.companies.data({ id }), api.companies.explain({ id })]);
    const verdicts = new Map(why.records.map((record) => [record.source, record]));
    const figures = records.slice(0, FIGURES_MAX).map((record) => ({
      ...{ source: record.source, employees: record.employeeCount, from: record.employeeMin, to: record.employeeMax },
      ...{ kind: record.kind, scope: record.scope, asOf: dayOf(record.asOf), readAt: dayOf(record.scrapedAt) },
      ...{ url: record.url, counts: verdicts.get(record.source)?.used ?? false },
      reason: verdicts.get(record.source)?.reason ?? null,
    }));
    const people = input.include.includes('people') ? (await api.timeline.contacts({ id, limit: 10 })).items : null;
    const report = withReport ? await readReport(api, id, input.cursor) : null;
    return {
      summary: `${figures.length} sources speak of this company${report === null ? '' : `; report: ${report.state}`}.`,
      own: { nextCursor: report?.nextCursor ?? null },
      untrusted: {
        company: {
          ...{ id, name: company.name, domain: company.domain, industry: company.industry },
          ...{ locations: company.locations.slice(0, 10), headcount: company.aggregatedEmployeeCount },
          ...{ isMinimum: company.aggregatedEmployeeCountIsMinimum, headcountScope: company.headcountScope },
          ...{ dataQuality: company.dataQuality, why: why.summary, tags: company.tags.slice(0, 20) },
          ...{ parent: company.parent?.name ?? null, customer: company.customer?.reason ?? null },
          updatedAt: company.updatedAt,
        },
        figures,
        people:
          people?.map((person) =>
            showPerson(
              person,
              person.sources.map(({ source, at }) => ({ source, day: dayOf(at) })),
            ),
          ) ?? null,
        report: report === null ? null : report.shown,
      },
    };
  },
});
