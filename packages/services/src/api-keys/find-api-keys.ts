import { type ApiKeyDoc, ApiKeyModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { isExpired } from './authenticate-key.ts';
import { API_KEY_PREFIX } from './limits.ts';
import type { ApiKey } from './schemas.ts';

/** All keys, those that are revoked as well; the newest first. */
export async function listApiKeys({ ctx }: Verb<object>): Promise<ApiKey[]> {
  const keys = await ApiKeyModel.find().sort({ createdAt: -1, _id: 1 }).lean<ApiKeyDoc[]>();
  return keys.map((key) => showApiKey(key, ctx.now()));
}

export function showApiKey(key: ApiKeyDoc, now: Date): ApiKey {
  return {
    id: key._id,
    name: key.name,
    scopes: key.scopes as ApiKey['scopes'],
    hint: `${API_KEY_PREFIX}…${key.lastFour}`,
    requestsPerMinute: key.requestsPerMinute,
    state: key.revokedAt !== null ? 'revoked' : isExpired(key, now) ? 'expired' : 'active',
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  };
}
