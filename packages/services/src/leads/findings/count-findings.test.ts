import { randomUUID } from 'node:crypto';
import { type LeadDoc, LeadModel, LeadRunModel, ListModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { addSuppressions } from '../../suppression/index.ts';
import { FINDINGS } from '../finding-schemas.ts';
import type { LeadFilterInput } from '../schemas.ts';
import { leadNeighbors } from '../search/lead-neighbors.ts';
import { pageLeads } from '../search/page-leads.ts';
import { leadDoc } from '../store/leads.fixtures.ts';
import { PENDING_STEP } from '../values/enrichment-status.ts';
import { countLeadFindings, findRunResults } from './count-findings.ts';

useTestDatabase();
const ctx = createContext();
const AT = new Date('2026-11-21T12:00:00Z');
const RUNS = ['0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2a01', '0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2a02'];
const LIST = '0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2a11';
const PEOPLE = '0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2a12';
const verb = <I>(input: I) => ({ ctx, input });
const list = (filter: LeadFilterInput) => pageLeads(verb({ ...filter, limit: 1000 })).then((page) => page.leads);

const leadArbitrary = fc.record({
  runId: fc.constantFrom(null, ...RUNS),
  isImported: fc.boolean(),
  isOnList: fc.boolean(),
  search: fc.constantFrom('none', 'match', 'unknown', 'limit', 'failed'),
  fields: fc.subarray(['phone', 'title', 'company', 'industry'] as const),
  suggested: fc.subarray(['email', 'lastName', 'location'] as const),
});

type GivenLead = ReturnType<typeof leadArbitrary.generate>['value'];

function toLeadDoc(given: GivenLead, index: number): LeadDoc {
  const { runId, isImported, isOnList, search, fields, suggested } = given;
  const states = {
    none: PENDING_STEP,
    match: { ...PENDING_STEP, state: 'completed', confidence: 0.9 },
    unknown: { ...PENDING_STEP, state: 'completed' },
    limit: { ...PENDING_STEP, state: 'skipped', message: "The run's limit of 5 credits is reached" },
    failed: { ...PENDING_STEP, state: 'failed' },
  };
  const found = { source: 'pdl', at: AT, confidence: 0.9, isLocked: false };
  return leadDoc({
    runId,
    listIds: isImported ? [LIST] : [],
    ...(isOnList && { lists: [PEOPLE] }),
    steps: { pdl_search: states[search] },
    ...Object.fromEntries(fields.map((field) => [field, `${field} ${index}`])),
    origins: Object.fromEntries(fields.map((field) => [field, found])),
    suggestions: suggested.map((field) => ({ field, value: 'other', source: 'pdl', confidence: 0.9, at: AT })),
    createdAt: new Date(AT.getTime() + Math.floor(index / 3) * 1000),
  });
}

describe('findings of any leads', () => {
  beforeAll(async () => {
    await emptyTestDatabase();
    await ListModel.collection.insertOne({ _id: PEOPLE, name: 'Fair', nameKey: 'fair', kind: 'person' } as never);
    const leads = fc.sample(fc.array(leadArbitrary, { minLength: 120, maxLength: 150, size: 'max' }), 1).flat();
    // Stored without their findings, as an earlier version did.
    await LeadModel.collection.insertMany(leads.map(toLeadDoc) as never);
  });

  it.each<LeadFilterInput>([{}, { listId: LIST }, { list: PEOPLE }, { runId: RUNS[0] }, { q: 'marta' }])(
    'each count of %o is the number of leads that its filter lists',
    async (filter) => {
      const { total, findings } = await countLeadFindings(verb(filter));
      const listed = await list(filter);
      expect(total).toBe(listed.length);
      if (filter.list) expect(listed.every(({ userLists }) => userLists.includes(PEOPLE))).toBe(true);
      expect(findings.map(({ finding }) => finding)).toEqual(FINDINGS);
      for (const { finding, leads } of findings) {
        expect([finding, (await list({ ...filter, finding })).length]).toEqual([finding, leads]);
      }
    },
  );

  it('a run says what its filters count', async () => {
    for (const [runId, results] of await findRunResults(ctx, RUNS)) {
      const { total, findings } = await countLeadFindings(verb({ runId }));
      const of = (name: string) => findings.find(({ finding }) => finding === name)?.leads;
      const suggestions = (await list({ runId })).reduce((sum, { suggestionCount }) => sum + suggestionCount, 0);
      expect(results).toEqual({ leads: total, matched: of('matched'), emails: of('found:email'), suggestions });
    }
  });

  it.each<LeadFilterInput>([{}, { finding: 'suggestion' }, { q: 'marta', finding: 'matched' }])(
    'steps through %o in the order of the list, and back',
    async (filter) => {
      const ids = (await list(filter)).map(({ id }) => id);
      const suggested = new Set(
        (await list(filter)).filter(({ suggestionCount }) => suggestionCount > 0).map(({ id }) => id),
      );
      for (const [at, id] of ids.entries()) {
        const rest = ids.slice(at + 1);
        expect(await leadNeighbors(verb({ ...filter, id }))).toEqual({
          position: at + 1,
          total: ids.length,
          previousId: ids[at - 1] ?? null,
          nextId: rest[0] ?? null,
          nextSuggestionId: rest.find((one) => suggested.has(one)) ?? null,
        });
      }
    },
  );

  it('answers counts of all leads, of a list and of runs without reading a lead', async () => {
    for (const [filter, hint] of [
      [{ findingsKey: { $gte: '' } }, 'by_findings_key'],
      [{ listIds: LIST }, 'by_list_findings'],
      [{ runId: { $in: RUNS } }, 'by_run_findings'],
    ] as const) {
      const plan = await LeadModel.collection
        .aggregate([{ $match: filter }, { $group: { _id: '$findingsKey', leads: { $sum: 1 } } }], { hint })
        .explain('executionStats');
      expect(JSON.stringify(plan)).not.toContain('"stage":"COLLSCAN"');
      expect([
        hint,
        plan.stages?.[0]?.$cursor?.executionStats?.totalDocsExamined ?? plan.executionStats?.totalDocsExamined,
      ]).toEqual([hint, 0]);
    }
  });
});

it('a run that found nothing says so, and people on the do-not-contact list are no part of what it found', async () => {
  await LeadRunModel.deleteMany({});
  const runId = randomUUID();
  const found = { pdl_search: { ...PENDING_STEP, state: 'completed', confidence: 0.9 } };
  const leads = [leadDoc({ runId, steps: found }), leadDoc({ runId, steps: found, email: 'no@acme.example' })];
  await LeadModel.collection.insertMany(leads as never);
  const { ctx: keyed, forget } = contextWithKey();
  await addSuppressions(keyed, [[{ kind: 'email', value: 'no@acme.example' }]], '');
  const results = await findRunResults(keyed, [runId, 'unknown']);
  forget();
  const nothing = { leads: 0, matched: 0, emails: 0, suggestions: 0 };
  expect([...results.values()]).toEqual([{ ...nothing, leads: 1, matched: 1 }, nothing]);
});
