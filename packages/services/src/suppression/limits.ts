/** What the do-not-contact list accepts. No imports. */

/** Entries of one page. */
export const SUPPRESSIONS_PAGE_MAX = 1000;

/** Length of an email, a profile, a phone number or a domain. */
export const IDENTIFIER_LENGTH_MIN = 3;
export const IDENTIFIER_LENGTH_MAX = 320;
