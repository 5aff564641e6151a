import { z } from 'zod';

/** Where the plan lacks a field, its place holds `true` or `false`: whether there is a value. */
const mayBeFlag = <T extends z.ZodType>(value: T) => z.union([value, z.boolean()]).nullish();
const text = mayBeFlag(z.string());
const count = mayBeFlag(z.number().int().nonnegative());

const person = z.object({
  id: z.string().min(1),
  full_name: text,
  first_name: text,
  last_name: text,
  linkedin_url: text,
  job_title: text,
  job_title_levels: mayBeFlag(z.array(z.string())),
  job_company_name: text,
  job_company_website: text,
  job_company_industry: text,
  job_company_employee_count: count,
  location_name: text,
  location_locality: text,
  location_region: text,
  location_country: text,
  work_email: text,
  emails: mayBeFlag(z.array(z.object({ address: z.string().nullish(), type: z.string().nullish() }))),
  mobile_phone: text,
  phone_numbers: mayBeFlag(z.array(z.string())),
});
export type PdlPerson = z.infer<typeof person>;

/** Sent as `data_include`: an answer is cut at 1 MB, and whole records would fill it before the page is full. */
export const PERSON_FIELDS = Object.keys(person.shape).join(',');

const notFound = z.object({ status: z.literal(404) });

const found = z.object({
  status: z.literal(200),
  data: z.array(person),
  scroll_token: z.string().nullish(),
  total: z.number().int().nonnegative(),
});
export type PeopleSearchAnswer = z.infer<typeof found>;
/** Told apart by `status`, so that a field that does not fit is named. */
export const peopleSearchAnswer = z.discriminatedUnion('status', [found, notFound]);

const enriched = z.object({
  status: z.literal(200),
  likelihood: z.number().min(1).max(10).nullish().catch(null),
  data: person,
});
export type EnrichedPerson = z.infer<typeof enriched>;
export const personEnrichAnswer = z.discriminatedUnion('status', [enriched, notFound]);

const metadata = z.object({ row: z.number().int() }).nullish();
const refused = z.object({
  status: z.literal([400, 401, 402, 403, 405, 408, 429, 500, 502, 503, 504]),
  error: z.object({ type: z.union([z.string(), z.array(z.string())]).nullish() }).nullish(),
});
/** A bare list; each item is like an answer of its own. */
export const bulkAnswer = z.array(
  z.discriminatedUnion('status', [
    enriched.extend({ metadata }),
    notFound.extend({ metadata }),
    refused.extend({ metadata }),
  ]),
);
export type BulkItem = z.infer<typeof bulkAnswer>[number];
