import { type WebhookDoc, type WebhookWorkDoc, WebhookWorkModel } from '@workbench/db';
import { feedHead } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { isCompanyEvent } from '../event-kinds.ts';
import { WEBHOOK_WORK } from '../webhook-work.ts';
import { collectCompanyEvents } from './collect-company-events.ts';
import { collectOtherEvents } from './collect-other-events.ts';
import { findInView, findUnnoted } from './find-in-view.ts';

/**
 * Stores one page of what happened for the webhooks that are on. The cursor moves when all of the page is stored.
 * @returns whether there is more at once
 */
export async function collectEvents(ctx: ServiceContext, webhooks: readonly WebhookDoc[]): Promise<boolean> {
  const work = await WebhookWorkModel.findById(WEBHOOK_WORK).lean<WebhookWorkDoc>();
  if (work === null) return false;
  await collectEnded(ctx, work, webhooks);
  const ofCompanies = webhooks.filter(({ events }) => events.some(isCompanyEvent));
  if (ofCompanies.length === 0) {
    if (work.cursor !== null) await moveCursor(work, null);
    return false;
  }
  // Before anything happens: the next event may say that a company leaves the view.
  const [unnoted] = await findUnnoted(ofCompanies);
  if (unnoted !== undefined) {
    // One a turn, so that the lease is renewed between large views.
    await findInView(ctx, unnoted, []);
    return true;
  }
  const cursor = work.cursor ?? oldest(ofCompanies).feedSince;
  const page = await readPage(ctx, cursor, ofCompanies);
  const hasMoved = page.nextCursor === work.cursor || (await moveCursor(work, page.nextCursor));
  return hasMoved && page.hasMore;
}

async function readPage(ctx: ServiceContext, cursor: string, webhooks: readonly WebhookDoc[]) {
  try {
    return await collectCompanyEvents(ctx, cursor, webhooks);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'gone') throw error;
    // While all webhooks were off, nothing moved the cursor; those that are on now began later.
    const { feedSince } = oldest(webhooks);
    if (cursor !== feedSince) return { nextCursor: feedSince, hasMore: true };
    ctx.log.error({ err: error }, 'changes that are older than 30 days were not sent to webhooks');
    return { nextCursor: await feedHead(ctx), hasMore: false };
  }
}

async function collectEnded(ctx: ServiceContext, work: WebhookWorkDoc, webhooks: readonly WebhookDoc[]): Promise<void> {
  const now = ctx.now();
  const since = work.collectedUntil ?? oldest(webhooks).since;
  await collectOtherEvents(ctx, since, webhooks);
  await WebhookWorkModel.updateOne({ _id: WEBHOOK_WORK }, { $max: { collectedUntil: now } });
}

/** @returns false when another process has moved it */
async function moveCursor({ cursor }: WebhookWorkDoc, nextCursor: string | null): Promise<boolean> {
  const { matchedCount } = await WebhookWorkModel.updateOne(
    { _id: WEBHOOK_WORK, cursor },
    { $set: { cursor: nextCursor } },
  );
  return matchedCount === 1;
}

const oldest = (webhooks: readonly WebhookDoc[]): WebhookDoc =>
  webhooks.reduce((one, other) => (other.since < one.since ? other : one));
