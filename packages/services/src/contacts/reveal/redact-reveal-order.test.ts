import { PendingRevealModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { ignoreChanges } from '../../shared/saved-people.fixtures.ts';
import { redactRevealOrder } from './redact-reveal-order.ts';
import { maskedPerson, NOON, RevealBench, storeTestPage } from './reveal.fixtures.ts';
import { revealContacts } from './reveal-contacts.ts';

useTestDatabase();
let bench: RevealBench;

/** Three people were requested together, the answer was lost, and the third was erased. */
beforeEach(async () => {
  await emptyTestDatabase();
  bench = new RevealBench();
  const ids = await storeTestPage([[maskedPerson('1')], [maskedPerson('2')], [maskedPerson('3')]]);
  bench.apollo.fails = 'vendor_unavailable';
  await reveal(ids);
  bench.apollo.fails = 'unsure_paid';
  await erase('3');
  bench.apollo.fails = null;
});

const reveal = (ids: string[], more: { repeatLost?: true } = {}) =>
  revealContacts({ ctx: bench.ctx, input: { ids, ...more } }, ignoreChanges, bench.ports);

async function repeatAndDie(ids: string[]): Promise<void> {
  bench.ports.onAnswered = () => Promise.reject(new Error('killed'));
  await expect(reveal(ids, { repeatLost: true })).rejects.toThrow('killed');
  bench.ports.onAnswered = undefined;
  bench.passDays(0.01);
}

async function erase(id: string): Promise<void> {
  const isOfPerson = (value: unknown) => JSON.stringify(value).includes(`"apollo:${id}"`);
  for (const { _id } of await PendingRevealModel.find().lean()) {
    await redactRevealOrder(bench.ctx, String(_id), isOfPerson, bench.ports, ignoreChanges);
  }
}

describe('a group of which a person was erased after the answer was lost', () => {
  it('is not bought again unasked', async () => {
    const { failed, repeatCredits } = await reveal(['apollo:1', 'apollo:2']);
    expect(failed[0]?.message).toContain('the response was lost');
    expect([failed.length, repeatCredits, bench.apollo.bought]).toEqual([2, 2, []]);
  });

  it('is saved at no cost when it was bought once more and the process died with the answer', async () => {
    await repeatAndDie(['apollo:1', 'apollo:2']);
    const result = await reveal(['apollo:1', 'apollo:2']);
    expect(result).toMatchObject({ revealed: 2, credits: 0, repeatCredits: 0, failed: [] });
    expect(bench.apollo.bought).toEqual(['1', '2']);
  });

  it('is saved for the others when another of them is erased after it was bought once more', async () => {
    await repeatAndDie(['apollo:1', 'apollo:2']);
    await erase('2');
    expect(await reveal(['apollo:1'])).toMatchObject({ fromStore: 1, credits: 0, failed: [] });
    expect(bench.apollo.bought).toEqual(['1', '2']);
  });

  it('stays protected for as long as its latest loss may be charged', async () => {
    bench.passDays(20);
    bench.apollo.fails = 'unsure_paid';
    await erase('2');
    const [order] = await PendingRevealModel.find().lean();
    expect(order?.indeterminateUntil).toEqual(new Date(NOON.getTime() + 50 * 86_400_000));
  });
});
