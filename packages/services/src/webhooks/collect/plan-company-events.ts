import { createHash } from 'node:crypto';
import type { WebhookEventDoc } from '@workbench/db';
import type { CompanyFeedChange, FeedEntry } from '../../companies/index.ts';
import { companyEventOf } from './company-event.ts';
import { eventIdOf } from './event-id.ts';

/** The events of a page of the feed. */

export interface PageOfFeed {
  entries: readonly FeedEntry[];
  /** What has become of each entry's company. */
  changes: readonly CompanyFeedChange[];
  /** What was said last of the companies before this page. */
  said: ReadonlyMap<string, string | null>;
  /** Events of this page that were stored before a kill, by id. */
  stored: ReadonlyMap<string, WebhookEventDoc>;
  now: Date;
}

/** In the order of the entries; those that are stored already are among them as they are stored. */
export function planCompanyEvents({ entries, changes, said, stored, now }: PageOfFeed): WebhookEventDoc[] {
  const latest = new Map(said);
  return entries.flatMap((entry, at) => {
    const change = changes[at];
    if (change === undefined) return [];
    const { companyId } = entry;
    const known = stored.get(eventIdOf(entry));
    if (known !== undefined) {
      latest.set(companyId, known.fingerprint);
      return [known];
    }
    const { company, mergedInto } = change;
    const fingerprint = company === null ? null : fingerprintOf(company);
    const type = companyEventOf({ kind: entry.kind, fingerprint, mergedInto, said: latest.get(companyId) });
    if (type === null) return [];
    latest.set(companyId, fingerprint);
    const data = JSON.stringify({ company, mergedInto });
    return [{ _id: eventIdOf(entry), type, at: new Date(change.at), companyId, data, fingerprint, createdAt: now }];
  });
}

const fingerprintOf = (company: object): string =>
  createHash('sha256').update(JSON.stringify(company)).digest('base64url');
