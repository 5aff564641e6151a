import { createHash } from 'node:crypto';
import type { CompanyDoc } from '@workbench/db';
import { valuesState } from '../custom/company-values.ts';
import { findManualRecord } from '../figures/manual-record.ts';

export type EditableState = Pick<
  CompanyDoc,
  'name' | 'domain' | 'industry' | 'locations' | 'locks' | 'records' | 'custom'
>;

/** Names the state of what can be edited: a sync that confirms a figure, or suggests a value, leaves it. */
export function companyEtag(company: EditableState): string {
  const { name, domain, industry, locations, locks = [], records } = company;
  const { value, min, max, asOf, quote } = findManualRecord(records) ?? {};
  const typed = [value, min, max, asOf, quote].map((part) => part ?? null);
  const values = valuesState(company);
  const own = values.length === 0 ? [] : [values];
  const state = [name, domain, industry, locations.toSorted(), locks.toSorted(), typed, ...own];
  return `"${createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)}"`;
}

/** Whether an If-Match header names the state; proxies mark a tag as weak when they compress the answer. */
export function isMatch(ifMatch: string, etag: string): boolean {
  const tags = tagsOf(ifMatch).map((tag) => tag.replace(/\.[^."]*"$/, '"'));
  return tags.includes('*') || tags.includes(etag);
}

/** The ETag of a record: what can be edited, for If-Match, and behind a dot all that is shown, for If-None-Match. */
export function shownEtag(etag: string, shown: object): string {
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
  return `${etag.slice(0, -1)}.${hash}"`;
}

/** Whether an If-None-Match header has the tag of an answer: then it is not sent again. */
export function isNotModified(ifNoneMatch: string | null, etag: string): boolean {
  const tags = tagsOf(ifNoneMatch ?? '');
  return tags.includes('*') || tags.includes(etag);
}

/** Proxies mark a tag as weak when they compress the answer. */
const tagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
