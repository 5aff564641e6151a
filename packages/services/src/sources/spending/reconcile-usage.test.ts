import { ConnectorError } from '@workbench/connectors/errors';
import type { HttpAnswer } from '@workbench/connectors/http';
import type { AccountUsage } from '@workbench/connectors/types';
import { PaidCallModel, thisProcess, VendorAccountModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext, type ServiceContext } from '../../shared/context.ts';
import { DAY_MS, FakePorts, FakeSource, TestClock } from '../connections/fake-sources.fixtures.ts';
import { readUsageToday } from '../connections/usage-today.ts';
import { createCallLedger } from './call-ledger.ts';
import { ledgerTotals } from './ledger-totals.ts';
import { reconcileUsage, recordBaselines } from './reconcile-usage.ts';

useTestDatabase();

/** A process of this machine that is gone: no system gives this number. */
const DEAD = { host: thisProcess().host, pid: 2 ** 30, instance: 'gone' };
const ANSWER: HttpAnswer = { status: 200, headers: {}, url: '', body: '{}', fetchedAt: new Date(0), fromStore: false };
const KEY = 'sk-live-0123456789abcdef';

let clock: TestClock;
let ctx: ServiceContext;
let ledger: ReturnType<typeof createCallLedger>;
/** What the vendor has counted. */
let vendor: AccountUsage;
let timesAsked: number;
let whenAsked: () => void | Promise<void>;
let ports: FakePorts;
const warnings: string[] = [];

beforeEach(async () => {
  await emptyTestDatabase();
  clock = new TestClock();
  warnings.length = 0;
  const warn = (details: object, message: string) => void warnings.push(JSON.stringify(details) + message);
  ctx = createContext({ now: clock.now, log: { info: () => undefined, warn, error: warn } });
  ledger = createCallLedger(clock);
  vendor = { credits: 1000, period: null };
  timesAsked = 0;
  whenAsked = () => undefined;
  const readUsage = async () => {
    timesAsked++;
    await whenAsked();
    return { ...vendor };
  };
  ports = new FakePorts(source({ readUsage }));
});

function source(connector: ConstructorParameters<typeof FakeSource>[2], apiKey = KEY): FakeSource {
  const settings = { baseUrl: 'https://example.com', apiKey, contactEmail: null, generic: null };
  return new FakeSource('apollo', 'Apollo', { creditsPerCompany: 1, ...connector }, { settings });
}

async function send(key: string, creditsMax = 1): Promise<string> {
  const outcome = await ledger.reserveCharge('apollo', {
    key,
    creditsMax,
    freshForMs: 30 * DAY_MS,
    creditsOf: () => 1,
  });
  if (outcome.state !== 'open') throw new Error(`It was ${outcome.state}`);
  // The order of sending is the order in which they are settled.
  clock.forward(10);
  return outcome.id;
}

/** A call whose answer comes; the vendor counts it. */
async function buy(key: string, credits = 1): Promise<void> {
  await ledger.captureCharge(await send(key, credits), ANSWER, credits);
  vendor.credits += credits;
}

/** A call whose process dies before the answer; the vendor counts what it charges. */
async function lose(key: string, { charged, creditsMax = 1 }: { charged: number; creditsMax?: number }): Promise<void> {
  await send(key, creditsMax);
  await PaidCallModel.updateOne({ _id: `apollo:${key}` }, { $set: { owner: DEAD } });
  vendor.credits += charged;
}

/** The schedule for some minutes. */
async function passTime(minutes = 5): Promise<void> {
  for (let look = 0; look <= minutes * 4; look++) {
    await reconcileUsage(ctx, ports);
    clock.forward(15_000);
  }
}

const spentToday = async () => (await readUsageToday(clock.now())).get('apollo')?.credits;
const totals = () => ledgerTotals('apollo');
const creditsOf = async (key: string) => (await PaidCallModel.findById(`apollo:${key}`).lean())?.credits;

