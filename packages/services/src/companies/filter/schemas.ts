import { z } from 'zod';
import { FILTER_TEXT_MAX, FILTER_VALUE_MAX } from '../limits.ts';
import { FILTER_FIELD_NAMES, type FilterField, fieldRule } from './catalogue.ts';
import { type CustomField, isCustomField } from './custom/custom-field.ts';
import { formatFilter, formatProblem, parseFilter } from './filter-text.ts';
import { hasCustom, hasLists } from './has-field.ts';
import { type FilterReading, readFilter } from './read-filter.ts';
import type { CompanyFilter } from './types.ts';

/** Filters as calls take them: `filter` as an object, or as its text in an address. Safe in a browser. */

const DESCRIPTION =
  'A condition like {"field": "country", "op": "is", "value": "DE"}, or {"and": […]} and {"or": […]} around others. ' +
  'An error names the path and what is nearest to what was meant.';

/** A filter as it is answered. */
export const shownFilterSchema = z.custom<CompanyFilter>().meta({
  id: 'CompanyFilter',
  description: DESCRIPTION,
  type: 'object',
  properties: {
    and: {
      type: 'array',
      description: 'Conditions that all have to fit; alone in its object',
      items: { $ref: '#/components/schemas/CompanyFilter' },
    },
    or: {
      type: 'array',
      description: 'Conditions of which one has to fit; alone in its object',
      items: { $ref: '#/components/schemas/CompanyFilter' },
    },
    field: {
      type: 'string',
      description: `${FILTER_FIELD_NAMES.join(', ')}, or custom. and the key of an own column`,
    },
    op: {
      type: 'string',
      description: 'Comparison; which ones there are depends on the field',
      enum: [...new Set(FILTER_FIELD_NAMES.flatMap((field) => fieldRule(field).ops))],
    },
    value: {
      description: 'A text, a number, a list of texts, a range like [50, null] or {"days": 90}, as the op needs',
    },
  },
});

export const companyFilterSchema = shownFilterSchema.transform((value, ctx) => accept(readFilter(value), ctx));

/** One that a link can carry. */
export const linkedFilterSchema = companyFilterSchema.refine(
  (filter) => formatFilter(filter).length <= FILTER_TEXT_MAX,
  `The filter is too long for a link: at most ${FILTER_TEXT_MAX} characters as text`,
);

/** The same where an address gives it as text. */
export const companyFilterParamSchema = z
  .custom<CompanyFilter | string>()
  .meta({ type: 'string', description: `${DESCRIPTION} As JSON.` })
  .transform((value, ctx) => accept(typeof value === 'string' ? parseFilter(value) : readFilter(value), ctx));

/** Fields whose values a form offers. */
const COUNTED_FIELDS = [
  'industry',
  'country',
  'city',
  'source',
  'figure',
  'agreement',
  'tag',
  'customer',
] as const satisfies readonly FilterField[];
export type CountedField = (typeof COUNTED_FIELDS)[number];

const COUNTED_LABEL = `${COUNTED_FIELDS.join(', ')}, or custom. and the key of an own column`;

export const filterValuesInput = z.object({
  field: z
    .string()
    .meta({ description: `One of ${COUNTED_LABEL}`, example: 'industry' })
    .transform((field, ctx): CountedField | CustomField => {
      const counted = COUNTED_FIELDS.find((one) => one === field);
      if (counted !== undefined) return counted;
      if (isCustomField(field)) return field;
      ctx.addIssue({ code: 'custom', message: `Give one of ${COUNTED_LABEL}` });
      return z.NEVER;
    }),
  q: z
    .string()
    .trim()
    .max(FILTER_VALUE_MAX)
    .meta({ description: 'The beginning of a word of the value', example: 'soft' })
    .optional(),
});
export type FilterValuesInput = z.infer<typeof filterValuesInput>;

export const filterValueSchema = z
  .object({
    value: z.string().meta({ description: 'Value as a condition names it' }),
    count: z.number().int().meta({ description: 'Number of companies that have it' }),
  })
  .meta({ id: 'FilterValue', description: 'A value that companies have in a field' });
export type FilterValue = z.infer<typeof filterValueSchema>;

/** With conditions on own columns or lists, in the order given: whoever knows them names the path of what does not fit. */
function accept(reading: FilterReading, ctx: z.RefinementCtx): CompanyFilter {
  const { filter } = reading;
  if (filter !== null) return hasCustom(filter) || hasLists(filter) ? reading.given : filter;
  for (const problem of reading.problems) {
    ctx.addIssue({ code: 'custom', path: problem.path, message: formatProblem(problem) });
  }
  return z.NEVER;
}
