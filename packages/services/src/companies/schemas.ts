import { z } from 'zod';
import { headlineScopeSchema } from '../settings/schemas.ts';
import { progressSchema } from '../shared/answer-schemas.ts';
import { exportProfileSchema } from '../shared/profile-schemas.ts';
import { customValuesSchema } from './custom/schemas.ts';
import { customerMarkField } from './customer-schemas.ts';
import { openDisagreementSchema } from './disagreement/schemas.ts';
import { dataQualitySchema, figureKindSchema, figureScopeSchema } from './figure-schemas.ts';
import { companyFilterParamSchema } from './filter/schemas.ts';
import { companyGrowthSchema, normalizedLocationSchema, spreadSchema } from './growth-schemas.ts';
import { shortIdentifierSchema } from './identifier-schemas.ts';
import {
  COMPANY_NAME_MAX,
  COMPANY_SORTS,
  CURSOR_MAX,
  DOMAIN_TEXT_MAX,
  INDUSTRY_MAX,
  LIST_LIMIT_DEFAULT,
  LIST_LIMIT_MAX,
  SEARCH_TEXT_MAX,
  SOURCE_NAME_MAX,
} from './limits.ts';
import { companyParentSchema } from './relation-schemas.ts';
import { companySelectionSchema } from './selected/schemas.ts';

/** Input and output of the companies calls. Safe in a browser: no Node and no database imports. */

export * from '../shared/profile-schemas.ts';
export * from './alias-schemas.ts';
export * from './custom/schemas.ts';
export * from './customer-schemas.ts';
export * from './disagreement/schemas.ts';
export * from './edit-schemas.ts';
export * from './figure-schemas.ts';
export * from './figures/moved-schemas.ts';
export * from './filter/schemas.ts';
export * from './growth-schemas.ts';
export * from './identifier-schemas.ts';
export * from './import-run-schemas.ts';
export * from './import-schemas.ts';
export * from './note-schemas.ts';
export * from './recompute/schemas.ts';
export * from './relation-schemas.ts';
export * from './selected/schemas.ts';

/** An exact number of employees, or the two ends of a band. */
export const figureNumbers = {
  employeeCount: z.number().int().nullable().meta({ description: 'Exact number of employees; null for a band' }),
  employeeMin: z.number().int().nullable().meta({ description: 'Lower end of a band; null for an exact figure' }),
  employeeMax: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Upper end of a band; null for an exact figure, or with a minimum for "and more"' }),
};

