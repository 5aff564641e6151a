import { createHash } from 'node:crypto';
import { ObservationModel, type SourceRecordDoc } from '@workbench/db';
import { mongo } from 'mongoose';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { copyToArchive } from '../../shared/moves/archive-documents.ts';
import { restoreFromArchive } from '../../shared/moves/restore-documents.ts';
import { recordHeadcount, toStoredHeadcount } from '../figures/headcount/record-headcount.ts';
import { combineCompanies } from './combine-companies.ts';
import { type MergeWork, readMergeArchive } from './merge-archive.ts';
import type { ReplacedFigures } from './undo/replaced-figures.ts';

const OBSERVATIONS = ObservationModel.collection.collectionName;

/** The history of the other company becomes the survivor's, with the figures that a newer one of the same source replaces. */
export async function moveHistory(work: MergeWork): Promise<void> {
  const { archiveId, survivorId, otherId, renew } = work;
  const set = { collectionName: OBSERVATIONS, filter: { companyId: otherId } };
  await copyToArchive({ archiveId, set, renew });
  const { history = [], leftOut = [] } = (await combined(work)) ?? {};
  if (leftOut.length > 0) await ObservationModel.deleteMany({ ...set.filter, connector: { $in: leftOut } });
  for await (const { _id } of ObservationModel.collection.find(set.filter, { projection: { _id: 1 } })) {
    await ObservationModel.collection
      .updateOne({ _id }, { $set: { companyId: survivorId } })
      .catch((error: unknown) => {
        // The survivor has a figure of that source and day; the archive keeps this one.
        if (!isDuplicateKey(error)) throw error;
        return ObservationModel.collection.deleteOne({ _id });
      });
  }
  for (const figure of history) {
    const _id = figureId(archiveId, figure.source);
    const { companyId, source, asOf } = figure;
    await ObservationModel.collection.updateOne(
      { companyId, source, asOf },
      { $setOnInsert: { _id, ...figure } },
      { upsert: true },
    );
  }
}

/** Takes the figures that the merge has made history of the survivor out of it, then and since, but for its own. */
export async function separateReplaced(work: MergeWork, { others, own }: ReplacedFigures): Promise<void> {
  const { archiveId, survivorId: companyId } = work;
  const leaving = [
    ...((await combined(work))?.history ?? []).map(({ source }) => ({ _id: figureId(archiveId, source) })),
    ...others.map((record) => ({ companyId, ...figureFilter(record) })),
  ];
  if (leaving.length > 0) await ObservationModel.deleteMany({ $or: leaving });
  for (const { locations: _, ...figure } of own) {
    const { source, asOf } = figure;
    const inserted = { ...figure, _id: figureId(`${archiveId} own`, source) };
    await ObservationModel.collection.updateOne(
      { companyId, source, asOf },
      { $setOnInsert: inserted },
      { upsert: true },
    );
  }
}

/** A corrected figure is kept as of the day on which it was first said. */
export function figureFilter(record: SourceRecordDoc) {
  const { source, asOf, since, fetchedAt } = record;
  const said = toStoredHeadcount(recordHeadcount(record));
  return { source, asOf: { $in: [asOf, since] }, fetchedAt, ...said };
}

/** The history of the other company goes back to it. */
export async function returnHistory({ archiveId, renew }: MergeWork): Promise<void> {
  await restoreFromArchive({ archiveId, set: { collectionName: OBSERVATIONS }, renew }, 'all');
}

async function combined(work: MergeWork) {
  const { before, other } = await readMergeArchive(work);
  if (before === null || other === null) return null;
  return combineCompanies(before, other, { choices: work.choices, now: work.mergedAt });
}

/** The same whenever it is computed. */
function figureId(archiveId: string, source: string): mongo.ObjectId {
  return new mongo.ObjectId(createHash('sha256').update(`${archiveId} ${source}`).digest('hex').slice(0, 24));
}
