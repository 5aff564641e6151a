/** What the calls on the members of lists accept. No imports. */

export const PEOPLE_PAGE_DEFAULT = 50;
export const PEOPLE_PAGE_MAX = 200;
