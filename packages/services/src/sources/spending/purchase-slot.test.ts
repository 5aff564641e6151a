import type { HttpAnswer, PaidCall } from '@workbench/connectors/http';
import { ConnectionModel, PaidCallModel, thisProcess } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { readUsageToday } from '../connections/usage-today.ts';
import { createCallLedger } from './call-ledger.ts';
import { ledgerTotals } from './ledger-totals.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const NOON = new Date('2026-11-21T12:00:00Z');
let now = NOON;
beforeEach(() => {
  now = NOON;
});
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const ledger = createCallLedger({ now: () => now });
const ADDRESS = 'https://api.example.com/x';

const call = (fields: Partial<PaidCall> = {}): PaidCall => ({
  key: 'acme.com',
  creditsMax: 2,
  freshForMs: 30 * DAY_MS,
  creditsOf: () => 2,
  ...fields,
});
const answer = (body: string): HttpAnswer => {
  return { status: 200, headers: {}, url: `${ADDRESS}?q=1`, body, fetchedAt: now, fromStore: false };
};
const reserve = (fields?: Partial<PaidCall>) => ledger.reserveCharge('apollo', call(fields));
async function open(fields?: Partial<PaidCall>): Promise<string> {
  const outcome = await reserve(fields);
  if (outcome.state !== 'open') throw new Error(`It was ${outcome.state}`);
  return outcome.id;
}
const lose = async (fields?: Partial<PaidCall>) => ledger.loseCharge(await open(fields));
const buy = async (body: string, fields?: Partial<PaidCall>) =>
  ledger.captureCharge(await open(fields), answer(body), 2);
const spentToday = async () => (await readUsageToday(now)).get('apollo')?.credits;

describe('a lost purchase that a user asks for once more', () => {
  it('is bought once more, and both are counted', async () => {
    await lose();
    pass(MINUTE_MS);
    expect(await reserve()).toEqual({ state: 'unsure', credits: 0 });
    await buy('second', { repeatLostBefore: now });
    expect(await reserve()).toMatchObject({ state: 'known', answer: { body: 'second' } });
    expect(await ledgerTotals('apollo')).toEqual({ calls: 1, credits: 2, unsureCalls: 1, unsureCredits: 2 });
    expect(await spentToday()).toBe(4);
  });

  it('stays protected when the repetition is refused by the daily cap, and can be asked for again', async () => {
    await ConnectionModel.create({ _id: 'apollo', creditCap: 3 });
    await lose();
    pass(MINUTE_MS);
    await expect(reserve({ repeatLostBefore: now })).rejects.toThrow('daily cap');
    pass(DAY_MS);
    expect(await reserve()).toMatchObject({ state: 'unsure' });
    await buy('second', { repeatLostBefore: now });
    expect(await reserve()).toMatchObject({ state: 'known' });
  });

  it('stays protected when the vendor refuses the repetition', async () => {
    await lose();
    pass(MINUTE_MS);
    await ledger.releaseCharge(await open({ repeatLostBefore: now }));
    expect(await reserve()).toMatchObject({ state: 'unsure' });
  });

  it('stays bought when its repetition is refused', async () => {
    const isUsable = ({ body }: HttpAnswer) => body.startsWith('{');
    await buy('<html>');
    pass(MINUTE_MS);
    await ledger.releaseCharge(await open({ repeatLostBefore: now, isUsable }));
    expect(await reserve({ isUsable })).toMatchObject({ state: 'known' });
    pass(31 * DAY_MS);
    expect(await reserve({ isUsable })).toMatchObject({ state: 'open' });
  });

  it('is not bought once more when it was lost after the user asked', async () => {
    const id = await open();
    pass(10);
    const asked = now;
    pass(10);
    await ledger.loseCharge(id);
    expect(await reserve({ repeatLostBefore: asked })).toMatchObject({ state: 'unsure' });
  });

  it('is bought once by two who ask at one moment, and not again when that is lost too', async () => {
    await lose();
    pass(MINUTE_MS);
    const repeatLostBefore = now;
    pass(1);
    const id = await open({ repeatLostBefore });
    const other = reserve({ repeatLostBefore });
    await ledger.loseCharge(id);
    expect(await other).toMatchObject({ state: 'unsure' });
    expect(await reserve({ repeatLostBefore })).toMatchObject({ state: 'unsure' });
    expect(await spentToday()).toBe(4);
    pass(MINUTE_MS);
    await buy('third', { repeatLostBefore: now });
    expect(await reserve()).toMatchObject({ state: 'known', answer: { body: 'third' } });
    expect(await ledgerTotals('apollo')).toMatchObject({ calls: 1, unsureCalls: 2 });
  });

  it('keeps its answer for as long as that is fresh, however old the loss is', async () => {
    await lose();
    pass(29 * DAY_MS);
    await buy('second', { repeatLostBefore: now });
    pass(29 * DAY_MS);
    expect(await reserve()).toMatchObject({ state: 'known', answer: { body: 'second' } });
    const [first, second] = await PaidCallModel.find().sort({ sentAt: 1 }).lean();
    expect(first?.expiresAt.getTime()).toBeGreaterThanOrEqual(second?.expiresAt.getTime() ?? Number.NaN);
  });

  it('is no new purchase while the first may still be answered, or when it was', async () => {
    await buy('first');
    pass(MINUTE_MS);
    const isUsable = () => true;
    expect(await reserve({ repeatLostBefore: now, isUsable })).toMatchObject({ answer: { body: 'first' } });
    expect(await spentToday()).toBe(2);
  });

  it('is bought once more where the answer that was bought can’t be read', async () => {
    await buy('<html>');
    pass(MINUTE_MS);
    const isUsable = ({ body }: HttpAnswer) => body.startsWith('{');
    expect(await reserve({ isUsable })).toMatchObject({ state: 'known' });
    await buy('{}', { repeatLostBefore: now, isUsable });
    expect(await reserve({ isUsable })).toMatchObject({ answer: { body: '{}' } });
    expect(await ledgerTotals('apollo')).toMatchObject({ calls: 2, credits: 4 });
  });
});

