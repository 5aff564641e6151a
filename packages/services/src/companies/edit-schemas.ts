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

export const companyFieldSchema = z
  .enum(['name', 'domain', 'industry', 'locations', 'headcount'])
  .meta({ id: 'CompanyField', description: 'A field that a user can edit and lock' });
export type CompanyField = z.infer<typeof companyFieldSchema>;

export const fieldOriginSchema = z
  .object({
    by: z
      .enum(['person', 'import', 'sync', 'discovery', 'demo', 'merge', 'unrecorded'])
      .meta({ description: 'What brought the value; `unrecorded`: it is older than the record of origins' }),
    summary: z.string().meta({ description: 'In words, as "Imported from companies.csv"' }),
    at: z.string().meta({ description: 'When it came in; ISO 8601 date-time' }),
    source: z.string().nullable().meta({ description: 'Name of the source that stated it; null when none did' }),
    file: z.string().nullable().meta({ description: 'Name of the imported file; null when it came otherwise' }),
    url: z.string().nullable().meta({ description: 'Page that shows it; null when there is none' }),
    asOf: z.string().nullable().meta({ description: 'Day for which the source states it; null when there is none' }),
  })
  .meta({ description: 'Where a value comes from: a person, a file, a sync or a merge', id: 'FieldOrigin' });
export type FieldOrigin = z.infer<typeof fieldOriginSchema>;

function fieldOf<T extends z.ZodType>(value: T) {
  return z.object({
    value: value.meta({ description: 'Present value' }),
    origin: fieldOriginSchema
      .nullable()
      .meta({ description: 'Where the value comes from; null only where there is no value' }),
    locked: z.boolean().meta({ description: 'True: imports and syncs suggest instead of changing it' }),
    suggestion: z
      .object({
        id: z.string().meta({ description: 'Pass it to `acceptSuggestions` or `dismissSuggestions` of an edit' }),
        value: value.meta({ description: 'Value that is suggested in place of the locked one' }),
        text: z.string().meta({ description: 'The same value in words, to be shown' }),
        origin: fieldOriginSchema.meta({ description: 'Where the suggested value comes from' }),
      })
      .nullable()
      .meta({ description: 'The latest value that an import or a sync gave in place of the locked one' }),
  });
}

const textField = fieldOf(z.string()).meta({
  id: 'EditableText',
  description: 'A text with its origin, whether it is locked, and what is suggested instead',
});

export const companyFieldsSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the company' }),
    etag: z.string().meta({ description: 'The state of what can be edited; the If-Match of the next edit' }),
    fields: z
      .object({
        name: textField.meta({ description: 'Name of the company' }),
        domain: textField.meta({ description: 'Web domain in normal form, the key of the company' }),
        industry: fieldOf(z.string().nullable()).meta({
          description: 'Industry in free text; null when it is not known',
        }),
        locations: fieldOf(z.array(z.string()))
          .extend({
            sources: z
              .array(
                z.object({
                  locations: z.array(z.string()).meta({ description: 'Locations as the source writes them' }),
                  origin: fieldOriginSchema.meta({ description: 'Which source, and when' }),
                }),
              )
              .meta({ description: 'Who reports which locations, used or not' }),
          })
          .meta({ description: 'Locations of the company, without repeats' }),
        headcount: fieldOf(z.number().int().nullable())
          .extend({
            typed: z
              .object({
                text: z.string().meta({ description: 'The headcount as shown: "1,200"' }),
                employeeCount: z.number().int().nullable().meta({ description: 'Number of employees that was typed' }),
                asOf: z.string().meta({ description: 'Day for which it is true' }),
                reason: z.string().meta({ description: 'Why it was typed, in the words of the user' }),
              })
              .nullable()
              .meta({
                description:
                  'Headcount that a user typed, which is the headcount while the field is locked; null when none was typed',
              }),
            preferredSource: z
              .object({
                source: z.string().meta({ description: 'Name of the source' }),
                reason: z.string().meta({ description: 'Why it is preferred; empty when nothing was given' }),
                at: z.string().meta({ description: 'When it was preferred' }),
              })
              .nullable()
              .meta({
                description:
                  'Source that a user preferred; its figure counts while it gives one and no typed headcount is locked. null when none is preferred',
              }),
            sources: z
              .array(
                z.object({
                  text: z.string().meta({ description: 'The figure as shown: "120" or "11–50"' }),
                  origin: fieldOriginSchema.meta({ description: 'Which source, and for which day' }),
                }),
              )
              .meta({ description: 'What each source reports, counted or not' }),
          })
          .meta({ description: 'Number of employees as it is shown; null without an aggregate' }),
      })
      .meta({ description: 'The fields by their names' }),
    custom: z
      .record(
        z.string(),
        z.object({
          value: customValuesSchema.valueType.meta({
            description: 'Value by the type of its column: text, number, true or false, or a day like 2026-03-31',
          }),
          origin: fieldOriginSchema
            .nullable()
            .meta({ description: 'Where the value comes from; null when that is not recorded' }),
        }),
      )
      .meta({ description: 'Values of own columns by their keys, without those that are empty' }),
  })
  .meta({
    description: 'The fields of a company that a user can edit, each with its origin, lock and suggestion',
    id: 'CompanyFields',
  });
export type CompanyFields = z.infer<typeof companyFieldsSchema>;
const fieldListSchema = z.array(companyFieldSchema).max(5).optional();
const suggestionIdsSchema = z.array(z.string().min(1).max(100)).max(5).optional();

const typedHeadcountSchema = z
  .object({
    employeeCount: z.number().int().min(0).max(HEADCOUNT_MAX).meta({ description: 'Number of employees, exactly' }),
    asOf: z.iso.date().meta({ description: 'The day for which it is true, at most today' }),
    reason: z
      .string()
      .trim()
      .min(1, 'A typed headcount needs a reason')
      .max(HEADCOUNT_REASON_MAX)
      .meta({ description: 'Why it is right; shown with it' }),
  })
  .meta({ id: 'TypedHeadcount', description: 'A headcount that a user states in place of the sources' });

export const updateCompanyInput = z
  .object({
    id: companyIdSchema,
    name: z
      .string()
      .trim()
      .min(1, 'A company needs a name')
      .max(COMPANY_NAME_MAX)
      .meta({ description: 'New name; it is locked then', example: 'Acme Robotics' })
      .optional(),
    domain: z
      .string()
      .trim()
      .min(1, 'A company needs a domain, like acme.com')
      .max(DOMAIN_TEXT_MAX)
      .meta({
        description:
          'New domain or any address on it; it is locked then. Identifiers and answers found for the old one are dropped',
        example: 'acme.com',
      })
      .optional(),
    industry: z
      .string()
      .trim()
      .max(INDUSTRY_MAX)
      .nullable()
      .meta({ description: 'New industry in free text, null for none; it is locked then', example: 'Robotics' })
      .optional(),
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
  })
  .meta({ id: 'UpdateCompanyInput', description: 'What to change of a company; fields that are left out stay' });
export type UpdateCompanyInput = z.infer<typeof updateCompanyInput>;

/** For the screens, which send no headers. */
export const editCompanyInput = updateCompanyInput
  .extend({ etag: z.string().min(1).meta({ description: 'State of the fields that was seen' }) })
  .meta({ id: 'EditCompanyInput' });
