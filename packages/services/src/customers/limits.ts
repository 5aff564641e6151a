/** What the list of customers accepts. No imports. */

export const CUSTOMERS_MAX = 20_000;
export const CUSTOMER_FILE_BYTES_MAX = 20 * 1024 * 1024;
/** Of a name. */
export const CUSTOMER_NAME_MAX = 200;
export const CUSTOMER_REASON_MAX = 60;
export const CUSTOMER_REASON_DEFAULT = 'Customer';
/** Of one entry. */
export const CUSTOMER_IDENTIFIERS_MAX = 20;
export const CUSTOMERS_PAGE_DEFAULT = 50;
export const CUSTOMERS_PAGE_MAX = 200;
/** Of the rows and names that a plan lists. */
export const CUSTOMER_PLAN_ROWS_MAX = 200;
/** Different reasons that a plan counts. */
export const CUSTOMER_REASONS_MAX = 100;

/** Stages of CRMs in which a company is still to be won: rows with them are left out, unless a call says otherwise. */
export const OPEN_STAGES: readonly string[] = [
  'lead',
  'new lead',
  'open lead',
  'prospect',
  'subscriber',
  'mql',
  'sql',
  'marketingqualifiedlead',
  'marketing qualified lead',
  'salesqualifiedlead',
  'sales qualified lead',
  'unqualified',
  'interessent',
  'prospecto',
];
