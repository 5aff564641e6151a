import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookDoc, WebhookSecretDoc } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';

/** Secrets and signatures as Standard Webhooks 1.0 has them. */

const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const createSecretText = (): string => `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

export interface SignedMessage {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The header `webhook-signature`: one signature for each secret, separated by spaces. */
export function signatureOf({ id, timestamp, body }: SignedMessage, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}

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
