/** Limits of the search over everything. No imports: screens read them. */

export const FOUND_PER_KIND_DEFAULT = 5;
export const FOUND_PER_KIND_MAX = 20;
export const FOUND_KINDS = [
  'company',
  'contact',
  'lead',
  'report',
  'campaign',
  'outreachCampaign',
  'list',
  'view',
] as const;
