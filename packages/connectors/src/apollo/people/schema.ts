import { z } from 'zod';

const text = z.string().nullish();
const count = z.number().int().nonnegative().nullish();

const organization = z.object({
  name: text,
  primary_domain: text,
  website_url: text,
  industry: text,
  estimated_num_employees: count,
});

/** A search gives the first half only; some accounts are said to get more, so nothing but the id is relied on. */
const person = z.object({
  id: z.string().min(1),
  first_name: text,
  last_name: text,
  last_name_obfuscated: text,
  name: text,
  title: text,
  has_email: z.boolean().nullish(),
  /** "Yes", or a sentence that says how to ask. */
  has_direct_phone: z.union([z.string(), z.boolean()]).nullish(),
  organization: organization.nullish(),
  email: text,
  email_status: text,
  linkedin_url: text,
  city: text,
  state: text,
  country: text,
  seniority: text,
});
export type ApolloPerson = z.infer<typeof person>;

export const peopleSearchAnswer = z
  .object({
    error: text,
    total_entries: count,
    /** Of the endpoint before this one; accepted, because some accounts still see it. */
    pagination: z.object({ total_entries: count }).nullish(),
    people: z.array(person).nullish(),
  })
  .refine(({ people, error }) => people || error, { path: ['people'], message: 'is missing' })
  .refine(({ total_entries, pagination, error }) => error || (total_entries ?? pagination?.total_entries) != null, {
    path: ['total_entries'],
    message: 'is missing',
  });
export type PeopleSearchAnswer = z.infer<typeof peopleSearchAnswer>;

/** Three ways to say "no match" beside null: nothing, an empty object and a confidence of "none". */
const matched = z.preprocess((value) => (isMiss(value) ? null : value), person.nullish());

function isMiss(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).length === 0 || ('match_confidence' in value && value.match_confidence === 'none');
}

/** What may stand in an answer without a person; anything else without one is a changed answer, and not "no match". */
const ENVELOPE_FIELDS = ['request_id', 'waterfall', 'status', 'message', 'error'];

export const matchAnswer = z
  .looseObject({ person: matched, error: text })
  .refine((answer) => 'person' in answer || Object.keys(answer).every((name) => ENVELOPE_FIELDS.includes(name)), {
    path: ['person'],
    message: 'is missing',
  });

export const bulkMatchAnswer = z
  .object({ error: text, error_message: text, matches: z.array(matched).nullish() })
  .refine(({ matches, error, error_message }) => matches || error || error_message, {
    path: ['matches'],
    message: 'is missing',
  })
  // A failure in words inside a 200 is read like the other error.
  .transform((answer) => ({ ...answer, error: answer.error ?? (answer.matches ? null : answer.error_message) }));
