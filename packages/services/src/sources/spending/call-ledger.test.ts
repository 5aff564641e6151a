import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpAnswer, PaidCall } from '@workbench/connectors/http';
import { AuditLineModel, ConnectionModel, DailyUsageModel, PaidCallModel, thisProcess } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { runAsItem } from '../../shared/jobs/current-item.ts';
import { readUsageToday } from '../connections/usage-today.ts';
import { createCallLedger } from './call-ledger.ts';
import { findIndeterminateCalls } from './indeterminate-calls.ts';
import { ledgerTotals } from './ledger-totals.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const DAY_MS = 86_400_000;
const NOON = new Date('2026-11-21T12:00:00Z');
let now = NOON;
beforeEach(() => {
  now = NOON;
});
const ledger = createCallLedger({ now: () => now });
/** A process of this machine that is gone: no system gives this number. */
const DEAD = { host: thisProcess().host, pid: 2 ** 30, instance: 'gone' };

const call = (key: string, fields: Partial<PaidCall> = {}): PaidCall => ({
  key,
  creditsMax: 1,
  freshForMs: 30 * DAY_MS,
  creditsOf: () => 1,
  ...fields,
});
const answer = (body: string): HttpAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'set-cookie': 'session=1', 'x-api-key': 'secret' },
  url: 'https://api.example.com/x',
  body,
  fetchedAt: now,
  fromStore: false,
});

async function open(paid: PaidCall): Promise<string> {
  const outcome = await ledger.reserveCharge('apollo', paid);
  if (outcome.state !== 'open') throw new Error(`It was ${outcome.state}`);
  return outcome.id;
}

async function buy(paid: PaidCall, credits = paid.creditsMax): Promise<void> {
  await ledger.captureCharge(await open(paid), answer(`about ${paid.key}`), credits);
}

const usage = async () => (await readUsageToday(now)).get('apollo');

describe('the audit log', () => {
  const audited = createCallLedger({ now: () => now, secrets: createContext().secrets });
  const openAudited = async (paid: PaidCall) => {
    const outcome = await audited.reserveCharge('apollo', paid);
    return outcome.state === 'open' ? outcome.id : '';
  };
  const lines = async () =>
    (await AuditLineModel.find().lean()).map(({ operation, credits, records }) => ({ operation, credits, records }));

  it('has what was bought before its price is stored, so that a kill in between hides nothing', async () => {
    const id = await openAudited(call('acme.com', { creditsMax: 3 }));
    const kill = vi.spyOn(PaidCallModel, 'updateOne').mockRejectedValueOnce(new Error('killed'));
    await expect(audited.captureCharge(id, answer('x'), 2)).rejects.toThrow('killed');
    kill.mockRestore();
    expect(await lines()).toEqual([{ operation: 'sources.purchase.apollo', credits: 2, records: [] }]);
  });

  it('names the run and the record that a job buys for', async () => {
    const [batchId, key] = ['7dd3e21a-fd48-4d10-b34f-0600cf131d0b', '66aa00000000000000000001'];
    await runAsItem({ batchId, key }, async () => {
      await audited.captureCharge(await openAudited(call('acme.com', { buyer: batchId })), answer('x'), 1);
    });
    expect(await lines()).toEqual([{ operation: 'sources.purchase.apollo', credits: 1, records: [batchId, key] }]);
  });

  it('that takes no line costs nobody what was paid for', async () => {
    const id = await openAudited(call('acme.com'));
    const refusal = vi.spyOn(AuditLineModel.collection, 'insertMany').mockRejectedValueOnce(new Error('refused'));
    await expect(audited.captureCharge(id, answer('paid'), 1)).rejects.toThrow('refused');
    refusal.mockRestore();
    expect(await audited.reserveCharge('apollo', call('acme.com'))).toMatchObject({ state: 'known' });
  });
});

