import { ContactModel, PendingRevealModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { revealContacts } from '../../contacts/index.ts';
import { maskedPerson, RevealBench, storeTestPage } from '../../contacts/reveal/reveal.fixtures.ts';
import { ignoreChanges } from '../../shared/saved-people.fixtures.ts';
import { erasePersonalData } from './erase-personal-data.ts';

useTestDatabase();
let bench: RevealBench;
beforeEach(async () => {
  await emptyTestDatabase();
  bench = new RevealBench();
});

const PROFILE = 'https://www.linkedin.com/in/marta-x10';
const OTHERS = ['apollo:p11', 'apollo:p12'];
const keep = () =>
  storeTestPage(
    [[maskedPerson('p10', { linkedinUrl: PROFILE })], [maskedPerson('p11')], [maskedPerson('p12')]],
    bench.now,
  );
const reveal = (ids: string[]) => revealContacts({ ctx: bench.ctx, input: { ids } }, ignoreChanges, bench.ports);
const erase = () => {
  const input = { identifiers: [PROFILE], name: '', company: '', confirmed: [], reason: '' };
  return erasePersonalData({ ctx: bench.ctx, input }, bench.ports);
};
/** All three are asked for, and the process dies when the answer is there. */
async function revealAndDie(): Promise<void> {
  bench.ports.onAnswered = () => Promise.reject(new Error('killed'));
  await expect(reveal(await keep())).rejects.toThrow('killed');
  bench.ports.onAnswered = undefined;
}
async function fail(kind: 'vendor_unavailable' | 'unsure_paid'): Promise<void> {
  bench.apollo.fails = kind;
  await reveal(await keep());
}

it('nobody is bought again when somebody of their order is erased, whether its process may live or not', async () => {
  for (const days of [0, 0.01]) {
    bench = new RevealBench();
    await emptyTestDatabase();
    await revealAndDie();
    bench.passDays(days);
    expect((await erase()).leftovers).toEqual([]);
    expect(await PendingRevealModel.countDocuments()).toBe(0);
    const result = await reveal(OTHERS);
    expect(result).toMatchObject({ fromStore: 2, failed: [], credits: 0 });
    expect(result.contacts.map(({ email }) => email)).toEqual(['marta.p11@acme.com', 'marta.p12@acme.com']);
    expect(bench.apollo.bought).toEqual(['p10', 'p11', 'p12']);
    expect(await ContactModel.countDocuments()).toBe(2);
  }
});

it('an order whose answer was lost stays for the others, who are not asked about while it may be paid for', async () => {
  await fail('unsure_paid');
  expect((await erase()).leftovers).toEqual([]);
  expect((await erase()).leftovers).toEqual([]);
  expect(await PendingRevealModel.find().lean()).toMatchObject([
    { people: OTHERS, keys: [{ id: 'p11' }, { id: 'p12' }] },
  ]);
  bench.apollo.fails = null;
  const bought = [...bench.apollo.bought];
  const { failed, credits } = await reveal(OTHERS);
  expect(failed.map(({ id }) => id)).toEqual(OTHERS);
  expect(failed[0]?.message).toMatch('Nothing more is spent on it');
  expect([bench.apollo.bought, credits]).toEqual([bought, 0]);
  bench.passDays(31);
  await keep();
  expect(await reveal(OTHERS)).toMatchObject({ revealed: 2, failed: [], credits: 2 });
  expect(await PendingRevealModel.countDocuments()).toBe(0);
});

it('of an order that was never bought nobody is bought by erasing, and then the others alone', async () => {
  await fail('vendor_unavailable');
  bench.apollo.fails = null;
  expect((await erase()).leftovers).toEqual([]);
  expect([bench.apollo.bought, await PendingRevealModel.countDocuments()]).toEqual([[], 0]);
  expect(await reveal(OTHERS)).toMatchObject({ revealed: 2, credits: 2 });
  expect(bench.apollo.bought).toEqual(['p11', 'p12']);
});

it('an order of nobody else goes', async () => {
  bench.apollo.fails = 'unsure_paid';
  await reveal((await keep()).slice(0, 1));
  expect((await erase()).leftovers).toEqual([]);
  expect(await PendingRevealModel.countDocuments()).toBe(0);
});
