import {
  ArchivedDocumentModel,
  CompanyMergeModel,
  CompanyModel,
  CompanyNoteModel,
  connectDatabase,
  TrashEntryModel,
} from '@workbench/db';
import { expect } from 'vitest';
import { until } from '../../faults/helpers/workspace.ts';

const RESUMED_MAX_MS = 60_000;

/** Where each company is; beside the server, on the same engine. */
export interface Whereabouts {
  tracked: string[];
  /** By the id of its entry in the trash. */
  deleted: Map<string, string>;
  /** Merges that may be undone. */
  merges: string[];
}

/** Waits until nothing is under way any more, and expects each company and each of its notes to be in one place. */
export async function expectWhole(
  dataDir: string,
  { ids, notes }: { ids: string[]; notes: number },
): Promise<Whereabouts> {
  const database = await connectDatabase({ dataDir });
  try {
    await until(RESUMED_MAX_MS, 'what was interrupted has been finished', isAllFinished);
    return await readWhole(ids, notes);
  } finally {
    await database.close();
  }
}

async function isAllFinished(): Promise<boolean> {
  const deletions = await TrashEntryModel.countDocuments({ state: { $ne: 'trashed' } });
  const merges = await CompanyMergeModel.countDocuments({ state: { $in: ['merging', 'undoing'] } });
  return deletions + merges === 0;
}

async function readWhole(ids: string[], notes: number): Promise<Whereabouts> {
  const companies = await CompanyModel.find({}, { formerIds: 1 }).lean();
  const entries = await TrashEntryModel.find({}, { recordIds: 1 }).lean();
  const archived = await ArchivedDocumentModel.find().lean();
  const merges = await CompanyMergeModel.find({ state: 'merged' }).lean();
  const tracked = companies.map(({ _id }) => _id.toHexString());
  const deleted = new Map(entries.map(({ _id, recordIds: [id = ''] }) => [id, _id]));
  const ofTrash = archived.filter(({ archiveId }) => entries.some(({ _id }) => _id === archiveId));
  const former = [...companies, ...ofTrash.map(({ document }) => document as { formerIds?: unknown[] })];
  const merged = new Set(former.flatMap(({ formerIds = [] }) => formerIds.map(String)));
  for (const id of ids) {
    expect([tracked.includes(id), deleted.has(id), merged.has(id)].filter(Boolean), `places of ${id}`).toHaveLength(1);
  }
  const stored = await CompanyNoteModel.find({}, { companyId: 1 }).lean();
  expect(
    stored.filter(({ companyId }) => !tracked.includes(String(companyId))),
    'notes without a company',
  ).toEqual([]);
  const archivedNotes = ofTrash.filter(({ collectionName }) => collectionName === 'company_notes');
  expect(stored.length + archivedNotes.length).toBe(notes);
  return { tracked, deleted, merges: merges.map(({ _id }) => _id) };
}
