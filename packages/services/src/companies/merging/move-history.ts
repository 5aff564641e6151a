import { createHash } from 'node:crypto';
import { ObservationModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { copyToArchive } from '../../shared/moves/archive-documents.ts';
import { restoreFromArchive } from '../../shared/moves/restore-documents.ts';
import { combineCompanies } from './combine-companies.ts';
import { type MergeWork, readMergeArchive } from './merge-archive.ts';

const OBSERVATIONS = ObservationModel.collection.collectionName;

/** The history of the other company becomes the survivor's, with the figures that a newer one of the same source replaces. */
export async function moveHistory(work: MergeWork): Promise<void> {
  const { archiveId, survivorId, otherId, renew } = work;
  const set = { collectionName: OBSERVATIONS, filter: { companyId: otherId } };
  await copyToArchive({ archiveId, set, renew });
  for await (const { _id } of ObservationModel.collection.find(set.filter, { projection: { _id: 1 } })) {
    await ObservationModel.collection
      .updateOne({ _id }, { $set: { companyId: survivorId } })
      .catch((error: unknown) => {
        // The survivor has a figure of that source and day; the archive keeps this one.
        if (!isDuplicateKey(error)) throw error;
        return ObservationModel.collection.deleteOne({ _id });
      });
  }
  for (const { _id, ...figure } of await replacedFigures(work)) {
    const { companyId, source, asOf } = figure;
    await ObservationModel.collection.updateOne(
      { companyId, source, asOf },
      { $setOnInsert: { _id, ...figure } },
      { upsert: true },
    );
  }
}

/** Takes back what `moveHistory` did; what came in since stays. */
export async function separateHistory(work: MergeWork): Promise<void> {
  const { archiveId, renew } = work;
  const added = (await replacedFigures(work)).map(({ _id }) => _id);
  if (added.length > 0) await ObservationModel.collection.deleteMany({ _id: { $in: added } });
  await restoreFromArchive({ archiveId, set: { collectionName: OBSERVATIONS }, renew }, 'all');
}

/** Under ids that are the same whenever they are computed. */
async function replacedFigures(work: MergeWork) {
  const { before, other } = await readMergeArchive(work);
  if (before === null || other === null) return [];
  const { history } = combineCompanies(before, other, { choices: work.choices, now: work.mergedAt });
  return history.map((figure) => ({ _id: figureId(work.archiveId, figure.source), ...figure }));
}

function figureId(archiveId: string, source: string): mongo.ObjectId {
  return new mongo.ObjectId(createHash('sha256').update(`${archiveId} ${source}`).digest('hex').slice(0, 24));
}
