import { CachedAnswerModel, PaidCallModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { AT, contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { addSuppressions } from '../../suppression/index.ts';
import { createSharedParts } from './shared-parts.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
const { ledger, cache } = createSharedParts({ now: ctx.now, secrets: ctx.secrets });
const answer = (body: string) => ({
  status: 200,
  headers: {},
  url: 'https://api.example.com/person?name=Marta+Oliveira',
  body,
  fetchedAt: AT,
  fromStore: false,
});

beforeEach(async () => {
  await emptyTestDatabase();
  await addSuppressions(ctx, [[{ kind: 'email', value: 'marta@acme.example' }]], '');
});

it('keeps of a paid answer everybody but who is on the do-not-contact list, and no query', async () => {
  const call = { key: 'search:1', creditsMax: 2, freshForMs: 1000, creditsOf: () => 2 };
  const opened = await ledger.reserveCharge('pdl', call);
  if (opened.state !== 'open') throw new Error('It was not bought');
  const people = [{ email: 'marta@acme.example' }, { email: 'bob@acme.example' }];
  await ledger.captureCharge(opened.id, answer(JSON.stringify({ data: people })), 2);
  const [kept] = await PaidCallModel.find().lean();
  expect(kept).toMatchObject({ credits: 2, answer: { url: 'https://api.example.com/person' } });
  expect(JSON.parse(kept?.answer?.body ?? '')).toEqual({ data: [{ email: 'bob@acme.example' }] });
});

it('counts a paid answer that can’t be searched for them, and does not keep it', async () => {
  const call = { key: 'search:2', creditsMax: 2, freshForMs: 1000, creditsOf: () => 2 };
  const opened = await ledger.reserveCharge('pdl', call);
  if (opened.state !== 'open') throw new Error('It was not bought');
  const depth = 100_000;
  const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  await ledger.captureCharge(opened.id, answer(`{"data":[{"x":${deep}}]}`), 1);
  const kept = await PaidCallModel.findOne().lean();
  expect(kept).toMatchObject({ state: 'captured', credits: 1 });
  expect(kept?.answer).toBeUndefined();
});

it('keeps no page that tells of them', async () => {
  await cache.write('theirs', answer('<a href="mailto:marta@acme.example">'));
  await cache.write('others', answer('<a href="mailto:bob@acme.example">'));
  expect(await CachedAnswerModel.countDocuments()).toBe(1);
  expect(await cache.read('theirs')).toBeNull();
});
