/** What changes of many companies accept. No imports. */

/** Companies of one part: it is written, and moved to the trash, in one go. */
export const BULK_PART_MAX = 500;
/** Up to so many companies are changed before the call answers; more in the background. */
export const BULK_AT_ONCE_MAX = 200;
/** A deletion of more companies names their number. */
export const UNCOUNTED_DELETION_MAX = 100;
/** Days in which a change can be undone, as long as the trash keeps what was deleted. */
export const BULK_UNDO_DAYS = 30;
/** Companies that are named because they stayed as they are. */
export const BULK_NAMED_MAX = 100;
/** Changes of the list. */
export const BULK_PAGE_MAX = 50;
