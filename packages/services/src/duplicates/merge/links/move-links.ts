import {
  type ArchivedDocumentDoc,
  ArchivedDocumentModel,
  type CompanyMergeDoc,
  type MergeLinkDoc,
  MergeLinkModel,
} from '@workbench/db';
import type { mongo } from 'mongoose';
import { archivedDocuments, CHUNK_MAX, collectionOf } from '../../../shared/moves/archived-collections.ts';
import { COMPANY_LINKS, type CompanyLink } from './company-links.ts';

type Renew = () => Promise<void>;

/**
 * Contacts, leads, notes and what else names the other company name the survivor from now on, those in the trash too. Each
 * is noted before it is changed. Repeatable, also later for what a process that had read the other company has written.
 */
export async function mergeLinks(merge: CompanyMergeDoc, renew: Renew): Promise<void> {
  for (const link of COMPANY_LINKS) {
    for (;;) {
      await renew();
      const filter = { [link.field]: link.toValue(merge.otherId) };
      const found = await collectionOf(link)
        .find(filter, { projection: { _id: 1 }, limit: CHUNK_MAX })
        .toArray();
      if (found.length === 0) break;
      const ids = found.map(({ _id }) => _id);
      await noteLinks(merge, link, ids);
      await collectionOf(link).updateMany({ ...filter, _id: { $in: ids } } as never, {
        $set: { [link.field]: link.toValue(merge.survivorId) },
      });
    }
    await mergeArchived(merge, link);
  }
}

/** The same back, for those that still name the survivor. */
export async function separateLinks(merge: CompanyMergeDoc, renew: Renew): Promise<void> {
  for (const link of COMPANY_LINKS) {
    for (;;) {
      await renew();
      const filter = { mergeId: merge._id, collectionName: link.collectionName };
      const noted = await MergeLinkModel.find(filter).limit(CHUNK_MAX).lean<MergeLinkDoc[]>();
      if (noted.length === 0) break;
      const ids = noted.map(({ documentId }) => documentId);
      const [from, to] = [link.toValue(merge.survivorId), link.toValue(merge.otherId)];
      await collectionOf(link).updateMany({ _id: { $in: ids }, [link.field]: from } as never, {
        $set: { [link.field]: to },
      });
      await archivedDocuments().updateMany(
        { collectionName: link.collectionName, 'document._id': { $in: ids }, [`document.${link.field}`]: from },
        { $set: { [`document.${link.field}`]: to } },
      );
      await MergeLinkModel.deleteMany({ _id: { $in: noted.map(({ _id }) => _id) } });
    }
  }
}

async function mergeArchived(merge: CompanyMergeDoc, link: CompanyLink): Promise<void> {
  const path = `document.${link.field}`;
  const filter = { collectionName: link.collectionName, [path]: link.toValue(merge.otherId) };
  const found = await ArchivedDocumentModel.find(filter, { 'document._id': 1 }).lean<
    Pick<ArchivedDocumentDoc, '_id' | 'document'>[]
  >();
  if (found.length === 0) return;
  await noteLinks(
    merge,
    link,
    found.map(({ document }) => document._id),
  );
  await archivedDocuments().updateMany({ ...filter, _id: { $in: found.map(({ _id }) => _id) } } as never, {
    $set: { [path]: link.toValue(merge.survivorId) },
  });
}

async function noteLinks(
  merge: CompanyMergeDoc,
  { collectionName }: CompanyLink,
  ids: readonly unknown[],
): Promise<void> {
  const links = MergeLinkModel.collection as unknown as mongo.Collection<MergeLinkDoc>;
  await links.bulkWrite(
    ids.map((documentId) => ({
      updateOne: {
        filter: { _id: `${merge._id}:${collectionName}:${documentId}` },
        update: { $setOnInsert: { mergeId: merge._id, collectionName, documentId } },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}