describe('at most once', () => {
  it('gives the stored answer instead of buying it again', async () => {
    await buy(call('acme.com'));
    const again = await ledger.reserveCharge('apollo', call('acme.com'));
    expect(again).toMatchObject({ state: 'known', answer: { status: 200, body: 'about acme.com', fromStore: true } });
    expect(await usage()).toMatchObject({ credits: 1 });
  });

  it('repeats its price to the buyer whose attempt was interrupted, and to no one else', async () => {
    const own = { buyer: 'batch-1' };
    await buy(call('acme.com', own));
    expect(await ledger.reserveCharge('apollo', call('acme.com', own))).toMatchObject({ state: 'known', credits: 1 });
    const other = call('acme.com', { buyer: 'batch-2' });
    expect(await ledger.reserveCharge('apollo', other)).toMatchObject({ state: 'known', credits: 0 });
    expect(await ledger.reserveCharge('apollo', call('acme.com'))).toMatchObject({ state: 'known', credits: 0 });
    await open(call('lost.com', own));
    await PaidCallModel.updateOne({ _id: 'apollo:lost.com' }, { $set: { owner: DEAD } });
    expect(await ledger.reserveCharge('apollo', call('lost.com', own))).toEqual({ state: 'unsure', credits: 1 });
  });

  it('keeps no cookie and no key of an answer', async () => {
    await buy(call('acme.com'));
    expect((await PaidCallModel.findOne().lean())?.answer?.headers).toEqual({ 'content-type': 'application/json' });
  });

  it('buys again when the answer is no longer fresh, and keeps count of both', async () => {
    await buy(call('acme.com'));
    now = new Date(NOON.getTime() + 31 * DAY_MS);
    await buy(call('acme.com'));
    expect(await ledgerTotals('apollo')).toEqual({ calls: 2, credits: 2, unsureCalls: 0, unsureCredits: 0 });
    expect(await usage()).toMatchObject({ credits: 1 });
  });

  it('buys once for fifty who want the same at the same time', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const outcome = await ledger.reserveCharge('apollo', call('acme.com'));
        if (outcome.state === 'open') await ledger.captureCharge(outcome.id, answer('once'), 1);
        return outcome.state;
      }),
    );
    expect(outcomes.filter((state) => state === 'open')).toHaveLength(1);
    expect(outcomes.filter((state) => state === 'known')).toHaveLength(49);
    expect(await usage()).toMatchObject({ credits: 1 });
  });

  it('does not buy again what a process that died had sent, until it would not be fresh any more', async () => {
    await open(call('acme.com'));
    await PaidCallModel.updateOne({}, { $set: { owner: DEAD } });
    expect(await ledger.reserveCharge('apollo', call('acme.com'))).toEqual({ state: 'unsure', credits: 0 });
    expect(await usage()).toMatchObject({ credits: 1 });
    expect(await ledgerTotals('apollo')).toMatchObject({ calls: 0, unsureCalls: 1, unsureCredits: 1 });
    now = new Date(NOON.getTime() + 31 * DAY_MS);
    expect(await ledger.reserveCharge('apollo', call('acme.com'))).toMatchObject({ state: 'open' });
  });

  it('waits for a call of a process that lives, however long it waits at its host', async () => {
    const first = await open(call('acme.com'));
    now = new Date(NOON.getTime() + 3 * 60_000);
    const second = ledger.reserveCharge('apollo', call('acme.com'));
    const early = await Promise.race([second, sleep(200, 'waits')]);
    await ledger.captureCharge(first, answer('late'), 1);
    expect([early, await second]).toMatchObject(['waits', { state: 'known', answer: { body: 'late' } }]);
  });

  it('stops waiting for another purchase when its own work is aborted', async () => {
    const first = await open(call('acme.com'));
    const stop = new AbortController();
    const second = ledger.reserveCharge('apollo', call('acme.com'), stop.signal);
    stop.abort(new Error('shutdown'));
    await expect(second).rejects.toMatchObject({ kind: 'unsure_paid', cause: stop.signal.reason });
    await ledger.captureCharge(first, answer('late'), 1);
    expect(await usage()).toMatchObject({ credits: 1 });
  });

  it.each([DAY_MS, 365 * DAY_MS])('does not wait for a call that was sent %i ms from now', async (aheadMs) => {
    await open(call('acme.com'));
    const owner = { host: 'another-machine', pid: 4242, instance: 'other' };
    await PaidCallModel.updateOne({}, { $set: { owner, sentAt: new Date(NOON.getTime() + aheadMs) } });
    expect(await ledger.reserveCharge('apollo', call('acme.com'))).toEqual({ state: 'unsure', credits: 0 });
    expect(await findIndeterminateCalls(createContext({ now: () => now }), 'apollo')).toHaveLength(1);
  });

  it('does not buy again what was sent and whose response is lost, and does not wait for it', async () => {
    await ledger.loseCharge(await open(call('acme.com')));
    expect(await ledger.reserveCharge('apollo', call('acme.com'))).toEqual({ state: 'unsure', credits: 0 });
  });

  it('buys what a process that died had not sent yet', async () => {
    await open(call('acme.com'));
    await PaidCallModel.updateOne({}, { $set: { owner: DEAD, state: 'reserving' } });
    expect(await ledger.reserveCharge('apollo', call('acme.com'))).toMatchObject({ state: 'open' });
    expect(await ledgerTotals('apollo')).toMatchObject({ calls: 0, unsureCalls: 1 });
  });

  it('does not buy again an answer that was too large to keep', async () => {
    await ledger.captureCharge(await open(call('acme.com')), answer('x'.repeat(1_000_001)), 1);
    expect(await ledger.reserveCharge('apollo', call('acme.com'))).toEqual({ state: 'unsure', credits: 0 });
  });

  it('ignores the late answer of a purchase that was replaced', async () => {
    const late = await open(call('acme.com'));
    now = new Date(NOON.getTime() + 31 * DAY_MS);
    await buy(call('acme.com'));
    await ledger.captureCharge(late, answer('old'), 0);
    expect(await ledger.reserveCharge('apollo', call('acme.com'))).toMatchObject({
      answer: { body: 'about acme.com' },
    });
  });
});

