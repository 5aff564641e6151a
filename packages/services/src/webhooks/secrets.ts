import { randomBytes } from 'node:crypto';
import type { WebhookDoc, WebhookSecretDoc } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';

/** Secrets and signatures as Standard Webhooks 1.0 has them. */

export const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const createSecretText = (): string => `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

type Signer = Pick<WebhookDoc, 'secrets'>;

/** Those that sign at a time, the present one first. @throws Error when one cannot be read */
export const openSecrets = (ctx: ServiceContext, { secrets }: Signer, now: Date): string[] =>
  secrets
    .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
    .map(({ sealed }) => ctx.secrets.open(sealed));

/** False where one was encrypted with a key that is lost. */
export const canSign = (ctx: ServiceContext, webhook: Signer): boolean =>
  webhook.secrets.length > 0 && webhook.secrets.every((secret) => isReadable(ctx, secret));

export function isReadable(ctx: ServiceContext, { sealed }: WebhookSecretDoc): boolean {
  try {
    ctx.secrets.open(sealed);
    return true;
  } catch {
    return false;
  }
}
