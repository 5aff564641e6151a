/** Rows of one page of the queue. */
export const DUPLICATES_LIMIT_DEFAULT = 50;
export const DUPLICATES_LIMIT_MAX = 200;
/** Counted no further than this. */
export const DUPLICATES_COUNT_MAX = 10_000;
/** Merges of one page. */
export const MERGES_LIMIT_DEFAULT = 50;
export const MERGES_LIMIT_MAX = 200;
