import { randomUUID } from 'node:crypto';
import { type OutreachCampaignDoc, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { markKnown } from '../contacts/index.ts';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database-errors.ts';
import { ServiceError } from '../shared/errors.ts';
import { chooseTargets } from './choose-targets.ts';
import { findOpenCampaign } from './find-campaign.ts';
import { joinStanding } from './join-standing.ts';
import { findStanding, mainKeyOf, type Target } from './recipients.ts';
import { placeTarget } from './rules/place-target.ts';
import type { AddTargetsInput, AddTargetsResult } from './schemas.ts';

/** Each time another call was faster with some of them. */
const ATTEMPTS_MAX = 20;

/**
 * Puts saved contacts, leads and whole imports of leads on a campaign; nobody stands on it twice, and who is on the
 * do-not-contact list is left out. What a second naming adds to what somebody is recognised by is kept. The same call
 * again goes on where one was cut off.
 * @throws ServiceError not_found for an unknown campaign or import, conflict for a completed campaign, invalid when
 * contacts or leads are not there any more; nothing is stored then
 */
export async function addTargets({ ctx, input }: Verb<AddTargetsInput>): Promise<AddTargetsResult> {
  const campaign = await findOpenCampaign(input.id);
  const result = { added: 0, known: 0, suppressed: 0 };
  for await (const { targets, suppressed } of chooseTargets(ctx, input)) {
    const added = await placeAll(ctx, campaign, targets);
    await markKnown(
      targets.flatMap(({ contactId }) => contactId ?? []),
      'outreach',
    );
    result.added += added;
    result.known += targets.length - added;
    result.suppressed += suppressed;
  }
  return result;
}

/** @returns how many are new */
async function placeAll(ctx: ServiceContext, campaign: OutreachCampaignDoc, targets: Target[]): Promise<number> {
  let waiting = targets;
  let added = 0;
  for (let attempt = 0; waiting.length > 0; attempt++) {
    if (attempt === ATTEMPTS_MAX) {
      throw new ServiceError('conflict', 'These people are being added by somebody else; try again in a moment');
    }
    const { fresh, again } = await placeOnce(ctx, campaign, waiting);
    const refused = await insert(fresh);
    added += fresh.length - refused.size;
    waiting = [...fresh.flatMap(({ doc, target }) => (refused.has(doc._id) ? [target] : [])), ...again];
  }
  return added;
}

interface Fresh {
  target: Target;
  doc: OutreachMessageDoc;
}

/** `again`: they are the same as somebody who is only about to be stored. */
async function placeOnce(
  ctx: ServiceContext,
  campaign: OutreachCampaignDoc,
  targets: Target[],
): Promise<{ fresh: Fresh[]; again: Target[] }> {
  const standing = await findStanding(campaign._id, targets);
  const fresh: Fresh[] = [];
  const again: Target[] = [];
  for (const target of targets) {
    const placed = placeTarget(target, [...standing, ...fresh.map(({ doc }) => doc)]);
    if (placed.same === null) fresh.push({ target, doc: newMessage(ctx, campaign, target, placed.keys) });
    else if (standing.includes(placed.same)) await joinStanding(placed.same, target);
    else again.push(target);
  }
  // Ids in their order, so that those who are added at one moment are worked off in the order in which they came.
  const ids = fresh.map(({ doc }) => doc._id).sort();
  return { fresh: fresh.map(({ target, doc }, at) => ({ target, doc: { ...doc, _id: ids[at] ?? doc._id } })), again };
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

/** A target without a text yet. */
export function newMessage(
  ctx: ServiceContext,
  campaign: OutreachCampaignDoc,
  target: Target,
  keys: readonly string[],
): OutreachMessageDoc {
  const now = ctx.now();
  return {
    _id: randomUUID(),
    campaignId: campaign._id,
    recipientKey: mainKeyOf(target, keys),
    keys: [...keys],
    contactId: target.contactId,
    leadId: target.leadId,
    recipientName: target.recipientName,
    recipientCompany: target.company,
    recipientTitle: target.title,
    recipientIndustry: target.industry,
    recipientLinkedinUrl: target.linkedinUrl,
    identifiers: target.identifiers,
    status: 'pending',
    messageContent: null,
    messageType: campaign.type,
    messageId: null,
    writtenBy: null,
    sentAt: null,
    acceptedAt: null,
    repliedAt: null,
    failure: null,
    skippedAt: null,
    createdAt: now,
    updatedAt: now,
    revision: 1,
  };
}
