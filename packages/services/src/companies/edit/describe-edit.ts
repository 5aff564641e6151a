import { formatHeadcount } from '../figures/headcount/format-headcount.ts';
import { recordHeadcount } from '../figures/headcount/record-headcount.ts';
import { findManualRecord } from '../figures/manual-record.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import type { CompanyEdit } from './apply-edit.ts';

/** What an edit has changed, for the company's history; null when nothing. Pure. */
export function describeEdit(
  before: StoredCompany,
  after: StoredCompany,
  { accept, dismiss }: CompanyEdit,
): Record<string, unknown> | null {
  const [old, now] = [editedValues(before), editedValues(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: Reflect.get(old, field) ?? null, after: Reflect.get(now, field) ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
  const [lockedBefore, lockedAfter] = [before.locks ?? [], after.locks ?? []];
  const locked = lockedAfter.filter((field) => !lockedBefore.includes(field));
  const unlocked = lockedBefore.filter((field) => !lockedAfter.includes(field));
  const suggested = (ids: readonly string[]) => (before.suggestions ?? []).filter(({ id }) => ids.includes(id));
  const accepted = suggested(accept).map(({ field, origin: { source = null, file = null } }) => ({
    field,
    source,
    file,
  }));
  const dismissed = suggested(dismiss).map(({ field, value }) => ({ field, value }));
  const parts = { fields, locked, unlocked, accepted, dismissed };
  return Object.values(parts).some(({ length }) => length > 0) ? parts : null;
}

function editedValues({ name, domain, industry, locations, records, custom = {} }: StoredCompany) {
  const typed = findManualRecord(records);
  const headcount = typed && recordHeadcount(typed);
  const figure = typed &&
    headcount && {
      text: formatHeadcount(headcount),
      asOf: typed.asOf.toISOString().slice(0, 10),
      reason: typed.quote ?? '',
    };
  const own = Object.entries(custom).map(([key, value]) => [`custom.${key}`, value] as const);
  return { name, domain, industry, locations, headcount: figure, ...Object.fromEntries(own) };
}