describe('calls whose answer was lost', () => {
  it('count with what the vendor charged in sum, and the rest is given back', async () => {
    await passTime();
    await buy('a.com');
    await lose('b.com', { charged: 1 });
    await lose('c.com', { charged: 0 });
    await lose('d.com', { charged: 2, creditsMax: 5 });
    await buy('e.com');
    expect(await spentToday()).toBe(9);
    await passTime();
    expect(await totals()).toEqual({ calls: 5, credits: 5, unsureCalls: 0, unsureCredits: 0 });
    expect(vendor.credits).toBe(1005);
    expect(await spentToday()).toBe(5);
    // Which of them was charged no one says: the first ones, each up to what it may have cost.
    expect(await Promise.all(['b.com', 'c.com', 'd.com'].map(creditsOf))).toEqual([1, 1, 1]);
  });

  it('count as charged while the counter of the vendor lags behind', async () => {
    await passTime();
    await buy('a.com');
    await lose('b.com', { charged: 1 });
    vendor.credits--;
    await passTime(2);
    expect(await totals()).toMatchObject({ credits: 1, unsureCalls: 1, unsureCredits: 1 });
    vendor.credits++;
    await passTime();
    expect(await totals()).toEqual({ calls: 2, credits: 2, unsureCalls: 0, unsureCredits: 0 });
    expect(await spentToday()).toBe(2);
  });

  it('are settled again and again, each time to the credit', async () => {
    await passTime();
    for (const [round, charged] of [0, 1, 2].entries()) {
      await buy(`bought-${round}.com`);
      await lose(`lost-${round}.com`, { charged, creditsMax: 2 });
      await passTime();
      expect(await totals()).toMatchObject({ credits: vendor.credits - 1000, unsureCalls: 0 });
      expect(await spentToday()).toBe(vendor.credits - 1000);
    }
  });

  it('are settled to the credit although a user had them bought once more', async () => {
    await passTime();
    await lose('a.com', { charged: 0 });
    await lose('b.com', { charged: 1 });
    clock.forward(1000);
    const paid = { creditsMax: 1, freshForMs: 30 * DAY_MS, creditsOf: () => 1, repeatLostBefore: clock.now() };
    clock.forward(10);
    for (const key of ['a.com', 'b.com']) {
      const again = await ledger.reserveCharge('apollo', { ...paid, key });
      if (again.state !== 'open') throw new Error(`It was ${again.state}`);
      await ledger.captureCharge(again.id, ANSWER, 1);
      vendor.credits++;
    }
    expect(await totals()).toEqual({ calls: 2, credits: 2, unsureCalls: 2, unsureCredits: 2 });
    await passTime();
    expect(await totals()).toMatchObject({ credits: 3, unsureCalls: 0 });
    expect([vendor.credits, await spentToday()]).toEqual([1003, 3]);
    expect(await ledger.reserveCharge('apollo', { ...paid, key: 'a.com' })).toMatchObject({ state: 'known' });
  });

  it('can be bought again at once when the vendor did not charge them', async () => {
    await passTime();
    await buy('a.com');
    await lose('b.com', { charged: 0 });
    await passTime();
    await buy('b.com');
    expect(await totals()).toMatchObject({ credits: 2, unsureCalls: 0 });
    expect(vendor.credits).toBe(1002);
  });

  it('are not bought again while they would be fresh, even when one of several was not charged', async () => {
    await passTime();
    await buy('a.com');
    await lose('c.com', { charged: 0 });
    await lose('b.com', { charged: 1 });
    await passTime();
    const again = () =>
      ledger.reserveCharge('apollo', { key: 'b.com', creditsMax: 1, freshForMs: DAY_MS, creditsOf: () => 1 });
    expect(await again()).toEqual({ state: 'unsure', credits: 0 });
    clock.forward(DAY_MS);
    expect(await again()).toMatchObject({ state: 'open' });
    expect(await totals()).toMatchObject({ calls: 3, credits: 2 });
  });

  it('give their credits back to the day that they were taken from', async () => {
    clock.time = new Date('2026-06-15T23:59:00Z');
    await recordBaselines(ctx, await ports.readConnections());
    await buy('a.com');
    await lose('b.com', { charged: 0 });
    clock.time = new Date('2026-06-16T00:01:00Z');
    await passTime();
    expect((await readUsageToday(new Date('2026-06-15T23:00:00Z'))).get('apollo')?.credits).toBe(1);
    expect(await spentToday()).toBeUndefined();
  });

  it('give nothing back twice when two processes settle at once, or one begins in the middle', async () => {
    await passTime();
    await buy('a.com');
    for (const key of ['b.com', 'c.com', 'd.com', 'e.com']) await lose(key, { charged: 0, creditsMax: 2 });
    vendor.credits += 3;
    await reconcileUsage(ctx, ports);
    clock.forward(60_000);
    // What a process leaves that dies after the first of them, between the price and the giving back.
    await PaidCallModel.updateOne({ _id: 'apollo:b.com' }, { $set: { state: 'captured', credits: 2 } });
    await reconcileUsage(ctx, ports);
    clock.forward(60_000);
    await Promise.all([1, 2, 3].map(() => reconcileUsage(ctx, ports)));
    clock.forward(2 * 60_000);
    await Promise.all([1, 2, 3].map(() => reconcileUsage(ctx, ports)));
    expect(await totals()).toMatchObject({ credits: 4, unsureCalls: 0 });
    expect(await spentToday()).toBe(4);
  });
});

