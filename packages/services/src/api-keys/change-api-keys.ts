import { randomUUID } from 'node:crypto';
import { type ApiKeyDoc, ApiKeyModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { showApiKey } from './find-api-keys.ts';
import { createKeyText, hashKey } from './key-text.ts';
import { invalidateKnownKeys } from './known-keys.ts';
import { API_KEYS_MAX } from './limits.ts';
import type { ApiKey, CreateApiKeyInput, CreatedApiKey, RenameApiKeyInput } from './schemas.ts';

/**
 * The answer alone has the key.
 * @throws ServiceError invalid when it would have expired already; conflict when 100 are in force
 */
export async function createApiKey({ ctx, input }: Verb<CreateApiKeyInput>): Promise<CreatedApiKey> {
  const now = ctx.now();
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt);
  if (expiresAt !== null && expiresAt.getTime() <= now.getTime()) {
    const message = 'The key would have expired already; give a time in the future';
    throw new ServiceError('invalid', message, [{ path: ['expiresAt'], message }]);
  }
  const inForce = { revokedAt: null, $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] };
  if ((await ApiKeyModel.countDocuments(inForce)) >= API_KEYS_MAX) {
    throw new ServiceError('conflict', `There are ${API_KEYS_MAX} API keys already; revoke one first`);
  }
  const text = createKeyText();
  const key: ApiKeyDoc = {
    _id: randomUUID(),
    name: input.name,
    scopes: input.scopes,
    hash: hashKey(text),
    lastFour: text.slice(-4),
    requestsPerMinute: input.requestsPerMinute,
    createdAt: now,
    expiresAt,
    revokedAt: null,
    lastUsedAt: null,
  };
  await ApiKeyModel.collection.insertOne(key as never, { writeConcern: { j: true } });
  invalidateKnownKeys();
  return { ...showApiKey(key, now), key: text };
}

/**
 * Gives a key another name, also one that is expired or revoked: the audit log shows its name.
 * @throws ServiceError not_found
 */
export async function renameApiKey({ ctx, input: { id, name } }: Verb<RenameApiKeyInput>): Promise<ApiKey> {
  const key = await ApiKeyModel.findByIdAndUpdate(
    id,
    { $set: { name } },
    { returnDocument: 'after' },
  ).lean<ApiKeyDoc>();
  if (key === null) throw noSuchKey();
  invalidateKnownKeys();
  return showApiKey(key, ctx.now());
}

/**
 * From the answer on this process refuses the key, and every other one within a second. Revoked again, it stays as it is.
 * @throws ServiceError not_found
 */
export async function revokeApiKey({ ctx, input: { id } }: Verb<{ id: string }>): Promise<ApiKey> {
  const now = ctx.now();
  const journalled = { writeConcern: { j: true } };
  await ApiKeyModel.updateOne({ _id: id, revokedAt: null }, { $set: { revokedAt: now } }, journalled);
  invalidateKnownKeys();
  const key = await ApiKeyModel.findById(id).lean<ApiKeyDoc>();
  if (key === null) throw noSuchKey();
  return showApiKey(key, now);
}

const noSuchKey = () => new ServiceError('not_found', 'There is no API key with this id');
