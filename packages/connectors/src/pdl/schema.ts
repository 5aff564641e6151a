import { z } from 'zod';

/** Where the plan lacks a field, its place holds `true` or `false`: whether there is a value. That is no value. */
const text = z
  .union([z.string(), z.boolean()])
  .nullish()
  .transform((value) => (typeof value === 'string' && value !== '' ? value : null));
const count = z
  .union([z.number().int().nonnegative(), z.boolean()])
  .nullish()
  .transform((value) => (typeof value === 'number' ? value : null));

const company = z.object({
  name: text,
  display_name: text,
  employee_count: count,
  linkedin_employee_count: count,
  size: text,
  industry: text,
  website: text,
  linkedin_url: text,
  location: z
    .union([z.object({ locality: text, country: text }), z.boolean()])
    .nullish()
    .transform((value) => (typeof value === 'object' ? value : null)),
});
export type PdlCompany = z.infer<typeof company>;

/** "No match" and "nothing found" come as an error, and are answers. */
const notFound = z.object({ status: z.literal(404) });
/** Told apart by `status`, so that a field that does not fit is named, and not just "no alternative fits". */
const orNotFound = <T extends z.ZodObject<{ status: z.ZodLiteral<200> }>>(schema: T) =>
  z.discriminatedUnion('status', [schema, notFound]);

/** Flat: the company stands beside `status`, not under `data`. */
export const enrichAnswer = orNotFound(company.extend({ status: z.literal(200), id: z.string() }));
const found = z.object({
  status: z.literal(200),
  data: z.array(company),
  total: z.number().int().nonnegative().nullish(),
});
export type SearchAnswer = z.infer<typeof found>;
export const searchAnswer = orNotFound(found);
export const completions = orNotFound(
  z.object({ status: z.literal(200), data: z.array(z.object({ name: z.string() })) }),
);
