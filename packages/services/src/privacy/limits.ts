/** What a data subject request accepts. No imports. */

export const SUBJECT_IDENTIFIERS_MAX = 50;
/** Length of a person's or a company's name. */
export const SUBJECT_NAME_MAX = 200;
export const ERASURE_REASON_MAX = 300;
/** Erasures of one page. */
export const ERASURES_PAGE_MAX = 200;
/** People of one page of notices. */
export const NOTICES_PAGE_MAX = 200;
/** People who are marked by one call. */
export const INFORMED_PEOPLE_MAX = 1000;
/** Length of what the controller says of themselves in notices. */
export const CONTROLLER_TEXT_MAX = 1000;
