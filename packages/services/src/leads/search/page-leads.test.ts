import { type LeadDoc, LeadModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { suppressContacts } from '../../contacts/index.ts';
import { AT, contextWithKey, ignoreChanges } from '../../shared/saved-people.fixtures.ts';
import { countLeadFindings } from '../findings/count-findings.ts';
import type { LeadFilterInput, LeadPageInput } from '../schemas.ts';
import { leadDoc, putLead } from '../store/leads.fixtures.ts';
import { countLeads, invalidateLeadCounts } from './count-leads.ts';
import { leadNeighbors } from './lead-neighbors.ts';
import { pageLeads } from './page-leads.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  await emptyTestDatabase();
  invalidateLeadCounts();
});

const LIST = '3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c11';
const page = (input: Partial<LeadPageInput> = {}) => pageLeads({ ctx, input: { limit: 100, ...input } });
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000);
const names = async (input: Partial<LeadPageInput> = {}) => (await page(input)).leads.map(({ firstName }) => firstName);

async function readAll(input: Partial<LeadPageInput>, limit: number): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = null; ; ) {
    const read = await page({ ...input, limit, cursor });
    found.push(...read.leads.map(({ id }) => id));
    cursor = read.nextCursor;
    if (cursor === null) return found;
  }
}

describe('pageLeads', () => {
  it('has the newest first, tells of further pages, and every lead once however small the pages are', async () => {
    for (let at = 0; at < 7; at++) await putLead({ createdAt: later(Math.floor(at / 3)) });
    const all = await page();
    expect(all).toMatchObject({ total: 7, isTotalExact: true, nextCursor: null });
    const ids = all.leads.map(({ id }) => id);
    for (const limit of [1, 2, 3, 7]) expect(await readAll({}, limit)).toEqual(ids);
    expect(await readAll({ q: 'oliveira' }, 2)).toEqual(ids);
    const { leads: listed } = await pageLeads({ ctx, input: { limit: 100 } });
    expect(listed.map(({ id }) => id)).toEqual(ids);
  });

  it('finds by words of the name, title, company and address, each as a beginning, without accents', async () => {
    await putLead({
      firstName: 'José',
      company: 'Ålesund Shipping',
      title: 'Head of Fleet',
      email: 'jose@ship.example',
    });
    await putLead({ firstName: 'Ida', company: 'Bergen Shipping' });
    expect(await names({ q: 'jose' })).toEqual(['José']);
    expect(await names({ q: 'ale ship' })).toEqual(['José']);
    expect(await names({ q: 'SHIPPING oliv' })).toHaveLength(2);
    expect(await names({ q: 'jose@ship.ex' })).toEqual(['José']);
    expect(await names({ q: 'flee' })).toEqual(['José']);
    for (const q of ['hip', '.*', 'jose ida', '???']) expect(await names({ q }), q).toEqual([]);
  });

  it('narrows down by status, list and review, alone and together', async () => {
    const candidates = [
      {
        id: '1',
        step: 'pdl_search',
        source: 'pdl',
        confidence: 0.5,
        values: {},
        organizationDomain: null,
        reason: 'Same name',
        at: AT,
      },
    ];
    await putLead({ firstName: 'A', listIds: [LIST], enrichmentStatus: 'failed' });
    await putLead({ firstName: 'B', listIds: [LIST], enrichmentStatus: 'completed', candidates });
    await putLead({ firstName: 'C', enrichmentStatus: 'completed' });
    expect((await names({ listId: LIST })).sort()).toEqual(['A', 'B']);
    expect((await names({ status: 'completed' })).sort()).toEqual(['B', 'C']);
    expect(await names({ status: 'completed', listId: LIST })).toEqual(['B']);
    expect(await names({ review: true })).toEqual(['B']);
    expect((await names({ review: false })).sort()).toEqual(['A', 'C']);
    expect(await names({ review: true, status: 'completed', listId: LIST, q: 'oli b' })).toEqual(['B']);
    expect(await names({ review: true, status: 'failed', listId: LIST })).toEqual([]);
    expect(await page({ status: 'completed', listId: LIST })).toMatchObject({ total: 1, isTotalExact: true });
  });

  it('finds frequent words in their order, too', async () => {
    const leads = Array.from({ length: 2100 }, (_, at) => leadDoc({ createdAt: later(at % 50), listIds: [LIST] }));
    await LeadModel.collection.insertMany([...leads, leadDoc({ firstName: 'Ida', createdAt: later(60) })]);
    const { leads: found, total } = await page({ q: 'marta oliv', listId: LIST, limit: 200 });
    expect(total).toBe(2100);
    expect(new Set(found.map(({ createdAt }) => createdAt))).toEqual(
      new Set([0, 1, 2, 3, 4].map((at) => later(49 - at).toISOString())),
    );
    expect(await readAll({ q: 'mar' }, 200)).toHaveLength(2100);
    expect(await names({ q: 'ida oli' })).toEqual(['Ida']);
  });

  it('leaves out who has been put on the do-not-contact list since, and fills the page with others', async () => {
    await putLead({ firstName: 'A' });
    await putLead({ firstName: 'B', email: 'b@other.example' });
    await putLead({ firstName: 'C', email: 'c@other.example' });
    await suppressContacts(
      {
        ctx,
        input: { identifiers: ['b@other.example', 'c@other.example'], ids: [], contactIds: [], reason: '' },
      },
      ignoreChanges,
    );
    for (const limit of [1, 2, 3]) expect(await names({ limit })).toEqual(['A']);
    expect(await readAll({ q: 'oliveira' }, 1)).toHaveLength(1);
  });

  it('counts and numbers what it shows, without suppressed people', async () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name, index) => {
      const suggestions = [{ field: 'title', value: 'CEO', source: 'pdl', confidence: 0.9, at: AT }];
      return leadDoc({ firstName: name, email: `${name}@other.example`, createdAt: later(index), suggestions });
    });
    await LeadModel.insertMany([a, b, c, d]);
    const input = { identifiers: ['a@other.example', 'c@other.example'], ids: [], contactIds: [], reason: '' };
    await suppressContacts({ ctx, input }, ignoreChanges);
    const positionOf = async (lead: LeadDoc | undefined, filter: LeadFilterInput) => {
      const { position, total } = await leadNeighbors({ ctx, input: { ...filter, id: String(lead?._id) } });
      return [position, total];
    };
    for (const filter of [{}, { finding: 'suggestion' }, { q: 'other' }] as const) {
      expect((await page(filter)).total).toBe(2);
      expect(await Promise.all([d, c, b, a].map((lead) => positionOf(lead, filter)))).toEqual([
        [1, 2],
        [null, 2],
        [2, 2],
        [null, 2],
      ]);
      const { total, findings } = await countLeadFindings({ ctx, input: filter });
      expect([total, findings.find(({ finding }) => finding === 'suggestion')?.leads]).toEqual([2, 2]);
    }
  });

  it('refuses a cursor that is none', async () => {
    for (const cursor of ['x', `yesterday_${'f'.repeat(24)}`]) {
      await expect(page({ cursor })).rejects.toMatchObject({ kind: 'invalid', issues: [{ path: ['cursor'] }] });
    }
  });
});

describe('countLeads', () => {
  it('counts every lead under its status, and those with something to decide', async () => {
    const suggestion = { field: 'title', value: 'CEO', source: 'pdl', confidence: 0.9, at: AT };
    expect(await countLeads({ ctx, input: {} })).toEqual({
      total: 0,
      pending: 0,
      enriching: 0,
      completed: 0,
      failed: 0,
      review: 0,
      suggestions: 0,
    });
    invalidateLeadCounts();
    await putLead({ enrichmentStatus: 'failed' });
    await putLead({ enrichmentStatus: 'enriching', suggestions: [suggestion, { ...suggestion, field: 'phone' }] });
    await putLead({ needsReview: true });
    expect(await countLeads({ ctx, input: {} })).toEqual({
      total: 3,
      pending: 1,
      enriching: 1,
      completed: 0,
      failed: 1,
      review: 1,
      suggestions: 1,
    });
  });
});
