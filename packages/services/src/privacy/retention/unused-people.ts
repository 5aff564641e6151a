import {
  type ContactDoc,
  ContactModel,
  type LeadDoc,
  LeadModel,
  OUTREACH_MESSAGE_INDEXES,
  OutreachMessageModel,
} from '@workbench/db';
import { identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import type { Model, Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import { deleteContacts, deleteLeads } from '../../trash/index.ts';
import type { RetentionPreview } from '../schemas.ts';
import { EXAMPLES, type GrowingRecords, limitOf } from './dated-records.ts';

/** People who are read and deleted together. */
const BATCH = 500;

interface People<D extends { _id: Types.ObjectId }> {
  records: Model<never>;
  /** "contact" and "lead", as messages name them. */
  kind: string;
  by: 'savedAt' | 'updatedAt';
  /** Who may be unused, as far as the record itself says. */
  candidates: (limit: Date) => object;
  lastTouch: (doc: D) => Date;
  /** Ids by which others may know the person. */
  idsOf: (doc: D) => Types.ObjectId[];
  /** Ids among these that others than messages use. */
  usedBeside: (ids: Types.ObjectId[]) => Promise<string[]>;
  /** In the order of `docs`, without the name of anyone on the do-not-contact list. */
  labelsOf: (ctx: ServiceContext, docs: D[]) => Promise<string[]>;
  remove: (ctx: ServiceContext, ids: string[]) => Promise<number>;
}

/** People who are on no list and in no campaign, without a note, and whom nothing has touched for as long. */
function unused<D extends { _id: Types.ObjectId }>(people: People<D>): GrowingRecords {
  async function* find(ctx: ServiceContext, days: number): AsyncGenerator<D[]> {
    const limit = limitOf(ctx, days);
    const found = people.records.find(people.candidates(limit) as never).sort({ [people.by]: 1, _id: 1 });
    let batch: D[] = [];
    for await (const doc of found.lean<D[]>().cursor({ batchSize: BATCH }) as AsyncIterable<D>) {
      if (people.lastTouch(doc) > limit) continue;
      batch.push(doc);
      if (batch.length < BATCH) continue;
      yield await withoutUsed(people, batch);
      batch = [];
    }
    yield await withoutUsed(people, batch);
  }
  return {
    measure: async () => {
      const [count, [oldest]] = await Promise.all([
        people.records.estimatedDocumentCount(),
        people.records
          .find({}, { [people.by]: 1 })
          .sort({ [people.by]: 1 })
          .limit(1)
          .lean<Record<string, Date>[]>(),
      ]);
      return { count, oldestAt: oldest?.[people.by] ?? null };
    },
    preview: async (ctx, days) => {
      const preview: RetentionPreview = { count: 0, examples: [] };
      for await (const batch of find(ctx, days)) {
        preview.count += batch.length;
        const shown = batch.slice(0, EXAMPLES - preview.examples.length);
        const labels = await people.labelsOf(ctx, shown);
        for (const [index, doc] of shown.entries())
          preview.examples.push({ label: labels[index] ?? '', at: people.lastTouch(doc).toISOString() });
      }
      return preview;
    },
    expire: async (ctx, days) => {
      let removed = 0;
      for await (const batch of find(ctx, days)) {
        if (batch.length > 0)
          removed += await people.remove(
            ctx,
            batch.map(({ _id }) => _id.toHexString()),
          );
      }
      return removed;
    },
  };
}

async function withoutUsed<D extends { _id: Types.ObjectId }>(people: People<D>, docs: D[]): Promise<D[]> {
  const ids = docs.flatMap(people.idsOf);
  const keyOf = (id: Types.ObjectId) => `${people.kind}:${id.toHexString()}`;
  const [messages, others] = await Promise.all([
    OutreachMessageModel.find({ keys: { $in: ids.map(keyOf) } }, { keys: 1 })
      .hint(OUTREACH_MESSAGE_INDEXES.recipient)
      .lean(),
    people.usedBeside(ids),
  ]);
  const used = new Set([...messages.flatMap((message) => message.keys), ...others]);
  return docs.filter((doc) => !people.idsOf(doc).some((id) => used.has(keyOf(id)) || used.has(id.toHexString())));
}

const latest = (dates: readonly Date[]): Date => new Date(Math.max(...dates.map((at) => at.getTime())));
const ON_NO_LIST = { 'lists.0': { $exists: false } };

/** A contact from which a lead was made is used by the lead, also under an id from before a merge. */
export const UNUSED_CONTACTS = unused<ContactDoc>({
  records: ContactModel as never,
  kind: 'contact',
  by: 'savedAt',
  candidates: (limit) => ({ savedAt: { $lte: limit }, ...ON_NO_LIST, 'notes.0': { $exists: false } }),
  lastTouch: ({ savedAt, sources, revealedAt, origins }) =>
    latest([
      savedAt,
      ...sources.map(({ at }) => at),
      ...Object.values(revealedAt),
      ...Object.values(origins).map(({ at }) => at),
    ]),
  idsOf: ({ _id, formerIds }) => [_id, ...formerIds],
  usedBeside: async (ids) =>
    (await LeadModel.distinct('contactId', { contactId: { $in: ids } })).map((id) => String(id)),
  labelsOf: async (ctx, docs) => {
    const known = docs.map((doc) => ({ id: doc._id.toHexString(), keys: identifiersOf(doc) }));
    const suppressed = await findSuppressedIds(ctx, known);
    return docs.map(({ _id, name }) => (suppressed.has(_id.toHexString()) ? 'A contact not to be contacted' : name));
  },
  remove: async (ctx, ids) => (await deleteContacts({ ctx, input: { ids } as never })).removed,
});

/** Every change of a lead notes its time. */
export const UNUSED_LEADS = unused<LeadDoc>({
  records: LeadModel as never,
  kind: 'lead',
  by: 'updatedAt',
  candidates: (limit) => ({ updatedAt: { $lte: limit }, ...ON_NO_LIST, enrichmentStatus: { $ne: 'enriching' } }),
  lastTouch: ({ updatedAt }) => updatedAt,
  idsOf: ({ _id }) => [_id],
  usedBeside: async () => [],
  labelsOf: async (_ctx, docs) => docs.map(({ company }) => (company ? `A lead of ${company}` : 'A lead')),
  remove: async (ctx, ids) => (await deleteLeads({ ctx, input: { ids } })).removed,
});
