import { z } from 'zod';
import { headlineScopeSchema } from '../settings/schemas.ts';
import { exportProfileSchema } from '../shared/profile-schemas.ts';
import { customValuesSchema } from './custom/schemas.ts';
import { customerMarkField } from './customer-schemas.ts';
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
export * from './filter/schemas.ts';
export * from './growth-schemas.ts';
export * from './identifier-schemas.ts';
export * from './import-run-schemas.ts';
export * from './import-schemas.ts';
export * from './note-schemas.ts';
export * from './recompute/schemas.ts';
export * from './relation-schemas.ts';
export * from './selected/schemas.ts';

export const companySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    domain: z.string(),
    industry: z.string().nullable(),
    /** Median of the sources; null when fewer sources than the minimum report. Never 0 for "unknown". */
    aggregatedEmployeeCount: z.number().int().nullable(),
    locations: z.array(z.string()),
    dataQuality: dataQualitySchema,
    /** True when the figures say "so many or more" only: show the count as "10,001+". */
    aggregatedEmployeeCountIsMinimum: z.boolean(),
    /** What the count counts; null without figures. */
    headcountScope: headlineScopeSchema.nullable(),
    /** Sources that report an employee figure, used or not. */
    sourceCount: z.number().int(),
    /** Of those, the ones of that scope that are not too old: what the minimum of sources counts. */
    comparableSourceCount: z.number().int(),
    /** The figure of the only comparable source while the minimum asks for more; null in all other cases. */
    singleFigure: z
      .object({
        source: z.string(),
        employeeCount: z.number().int().nullable(),
        employeeMin: z.number().int().nullable(),
        employeeMax: z.number().int().nullable(),
        kind: figureKindSchema,
        scope: figureScopeSchema,
        asOf: z.string(),
      })
      .nullable(),
    growth: companyGrowthSchema,
    spread: spreadSchema,
    normalizedLocations: z.array(normalizedLocationSchema).meta({
      description: 'What `locations` name, without repeats; a location whose country is not certain is left out',
    }),
    /** As users typed them, in their order. */
    tags: z.array(z.string()),
    custom: customValuesSchema,
    aliases: z
      .array(z.string())
      .meta({ description: 'Its other domains, as of companies that were merged into it', example: ['acme.io'] }),
    /** Numbers of registers, the page at a network and own ids; without those that were struck out. */
    identifiers: z.array(shortIdentifierSchema),
    parent: companyParentSchema.nullable(),
    /** Companies that have this one as their parent. */
    subsidiaries: z.number().int(),
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
          source: z.string(),
          employeeCount: z.number().int().nullable(),
          employeeMin: z.number().int().nullable(),
          employeeMax: z.number().int().nullable(),
          asOf: z.string(),
        }),
      )
      .meta({ description: 'What each source says; only with include=figures' })
      .optional(),
    mergedInto: z
      .string()

      .meta({ description: 'Set when the id that was asked for is of a company that was merged into this one' })
      .optional(),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof companySchema>;

export const companySortSchema = z.enum(COMPANY_SORTS).meta({
  description:
    'A leading minus sorts in descending order; -added has the last added first. By count, companies with an ' +
    'aggregate come before those with one source alone. Companies without the value come last in both directions. ' +
    'By growth (over 3, 6 or 12 months), spread, updated, sourceCount and synced a list may answer 503 shortly ' +
    'after a large workspace was started.',
});
export type CompanySort = z.infer<typeof companySortSchema>;

/** What a list has beside its rows when it is asked for. */
const COMPANY_DETAILS = ['dates', 'figures'] as const;
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
  /** Default: relevance when `q` is given, else -employeeCount. */
  sort: companySortSchema.optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(LIST_LIMIT_MAX)
    .meta({ description: `Rows of one page; ${LIST_LIMIT_DEFAULT} when not given. The Link header leads to the next.` })
    .optional(),
  filter: companyFilterParamSchema
    .meta({
      example:
        '{"and":[{"field":"country","op":"anyOf","value":["DE","AT"]},{"field":"size","op":"atLeast","value":50}]}',
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

/** The same for a selection. */
export const exportSelectionBody = z.object({
  selection: companySelectionSchema,
  sort: companySortSchema.meta({ description: 'Of companies that were not given by ids' }).optional(),
  profile: exportProfileSchema.default('plain'),
});

export const companyPageSchema = z.object({
  items: z.array(companySchema),
  /** Pass as `cursor` for the next page; null on the last. */
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  /** True when more than `total` match: shown as "1,000+". */
  totalIsCapped: z.boolean(),
  /** Nothing has the words of `q`: these have similar names. */
  isSimilar: z.boolean(),
});
export type CompanyPage = z.infer<typeof companyPageSchema>;

export const subsidiaryPageSchema = companyPageSchema
  .omit({ totalIsCapped: true, isSimilar: true })
  .meta({ id: 'SubsidiaryPage' });
export type SubsidiaryPage = z.infer<typeof subsidiaryPageSchema>;

export const createCompanyInput = z.object({
  name: z.string().trim().min(1, 'A company needs a name').max(COMPANY_NAME_MAX),
  domain: z.string().trim().min(1, 'A company needs a domain, like acme.com').max(DOMAIN_TEXT_MAX),
  industry: z.string().trim().max(INDUSTRY_MAX).optional(),
  /** Kept as the origin of the name and the industry. */
  discoveredBy: z
    .string()
    .trim()
    .min(1)
    .max(SOURCE_NAME_MAX)

    .meta({ description: 'The source that named the company, as in a discovery result; left out: they were typed' })
    .optional(),
});
export type CreateCompanyInput = z.infer<typeof createCompanyInput>;

export const exportFormatSchema = z.enum(['csv', 'json', 'excel']);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

export const workspaceSchema = z.object({
  /** True while the fictional demo companies are in the workspace. */
  demo: z.boolean(),
  companies: z.number().int(),
  /** How many of them are fictional. */
  demoCompanies: z.number().int(),
  /** Changes with every write of companies and figures, whoever writes: by import, sync, script or screen. */
  version: z.string(),
});
export type Workspace = z.infer<typeof workspaceSchema>;
