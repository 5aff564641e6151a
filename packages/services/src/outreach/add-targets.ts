import { type OutreachCampaignDoc, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { markKnown } from '../contacts/index.ts';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database-errors.ts';
import { ServiceError } from '../shared/errors.ts';
import { chooseTargets } from './choose-targets.ts';
import { findOpenCampaign } from './find-campaign.ts';
import { joinStanding } from './join-standing.ts';
import { joinKnownToday } from './known-today.ts';
import { newMessage } from './new-message.ts';
import { findStanding, NOTHING_TOLD, type Target } from './recipients.ts';
import { placeTarget } from './rules/place-target.ts';
import type { AddTargetsInput, AddTargetsResult } from './schemas.ts';
import { settleAdded } from './settle-added.ts';

/** Each time another call was faster with some of them. */
const ATTEMPTS_MAX = 20;

/**
 * Puts saved contacts, leads and whole imports of leads on a campaign; nobody stands on it twice, and who is on the
 * do-not-contact list is left out. What a further naming adds to what somebody is recognised by is kept. The same call
 * again goes on where one was cut off.
 * @throws ServiceError not_found for an unknown campaign or import, conflict for a campaign that is completed or becomes
 * so meanwhile, invalid when contacts or leads are not there any more; nothing is stored then
 */
export async function addTargets({ ctx, input }: Verb<AddTargetsInput>): Promise<AddTargetsResult> {
  const placing: Placing = { ctx, campaign: await findOpenCampaign(input.id), isKnownToday: false };
  const result = { added: 0, known: 0, suppressed: 0 };
  const ids: string[] = [];
  for await (const { targets, listed } of chooseTargets(ctx, input)) {
    await joinListed(ctx, input.id, listed);
    const docs = await placeAll(placing, targets);
    ids.push(...docs.map(({ _id }) => _id));
    const { takenBack } = await settleAdded(placing, docs, ids);
    await markKnown(
      targets.flatMap(({ contactId }) => contactId ?? []),
      'outreach',
    );
    result.added += docs.length - takenBack;
    result.known += targets.length - docs.length;
    result.suppressed += listed.length + takenBack;
  }
  return result;
}

interface Placing {
  ctx: ServiceContext;
  campaign: OutreachCampaignDoc;
  /** What is known today of those who stand there has been looked at by this call. */
  isKnownToday: boolean;
}

/** Who is left out may stand there already as somebody of whom less was known; they are recognised as listed then. */
async function joinListed(ctx: ServiceContext, campaignId: string, listed: readonly Target[]): Promise<void> {
  const standing = listed.length === 0 ? [] : await findStanding(campaignId, listed);
  for (const { own, name, identifiers } of listed) {
    const { same } = placeTarget({ own, name }, standing);
    if (same !== null) await joinStanding(ctx, same, { ...NOTHING_TOLD, identifiers });
  }
}

/** @returns who is new */
async function placeAll(placing: Placing, targets: Target[]): Promise<OutreachMessageDoc[]> {
  let waiting = targets;
  const added: OutreachMessageDoc[] = [];
  for (let attempt = 0; waiting.length > 0; attempt++) {
    if (attempt === ATTEMPTS_MAX) {
      throw new ServiceError('conflict', 'These people are being added by somebody else; try again in a moment');
    }
    const { fresh, again } = await placeOnce(placing, waiting);
    const refused = await insert(fresh);
    added.push(...fresh.flatMap(({ doc }) => (refused.has(doc._id) ? [] : [doc])));
    waiting = [...fresh.flatMap(({ doc, target }) => (refused.has(doc._id) ? [target] : [])), ...again];
  }
  return added;
}

interface Fresh {
  target: Target;
  doc: OutreachMessageDoc;
}

/** `again`: they are the same as somebody who is only about to be stored, or who was erased at this moment. */
async function placeOnce(placing: Placing, targets: Target[]): Promise<{ fresh: Fresh[]; again: Target[] }> {
  const { ctx, campaign } = placing;
  let standing = await findStanding(campaign._id, targets);
  const isNew = (target: Target) => placeTarget(target, standing).same === null;
  if (!placing.isKnownToday && targets.some(isNew)) {
    await joinKnownToday(ctx, campaign._id);
    placing.isKnownToday = true;
    standing = await findStanding(campaign._id, targets);
  }
  const fresh: Fresh[] = [];
  const again: Target[] = [];
  for (const target of targets) {
    const placed = placeTarget(target, [...standing, ...fresh.map(({ doc }) => doc)]);
    const { same } = placed;
    if (same === null) fresh.push({ target, doc: newMessage(ctx, campaign, target, placed.keys) });
    else if (!standing.includes(same) || !(await join(ctx, standing, same, target))) again.push(target);
  }
  // Ids in their order, so that those who are added at one moment are worked off in the order in which they came.
  const ids = fresh.map(({ doc }) => doc._id).sort();
  return { fresh: fresh.map(({ target, doc }, at) => ({ target, doc: { ...doc, _id: ids[at] ?? doc._id } })), again };
}

/** The next ones are compared with what they are recognised by from now on. @returns false when they are not there any more */
async function join(
  ctx: ServiceContext,
  standing: OutreachMessageDoc[],
  same: OutreachMessageDoc,
  target: Target,
): Promise<boolean> {
  const joined = await joinStanding(ctx, same, target, standing);
  if (joined !== null) standing[standing.indexOf(same)] = joined;
  return joined !== null;
}

/** @returns ids of those whose place another call has taken meanwhile */
async function insert(fresh: readonly Fresh[]): Promise<Set<string>> {
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
