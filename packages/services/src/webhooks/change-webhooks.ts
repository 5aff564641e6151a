import { WebhookDeliveryModel, type WebhookDoc, WebhookModel, type WebhookSecretDoc } from '@workbench/db';
import { feedHead } from '../companies/index.ts';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { newUuid } from '../shared/record-ids.ts';
import { claimOwnKey } from '../shared/workspace-key/require-own-key.ts';
import { getChoice } from '../views/index.ts';
import { deleteMembers } from './collect/note-members.ts';
import { isCompanyEvent } from './event-kinds.ts';
import { requireWebhook, showWebhook } from './find-webhooks.ts';
import { WEBHOOKS_MAX } from './limits.ts';
import type { CreatedWebhook, CreateWebhookInput, UpdateWebhookInput, Webhook } from './schemas.ts';
import { canSign, createSecretText } from './secrets.ts';
import { switchOff } from './switch-off.ts';

export const JOURNALLED = { writeConcern: { j: true } } as const;
/**
 * The answer alone has the secret. Events from now on are sent.
 * @throws ServiceError invalid for an address that may not be called or a view that does not exist or cannot be read; conflict when there are 50
 */
export async function createWebhook({ ctx, input }: Verb<CreateWebhookInput>): Promise<CreatedWebhook> {
  requireUsable(ctx, input);
  await requireReadable(input.viewId);
  if ((await WebhookModel.countDocuments()) >= WEBHOOKS_MAX) {
    throw new ServiceError('conflict', `There are ${WEBHOOKS_MAX} webhooks already; delete one first`);
  }
  const now = ctx.now();
  const { secret, stored } = await newSecret(ctx);
  const webhook: WebhookDoc = {
    _id: newUuid(ctx),
    ...input,
    offReason: null,
    secrets: [stored],
    ...(await fromNowOn(ctx)),
    failures: 0,
    failingSince: null,
    pausedUntil: null,
    lastDeliveredAt: null,
    createdAt: now,
    updatedAt: now,
  };
  await WebhookModel.collection.insertOne(webhook as never, JOURNALLED);
  return { ...(await showWebhook(webhook, now)), secret };
}

/**
 * Changes what is given and leaves the rest.
 * @throws ServiceError not_found; invalid as when it is created, for its view only where the view is given or begins to count
 */
export async function updateWebhook({ ctx, input }: Verb<UpdateWebhookInput>): Promise<Webhook> {
  const { id, isEnabled, ...given } = input;
  const before = await requireWebhook(id);
  const after = { ...before, ...dropMissing(given) };
  requireUsable(ctx, { ...after, url: given.url ?? null });
  const isOn = isEnabled ?? before.offReason === null;
  if (isEnabled === true && !canSign(ctx, before)) {
    throw new ServiceError('conflict', 'The secret of this webhook is lost; rotate it, which makes a new one');
  }
  const isNewlyOn = isOn && before.offReason !== null;
  const beginsCompanies = isOn && !before.events.some(isCompanyEvent) && after.events.some(isCompanyEvent);
  if (isEnabled === true || beginsCompanies || given.viewId !== undefined) await requireReadable(after.viewId);
  const changed = {
    ...dropMissing(given),
    ...(isNewlyOn && { offReason: null, failures: 0, failingSince: null, failing: null, pausedUntil: null }),
    // Whoever corrects the address does not wait for the next attempt.
    ...(given.url !== undefined && { failures: 0, failing: null, pausedUntil: null }),
    ...((isNewlyOn || beginsCompanies) && (await fromNowOn(ctx))),
    // Companies may have entered the view while no one looked.
    ...((isNewlyOn || beginsCompanies || given.viewId !== undefined) && { viewKey: null }),
    updatedAt: ctx.now(),
  };
  await WebhookModel.updateOne({ _id: id }, { $set: changed }, JOURNALLED);
  if (isEnabled === false && before.offReason === null) await switchOff(ctx, id, 'owner');
  return showWebhook(await requireWebhook(id), ctx.now());
}

/** With its deliveries, for good. @throws ServiceError not_found */
export async function deleteWebhook({ input: { id } }: Verb<{ id: string }>): Promise<{ id: string }> {
  await requireWebhook(id);
  await WebhookModel.deleteOne({ _id: id }, JOURNALLED);
  await WebhookDeliveryModel.deleteMany({ webhookId: id });
  await deleteMembers(id);
  return { id };
}

/** @throws ServiceError invalid */
function requireUsable(
  ctx: ServiceContext,
  { url, events, viewId }: { url: string | null; events: readonly string[]; viewId: string | null },
): void {
  const problem = url === null ? null : ctx.webhooks.problemOf(url);
  if (problem !== null) throw invalid('url', `This address is refused: ${problem}`);
  if (viewId !== null && !events.some(isCompanyEvent)) {
    throw invalid('viewId', 'A view chooses among companies, and none of these events is of companies; leave it out');
  }
}

/** @throws ServiceError invalid for a view that does not exist or cannot be read */
async function requireReadable(viewId: string | null): Promise<void> {
  if (viewId === null) return;
  await getChoice(viewId).catch((error: unknown) => {
    if (error instanceof ServiceError) throw invalid('viewId', error.message);
    throw error;
  });
}

const invalid = (field: string, message: string) => new ServiceError('invalid', message, [{ path: [field], message }]);

/** What happened before is not sent. */
async function fromNowOn(ctx: ServiceContext): Promise<Pick<WebhookDoc, 'feedSince' | 'since'>> {
  return { feedSince: await feedHead(ctx), since: ctx.now() };
}

export async function newSecret(ctx: ServiceContext): Promise<{ secret: string; stored: WebhookSecretDoc }> {
  await claimOwnKey(ctx);
  const secret = createSecretText();
  return { secret, stored: { sealed: ctx.secrets.seal(secret), createdAt: ctx.now(), expiresAt: null } };
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const dropMissing = <T extends object>(given: T): Given<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given<T>;
