import type { CompanyDoc, FieldOriginDoc, KeptEditDoc, SourceRecordDoc } from '@workbench/db';
import { companyIdentifierKey } from '@workbench/identity/identifiers/parse-identifier';
import { originOf, originOfRecord } from '../edit/field-origins.ts';
import { formatHeadcount } from '../figures/headcount.ts';
import { findManualRecord } from '../figures/manual-record.ts';
import { recordHeadcount } from '../figures/record-headcount.ts';
import type { StoredCompany } from '../store/stored-company.ts';
import { isSame } from './pick-changed.ts';

/** What of a company was changed after a merge and stays when the merge is undone. Pure. */
export function describeKeptEdits(before: StoredCompany, after: StoredCompany): KeptEditDoc[] {
  const companyId = after._id.toHexString();
  const edits: KeptEditDoc[] = [];
  const add = (field: string, value: unknown, origin: Pick<FieldOriginDoc, 'at' | 'by'> | null) =>
    edits.push({ companyId, field, value, at: origin?.at ?? after.updatedAt, by: origin?.by ?? 'person' });
  for (const field of ['name', 'domain', 'industry'] as const) {
    if (before[field] !== after[field]) add(field, after[field], originOf(after, field));
  }
  if (!isSame(before.parent?.id, after.parent?.id))
    add('parent', after.parent?.name ?? null, after.parent?.origin ?? null);
  if (!isSame(lockedLocations(before), lockedLocations(after)))
    add('locations', after.locations, originOf(after, 'locations'));
  for (const [field, read] of Object.entries(LISTS)) {
    const [old, now] = [read(before), read(after)];
    if (!isSame(old.toSorted(), now.toSorted())) add(field, now, null);
  }
  for (const record of after.records) {
    const known = before.records.find((one) => one.source === record.source && one.connector === record.connector);
    if (known && isSame(known, record)) continue;
    add(record === findManualRecord(after.records) ? 'headcount' : `figure:${record.source}`, textOf(record), {
      ...originOfRecord(record, after.demo ?? false),
    });
  }
  return edits;
}

const LISTS: Record<string, (company: Omit<CompanyDoc, 'words'>) => readonly string[]> = {
  tags: ({ tags = [] }) => tags,
  locks: ({ locks = [] }) => locks,
  aliases: ({ aliases = [] }) => aliases,
  identifiers: ({ identifiers = [] }) => identifiers.map(companyIdentifierKey),
};

const lockedLocations = ({ locks = [], locations }: StoredCompany) => (locks.includes('locations') ? locations : null);

function textOf(record: SourceRecordDoc): string {
  const headcount = recordHeadcount(record);
  return headcount === null ? record.locations.join('; ') : formatHeadcount(headcount);
}
