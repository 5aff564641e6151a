/** How long the trash keeps what was deleted, and how much a page of it has. No imports. */

export const TRASH_DAYS = 30;
export const TRASH_PAGE_DEFAULT = 50;
export const TRASH_PAGE_MAX = 200;
/** Letters of a search. */
export const TRASH_SEARCH_MAX = 200;
/** Of a cursor. */
export const TRASH_CURSOR_MAX = 100;
