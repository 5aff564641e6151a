/** Limits of the audit log. No imports: screens read them. */

export const AUDIT_PAGE_DEFAULT = 50;
export const AUDIT_PAGE_MAX = 500;
/** Ids in one line; the number of all is there, too. */
export const AUDIT_RECORDS_MAX = 100;
export const AUDIT_KEPT_DAYS = 730;
/** Faults that a check lists; it counts all. */
export const AUDIT_FAULTS_MAX = 50;
export const AUDIT_ACTOR_KINDS = ['owner', 'anyone', 'key', 'job', 'demo'] as const;
export const AUDIT_OPERATION_MAX = 80;
/** The line that says up to where lines were cut off. */
export const CUT_OPERATION = 'audit.cut';
/** The line of something bought of a vendor. */
export const PURCHASE_OPERATION = 'sources.purchase';
/** No log reaches it: a line with a higher number was inserted. */
export const SEQUENCE_MAX = 1e15 - 1;
