import { WebhookModel, type WebhookSecretDoc } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { JOURNALLED, newSecret } from './change-webhooks.ts';
import { requireWebhook, showWebhook } from './find-webhooks.ts';
import { OVERLAP_HOURS_STANDARD, SECRETS_MAX } from './limits.ts';
import type { CreatedWebhook, RotateSecretInput } from './schemas.ts';
import { isReadable } from './secrets.ts';

const HOUR_MS = 3_600_000;

const TOO_MANY_SECRETS = `${SECRETS_MAX} secrets sign already; wait until one has expired, or rotate with overlapHours 0, which ends them all`;

/**
 * Makes a new secret; messages are signed with the old one as well while the overlap lasts, unless it cannot be read any more.
 * @throws ServiceError not_found; conflict when another rotation came first, or too many secrets overlap
 */
export async function rotateSecret({ ctx, input }: Verb<RotateSecretInput>): Promise<CreatedWebhook> {
  const { id, overlapHours = OVERLAP_HOURS_STANDARD } = input;
  const { secrets } = await requireWebhook(id);
  const now = ctx.now();
  const { secret, stored } = await newSecret(ctx);
  const overlapEnd = new Date(now.getTime() + overlapHours * HOUR_MS);
  const kept = secrets
    .map((one): WebhookSecretDoc => ({ ...one, expiresAt: earlier(one.expiresAt, overlapEnd) }))
    .filter((one) => one.expiresAt !== null && one.expiresAt > now && isReadable(ctx, one));
  if (kept.length >= SECRETS_MAX) throw new ServiceError('conflict', TOO_MANY_SECRETS);
  const isFirst = await WebhookModel.updateOne(
    { _id: id, 'secrets.0.sealed': secrets[0]?.sealed ?? null },
    { $set: { secrets: [stored, ...kept], updatedAt: now } },
    JOURNALLED,
  );
  if (isFirst.matchedCount === 0) {
    await requireWebhook(id);
    throw new ServiceError('conflict', 'The secret was rotated by someone else in this moment; look before you rotate');
  }
  return { ...(await showWebhook(await requireWebhook(id), ctx.now())), secret };
}

const earlier = (one: Date | null, other: Date): Date => (one !== null && one < other ? one : other);
