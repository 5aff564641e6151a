/** What the trash keeps, for how long, and how much a page of it has. No imports: the first screen reads them. */

export const TRASH_KIND_NAMES = [
  'company',
  'demo',
  'contact',
  'lead',
  'leadList',
  'savedSearch',
  'template',
  'report',
  'reportCampaign',
  'outreachCampaign',
  'suppression',
  'list',
  'view',
  'ownColumn',
  'customer',
] as const;
export type TrashKindName = (typeof TRASH_KIND_NAMES)[number];

export const TRASH_DAYS = 30;
export const TRASH_PAGE_DEFAULT = 50;
export const TRASH_PAGE_MAX = 200;
/** Letters of a search. */
export const TRASH_SEARCH_MAX = 200;
/** Of a cursor. */
export const TRASH_CURSOR_MAX = 100;
