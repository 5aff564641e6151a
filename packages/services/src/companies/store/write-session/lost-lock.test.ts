import { CompanyChangeModel, CompanyModel, CompanyWriteModel, ObservationModel, WriteLockModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../settings/index.ts';
import { createContext } from '../../../shared/context.ts';
import type { ItemRun } from '../../../shared/jobs/index.ts';
import { CUSTOM_PERSONAL_DATA } from '../../custom/values-personal-data.ts';
import { recomputeAll } from '../../recompute/recompute-all.ts';
import { updateRelatives } from '../../relations/update-relatives.ts';
import { redactCompany } from '../../removal/redact-company.ts';
import { setCompanyTags } from '../../tags/set-company-tags.ts';
import { upsertCompanies } from '../../upsert/upsert-companies.ts';
import { createCompany } from '../create-company.ts';
import { refreshGrowth } from '../document/refresh-growth.ts';
import { planChanges } from '../plan/plan-changes.ts';
import { recordPlan } from '../record-plan.ts';
import { writePlan } from '../write-plan.ts';
import { recoverHistory } from './recover-history.ts';
import { acquireLock, releaseLock } from './write-lock.ts';
import { recoverWriteLock, withWriteSession } from './write-session.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
afterEach(() => vi.restoreAllMocks());

const ctx = createContext({ now: () => new Date('2026-11-21T12:00:00Z') });
const OTHER = { tags: ['Other'], name: 'Other name', growth: [], custom: { note: 'Other' }, industry: 'Other' };
const OTHERS_TIME = new Date('2026-11-21T12:00:05Z');

const create = async (domain: string) =>
  (await createCompany({ ctx, input: { name: 'Acme', domain, industry: 'Tools' } })).id;
const stored = () => CompanyModel.collection.findOne({ domain: 'acme.com' });

/** What another process does that has taken the lock over while this one stood still. */
async function writeAsOther(): Promise<void> {
  // It looked first at what this one has planned, and found nothing written.
  await WriteLockModel.updateOne({}, { $unset: { history: 1 } });
  await CompanyModel.collection.updateOne({ domain: 'acme.com' }, { $set: { ...OTHER, updatedAt: OTHERS_TIME } });
}

/** This process stands still between reading companies and writing them. */
function stallBeforeWriting(meanwhile: () => Promise<unknown> = writeAsOther): void {
  const { collection } = CompanyWriteModel;
  const insert = collection.insertOne.bind(collection);
  vi.spyOn(collection, 'insertOne').mockImplementationOnce(async (...given) => {
    const inserted = await insert(...given);
    await meanwhile();
    return inserted;
  });
}

const eraseValue = async (id: string) => {
  const query = { identifiers: [{ kind: 'email', value: 'a@b.com' }], name: null, company: null } as const;
  await CUSTOM_PERSONAL_DATA[0]?.erase(ctx, [id], query as never);
};
type Stalled = Parameters<typeof updateRelatives>[0];
const item = { batchId: 'recompute', signal: new AbortController().signal, progress: async () => undefined };

describe('a process that stood still while another took the lock over and wrote', () => {
  it.each<[string, (id: string) => Promise<unknown>]>([
    ['the tags of a company', (id) => setCompanyTags({ ctx, input: { id, tags: ['Slow'] } })],
    ['a recalculation', () => recomputeAll(ctx, item as unknown as ItemRun<object>)],
    ['an erasure from own columns', eraseValue],
    ['a redaction', async (id) => redactCompany((await CompanyModel.findById(id).lean())?._id as never, (one) => one)],
  ])('does not write over it: %s', async (_, write) => {
    const id = await create('acme.com');
    await CompanyModel.collection.updateOne({}, { $set: { custom: { note: 'a@b.com' }, dataQuality: 'high' } });
    stallBeforeWriting();
    await expect(write(id)).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('do it again'),
    });
    expect(await stored()).toMatchObject({ ...OTHER, updatedAt: OTHERS_TIME });
    // Those of companies that were not written.
    await recoverWriteLock();
    expect(await CompanyChangeModel.countDocuments()).toBe(0);
  });

  it('adds no line of a change that it does not make: an upsert', async () => {
    await create('acme.com');
    const rows = [{ name: 'Acme Group', domain: 'acme.com' }];
    vi.spyOn(WriteLockModel, 'exists').mockResolvedValueOnce(null as never);
    await expect(upsertCompanies({ ctx, input: { rows } as never })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await stored()).toMatchObject({ name: 'Acme' });
    expect(await CompanyChangeModel.countDocuments()).toBe(0);
    await upsertCompanies({ ctx, input: { rows } as never });
    expect(await CompanyChangeModel.countDocuments()).toBe(1);
  });

  it('adds its line once when it writes after all', async () => {
    const id = await create('acme.com');
    // Between the look at the lock and the write, another process takes it over and finds nothing written.
    vi.spyOn(WriteLockModel, 'exists').mockImplementationOnce((async (filter: object) => {
      const found = await WriteLockModel.exists(filter);
      const { token } = await acquireLock();
      await recoverHistory(token);
      await releaseLock(token);
      return found;
    }) as never);
    const tag = setCompanyTags({ ctx, input: { id, tags: ['Slow'] } });
    await expect(tag).rejects.toMatchObject({ kind: 'unavailable' });
    await recoverWriteLock();
    expect((await stored())?.tags).toEqual(['Slow']);
    expect(await CompanyChangeModel.distinct('details.fields.after')).toEqual(['Slow']);
    expect(await CompanyChangeModel.countDocuments()).toBe(1);
  });

  it.each<[string, (work: Stalled) => Promise<void>]>([
    ['what it knows of its parent', updateRelatives],
    ['its growth', ({ ids, ...work }) => refreshGrowth(ids, work)],
  ])('does not write over it: %s', async (_, write) => {
    await create('parent.com');
    await create('acme.com');
    const parent = await CompanyModel.collection.findOne({ domain: 'parent.com' });
    const known = { parent: { id: parent?._id, name: 'Former', domain: 'former.com' }, growth: [{}] };
    await CompanyModel.collection.updateOne({ domain: 'acme.com' }, { $set: known });
    const ids = [(await stored())?._id as never];
    const slow = write({ ids, now: ctx.now(), announce: writeAsOther, record: () => undefined });
    await expect(slow).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await stored()).toMatchObject({ ...OTHER, updatedAt: OTHERS_TIME });
  });

  it.each([
    ['before it announces', (take: () => Promise<unknown>) => take()],
    ['while it announces', (take: () => Promise<unknown>) => stallBeforeWriting(take)],
  ])('writes neither a company nor its history once it knows: %s', async (_, lose) => {
    await create('acme.com');
    const figures = ['2025-01-01', '2024-01-01'].map((day) => ({
      source: 'Slow',
      headcount: { value: 10 },
      asOf: new Date(day),
    }));
    const facts = { name: 'Acme', domain: 'acme.com', industry: null, figures, locations: [], locationSource: null };
    const slow = withWriteSession(async (session) => {
      const plan = await planChanges([{ facts, isRepeat: false }], {
        settings: DEFAULT_SETTINGS,
        now: new Date('2026-11-21T12:01:00Z'),
        demo: false,
        origin: { by: 'import' },
      });
      await lose(async () => WriteLockModel.updateOne({}, { 'holder.token': 'of another process' }));
      await writePlan(session, plan, false);
      recordPlan(session, plan);
    });
    await expect(slow).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining('interrupted') });
    expect((await stored())?.records).toEqual([]);
    expect(await ObservationModel.countDocuments()).toBe(0);
  });
});
