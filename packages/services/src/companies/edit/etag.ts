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

/** Whether an If-Match header names the state, alone or as reads show it, with a part behind a dot; proxies mark tags as weak. */
export function isMatch(ifMatch: string, etag: string): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.some((tag) => tag.replace(/\.[^."]*"$/, '"') === etag);
}
