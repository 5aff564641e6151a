/** A revealed person is not bought again within this time. */
export const REVEAL_FRESH_MS = 30 * 86_400_000;
/** The same page of a search is not bought again within this time. */
export const SEARCH_FRESH_MS = 86_400_000;
