import type { FeedEntry } from '../../companies/index.ts';

/** Which event an entry of the feed is. Pure. */

type CompanyEventType = 'company.created' | 'company.updated' | 'company.deleted' | 'company.merged';

export interface CompanyChange {
  kind: FeedEntry['kind'];
  /** Of the company as it is now; null: it is gone. */
  fingerprint: string | null;
  mergedInto: string | null;
  /** Of the company in its last event; null: that it is gone; undefined: it had none. */
  said: string | null | undefined;
}

/**
 * The feed names companies before they are written, so what decides is whether a company differs from what was said last of it.
 * @returns null when there is nothing to say
 */
export function companyEventOf({ kind, fingerprint, mergedInto, said }: CompanyChange): CompanyEventType | null {
  if (said === fingerprint) return null;
  if (fingerprint === null) {
    // A company that nothing was said of, and that was never written or is gone again.
    if (said === undefined && !['updated', 'deleted', 'merged'].includes(kind)) return null;
    return mergedInto === null ? 'company.deleted' : 'company.merged';
  }
  if (said === null) return 'company.created';
  if (said !== undefined) return 'company.updated';
  if (kind === 'created' || kind === 'restored') return 'company.created';
  // Also in the log: deletions that did not happen, and all companies after an upgrade.
  return kind === 'updated' ? 'company.updated' : null;
}
