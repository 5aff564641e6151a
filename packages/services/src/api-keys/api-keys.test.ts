import { ApiKeyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../shared/context.ts';
import { authenticateKey } from './authenticate-key.ts';
import { createApiKey, revokeApiKey } from './change-api-keys.ts';
import { listApiKeys } from './find-api-keys.ts';
import { createKeyText, hashKey, hasValidChecksum } from './key-text.ts';
import { invalidateKnownKeys } from './known-keys.ts';
import { API_KEY_SCOPES, type ApiKeyScope } from './limits.ts';
import { isAllowed, requireScope } from './require-scope.ts';
import { createApiKeyInput } from './schemas.ts';

useTestDatabase();
beforeEach(async () => {
  await emptyTestDatabase();
  invalidateKnownKeys();
});

const NOW = new Date('2026-11-23T10:20:00.000Z');
const ctx = createContext({ now: () => NOW });
const create = (given: object = {}) =>
  createApiKey({ ctx, input: createApiKeyInput.parse({ name: 'Nightly', scopes: ['read'], ...given }) });
const stateOf = async (key: string, now = NOW) => (await authenticateKey(key, now)).state;

describe('the text of a key', () => {
  it('differs each time, and a wrong character anywhere is noticed', () => {
    const key = createKeyText();
    expect(createKeyText()).not.toBe(key);
    expect(hasValidChecksum(key)).toBe(true);
    for (let at = 6; at < key.length; at++) {
      const mistyped = `${key.slice(0, at)}${key[at] === 'a' ? 'b' : 'a'}${key.slice(at + 1)}`;
      expect(hasValidChecksum(mistyped), mistyped).toBe(false);
    }
    expect(hasValidChecksum(key.slice(0, -1))).toBe(false);
  });

  it('is stored nowhere: a dump of the database has its hash and the last four characters', async () => {
    const { key, id } = await create();
    const stored = JSON.stringify(await ApiKeyModel.find().lean());
    expect(stored).toContain(hashKey(key));
    expect(stored).not.toContain(key.slice(6, -4));
    expect(await listApiKeys({ ctx, input: {} })).toMatchObject([{ id, hint: `wbkey_…${key.slice(-4)}` }]);
  });
});

describe('a key', () => {
  it('is accepted with its scopes until it expires, and then told so', async () => {
    const { key, id } = await create({ scopes: ['read', 'spend'], expiresAt: '2026-11-24T00:00:00.000Z' });
    expect(await authenticateKey(key, NOW)).toMatchObject({ caller: { id, scopes: ['read', 'spend'] } });
    expect(await stateOf(key, new Date('2026-11-23T23:59:59.999Z'))).toBe('accepted');
    expect(await stateOf(key, new Date('2026-11-24T00:00:00.000Z'))).toBe('expired');
  });

  it('that was never created is unknown, and a mistyped one is reported as mistyped', async () => {
    const { key } = await create();
    expect(await stateOf(createKeyText())).toBe('unknown');
    expect(await stateOf(`${key}x`)).toBe('mistyped');
  });

  it('is refused from the answer to its revocation on; revoked again, it keeps the first time', async () => {
    const { key, id } = await create();
    expect(await stateOf(key)).toBe('accepted');
    const revoked = await revokeApiKey({ ctx, input: { id } });
    expect(await stateOf(key)).toBe('revoked');
    const later = createContext({ now: () => new Date('2026-12-01T00:00:00.000Z') });
    expect((await revokeApiKey({ ctx: later, input: { id } })).revokedAt).toBe(revoked.revokedAt);
  });

  it('that another process revokes is refused within a second, though no request reads the database for itself', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const { key, id } = await create();
      const read = vi.spyOn(ApiKeyModel, 'find');
      for (let request = 0; request < 100; request++) expect(await stateOf(key)).toBe('accepted');
      expect(read).toHaveBeenCalledTimes(1);
      await ApiKeyModel.updateOne({ _id: id }, { $set: { revokedAt: NOW } });
      vi.advanceTimersByTime(1001);
      expect(await stateOf(key)).toBe('revoked');
      read.mockRestore();
    } finally {
      vi.useRealTimers();
    }
  });

  it('notes the hour of its last use once, however often it is used', async () => {
    const { key } = await create();
    const update = vi.spyOn(ApiKeyModel, 'updateOne');
    for (let request = 0; request < 50; request++) await stateOf(key);
    expect(update).toHaveBeenCalledTimes(1);
    update.mockRestore();
    await vi.waitFor(
      async () => expect((await listApiKeys({ ctx, input: {} }))[0]?.lastUsedAt).toBe('2026-11-23T10:00:00.000Z'),
      60_000,
    );
  });

  it('is one of at most 100 in force', async () => {
    const stored = (await create()).id;
    const one = await ApiKeyModel.findById(stored).lean();
    await ApiKeyModel.insertMany(Array.from({ length: 99 }, (_, at) => ({ ...one, _id: `k${at}`, hash: `h${at}` })));
    await expect(create()).rejects.toThrow('There are 100 API keys already');
    await revokeApiKey({ ctx, input: { id: stored } });
    expect((await create()).state).toBe('active');
  });
});

describe('the name of a key', () => {
  it.each(['Nightly\nupsert', 'Night\u0000ly', 'Night\u202ely', 'Night\u200bly'])('is one visible line: %j', (name) => {
    expect(createApiKeyInput.safeParse({ name, scopes: ['read'] }).success).toBe(false);
  });
});

describe('scopes', () => {
  const key = (...scopes: ApiKeyScope[]) => ({ kind: 'key', id: 'k', scopes, requestsPerMinute: null }) as const;

  it('stand alone, but for `write`, which includes `read`', () => {
    const table = API_KEY_SCOPES.map((scope) => API_KEY_SCOPES.filter((needed) => isAllowed(key(scope), needed)));
    expect(table).toEqual([['read'], ['read', 'write'], ['spend'], ['privacy']]);
  });

  it('never make an owner of a key', () => {
    expect(isAllowed(key(...API_KEY_SCOPES), 'owner')).toBe(false);
    expect(isAllowed({ kind: 'owner' }, 'owner')).toBe(true);
    expect(isAllowed({ kind: 'anyone' }, 'owner')).toBe(true);
  });

  it('that are lacking are named', () => {
    expect(() => requireScope(key('read'), 'spend')).toThrow('lacks the scope "spend"');
  });
});
