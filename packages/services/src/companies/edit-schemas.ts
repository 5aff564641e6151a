import { z } from 'zod';
import { customValuesSchema, editedValuesSchema } from './custom/schemas.ts';
import { companyIdSchema } from './figure-schemas.ts';
import {
  COMPANY_NAME_MAX,
  DOMAIN_TEXT_MAX,
  EDITED_LOCATIONS_MAX,
  HEADCOUNT_MAX,
  HEADCOUNT_REASON_MAX,
  INDUSTRY_MAX,
  LOCATION_MAX,
} from './limits.ts';
/** The fields of a company that a user owns: where each value comes from, and how it is changed. Safe in a browser. */

export const companyFieldSchema = z.enum(['name', 'domain', 'industry', 'locations', 'headcount']);
export type CompanyField = z.infer<typeof companyFieldSchema>;

export const fieldOriginSchema = z
  .object({
    by: z
      .enum(['person', 'import', 'sync', 'discovery', 'demo', 'merge', 'unrecorded'])
      .meta({ description: 'What brought the value; `unrecorded`: it is older than the record of origins' }),
    summary: z.string().meta({ description: 'In words, as "Imported from companies.csv"' }),
    at: z.string().meta({ description: 'When it came in; ISO 8601 date-time' }),
    source: z.string().nullable(),
    file: z.string().nullable().meta({ description: 'The name of the imported file' }),
    url: z.string().nullable(),
    asOf: z.string().nullable().meta({ description: 'The day for which the source states it' }),
  })
  .meta({ id: 'FieldOrigin' });
export type FieldOrigin = z.infer<typeof fieldOriginSchema>;

function fieldOf<T extends z.ZodType>(value: T) {
  return z.object({
    value,
    /** Null only where there is no value. */
    origin: fieldOriginSchema.nullable(),
    locked: z.boolean().meta({ description: 'True: imports and syncs suggest instead of changing it' }),
    suggestion: z
      .object({ id: z.string(), value, text: z.string(), origin: fieldOriginSchema })
      .nullable()
      .meta({ description: 'The latest value that an import or a sync gave in place of the locked one' }),
  });
}

export const companyFieldsSchema = z
  .object({
    id: z.string(),
    etag: z.string().meta({ description: 'The state of what can be edited; the If-Match of the next edit' }),
    fields: z.object({
      name: fieldOf(z.string()),
      domain: fieldOf(z.string()),
      industry: fieldOf(z.string().nullable()),
      locations: fieldOf(z.array(z.string())).extend({
        /** Who reports which, used or not. */
        sources: z.array(z.object({ locations: z.array(z.string()), origin: fieldOriginSchema })),
      }),
      headcount: fieldOf(z.number().int().nullable()).extend({
        /** What a user typed; the headcount of the company while it is locked. */
        typed: z
          .object({
            text: z.string(),
            employeeCount: z.number().int().nullable(),
            asOf: z.string(),
            reason: z.string(),
          })
          .nullable(),
        preferredSource: z.object({ source: z.string(), reason: z.string(), at: z.string() }).nullable().meta({
          description: 'Preferred by a user; counts while it gives a headcount and none is locked',
        }),
        sources: z.array(z.object({ text: z.string(), origin: fieldOriginSchema })),
      }),
    }),
    custom: z
      .record(z.string(), z.object({ value: customValuesSchema.valueType, origin: fieldOriginSchema.nullable() }))
      .meta({ description: 'Values of own columns by their keys, without those that are empty' }),
  })
  .meta({ id: 'CompanyFields' });
export type CompanyFields = z.infer<typeof companyFieldsSchema>;
const fieldListSchema = z.array(companyFieldSchema).max(5).optional();
const suggestionIdsSchema = z.array(z.string().min(1).max(100)).max(5).optional();

const typedHeadcountSchema = z.object({
  employeeCount: z.number().int().min(0).max(HEADCOUNT_MAX),
  asOf: z.iso.date().meta({ description: 'The day for which it is true, at most today' }),
  reason: z.string().trim().min(1, 'A typed headcount needs a reason').max(HEADCOUNT_REASON_MAX),
});

export const updateCompanyInput = z.object({
  id: companyIdSchema,
  name: z
    .string()
    .trim()
    .min(1, 'A company needs a name')
    .max(COMPANY_NAME_MAX)

    .meta({ example: 'Acme Robotics' })
    .optional(),
  domain: z
    .string()
    .trim()
    .min(1, 'A company needs a domain, like acme.com')
    .max(DOMAIN_TEXT_MAX)

    .meta({ example: 'acme.com' })
    .optional(),
  industry: z.string().trim().max(INDUSTRY_MAX).nullable().meta({ example: 'Robotics' }).optional(),
  locations: z
    .array(
      z
        .string()
        .trim()
        .min(1, 'A location needs a text, like Oslo, Norway')
        .max(LOCATION_MAX)
        .regex(/^[^;|]*$/, 'Give each location as an entry of its own, without ";" and "|"'),
    )
    .max(EDITED_LOCATIONS_MAX)

    .meta({ description: 'All locations of the company, in place of the present ones', example: ['Oslo, Norway'] })
    .optional(),
  headcount: typedHeadcountSchema
    .nullable()

    .meta({
      description: 'A headcount of your own, or null to leave it to the sources',
      example: { employeeCount: 120, asOf: '2026-06-30', reason: 'Annual report' },
    })
    .optional(),
  custom: editedValuesSchema.optional(),
  lock: fieldListSchema.meta({
    description: 'Fields to lock as they are; what an edit sets is locked anyway',
    example: ['name'],
  }),
  unlock: fieldListSchema.meta({
    description: 'Fields that imports and syncs may change again',
    example: ['industry'],
  }),
  acceptSuggestions: suggestionIdsSchema.meta({
    description: 'Ids of suggestions to take over',
    example: ['name:4f2c91'],
  }),
  dismissSuggestions: suggestionIdsSchema.meta({
    description: 'Ids of suggestions that are not made again',
    example: ['industry:9b01d3'],
  }),
});
export type UpdateCompanyInput = z.infer<typeof updateCompanyInput>;

/** For the screens, which send no headers. */
export const editCompanyInput = updateCompanyInput.extend({ etag: z.string().min(1) });
