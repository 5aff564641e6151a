/** What the report calls accept. No imports. */

/** Most companies of one bulk run or campaign. */
export const REPORT_COMPANIES_MAX = 5000;
export const SKIP_DAYS_MAX = 365;
export const REPORT_ID_MAX = 100;
/** Most reports of one page of their list. */
export const REPORTS_PAGE_MAX = 200;
