import type {
  CompanyChangeDoc,
  CompanyDoc,
  CompanyIdentifierDoc,
  FieldOriginDoc,
  KeptEditDoc,
  SourceRecordDoc,
} from '@workbench/db';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { originOf, originOfRecord } from '../../edit/field-origins.ts';
import { formatHeadcount } from '../../figures/headcount/format-headcount.ts';
import { sameHeadcount } from '../../figures/headcount/headcount.ts';
import { recordHeadcount } from '../../figures/headcount/record-headcount.ts';
import { MANUAL_CONNECTOR } from '../../figures/manual-record.ts';
import type { StoredCompany } from '../../store/document/stored-company.ts';
import { isSameSource } from '../../store/facts/merge-facts.ts';
import { createChangeFinder } from './find-change.ts';
import { isSame } from './pick-changed.ts';
import { isSameParent } from './same-parent.ts';

interface KeptStates {
  before: StoredCompany;
  /** When the merge is undone. */
  present: StoredCompany;
  /** As it is left. */
  after: StoredCompany;
}

/**
 * What of a company was changed after a merge and stays when the merge is undone; null as the value of what was removed.
 * Pure.
 * @param changes the history of the company since the merge, newest first
 */
export function describeKeptEdits(
  { before, present, after }: KeptStates,
  changes: readonly CompanyChangeDoc[],
): KeptEditDoc[] {
  const companyId = after._id.toHexString();
  const edits: KeptEditDoc[] = [];
  const changeOf = createChangeFinder(changes, present.updatedAt);
  const add = (field: string, value: unknown, origin: Pick<FieldOriginDoc, 'at' | 'by'> | null) => {
    const { at, by } = origin ?? changeOf(field);
    edits.push({ companyId, field, value, at, by });
  };
  for (const field of ['name', 'domain', 'industry'] as const) {
    if (before[field] !== after[field]) add(field, after[field], originOf(after, field));
  }
  if (!isSameParent(before.parent, after.parent))
    add('parent', after.parent?.name ?? null, after.parent?.origin ?? null);
  if (before.preferredSource?.source !== after.preferredSource?.source)
    add('preferredSource', after.preferredSource?.source ?? null, null);
  if (!isSame(lockedLocations(before), lockedLocations(after)))
    add('locations', after.locations, after.origins?.locations ?? null);
  for (const [field, read] of Object.entries(LISTS)) {
    const [old, now] = [read(before), read(after)];
    if (!isSame(old.toSorted(), now.toSorted()))
      add(field, now, field === 'identifiers' ? latestAdded(before, after) : null);
  }
  for (const [key, value] of changedValues(before, after))
    add(`custom.${key}`, value, after.customOrigins?.[key] ?? null);
  for (const record of after.records) {
    if (!before.records.some((one) => saysTheSame(one, record)))
      add(fieldOf(record), textOf(record), originOfRecord(record, after.demo ?? false));
  }
  for (const record of before.records) {
    const isThere = after.records.some((one) => isSameSource(one, record));
    if (!isThere) add(fieldOf(record), null, null);
  }
  return edits;
}

/** Of own columns; null for one that was cleared. */
function changedValues({ custom: old = {} }: StoredCompany, { custom: now = {} }: StoredCompany) {
  const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...keys].filter((key) => old[key] !== now[key]).map((key) => [key, now[key] ?? null] as const);
}

const LISTS: Record<string, (company: Omit<CompanyDoc, 'words'>) => readonly string[]> = {
  tags: ({ tags = [] }) => tags,
  locks: ({ locks = [] }) => locks,
  aliases: ({ aliases = [] }) => aliases,
  identifiers: ({ identifiers = [] }) => identifiers.map(companyIdentifierKey),
};

/** An identifier says itself who has added it. */
function latestAdded(before: StoredCompany, after: StoredCompany): CompanyIdentifierDoc | null {
  const known = new Set(before.identifiers?.map(companyIdentifierKey));
  const added = (after.identifiers ?? []).filter((one) => !known.has(companyIdentifierKey(one)));
  return added.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null;
}

const lockedLocations = ({ locks = [], locations }: StoredCompany) => (locks.includes('locations') ? locations : null);

/** A source that confirms its figure changes nothing but the day. */
function saysTheSame(before: SourceRecordDoc, now: SourceRecordDoc): boolean {
  if (!isSameSource(before, now)) return false;
  if (now.connector === MANUAL_CONNECTOR) return isSame(before, now);
  return sameHeadcount(recordHeadcount(before), recordHeadcount(now)) && isSame(before.locations, now.locations);
}

const fieldOf = ({ connector, source }: SourceRecordDoc) =>
  connector === MANUAL_CONNECTOR ? 'headcount' : `figure:${source}`;

function textOf(record: SourceRecordDoc): string {
  const headcount = recordHeadcount(record);
  return headcount === null ? record.locations.join('; ') : formatHeadcount(headcount);
}
