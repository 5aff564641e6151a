/** What the calls on leads accept. No imports. */

/** Enrichment runs of one page. */
export const RUNS_PAGE_MAX = 200;

/** People of one sheet, file or pasted text; more is refused with a sentence and never cut. */
export const LEAD_ROWS_MAX = 50_000;
export const LEAD_FILE_BYTES_MAX = 50 * 1024 * 1024;
export const PASTED_MAX = 1_000_000;

/** A spreadsheet's id or its whole address. */
export const SPREADSHEET_ID_MAX = 2000;
export const RANGE_DEFAULT = 'A:I';
export const RANGE_MAX = 300;

/** Length of each field of a lead. */
export const LEAD_FIELD_MAX = {
  firstName: 120,
  lastName: 120,
  email: 254,
  company: 200,
  title: 200,
  linkedinUrl: 300,
  phone: 40,
  location: 200,
  industry: 120,
} as const;

/** Leads whose suggestions one call decides. */
export const DECISIONS_MAX = 5000;
export const LEAD_IMPORTS_MAX = 200;
export const LEAD_LIST_MAX = 1000;
export const LEAD_PAGE_MAX = 200;
/** Credits that one run may spend. */
export const RUN_CREDITS_MAX = 1_000_000;