describe('what an earlier version bought under another key', () => {
  const FORMER = { key: 'acme.com@new', formerKeys: [{ key: 'acme.com', address: ADDRESS }] };
  const buyBefore = async (body: string, fields?: Partial<PaidCall>) => {
    await buy(body, fields);
    await PaidCallModel.updateMany({}, { $unset: { hasFullKey: 1 } });
  };

  it('is not bought again', async () => {
    await buyBefore('before');
    expect(await reserve(FORMER)).toMatchObject({ state: 'known', answer: { body: 'before' } });
    pass(31 * DAY_MS);
    expect(await reserve(FORMER)).toMatchObject({ state: 'open' });
  });

  it('is bought where it came from another address, or was stored by this version', async () => {
    await buyBefore('before');
    const elsewhere = { ...FORMER, formerKeys: [{ key: 'acme.com', address: 'https://other.example/x' }] };
    expect(await reserve(elsewhere)).toMatchObject({ state: 'open' });
    await buy('now', { key: 'b.com' });
    const current = { key: 'b.com@new', formerKeys: [{ key: 'b.com', address: ADDRESS }] };
    expect(await reserve(current)).toMatchObject({ state: 'open' });
  });

  it('is not bought again when its answer was lost, unless a user asks for that', async () => {
    await lose();
    await PaidCallModel.updateMany({}, { $unset: { hasFullKey: 1 }, $set: { 'owner.host': thisProcess().host } });
    pass(MINUTE_MS);
    expect(await reserve(FORMER)).toEqual({ state: 'unsure', credits: 0 });
    await buy('second', { ...FORMER, repeatLostBefore: now });
    expect(await reserve(FORMER)).toMatchObject({ state: 'known', answer: { body: 'second' } });
  });
});
