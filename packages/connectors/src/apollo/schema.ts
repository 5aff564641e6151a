import { z } from 'zod';

const text = z.string().nullish();

/** Every field may be missing: the documentation promises none of them. */
const enrichedOrganization = z.object({
  name: text,
  primary_domain: text,
  website_url: text,
  linkedin_url: text,
  industry: text,
  estimated_num_employees: z.number().int().nonnegative().nullish(),
  city: text,
  country: text,
});
export type EnrichedOrganization = z.infer<typeof enrichedOrganization>;

/**
 * No match is a 200 without an organization, `{}` or null; a refusal can be a 200 with an error. Anything else without
 * an organization is a changed answer, and not "unknown company".
 */
export const enrichAnswer = z
  .looseObject({ organization: enrichedOrganization.nullish(), error: text })
  .refine((answer) => 'organization' in answer || 'error' in answer || Object.keys(answer).length === 0, {
    path: ['organization'],
    message: 'is missing',
  });

const foundOrganization = z.object({
  id: text,
  /** In an account, the company that the team saved, this is the company's own id. */
  organization_id: text,
  name: z.string(),
  primary_domain: text,
  website_url: text,
});
export type FoundOrganization = z.infer<typeof foundOrganization>;

export const searchAnswer = z
  .object({
    error: text,
    pagination: z.object({ total_entries: z.number().int().nonnegative().nullish() }).nullish(),
    accounts: z.array(foundOrganization).nullish(),
    organizations: z.array(foundOrganization).nullish(),
  })
  .refine((answer) => answer.organizations || answer.accounts || answer.error, {
    path: ['organizations'],
    message: 'is missing',
  });
export type SearchAnswer = z.infer<typeof searchAnswer>;

const creditKind = z.object({ consumed: z.number().nonnegative() });

export const usageAnswer = z.object({
  error: text,
  credit_usage_stats: z.object({ lead_credit: creditKind }).catchall(creditKind),
  current_credit_cycle: z.json().optional(),
});

export const healthAnswer = z.object({ is_logged_in: z.boolean(), error: text });
