/** What lists accept. No imports. */

export const LIST_NAME_MAX = 80;
export const LISTS_MAX = 500;