export const companySchema = z
  .object({
    id: z.string().meta({ description: 'Id of the company: 24 hexadecimal digits' }),
    name: z.string().meta({ description: 'Name as imported, typed or found by a source; not unique' }),
    domain: z.string().meta({
      description: 'Main web domain in normal form, without `www.`; the key of the company: no two share one',
    }),
    industry: z.string().nullable().meta({ description: 'Industry in free text; null when it is not known' }),
    aggregatedEmployeeCount: z.number().int().nullable().meta({
      description:
        'Median of the comparable figures; null when fewer sources than the minimum of the settings report. Never 0 for "unknown"',
    }),
    locations: z.array(z.string()).meta({ description: 'Locations as the sources write them, without repeats' }),
    dataQuality: dataQualitySchema,
    aggregatedEmployeeCountIsMinimum: z
      .boolean()
      .meta({ description: 'True when the figures only say "so many or more": show the count as "10,001+"' }),
    headcountScope: headlineScopeSchema
      .nullable()
      .meta({ description: 'What the headcount counts; null without figures' }),
    sourceCount: z.number().int().meta({ description: 'Number of sources that report a figure, used or not' }),
    comparableSourceCount: z.number().int().meta({
      description:
        "Number of sources with a figure of the headcount's scope that is not too old: what the minimum of sources counts",
    }),
    singleFigure: z
      .object({
        source: z.string().meta({ description: 'Name of the source' }),
        ...figureNumbers,
        kind: figureKindSchema,
        scope: figureScopeSchema,
        asOf: z.string().meta({ description: 'Day for which the figure is true' }),
      })
      .nullable()
      .meta({
        description:
          'The figure of the only comparable source while the minimum asks for more; null in all other cases',
      }),
    growth: companyGrowthSchema.meta({
      description: 'Growth of the headcount over three spans, each by figures of one source',
    }),
    spread: spreadSchema,
    normalizedLocations: z.array(normalizedLocationSchema).meta({
      description: 'What `locations` name, without repeats; a location whose country is not certain is left out',
    }),
    tags: z.array(z.string()).meta({ description: 'Tags as users typed them, in their order' }),
    custom: customValuesSchema,
    aliases: z
      .array(z.string())
      .meta({ description: 'Its other domains, as of companies that were merged into it', example: ['acme.io'] }),
    identifiers: z.array(shortIdentifierSchema).meta({
      description:
        'Numbers of registers, the page at a network and ids of your own; without those that were struck out',
    }),
    parent: companyParentSchema
      .nullable()
      .meta({ description: 'The company above this one, as a user set it; null without' }),
    subsidiaries: z.number().int().meta({ description: 'Number of companies that have this one as their parent' }),
    customer: customerMarkField,
    createdAt: z.iso.datetime().meta({ description: 'When it was added', example: '2026-03-02T09:30:00.000Z' }),
    updatedAt: z.iso.datetime().meta({
      description: 'When its record or what follows from it changed last; not by a sync that found the same',
      example: '2026-03-14T18:00:00.000Z',
    }),
    addedAt: z.string().meta({ description: 'The same as createdAt; only with include=dates' }).optional(),
    syncedAt: z
      .string()
      .nullable()
      .meta({ description: 'When its last sync ended, null for never; only with include=dates' })
      .optional(),
    figures: z
      .array(
        z.object({
          source: z.string().meta({ description: 'Name of the source' }),
          employeeCount: z
            .number()
            .int()
            .nullable()
            .meta({ description: 'Exact number of employees; null for a band' }),
          employeeMin: z
            .number()
            .int()
            .nullable()
            .meta({ description: 'Lower end of a band; null for an exact figure' }),
          employeeMax: z
            .number()
            .int()
            .nullable()
            .meta({ description: 'Upper end of a band; null for an exact figure, or with a minimum for "and more"' }),
          asOf: z.string().meta({ description: 'Day for which the figure is true' }),
        }),
      )
      .meta({ description: 'What each source says; only with include=figures' })
      .optional(),
    disagreement: openDisagreementSchema
      .nullable()
      .meta({ description: 'null when its sources agree or it was decided; only with include=disagreement' })
      .optional(),
    mergedInto: z
      .string()
      .meta({ description: 'Id of this company, set when the id that was asked for is of one that was merged into it' })
      .optional(),
  })
  .meta({ description: 'A tracked company with its aggregated headcount', id: 'Company' });
export type Company = z.infer<typeof companySchema>;

export const companySortSchema = z.enum(COMPANY_SORTS).meta({
  id: 'CompanySort',
  description:
    'A leading minus sorts in descending order; -added has the last added first. By count, companies with an ' +
    'aggregate come before those with one source alone. Companies without the value come last in both directions. ' +
    'By growth (over 3, 6 or 12 months), spread, updated, sourceCount and synced a list may answer 503 shortly ' +
    'after a large workspace was started.',
});
export type CompanySort = z.infer<typeof companySortSchema>;

/** What a list has beside its rows when it is asked for. */
const COMPANY_DETAILS = ['dates', 'figures', 'disagreement'] as const;
export type CompanyDetail = (typeof COMPANY_DETAILS)[number];

export const searchTextSchema = z.string().trim().max(SEARCH_TEXT_MAX);

export const listCompaniesInput = z.object({
  q: searchTextSchema
    .meta({
      description:
        'Words by prefix in name, domain, industry and location; or an identifier, as `552032534` or `hubspot:123`',
    })
    .optional(),
  similar: z
    .stringbool()
    .meta({
      description:
        'true: where nothing has the words of `q`, companies whose names differ by a typing error. In words of five ' +
        'letters or more one error is forgiven, from nine letters on two.',
    })
    .optional(),
  sort: companySortSchema
    .meta({ description: 'Order of the rows. Left out: relevance when `q` is given, else -employeeCount' })
    .optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(LIST_LIMIT_MAX)
    .meta({ description: `Rows of one page; ${LIST_LIMIT_DEFAULT} when not given. The Link header leads to the next.` })
    .optional(),
  filter: companyFilterParamSchema
    .meta({
      description:
        'Condition that companies have to fit, as JSON: `{"field": "country", "op": "is", "value": "DE"}`, or `{"and": […]}` and `{"or": […]}` around others',
      example:
        '{"and":[{"field":"country","op":"anyOf","value":["DE","AT"]},{"field":"size","op":"atLeast","value":50}]}',
    })
    .optional(),
  updatedSince: z.iso
    .datetime({ offset: true })
    .meta({
      description:
        'Only companies whose `updatedAt` is this time or later. A copy is kept up to date by GET /api/companies/changes ' +
        'instead, which has deletions, too',
      example: '2026-03-14T18:00:00Z',
    })
    .optional(),
  include: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(COMPANY_DETAILS)))
    .meta({
      description: `What rows have beside the usual: ${COMPANY_DETAILS.join(', ')}; several with commas between them`,
      example: 'dates,figures',
    })
    .optional(),
  cursor: z
    .string()
    .max(CURSOR_MAX)
    .meta({ description: 'The cursor of the Link header of the previous page' })
    .optional(),
});
export type ListCompaniesInput = z.infer<typeof listCompaniesInput>;

