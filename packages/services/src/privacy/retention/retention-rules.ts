import type { RetentionKind } from '../schemas.ts';

/** Days for which a kind of record is kept. */
export interface RetentionRule {
  kind: RetentionKind;
  /** Null: for good. */
  standardDays: number | null;
  minDays: number;
  maxDays: number;
}

const YEARS = 365;

/**
 * What the workspace may set. Where the database itself deletes after a time, that is the longest. A log that may be cut soon
 * proves nothing. Pure.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  { kind: 'syncRuns', standardDays: null, minDays: 30, maxDays: 10 * YEARS },
  { kind: 'leadRuns', standardDays: null, minDays: 90, maxDays: 10 * YEARS },
  { kind: 'recomputeRuns', standardDays: 90, minDays: 1, maxDays: 10 * YEARS },
  { kind: 'otherRuns', standardDays: null, minDays: 90, maxDays: 10 * YEARS },
  { kind: 'batchItems', standardDays: 90, minDays: 1, maxDays: 10 * YEARS },
  { kind: 'cachedAnswers', standardDays: 7, minDays: 1, maxDays: 7 },
  { kind: 'notifications', standardDays: 90, minDays: 1, maxDays: 90 },
  { kind: 'webhookDeliveries', standardDays: 14, minDays: 1, maxDays: 14 },
  { kind: 'trash', standardDays: 30, minDays: 1, maxDays: 30 },
  { kind: 'auditLines', standardDays: 2 * YEARS, minDays: 365, maxDays: 10 * YEARS },
  { kind: 'erasures', standardDays: null, minDays: 365, maxDays: 10 * YEARS },
  { kind: 'backupRecords', standardDays: 90, minDays: 1, maxDays: 10 * YEARS },
  // The ledger keeps what a reveal has bought for 60 days.
  { kind: 'revealOrders', standardDays: 90, minDays: 61, maxDays: 10 * YEARS },
  // The month before the present one can be compared with an invoice.
  { kind: 'usageDays', standardDays: 2 * YEARS, minDays: 62, maxDays: 10 * YEARS },
  { kind: 'unusedContacts', standardDays: null, minDays: 30, maxDays: 10 * YEARS },
  { kind: 'unusedLeads', standardDays: null, minDays: 30, maxDays: 10 * YEARS },
];

/** The rule in force: as stored, or the built-in one. Pure. */
export function daysOf({ kind, standardDays }: RetentionRule, stored: Record<string, number | null>): number | null {
  const own = stored[kind];
  return own === undefined ? standardDays : own;
}

/** What is wrong with days for a kind; null when nothing is. Pure. */
export function problemOfDays({ standardDays, minDays, maxDays }: RetentionRule, days: number | null): string | null {
  const isNumberRight = days !== null && Number.isInteger(days) && days >= minDays && days <= maxDays;
  if (isNumberRight || (days === null && standardDays === null)) return null;
  const orNull = standardDays === null ? ', or null for good' : '';
  return `Enter a whole number of days from ${minDays} to ${maxDays}${orNull}`;
}
