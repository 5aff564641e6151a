import { ContactModel, PendingRevealModel, SuppressionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { ignoreChanges } from '../../shared/saved-people.fixtures.ts';
import { upsertContact } from '../saved/upsert/upsert-contact.ts';
import { estimateReveal } from './estimate-reveal.ts';
import { maskedPerson, NOON, RevealBench, revealedPerson, storeTestPage } from './reveal.fixtures.ts';
import { revealContacts } from './reveal-contacts.ts';

useTestDatabase();
let bench: RevealBench;
beforeEach(async () => {
  await emptyTestDatabase();
  bench = new RevealBench();
});

const reveal = (ids: string[]) => revealContacts({ ctx: bench.ctx, input: { ids } }, ignoreChanges, bench.ports);
const repeat = (ids: string[]) =>
  revealContacts({ ctx: bench.ctx, input: { ids, repeatLost: true } }, ignoreChanges, bench.ports);
const estimate = (ids: string[]) => estimateReveal({ ctx: bench.ctx, input: { ids } }, bench.ports);
const many = (count: number) => Array.from({ length: count }, (_, index) => [maskedPerson(`p${index + 10}`)]);
const killed = async () => {
  throw new Error('killed');
};

describe('a purchase that is asked for once more', () => {
  it('costs what was said, and buys no one else', async () => {
    const ids = await storeTestPage(many(25));
    bench.apollo.fails = 'vendor_unavailable';
    const { failed } = await reveal(ids);
    expect(failed).toHaveLength(25);
    bench.apollo.fails = null;
    expect(await repeat(ids)).toMatchObject({ revealed: 10, credits: 10 });
    expect(bench.apollo.bought).toHaveLength(10);
    expect(await reveal(ids)).toMatchObject({ revealed: 15, fromStore: 10, credits: 15, failed: [] });
  });

  it('has the same outcome for who clicks twice', async () => {
    const ids = await storeTestPage(many(3));
    bench.apollo.fails = 'vendor_unavailable';
    await reveal(ids);
    bench.apollo.fails = null;
    bench.apollo.latencyMs = 200;
    const results = await Promise.all([repeat(ids), repeat(ids)]);
    expect(results.map(({ failed }) => failed)).toEqual([[], []]);
    expect(results.map(({ revealed, fromStore }) => revealed + fromStore)).toEqual([3, 3]);
    expect(bench.apollo.bought).toHaveLength(3);
  });

  it.each(['rate_limited', 'cap_reached'] as const)('stays open when it is refused as %s', async (kind) => {
    const ids = await storeTestPage(many(3));
    bench.apollo.fails = 'vendor_unavailable';
    await reveal(ids);
    bench.apollo.fails = kind;
    expect((await repeat(ids)).failed).toHaveLength(3);
    expect(await PendingRevealModel.countDocuments()).toBe(1);
  });
});

describe('revealContacts', () => {
  it('buys what is hidden, holds it, and gives the whole person', async () => {
    const ids = await storeTestPage([[maskedPerson('1', { title: 'COO' })]]);
    expect(await reveal(ids)).toMatchObject({
      revealed: 1,
      notFound: 0,
      fromStore: 0,
      failed: [],
      suppressedIds: [],
      credits: 1,
      contacts: [
        { id: 'apollo:1', name: 'Marta Oliveira1', isNameHidden: false, email: 'marta.1@acme.com', reveal: null },
      ],
    });
    expect(await ContactModel.findOne().lean()).toMatchObject({
      title: 'COO',
      revealedAt: { apollo: NOON },
      origins: { title: { source: 'apollo' }, email: { source: 'apollo', at: NOON } },
    });
    expect(await PendingRevealModel.countDocuments()).toBe(0);
    expect(bench.outcomes).toEqual([['apollo', null]]);
  });

  it('buys nothing again, neither in the next call nor where another page shows the person', async () => {
    const ids = await storeTestPage([[maskedPerson('1')]]);
    await reveal(ids);
    expect(await reveal(ids)).toMatchObject({ revealed: 0, fromStore: 1, credits: 0 });
    await storeTestPage([[maskedPerson('1')], [maskedPerson('2')]], new Date(NOON.getTime() + 1000));
    expect(await reveal(['apollo:1', 'apollo:2'])).toMatchObject({ revealed: 1, fromStore: 1, credits: 1 });
    expect(bench.apollo.bought).toEqual(['1', '2']);
  });

  it('buys a person once whom both sources found, and saves them once', async () => {
    const work = { organizationName: 'Acme', organizationDomain: 'acme.com' };
    bench.apollo.parts = { ...work, title: 'VP Engineering' };
    const ofPdl = revealedPerson('pdl', '1', { ...work, title: 'VP, Engineering', email: null, hasEmail: true });
    const ids = await storeTestPage([[maskedPerson('1', { ...work, title: 'VP Engineering' })], [ofPdl]]);
    const { contacts, ...outcome } = await reveal(ids);
    expect(outcome).toMatchObject({ revealed: 1, fromStore: 1, credits: 1, failed: [] });
    expect([bench.apollo.bought, bench.pdl.bought]).toEqual([['1'], []]);
    expect(contacts.map(({ email }) => email)).toEqual(['marta.1@acme.com', 'marta.1@acme.com']);
    expect(new Set(contacts.map(({ contactId }) => contactId)).size).toBe(1);
    expect(await ContactModel.countDocuments()).toBe(1);
  });

  it('notes the source of a linked person once, however often it is clicked', async () => {
    const work = { organizationName: 'Acme', organizationDomain: 'acme.com' };
    bench.apollo.parts = work;
    await reveal(await storeTestPage([[maskedPerson('1', work)]]));
    const ofPdl = revealedPerson('pdl', '1', { ...work, email: null, hasEmail: true });
    const ids = await storeTestPage([[ofPdl]], new Date(NOON.getTime() + 1000));
    await Promise.all([reveal(ids), reveal(ids), reveal(ids)]);
    const contact = await ContactModel.findOne().lean();
    expect(contact?.sources.map(({ source, id }) => `${source}:${id}`)).toEqual(['apollo:1', 'pdl:1']);
    expect(contact?.keys).toContain('pdl:1');
  });

  it('does not buy from the second source whom the first one revealed before', async () => {
    const work = { organizationName: 'Acme', organizationDomain: 'acme.com' };
    bench.apollo.parts = work;
    await reveal(await storeTestPage([[maskedPerson('1', work)]]));
    const ofPdl = revealedPerson('pdl', '1', { ...work, email: null, hasEmail: true });
    const ids = await storeTestPage([[ofPdl]], new Date(NOON.getTime() + 1000));
    expect(await estimate(ids)).toMatchObject({ creditsMax: 0, free: 1 });
    expect(await ContactModel.findOne().lean()).toMatchObject({ sources: [{ source: 'apollo' }] });
    expect(await reveal(ids)).toMatchObject({ credits: 0, fromStore: 1 });
    expect(await ContactModel.countDocuments({ keys: 'pdl:1' })).toBe(1);
  });

  it('takes no namesake for the saved person, whichever of the rows is chosen', async () => {
    const work = { organizationName: 'Acme', organizationDomain: 'acme.com', name: 'Maria Garcia' };
    const row = (source: 'apollo' | 'pdl', id: string, title: string) =>
      revealedPerson(source, id, { ...work, title, email: null, hasEmail: true });
    bench.pdl.parts = { ...work, title: 'Sales', email: 'mg.sales@acme.com' };
    await reveal(await storeTestPage([[row('pdl', '9', 'Sales')]]));
    bench.apollo.parts = work;
    const rows = [[row('apollo', '1', 'Counsel')], [row('apollo', '2', 'Sales')]];
    const [counsel = '', sales = ''] = await storeTestPage(rows, new Date(NOON.getTime() + 1000));
    for (const id of [counsel, sales]) {
      expect(await estimate([id])).toMatchObject({ creditsMax: 1, free: 0 });
    }
    expect(await reveal([counsel])).toMatchObject({ credits: 1, contacts: [{ email: 'marta.1@acme.com' }] });
    expect(await ContactModel.findOne({ keys: 'pdl:9' }).lean()).toMatchObject({ sources: [{ source: 'pdl' }] });
  });

  it('links a person once whose row is chosen several times at one moment', async () => {
    const work = { organizationName: 'Acme', organizationDomain: 'acme.com' };
    bench.apollo.parts = work;
    await reveal(await storeTestPage([[maskedPerson('1', work)]]));
    const ofPdl = revealedPerson('pdl', '1', { ...work, email: null, hasEmail: true });
    const ids = await storeTestPage([[ofPdl]], new Date(NOON.getTime() + 1000));
    await Promise.all([reveal(ids), reveal(ids), reveal(ids)]);
    expect((await ContactModel.findOne().lean())?.sources.map(({ source }) => source)).toEqual(['apollo', 'pdl']);
  });

  it('buys once when two calls ask at one moment, also where their selections only overlap', async () => {
    bench.apollo.latencyMs = 200;
    const ids = await storeTestPage([[maskedPerson('1')], [maskedPerson('2')], [maskedPerson('3')]]);
    const [one, other, third] = await Promise.all([reveal(ids), reveal(ids), reveal(ids.slice(1))]);
    expect(bench.apollo.bought.sort()).toEqual(['1', '2', '3']);
    expect([one, other, third].map(({ failed }) => failed)).toEqual([[], [], []]);
    expect([one, other, third].reduce((sum, { credits }) => sum + credits, 0)).toBe(3);
    for (const { contacts } of [one, other, third]) expect(contacts.every(({ email }) => email)).toBe(true);
  });

  it('after a kill between answer and storing asks for the same group again, whatever is chosen now', async () => {
    const ids = await storeTestPage([[maskedPerson('1')], [maskedPerson('2')], [maskedPerson('3')]]);
    bench.ports.onAnswered = killed;
    await expect(reveal(ids.slice(0, 2))).rejects.toThrow('killed');
    bench.ports.onAnswered = undefined;
    bench.ports.waitMs = 100;
    expect((await reveal(['apollo:2'])).failed[0]?.message).toMatch('try again in a moment');
    bench.passDays(0.01);
    expect(await reveal(ids.slice(1))).toMatchObject({ revealed: 2, credits: 1, failed: [] });
    expect(bench.apollo.bought).toEqual(['1', '2', '3']);
    expect(await reveal(['apollo:1'])).toMatchObject({ fromStore: 1, credits: 0 });
    expect(await PendingRevealModel.countDocuments()).toBe(0);
  });

  it('waits for no process that is gone, and leaves no order of people who are saved', async () => {
    const ids = await storeTestPage([[maskedPerson('1')], [maskedPerson('2')]]);
    bench.ports.onAnswered = killed;
    await expect(reveal(ids)).rejects.toThrow('killed');
    bench.ports.onAnswered = undefined;
    const [order] = await PendingRevealModel.find().lean();
    const gone = { ...order, worker: { ...order?.worker, instance: 'ended' } };
    await PendingRevealModel.collection.replaceOne({ _id: order?._id as never }, gone as never);
    expect(await reveal(ids)).toMatchObject({ revealed: 2, failed: [] });
    // As if that process had been killed between saving them and closing their order.
    await PendingRevealModel.collection.insertOne(gone as never);
    expect(await reveal(['apollo:1'])).toMatchObject({ fromStore: 1 });
    expect(await PendingRevealModel.countDocuments()).toBe(1);
    expect(await reveal(ids)).toMatchObject({ fromStore: 2, credits: 0 });
    expect(await PendingRevealModel.countDocuments()).toBe(0);
    expect(bench.apollo.bought).toEqual(['1', '2']);
  });

  it('asks for a group whose answer was lost in the same way again, and for no more than that', async () => {
    const ids = await storeTestPage(many(12));
    bench.apollo.fails = 'vendor_unavailable';
    const first = await reveal(ids);
    expect([first.revealed, first.failed.length, bench.apollo.calls]).toEqual([0, 12, 1]);
    expect(await estimate(ids.slice(8))).toMatchObject({ creditsMax: 12, bySource: [{ people: 12 }] });
    bench.apollo.fails = 'unsure_paid';
    const second = await reveal(ids.slice(8));
    expect(second.failed).toHaveLength(4);
    expect(second.failed[0]?.message).toMatch('it ended as unsure_paid. Nothing more is spent on it');
    bench.apollo.fails = null;
    const third = await reveal(ids.slice(8));
    expect(third).toMatchObject({ revealed: 4, failed: [] });
    expect(new Set(bench.apollo.bought).size).toBe(bench.apollo.bought.length);
    expect(await PendingRevealModel.countDocuments()).toBe(0);
  });

  it('buys as many as the day’s cap still pays for, and says why not the others', async () => {
    const ids = await storeTestPage(many(12));
    bench.apollo.creditsLeft = 7;
    const result = await reveal(ids);
    expect(result).toMatchObject({ revealed: 7, credits: 7, repeatCredits: 0 });
    expect(result.failed).toHaveLength(5);
    expect(new Set(result.failed.map(({ message }) => message))).toEqual(new Set(['it ended as cap_reached']));
    expect([bench.apollo.bought.length, await PendingRevealModel.countDocuments()]).toEqual([7, 0]);
    bench.apollo.creditsLeft = null;
    expect(await reveal(ids)).toMatchObject({ revealed: 5, fromStore: 7, credits: 5 });
  });

  it.each(['credits_exhausted', 'cap_reached', 'auth'] as const)(
    'tells %s for each person, leaves no order, and goes on with the other source',
    async (kind) => {
      const ids = await storeTestPage([...many(11), [revealedPerson('pdl', 'p', { email: null, hasEmail: null })]]);
      bench.apollo.fails = kind;
      const result = await reveal(ids);
      expect(result).toMatchObject({ revealed: 1, credits: 1 });
      expect(result.failed).toHaveLength(11);
      expect(new Set(result.failed.map(({ message }) => message))).toEqual(new Set([`it ended as ${kind}`]));
      expect([bench.apollo.calls, await PendingRevealModel.countDocuments()]).toEqual([1, 0]);
      expect(bench.outcomes).toContainEqual(['apollo', expect.objectContaining({ kind })]);
    },
  );

  it('counts whom the source does not know, and does not ask about a held one of them again for 30 days', async () => {
    const ids = await storeTestPage([[maskedPerson('1')], [maskedPerson('2')]]);
    await upsertContact(bench.ctx, [maskedPerson('1')], { savedIn: 'contacts', beforeChange: ignoreChanges });
    bench.apollo.knows = [];
    expect(await reveal(ids)).toMatchObject({ revealed: 0, notFound: 2, credits: 0 });
    expect(await reveal(['apollo:1'])).toMatchObject({ notFound: 0, fromStore: 1 });
    bench.passDays(31);
    await storeTestPage([[maskedPerson('1')]], bench.now);
    expect(await reveal(['apollo:1'])).toMatchObject({ notFound: 1, fromStore: 0 });
  });

  it('does not ask about suppressed people, and keeps nothing of those who turn out to be', async () => {
    const ids = await storeTestPage([[maskedPerson('1')], [maskedPerson('2')]]);
    const suppress = (_id: string, kind: string, value: string) =>
      SuppressionModel.create({ _id, hashes: [{ kind, hash: `${kind}:${value}` }], reason: '', addedAt: NOON });
    await suppress('a', 'source-id', 'apollo:1');
    await suppress('b', 'email', 'marta.2@acme.com');
    const first = await reveal(ids);
    expect(first).toMatchObject({ suppressedIds: ids, contacts: [], revealed: 0, credits: 1 });
    expect(await ContactModel.countDocuments()).toBe(0);
    expect(await reveal(ids)).toMatchObject({ suppressedIds: ids, credits: 0 });
    expect(bench.apollo.bought).toEqual(['2']);
  });

  it('says why nobody can reveal a contact, and refuses results that are gone', async () => {
    const ids = await storeTestPage([[maskedPerson('1')]]);
    bench.connected.delete('apollo');
    expect((await reveal(ids)).failed).toEqual([
      { id: 'apollo:1', message: 'apollo: Enter an API key under Data Sources' },
    ]);
    await expect(reveal(['apollo:gone'])).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('asks People Data Labs by the profile where Apollo is not connected', async () => {
    const ids = await storeTestPage([[maskedPerson('1', { linkedinUrl: 'https://www.linkedin.com/in/marta' })]]);
    bench.connected.delete('apollo');
    expect(await reveal(ids)).toMatchObject({ revealed: 1, contacts: [{ isNameHidden: false }] });
    expect(bench.pdl.bought).toEqual(['https://www.linkedin.com/in/marta']);
  });
});

describe('estimateReveal', () => {
  it('tells the price by the same decisions, without asking anybody', async () => {
    const ids = await storeTestPage([
      [maskedPerson('1')],
      [maskedPerson('2')],
      [revealedPerson('pdl', 'p')],
      [revealedPerson('pdl', 'q', { email: null, hasEmail: null })],
    ]);
    await reveal(['apollo:1']);
    const calls = bench.apollo.calls;
    expect(await estimate(ids)).toEqual({
      creditsMax: 2,
      bySource: [
        { source: 'apollo', label: 'Apollo', people: 1, creditsMax: 1 },
        { source: 'pdl', label: 'People Data Labs', people: 1, creditsMax: 1 },
      ],
      free: 2,
      impossible: 0,
    });
    bench.connected.clear();
    expect(await estimate(ids)).toMatchObject({ creditsMax: 0, free: 2, impossible: 2 });
    expect([bench.apollo.calls, bench.pdl.calls]).toEqual([calls, 0]);
  });
});