describe('doubt counts as spent', () => {
  const inFull = async (credits: number) => {
    expect(await totals()).toMatchObject({ credits, unsureCalls: 0 });
    expect(await spentToday()).toBe(credits);
  };
  /** After a doubt the next one is settled to the credit again. */
  const isExactAgain = async () => {
    const { credits } = await totals();
    await buy('later.com');
    await lose('lost-later.com', { charged: 0 });
    await passTime();
    await inFull(credits + 1);
  };

  it('when the vendor set its counter back', async () => {
    await passTime();
    await buy('a.com');
    await lose('b.com', { charged: 0 });
    vendor.credits = 1;
    await passTime();
    await inFull(2);
    await isExactAgain();
  });

  it('when another billing period began, however its figures look', async () => {
    vendor = { credits: 0, period: 'June' };
    await passTime();
    await buy('a.com');
    await lose('b.com', { charged: 0 });
    vendor = { credits: 1, period: 'July' };
    await passTime();
    await inFull(2);
    await isExactAgain();
  });

  it('when others use the same account', async () => {
    await passTime();
    await buy('a.com');
    await lose('b.com', { charged: 0 });
    vendor.credits += 50;
    await passTime();
    await inFull(2);
    await isExactAgain();
  });

  it('when the key is another one than before', async () => {
    await passTime();
    await buy('a.com');
    await lose('b.com', { charged: 0 });
    const { readUsage } = ports.sources[0]?.connection.connector ?? {};
    ports.sources = [source(readUsage ? { readUsage } : {}, 'sk-live-another')];
    await passTime();
    await inFull(2);
    await isExactAgain();
  });

  it('when nobody had asked the vendor before', async () => {
    await buy('a.com');
    await lose('b.com', { charged: 0 });
    await passTime();
    await inFull(2);
    await isExactAgain();
  });

  it('as long as the vendor was not seen to count anything', async () => {
    await passTime();
    await lose('b.com', { charged: 0 });
    await passTime();
    expect(await totals()).toMatchObject({ unsureCalls: 1, unsureCredits: 1 });
    await buy('a.com');
    await passTime(6);
    await inFull(1);
  });

  it('with a vendor that tells nobody', async () => {
    ports.sources = [source({})];
    await passTime();
    await lose('b.com', { charged: 0 });
    await passTime(20);
    expect(await totals()).toMatchObject({ credits: 0, unsureCalls: 1, unsureCredits: 1 });
    expect(await spentToday()).toBe(1);
  });
});

