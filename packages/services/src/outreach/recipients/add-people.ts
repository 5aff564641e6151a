import { type OutreachCampaignDoc, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { markSavedIn } from '../../contacts/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { followedElsewhere } from '../follow-up/followed-elsewhere.ts';
import type { AddTargetsResult } from '../schemas.ts';
import { findExistingRecipients } from './find-existing.ts';
import { finishAdding } from './finish-adding.ts';
import { withoutCustomers } from './hide-customers.ts';
import { matchTarget } from './match-target.ts';
import { mergeIntoExistingRecipient } from './merge-into-existing.ts';
import { newRecipient } from './new-recipient.ts';
import type { TargetChunk } from './resolve-targets.ts';
import { syncCampaignRecipients } from './sync-recipients.ts';
import { EMPTY_TARGET, type Target } from './target.ts';

/** Each time another call was faster with some of them. */
const ATTEMPTS_MAX = 20;

/**
 * Adds people to a campaign, one chunk at a time; no one is added twice, and suppressed people, those at customers and those
 * whom another follow-up has are skipped. New identifiers of an existing recipient are saved.
 * @throws ServiceError conflict when the campaign becomes completed meanwhile; nothing is stored then
 */
export async function addPeople(
  ctx: ServiceContext,
  campaign: OutreachCampaignDoc,
  { chunks, includeCustomers }: { chunks: AsyncIterable<TargetChunk>; includeCustomers: boolean },
): Promise<AddedPeople> {
  const adding: AddingState = { ctx, campaign };
  let isSynced = false;
  const result = { added: 0, known: 0, suppressed: 0 };
  let hiddenCustomers = 0;
  let followedUp = 0;
  const ids: string[] = [];
  for await (const { targets: allowed, suppressed: suppressedIds } of chunks) {
    const targets = includeCustomers ? allowed : await withoutCustomers(allowed);
    hiddenCustomers += allowed.length - targets.length;
    // First, as whoever has a former address of a recipient's lead is another person.
    if (!isSynced) await syncCampaignRecipients(ctx, campaign._id);
    isSynced = true;
    await mergeSuppressed(ctx, campaign._id, suppressedIds);
    const docs = await addAll(adding, targets);
    const taken = (await followedElsewhere(campaign._id, targets)).size;
    ids.push(...docs.map(({ _id }) => _id));
    const { takenBack } = await finishAdding(adding, docs, ids);
    await markSavedIn(
      targets.flatMap(({ contactId }) => contactId ?? []),
      'outreach',
    );
    result.added += docs.length - takenBack;
    result.known += targets.length - docs.length - taken;
    followedUp += taken;
    result.suppressed += suppressedIds.length + takenBack;
  }
  return { ...result, ...(hiddenCustomers > 0 && { hiddenCustomers }), followedUp };
}

interface AddedPeople extends AddTargetsResult {
  /** People whom another follow-up of the same campaign has. */
  followedUp: number;
}

interface AddingState {
  ctx: ServiceContext;
  campaign: OutreachCampaignDoc;
}

/** A skipped person may be an existing recipient with fewer identifiers, who is recognised as suppressed then. */
async function mergeSuppressed(ctx: ServiceContext, campaignId: string, skipped: readonly Target[]): Promise<void> {
  const existing = skipped.length === 0 ? [] : await findExistingRecipients(campaignId, skipped);
  for (const { uniqueKeys: own, nameKey: name, identifiers, former } of skipped) {
    const { same } = matchTarget({ uniqueKeys: own, nameKey: name }, existing);
    if (same !== null) await mergeIntoExistingRecipient(ctx, same, { ...EMPTY_TARGET, identifiers, former });
  }
}

/** @returns the new recipients */
async function addAll(adding: AddingState, targets: Target[]): Promise<OutreachMessageDoc[]> {
  let remaining = targets;
  const added: OutreachMessageDoc[] = [];
  for (let attempt = 0; remaining.length > 0; attempt++) {
    if (attempt === ATTEMPTS_MAX) {
      throw new ServiceError('conflict', 'These people are being added elsewhere; try again in a moment');
    }
    const { fresh, again } = await planInserts(adding, remaining);
    const refused = await insert(fresh);
    added.push(...fresh.flatMap(({ doc }) => (refused.has(doc._id) ? [] : [doc])));
    remaining = [...fresh.flatMap(({ doc, target }) => (refused.has(doc._id) ? [target] : [])), ...again];
  }
  return added;
}

interface NewRecipient {
  target: Target;
  doc: OutreachMessageDoc;
}

/** `again`: the same as another recipient who is about to be stored, or who was erased at this moment. */
async function planInserts(
  adding: AddingState,
  targets: Target[],
): Promise<{ fresh: NewRecipient[]; again: Target[] }> {
  const { ctx, campaign } = adding;
  const existing = await findExistingRecipients(campaign._id, targets);
  const fresh: NewRecipient[] = [];
  const again: Target[] = [];
  const taken = await followedElsewhere(campaign._id, targets);
  for (const target of targets) {
    if (taken.has(target)) continue;
    const match = matchTarget(target, [...existing, ...fresh.map(({ doc }) => doc)]);
    const { same } = match;
    if (same === null) fresh.push({ target, doc: newRecipient(ctx, campaign, target, match.keys) });
    else if (!existing.includes(same) || !(await mergeTarget(ctx, existing, same, target))) again.push(target);
  }
  // Ascending ids, so that recipients who are added together are processed in their order.
  const ids = fresh.map(({ doc }) => doc._id).sort();
  return { fresh: fresh.map(({ target, doc }, at) => ({ target, doc: { ...doc, _id: ids[at] ?? doc._id } })), again };
}

/** The next ones are compared with what they are recognised by from now on. @returns false when they are not there any more */
async function mergeTarget(
  ctx: ServiceContext,
  existing: OutreachMessageDoc[],
  same: OutreachMessageDoc,
  target: Target,
): Promise<boolean> {
  const merged = await mergeIntoExistingRecipient(ctx, same, target, existing);
  if (merged !== null) existing[existing.indexOf(same)] = merged;
  return merged !== null;
}

/** @returns ids of recipients whose keys another call has taken in the meantime */
async function insert(fresh: readonly NewRecipient[]): Promise<Set<string>> {
  if (fresh.length === 0) return new Set();
  const docs = fresh.map(({ doc }) => doc);
  try {
    await OutreachMessageModel.collection.insertMany(docs as never[], { ordered: false });
    return new Set();
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError) || !isDuplicateKey(error)) throw error;
    const failed = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
    return new Set(failed.flatMap(({ index }) => docs[index]?._id ?? []));
  }
}
