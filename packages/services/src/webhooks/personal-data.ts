import {
  type WebhookDeliveryDoc,
  WebhookDeliveryModel,
  type WebhookDoc,
  type WebhookEventDoc,
  WebhookEventModel,
  WebhookModel,
} from '@workbench/db';
import type { Model } from 'mongoose';
import type { ServiceContext } from '../shared/context.ts';
import { createMentionMatcher, personPattern } from '../shared/personal-data/person-mentions.ts';
import { redactDeep } from '../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../shared/personal-data/types.ts';

/** Finds and erases people in webhooks, in the bodies of events and in what receivers answered, which is kept for 14 days. */
export const WEBHOOK_PERSONAL_DATA: readonly PersonalDataSource[] = [
  source<WebhookDoc>('webhooks', WebhookModel, ({ name, url }) => ({ name, url })),
  source<WebhookEventDoc>('webhook events', WebhookEventModel, ({ type, data }) => ({ type, data })),
  source<WebhookDeliveryDoc>('webhook answers', WebhookDeliveryModel, ({ type, attempts }) => ({ type, attempts })),
];

/** @param shown the fields in which a person may be, with a `name` or a `type` */
function source<D extends { _id: string }>(
  category: string,
  model: Model<D>,
  shown: (doc: D) => { name?: string; type?: string },
): PersonalDataSource {
  const collection = model.collection;

  async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
    const mentionOf = createMentionMatcher(query);
    const records: PersonalDataRecord[] = [];
    for await (const doc of collection.find<D>({})) {
      const data = shown(doc);
      const match = mentionOf(data);
      const label = data.name ?? data.type ?? category;
      if (match !== null) records.push({ id: doc._id, label, match, identifiers: [], data });
    }
    return records;
  }

  /** What they say beside the person stays. */
  async function erase(_: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
    const pattern = personPattern(query, { withName: true });
    if (pattern === null) return 0;
    let erased = 0;
    for await (const doc of collection.find<D>({ _id: { $in: [...ids] } } as never)) {
      await collection.updateOne({ _id: doc._id } as never, { $set: redactDeep(shown(doc), pattern) });
      erased++;
    }
    return erased;
  }

  return { category, find, erase };
}