/** Which companies a file contains, and in which order. */
export const exportCompaniesQuery = listCompaniesInput
  .pick({ q: true, similar: true, filter: true, sort: true })
  .extend({ profile: exportProfileSchema.default('plain') });

export const exportSelectionBody = z
  .object({
    selection: companySelectionSchema.meta({ description: 'Companies of the file' }),
    sort: companySortSchema
      .meta({ description: 'Order of the rows; has no effect on companies that are given by ids' })
      .optional(),
    profile: exportProfileSchema.default('plain'),
  })
  .meta({
    id: 'ExportCompaniesInput',
    description: 'Which companies a file has, in which order and under which columns',
  });

export const companyPageSchema = z
  .object({
    items: z.array(companySchema).meta({ description: 'Companies of this page' }),
    nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
    total: z.number().int().meta({ description: 'Number of matches; counting stops where `totalIsCapped` is true' }),
    totalIsCapped: z.boolean().meta({ description: 'True when more than `total` match: show it as "1,000+"' }),
    isSimilar: z.boolean().meta({ description: 'True when nothing has the words of `q`: these have similar names' }),
  })
  .meta({ id: 'CompanyPage', description: 'One page of companies with the number of matches' });
export type CompanyPage = z.infer<typeof companyPageSchema>;

export const subsidiaryPageSchema = companyPageSchema
  .omit({ totalIsCapped: true, isSimilar: true })
  .meta({ description: 'One page of the companies directly below another one, by name', id: 'SubsidiaryPage' });
export type SubsidiaryPage = z.infer<typeof subsidiaryPageSchema>;

export const createCompanyInput = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'A company needs a name')
      .max(COMPANY_NAME_MAX)
      .meta({ description: 'Name under which it is shown' }),
    domain: z
      .string()
      .trim()
      .min(1, 'A company needs a domain, like acme.com')
      .max(DOMAIN_TEXT_MAX)
      .meta({ description: 'Its web domain or any address on it; stored in normal form, without `www.`' }),
    industry: z.string().trim().max(INDUSTRY_MAX).meta({ description: 'Industry in free text' }).optional(),
    /** Kept as the origin of the name and the industry. */
    discoveredBy: z
      .string()
      .trim()
      .min(1)
      .max(SOURCE_NAME_MAX)
      .meta({ description: 'The source that named the company, as in a discovery result; left out: they were typed' })
      .optional(),
  })
  .meta({ id: 'CreateCompanyInput', description: 'A company to track' });
export type CreateCompanyInput = z.infer<typeof createCompanyInput>;

export const exportFormatSchema = z
  .enum(['csv', 'json', 'excel'])
  .meta({ id: 'ExportFormat', description: 'Format of the file' });
export type ExportFormat = z.infer<typeof exportFormatSchema>;

export const workspaceSchema = z
  .object({
    demo: z.boolean().meta({ description: 'True while the fictional demo companies are in the workspace' }),
    companies: z.number().int().meta({ description: 'Number of tracked companies' }),
    demoCompanies: z.number().int().meta({ description: 'How many of them are fictional' }),
    hasHistory: z.boolean().meta({
      description: 'True when the demo has two weeks of work beside its companies, or is entering them',
    }),
    preparing: progressSchema
      .nullable()
      .meta({ description: 'How far the demo has entered its history, in steps; null when nothing is being prepared' }),
    version: z.string().meta({
      description:
        'Changes with every write of companies and figures, whoever writes; compare it to see whether anything changed',
    }),
  })
  .meta({ id: 'Workspace', description: 'What the workspace holds, and whether it is a demo' });
export type Workspace = z.infer<typeof workspaceSchema>;
