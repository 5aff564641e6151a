import { CompanyModel, type LeadDoc, LeadModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { ignoreChanges } from '../../shared/saved-people.fixtures.ts';
import { addSuppressions } from '../../suppression/index.ts';
import { updateLead } from '../edit/update-lead.ts';
import { countLeadFindings } from '../findings/count-findings.ts';
import { type DecideSuggestionsInput, decideSuggestionsInput } from '../schemas.ts';
import { changeLead, findLead } from '../store/change-lead.ts';
import { putLead } from '../store/leads.fixtures.ts';
import { decideSuggestions } from './decide-suggestions.ts';
import { undoDecisions } from './undo-decisions.ts';

useTestDatabase();
beforeEach(() => emptyTestDatabase());
let time = new Date('2026-11-23T10:00:00Z');
const ctx = createContext({ now: () => time });
const FOUND_AT = new Date('2026-11-22T10:00:00Z');
const GIVEN = { source: 'file', at: new Date('2026-11-20T10:00:00Z'), confidence: null, isLocked: true };

const suggestionOf = (field: string, value: string) => ({ field, value, source: 'pdl', confidence: 0.9, at: FOUND_AT });
const withSuggestion = (index: number, parts: Partial<LeadDoc> = {}) =>
  putLead({
    email: `old${index}@acme.example`,
    title: 'Head of Sales',
    origins: { email: GIVEN, title: GIVEN },
    suggestions: [suggestionOf('email', `new${index}@acme.example`), suggestionOf('title', `VP Sales ${index}`)],
    ...parts,
  });
const decide = (input: Partial<DecideSuggestionsInput>) =>
  decideSuggestions(
    { ctx, input: decideSuggestionsInput.parse({ accept: true, filter: {}, ...input }) },
    ignoreChanges,
  );
const read = ({ _id }: LeadDoc) => findLead(_id.toHexString());
/** As stored, but for what each change moves. */
const plain = ({
  revision: _,
  nameKey: _name,
  updatedAt: _at,
  words: _words,
  decisions: _decisions,
  ...lead
}: LeadDoc) => lead;

describe('accepting all suggestions of a field', () => {
  it('counts them first, writes nothing then, and accepts as many', async () => {
    const leads = [await withSuggestion(1), await withSuggestion(2), await withSuggestion(3)];
    const preview = await decide({ field: 'email', preview: true });
    expect(preview).toMatchObject({ decisionId: null, suggestions: 3, leads: 3, leftTotal: 0 });
    expect(await read(leads[0] as LeadDoc)).toMatchObject({ email: 'old1@acme.example' });
    time = new Date(time.getTime() + 1000);
    expect(await decide({ field: 'email', asOf: preview.at })).toMatchObject({ suggestions: 3, leads: 3 });
    const [first] = leads as [LeadDoc];
    const accepted = await read(first);
    expect(accepted).toMatchObject({
      email: 'new1@acme.example',
      title: 'Head of Sales',
      keys: expect.arrayContaining(['email:new1@acme.example']),
    });
    expect(accepted.origins.email).toMatchObject({ source: 'pdl', isAccepted: true });
    expect(accepted.suggestions.map(({ field }) => field)).toEqual(['title']);
  });

  it('is undone as a whole', async () => {
    const leads = [await withSuggestion(1), await withSuggestion(2)];
    await countLeadFindings({ ctx, input: {} });
    const before = await Promise.all(leads.map(read));
    const { decisionId, suggestions } = await decide({});
    expect(suggestions).toBe(4);
    expect(await undoDecisions({ ctx, input: { id: String(decisionId) } }, ignoreChanges)).toEqual({
      restored: 4,
      leftTotal: 0,
      left: [],
    });
    const after = await Promise.all(leads.map(read));
    const sorted = (all: LeadDoc[]) =>
      all
        .map(plain)
        .map((one) => ({ ...one, suggestions: one.suggestions.toSorted((a, b) => (a.field < b.field ? -1 : 1)) }));
    expect(sorted(after)).toEqual(sorted(before));
    await expect(undoDecisions({ ctx, input: { id: String(decisionId) } }, ignoreChanges)).rejects.toThrow(
      /undone already/,
    );
  });

  it('takes the former employer back, too', async () => {
    const lead = await putLead({
      company: 'Acme',
      organizationDomain: 'acme.example',
      origins: { company: GIVEN },
      steps: {
        company_research: {
          state: 'completed',
          source: null,
          confidence: null,
          credits: 2,
          message: null,
          at: FOUND_AT,
          durationMs: 1,
        },
      },
      suggestions: [{ ...suggestionOf('company', 'Kettle Works'), organizationDomain: 'kettleworks.example' }],
    });
    const { decisionId } = await decide({});
    expect(await read(lead)).toMatchObject({
      company: 'Kettle Works',
      organizationDomain: 'kettleworks.example',
      steps: {},
    });
    await undoDecisions({ ctx, input: { id: String(decisionId) } }, ignoreChanges);
    expect(await read(lead)).toMatchObject({ company: 'Acme', organizationDomain: 'acme.example', steps: lead.steps });
  });

  it('takes the former employer back as the company that it was merged into since', async () => {
    const merged = new Types.ObjectId();
    const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
    await CompanyModel.updateOne({ _id: id }, { $set: { formerIds: [merged] } });
    const lead = await putLead({
      company: 'Acme Corp',
      organizationDomain: 'acme-corp.example',
      companyId: merged,
      origins: { company: GIVEN },
      suggestions: [{ ...suggestionOf('company', 'Kettle Works'), organizationDomain: 'kettleworks.example' }],
    });
    const { decisionId } = await decide({});
    await undoDecisions({ ctx, input: { id: String(decisionId) } }, ignoreChanges);
    const { company, companyId } = await read(lead);
    expect([company, String(companyId)]).toEqual(['Acme Corp', id]);
  });

  it('takes back what was found about the new employer since, but not while it is being looked up', async () => {
    const lead = await putLead({
      company: 'Acme',
      organizationDomain: 'acme.example',
      origins: { company: GIVEN },
      suggestions: [{ ...suggestionOf('company', 'Kettle Works'), organizationDomain: 'kettleworks.example' }],
    });
    const id = String((await decide({})).decisionId);
    const company_research = { state: 'running', source: null, confidence: null, credits: 0, message: null, at: null };
    const running = { ...company_research, durationMs: null };
    await changeLead(lead._id.toHexString(), () => ({ steps: { company_research: running } }));
    expect(await undoDecisions({ ctx, input: { id } }, ignoreChanges)).toMatchObject({
      restored: 0,
      left: [{ reason: 'changed' }],
    });
    const found = { companyId: new Types.ObjectId(), steps: { company_research: { ...running, state: 'completed' } } };
    await changeLead(lead._id.toHexString(), () => found);
    expect(await undoDecisions({ ctx, input: { id } }, ignoreChanges)).toMatchObject({ restored: 1, leftTotal: 0 });
    const employer = { company: 'Acme', organizationDomain: 'acme.example', companyId: null, steps: {} };
    expect(await read(lead)).toMatchObject(employer);
  });

  it('remembers a decision of a lead as a whole', async () => {
    const fields = ['email', 'title', 'company', 'phone', 'location', 'industry', 'firstName', 'lastName'];
    const lead = await putLead({ origins: Object.fromEntries(fields.map((field) => [field, GIVEN])) });
    const ids: string[] = [];
    for (let round = 0; round < 9; round++) {
      const suggestions = fields.map((field) => suggestionOf(field, `${field}${round}@acme.example`));
      await changeLead(lead._id.toHexString(), () => ({ suggestions }));
      ids.push(String((await decide({ accept: false })).decisionId));
    }
    await expect(undoDecisions({ ctx, input: { id: ids[0] ?? '' } }, ignoreChanges)).rejects.toThrow(/too old/);
    expect(await undoDecisions({ ctx, input: { id: ids[3] ?? '' } }, ignoreChanges)).toMatchObject({
      restored: 8,
      leftTotal: 0,
    });
  });

  it('dismisses for good, and brings back what was dismissed', async () => {
    const lead = await withSuggestion(1);
    const { decisionId } = await decide({ accept: false, field: 'title' });
    expect(await read(lead)).toMatchObject({
      title: 'Head of Sales',
      dismissed: [{ field: 'title', value: 'VP Sales 1' }],
    });
    await undoDecisions({ ctx, input: { id: String(decisionId) } }, ignoreChanges);
    const restored = await read(lead);
    expect(restored.dismissed).toEqual([]);
    expect(restored.suggestions).toHaveLength(2);
  });
});

describe('what stays', () => {
  it('a value that was changed since the preview, and one that was suggested since', async () => {
    const typed = await withSuggestion(1);
    const newer = await withSuggestion(2);
    const { at } = await decide({ field: 'email', preview: true });
    time = new Date(time.getTime() + 60_000);
    await updateLead(
      { ctx, input: { id: typed._id.toHexString(), values: { email: 'typed@acme.example' } } },
      ignoreChanges,
    );
    await LeadModel.updateOne(
      { _id: newer._id },
      { $set: { suggestions: [{ ...suggestionOf('email', 'x@acme.example'), at: time }] } },
    );
    const { suggestions, left } = await decide({ field: 'email', asOf: at });
    expect(suggestions).toBe(0);
    expect(left.map(({ leadId, reason }) => [leadId, reason]).toSorted()).toEqual(
      [
        [typed._id.toHexString(), 'changed'],
        [newer._id.toHexString(), 'changed'],
      ].toSorted(),
    );
    expect(await read(typed)).toMatchObject({ email: 'typed@acme.example' });
  });

  it('what a person typed or accepted, unless suggestions are dismissed', async () => {
    await withSuggestion(1, {
      origins: { email: { ...GIVEN, source: 'typed' }, title: { ...GIVEN, source: 'pdl', isAccepted: true } },
    });
    expect(await decide({})).toMatchObject({
      suggestions: 0,
      leftTotal: 2,
      left: [{ reason: 'locked' }, { reason: 'locked' }],
    });
    expect(await decide({ accept: false })).toMatchObject({ suggestions: 2, leftTotal: 0 });
  });

  it('people on the do-not-contact list', async () => {
    const lead = await withSuggestion(1);
    await addSuppressions(ctx, [[{ kind: 'email', value: 'old1@acme.example' }]], 'Asked');
    expect(await decide({})).toMatchObject({ suggestions: 0, leftTotal: 2, left: [{ reason: 'do_not_contact' }, {}] });
    expect(await read(lead)).toMatchObject({ email: 'old1@acme.example' });
  });

  it('an address that another lead has, and several values for one field', async () => {
    await putLead({ email: 'new1@acme.example', firstName: 'Ada', lastName: 'Kettle' });
    await withSuggestion(1);
    await withSuggestion(2, {
      suggestions: [suggestionOf('title', 'CTO'), { ...suggestionOf('title', 'CEO'), source: 'file' }],
    });
    const { suggestions, left } = await decide({});
    expect(suggestions).toBe(1);
    expect(left.map(({ reason }) => reason).toSorted()).toEqual(['conflict', 'several', 'several']);
    expect(left.find(({ reason }) => reason === 'conflict')?.message).toMatch(/^Ada Kettle is a lead/);
  });

  it('leads that were not chosen', async () => {
    const [one, two, three] = [await withSuggestion(1), await withSuggestion(2), await withSuggestion(3)];
    const idOf = ({ _id }: LeadDoc) => _id.toHexString();
    expect(await decide({ ids: [idOf(one)], filter: undefined, field: 'title' })).toMatchObject({ leads: 1 });
    expect(await decide({ except: [idOf(two)], field: 'title' })).toMatchObject({ leads: 1 });
    expect((await read(two)).suggestions).toHaveLength(2);
    expect((await read(three)).suggestions).toHaveLength(1);
    expect(() => decideSuggestionsInput.parse({ accept: true })).toThrow(/either ids or filter/);
  });

  it('a value that was changed after the decision, when it is undone', async () => {
    const lead = await withSuggestion(1);
    const { decisionId } = await decide({ field: 'title' });
    time = new Date(time.getTime() + 1000);
    await updateLead({ ctx, input: { id: lead._id.toHexString(), values: { title: 'Founder' } } }, ignoreChanges);
    const undone = await undoDecisions({ ctx, input: { id: String(decisionId) } }, ignoreChanges);
    expect(undone).toMatchObject({ restored: 0, leftTotal: 1, left: [{ field: 'title', reason: 'changed' }] });
    expect(await read(lead)).toMatchObject({ title: 'Founder' });
  });
});

it('leads are named by ids, or by a filter with exceptions', () => {
  const ids = ['64b7f0c2a1d3e4f5a6b7c8d9'];
  const read = (input: object) => decideSuggestionsInput.safeParse({ accept: true, ...input });
  expect(read({ ids, except: ids }).error?.issues).toMatchObject([{ path: ['except'] }]);
  expect(read({ filter: {}, except: ids }).success).toBe(true);
});