describe('the cap', () => {
  it('is never passed by one credit at concurrency 50', async () => {
    await ConnectionModel.create({ _id: 'apollo', creditCap: 20 });
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, async (_, index) => {
        const id = await open(call(`company-${index}.com`, { creditsMax: 3 }));
        expect((await usage())?.credits).toBeLessThanOrEqual(20);
        await ledger.captureCharge(id, answer('x'), 3);
      }),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(await usage()).toMatchObject({ credits: 18 });
    expect(await ledgerTotals('apollo')).toMatchObject({ calls: 6, credits: 18 });
  });

  it('refuses nobody who fits under it when many are the first of the day at once', async () => {
    await ConnectionModel.create({ _id: 'apollo', enabled: true, creditCap: 50 });
    const bought = Array.from({ length: 50 }, (_, index) => buy(call(`company:first-${index}.example`)));
    await expect(Promise.all(bought)).resolves.toHaveLength(50);
    expect(await usage()).toMatchObject({ credits: 50 });
  });

  it('is 100 credits when nobody set one, and says what to do', async () => {
    await buy(call('big', { creditsMax: 99 }));
    const refused = ledger.reserveCharge('apollo', call('acme.com', { creditsMax: 2 }));
    await expect(refused).rejects.toMatchObject({ kind: 'cap_reached', vendor: 'apollo' });
    await expect(refused).rejects.toThrow('Apollo: the daily cap of 100 credits is reached');
    await buy(call('acme.com', { creditsMax: 1 }));
    expect(await usage()).toMatchObject({ credits: 100 });
  });

  it('leaves a refused purchase open for another day', async () => {
    await ConnectionModel.create({ _id: 'apollo', creditCap: 0 });
    await expect(ledger.reserveCharge('apollo', call('acme.com'))).rejects.toMatchObject({ kind: 'cap_reached' });
    expect(await ledgerTotals('apollo')).toEqual({ calls: 0, credits: 0, unsureCalls: 0, unsureCredits: 0 });
    await ConnectionModel.updateOne({ _id: 'apollo' }, { $set: { creditCap: 1 } });
    expect(await ledger.reserveCharge('apollo', call('acme.com'))).toMatchObject({ state: 'open' });
  });

  it('begins anew with the next UTC day', async () => {
    await ConnectionModel.create({ _id: 'apollo', creditCap: 1 });
    now = new Date('2026-11-21T23:59:59.999Z');
    await buy(call('one.com'));
    await expect(ledger.reserveCharge('apollo', call('two.com'))).rejects.toMatchObject({ kind: 'cap_reached' });
    now = new Date('2026-11-22T00:00:00Z');
    await buy(call('two.com'));
    expect(await usage()).toMatchObject({ credits: 1 });
  });

  it('never stands in the way of a call that costs nothing', async () => {
    await ConnectionModel.create({ _id: 'apollo', creditCap: 0 });
    expect(await ledger.reserveCharge('apollo', call('free', { creditsMax: 0 }))).toMatchObject({ state: 'open' });
  });
});

describe('what is counted', () => {
  it('gives back what was reserved and not spent', async () => {
    await buy(call('acme.com', { creditsMax: 5 }), 2);
    expect(await usage()).toMatchObject({ credits: 2 });
  });

  it('counts what a vendor charged beyond the reservation', async () => {
    await buy(call('acme.com', { creditsMax: 1 }), 4);
    expect(await usage()).toMatchObject({ credits: 4 });
  });

  it('gives back a call that was never sent, once, and lets it be bought', async () => {
    const id = await open(call('acme.com', { creditsMax: 5 }));
    await ledger.releaseCharge(id);
    await ledger.releaseCharge(id);
    expect(await usage()).toMatchObject({ credits: 0 });
    await buy(call('acme.com'));
    expect(await ledgerTotals('apollo')).toEqual({ calls: 1, credits: 1, unsureCalls: 0, unsureCredits: 0 });
  });

  it('counts a purchase once however often it is settled', async () => {
    const id = await open(call('acme.com', { creditsMax: 5 }));
    await ledger.captureCharge(id, answer('x'), 1);
    await ledger.captureCharge(id, answer('x'), 1);
    expect(await usage()).toMatchObject({ credits: 1 });
  });

  it('gives credits back to the day that they were taken from', async () => {
    now = new Date('2026-11-21T23:59:59Z');
    const id = await open(call('acme.com', { creditsMax: 5 }));
    now = new Date('2026-11-22T00:00:01Z');
    await ledger.captureCharge(id, answer('x'), 1);
    expect((await DailyUsageModel.findById('apollo:2026-11-21').lean())?.credits).toBe(1);
    expect(await usage()).toBeUndefined();
  });

  it('counts calls and failures of each vendor', async () => {
    const counts = ['ok', 'failed', 'ok'] as const;
    await Promise.all(counts.map((outcome) => ledger.countCall('companies-house', outcome)));
    await ledger.countCall('sec', 'ok');
    expect(await readUsageToday(now)).toEqual(
      new Map([
        ['companies-house', { calls: 3, failures: 1, credits: 0 }],
        ['sec', { calls: 1, failures: 0, credits: 0 }],
      ]),
    );
  });
});
