/** Limits of the timeline and the lists of one company. */

export const TIMELINE_LIMIT_DEFAULT = 50;
export const TIMELINE_LIMIT_MAX = 200;
export const COMPANY_LIST_LIMIT_DEFAULT = 50;
export const COMPANY_LIST_LIMIT_MAX = 200;
export const TIMELINE_CURSOR_MAX = 300;
