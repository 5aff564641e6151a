import {
  BATCH_ITEM_INDEXES,
  type BatchItemDoc,
  BatchItemModel,
  COMPANY_NOTE_INDEXES,
  type CompanyNoteDoc,
  CompanyNoteModel,
  type CompanySyncDoc,
  CompanySyncModel,
} from '@workbench/db';
import { listVersions } from '../../reports/index.ts';
import { newestFirst, type Position, rowsAfter } from '../position.ts';
import { toObjectId } from '../to-object-id.ts';
import type { Stream, StreamEntry, TimelineCompany } from './stream.ts';

const SYNC_KIND = 'sources.sync';
/** Items of syncs are deleted after a while; no company has more of them. */
const SYNCS_MAX = 200;
/** No source was due, so nothing happened. */
const NOTHING_DUE = 'Everything is fresh';

const isAfter = (after: Position | null, rank: number) => (one: StreamEntry) =>
  after === null || newestFirst({ at: one.at, rank, id: one.id }, after) > 0;

/** The versions of the report; a company has a handful. */
export const readReports: Stream = async ({ companyId, rank, after, limit }) => {
  const id = companyId.toHexString();
  const versions = await listVersions(id);
  return versions
    .map(
      ({ _id, version, generatedAt, analystName }): StreamEntry => ({
        id: _id,
        at: generatedAt,
        kind: 'report',
        title: `Report version ${version} written`,
        by: { kind: 'analyst', label: analystName },
        details: {},
        href: `/company-reports?company=${id}&report=${encodeURIComponent(_id)}`,
      }),
    )
    .filter(isAfter(after, rank))
    .slice(0, limit);
};

type FinishedSync = Pick<BatchItemDoc, 'batchId' | 'state' | 'message'> & { finishedAt: Date };

/** Syncs whose items are still kept, and the last one of all. */
export const readSyncs: Stream = async ({ companyId, rank, after, limit }) => {
  const [items, last] = await Promise.all([
    BatchItemModel.find(
      { key: companyId.toHexString(), kind: SYNC_KIND },
      { state: 1, message: 1, finishedAt: 1, batchId: 1 },
    )
      .sort({ batchOrder: -1 })
      .hint(BATCH_ITEM_INDEXES.key)
      .limit(SYNCS_MAX)
      .lean<Pick<BatchItemDoc, 'batchId' | 'state' | 'message' | 'finishedAt'>[]>(),
    CompanySyncModel.findById(companyId, { state: 1, message: 1, finishedAt: 1, batchId: 1 }).lean<CompanySyncDoc>(),
  ]);
  const finished = items.flatMap((item): FinishedSync[] =>
    item.finishedAt === null || item.state === 'cancelled' ? [] : [{ ...item, finishedAt: item.finishedAt }],
  );
  const batchId = last?.batchId ?? 'last';
  if (last !== null && !finished.some((sync) => sync.batchId === batchId)) finished.push({ ...last, batchId });
  return finished
    .filter(({ message }) => message !== NOTHING_DUE)
    .map(toSyncEntry)
    .sort((one, other) => newestFirst({ ...one, rank }, { ...other, rank }))
    .filter(isAfter(after, rank))
    .slice(0, limit);
};

function toSyncEntry({ batchId, state, message, finishedAt }: FinishedSync): StreamEntry {
  const title = state === 'failed' ? 'Sync failed' : state === 'skipped' ? 'Sync skipped' : 'Sources queried';
  return {
    id: batchId,
    at: finishedAt,
    kind: 'sync',
    title,
    by: { kind: 'sync', label: null },
    details: message === null ? {} : { Result: message },
  };
}

export const readNotes: Stream = async ({ companyId, rank, after, limit }) => {
  const docs = await CompanyNoteModel.find({
    companyId,
    removedAt: null,
    ...rowsAfter('at', rank, after, toObjectId),
  })
    .sort({ at: -1, _id: -1 })
    .hint(COMPANY_NOTE_INDEXES.newest)
    .limit(limit)
    .lean<CompanyNoteDoc[]>();
  return docs.map(({ _id, at, text, editedAt }) => ({
    id: _id.toHexString(),
    at,
    kind: 'note',
    title: 'Note written',
    by: { kind: 'person', label: null },
    details: { Note: text, ...(editedAt !== null && { Edited: editedAt.toISOString().slice(0, 10) }) },
    href: `/companies/${companyId.toHexString()}?tab=notes`,
  }));
};

/** The company itself: when it came into the workspace. */
export const readAdded: Stream = async ({ company, rank, after }) => {
  const entry: StreamEntry = {
    id: 'added',
    at: company.createdAt,
    kind: 'added',
    title: company.demo === true ? 'Added with the demo data' : 'Added to the workspace',
    by: addedBy(company),
    details: {},
  };
  return [entry].filter(isAfter(after, rank));
};

/** As the company's origin has it; one from before origins were recorded may be known by the figures of its file. */
function addedBy({ origins, records, createdAt }: TimelineCompany): StreamEntry['by'] {
  const created = origins?.created;
  if (created !== undefined) {
    const { by, file, source } = created;
    const isKnown = by === 'person' || by === 'import' || by === 'sync' || by === 'discovery';
    return { kind: isKnown ? by : 'unknown', label: file ?? source ?? null };
  }
  const first = records.find(
    ({ asOfBasis, fetchedAt }) => asOfBasis === 'imported' && fetchedAt.getTime() === createdAt.getTime(),
  );
  return first === undefined ? { kind: 'unknown', label: null } : { kind: 'import', label: first.source };
}