describe('a vendor is asked', () => {
  it('only while nothing is under way', async () => {
    await passTime();
    await buy('a.com');
    await lose('b.com', { charged: 1 });
    const id = await send('on-its-way.com');
    vendor.credits++;
    const before = timesAsked;
    await passTime(5);
    expect(timesAsked).toBe(before);
    expect(await totals()).toMatchObject({ credits: 1, unsureCredits: 2 });
    await ledger.captureCharge(id, ANSWER, 1);
    await passTime();
    expect(await totals()).toMatchObject({ credits: 3, unsureCalls: 0 });
  });

  it('again later when something was bought meanwhile', async () => {
    await passTime();
    await buy('a.com');
    await lose('b.com', { charged: 0 });
    whenAsked = async () => {
      whenAsked = () => undefined;
      await buy('in-between.com');
    };
    await reconcileUsage(ctx, ports);
    clock.forward(30_000);
    await reconcileUsage(ctx, ports);
    expect(await totals()).toMatchObject({ credits: 2, unsureCalls: 1 });
    await passTime();
    expect(await totals()).toMatchObject({ credits: 2, unsureCalls: 0 });
  });

  it('not before it has counted what a process sent right before it died', async () => {
    await passTime();
    await buy('a.com');
    await lose('b.com', { charged: 0 });
    await reconcileUsage(ctx, ports);
    clock.forward(29_000);
    await reconcileUsage(ctx, ports);
    expect(await totals()).toMatchObject({ unsureCalls: 1 });
    vendor.credits++;
    clock.forward(1000);
    await passTime();
    expect(await totals()).toMatchObject({ credits: 2, unsureCalls: 0 });
  });

  it('not at all while there is nothing to find out, and once an hour before credits are spent', async () => {
    const connections = await ports.readConnections();
    await recordBaselines(ctx, connections);
    await passTime(30);
    await recordBaselines(ctx, connections);
    expect(timesAsked).toBe(1);
    clock.forward(30 * 60_000);
    await recordBaselines(ctx, connections);
    expect(timesAsked).toBe(2);
  });

  it('not every moment when it does not say, and spending goes on', async () => {
    whenAsked = () => Promise.reject(new ConnectorError('forbidden', 'apollo', `The key ${KEY} may not ask for this`));
    await recordBaselines(ctx, await ports.readConnections());
    await buy('a.com');
    await lose('b.com', { charged: 0 });
    await passTime(50);
    expect(timesAsked).toBe(1);
    expect(warnings).toHaveLength(1);
    expect(warnings.join()).not.toContain(KEY);
    expect(await totals()).toMatchObject({ credits: 1, unsureCredits: 1 });
    whenAsked = () => undefined;
    await passTime(11);
    expect(await totals()).toMatchObject({ credits: 2, unsureCredits: 0 });
  });

  it.each([0, 2, 4])(
    'again when a clock that was a year ahead is right, %i minutes after it began to ask',
    async (minutes) => {
      await passTime();
      await buy('a.com');
      clock.forward(365 * DAY_MS);
      await lose('b.com', { charged: 0 });
      await passTime(minutes);
      clock.forward(-365 * DAY_MS);
      await passTime(12);
      expect(await totals()).toMatchObject({ credits: 1, unsureCalls: 0 });
    },
  );

  it('for a baseline again where a clock that was ahead has recorded the last one', async () => {
    clock.forward(365 * DAY_MS);
    const connections = await ports.readConnections();
    await recordBaselines(ctx, connections);
    clock.forward(-365 * DAY_MS);
    await recordBaselines(ctx, connections);
    expect(timesAsked).toBe(2);
  });

  it('and its account is named without the key', async () => {
    await passTime();
    const stored = await VendorAccountModel.find().lean();
    expect(stored).toMatchObject([{ _id: 'apollo', baseline: { used: 1000, spent: 0 } }]);
    expect(JSON.stringify(stored)).not.toContain(KEY);
  });
});
