import { LeadModel, LeadRowModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AT, contextWithKey, ignoreChanges } from '../../shared/saved-people.fixtures.ts';
import { needsStep } from '../enrich/needs-enrichment.ts';
import { removeLeads } from '../removal/remove-leads.ts';
import { decideReview, decideSuggestion } from '../review/decide.ts';
import type { UpdateLeadInput } from '../schemas.ts';
import { changeLead, findLead } from '../store/change-lead.ts';
import { getLead } from '../store/get-lead.ts';
import { putLead } from '../store/leads.fixtures.ts';
import { applyEnrichment } from '../values/apply-enrichment.ts';
import { updateLead } from './update-lead.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const UNKNOWN = 'f'.repeat(24);
const put = async (parts: Parameters<typeof putLead>[0] = {}) => (await putLead(parts))._id.toHexString();
const type = (id: string, values: UpdateLeadInput['values']) =>
  updateLead({ ctx, input: { id, values } }, ignoreChanges);
const found = { source: 'pdl', at: AT, confidence: 0.9, isLocked: false };
const given = { source: 'sheet', at: AT, confidence: null, isLocked: true };
const suggestion = { field: 'title', value: 'CEO', source: 'pdl', confidence: 0.9, at: AT };
const DONE = {
  state: 'completed',
  source: null,
  confidence: null,
  credits: 0,
  message: null,
  at: new Date(AT.getTime() - 1000),
  durationMs: 0,
};
const candidate = (id: string, values: Record<string, string> = {}) => ({
  id,
  step: 'pdl_search',
  source: 'pdl',
  confidence: 0.5,
  values,
  organizationDomain: 'acme.example',
  reason: 'Same name',
  at: AT,
});

describe('updateLead', () => {
  it.each([
    ['company', 'NIL'],
    ['title', ' NA '],
    ['industry', 'Unknown'],
    ['lastName', 'n/a'],
  ])('refuses a typed %s that says that nothing is known: %s', async (field, text) => {
    const id = await put({});
    const before = await findLead(id);
    const problem = `"${text.trim()}" says that nothing is known; empty the field instead`;
    await expect(type(id, { [field]: text })).rejects.toThrow(problem);
    expect(await findLead(id)).toEqual(before);
  });

  it('takes typed values in their one spelling, locks them, and finds the lead by them', async () => {
    const id = await put({ origins: { title: found } });
    const lead = await type(id, { title: ' CEO ', linkedinUrl: 'linkedin.com/in/Marta-Example/', company: 'Acme' });
    expect(lead).toMatchObject({
      title: 'CEO',
      linkedinUrl: 'https://www.linkedin.com/in/Marta-Example',
      company: 'Acme',
    });
    expect(lead.origins.title).toEqual({ source: 'typed', at: AT.toISOString(), confidence: null, isLocked: true });
    const stored = await findLead(id);
    expect(stored.keys).toContain('linkedin:linkedin.com/in/marta-example');
    expect(stored.nameKey).toBe('name:marta oliveira|acme');
    expect(stored.words).toEqual(expect.arrayContaining(['ceo', 'acme']));
  });

  it('empties a field and lets it be filled again; an address that was replaced still finds them', async () => {
    const id = await put({ email: 'old@acme.example', phone: '+351 21', origins: { email: given, phone: given } });
    const lead = await type(id, { phone: '', email: 'new@acme.example' });
    expect(lead).toMatchObject({ phone: null, email: 'new@acme.example' });
    expect(lead.origins).not.toHaveProperty('phone');
    expect((await findLead(id)).keys.sort()).toEqual(['email:new@acme.example', 'email:old@acme.example']);
  });

  it('never makes a key of what was found', async () => {
    const id = await put({ linkedinUrl: 'https://www.linkedin.com/in/x-example', origins: { linkedinUrl: found } });
    await type(id, { title: 'CEO' });
    expect((await findLead(id)).keys.join()).not.toContain('linkedin');
  });

  it('refuses what is no address or profile and changes nothing', async () => {
    const id = await put();
    const before = await findLead(id);
    await expect(type(id, { email: 'marta@' })).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: ['values', 'email'] }],
    });
    await expect(type(id, { linkedinUrl: 'linkedin.com/company/acme' })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await findLead(id)).toEqual(before);
    await expect(type(UNKNOWN, { title: 'x' })).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('refuses the address of another lead and names them', async () => {
    await put({ firstName: 'Ida', lastName: 'Holm', company: 'Acme', email: 'ida@acme.example' });
    const refused = expect(type(await put(), { email: 'IDA@acme.example' })).rejects;
    await refused.toMatchObject({ kind: 'conflict', message: expect.stringContaining('Ida Holm, Acme') });
  });

  it('changes nothing when the same is typed again', async () => {
    const id = await put();
    await type(id, { title: 'CEO' });
    const { revision } = await findLead(id);
    await type(id, { title: 'CEO' });
    expect((await findLead(id)).revision).toBe(revision);
  });

  it('lets the old employer go when another one is typed, and has that one looked at', async () => {
    const at = {
      organizationDomain: 'acme.example',
      companyId: new Types.ObjectId(),
      steps: { company_research: DONE },
    };
    const known = { company: 'Acme', email: 'marta@acme.example', origins: { company: given, email: given }, ...at };
    const id = await put(known);
    await type(id, { company: 'Globex', email: 'marta@globex.example' });
    const moved = await findLead(id);
    expect(moved).toMatchObject({ organizationDomain: null, companyId: null });
    expect(needsStep(moved, 'company_research')).toBe(true);
    const other = await put({ ...known, email: 'ida@acme.example', keys: ['email:ida@acme.example'] });
    await type(other, { company: 'ACME Inc.', title: 'CEO' });
    expect(await findLead(other)).toMatchObject({ organizationDomain: 'acme.example', companyId: at.companyId });
  });

  it('asks nobody again for a value that was known and is only confirmed', async () => {
    const profile = 'https://www.linkedin.com/in/marta-example';
    const earlier = { ...given, at: new Date(AT.getTime() - 1000) };
    const id = await put({
      email: 'm@acme.example',
      linkedinUrl: profile,
      origins: { linkedinUrl: found, email: earlier },
    });
    await type(id, { linkedinUrl: profile, email: 'm@acme.example' });
    const { origins } = await findLead(id);
    expect(origins.linkedinUrl).toMatchObject({ source: 'typed', isLocked: true, isConfirmed: true });
    expect(origins.email).toEqual({ ...earlier, source: 'typed' });
  });

  it('loses nothing of two changes at one moment', async () => {
    const id = await put();
    const lines = Array.from({ length: 8 }, (_, at) => `line ${at}`);
    await Promise.all(lines.map((title) => changeLead(id, (lead) => ({ listIds: [...lead.listIds, title] }), AT)));
    expect((await findLead(id)).listIds.sort()).toEqual(lines);
  });
});

describe('decideSuggestion', () => {
  const decide = (id: string, accept: boolean, value?: string) =>
    decideSuggestion({ ctx, input: { id, field: 'title', accept, value } }, ignoreChanges);

  it('takes the value over as confirmed by a person', async () => {
    const lead = await decide(await put({ title: 'CTO', origins: { title: given }, suggestions: [suggestion] }), true);
    expect(lead).toMatchObject({ title: 'CEO', suggestions: [], suggestionCount: 0 });
    expect(lead.origins.title).toMatchObject({ source: 'pdl', confidence: 0.9, isLocked: true });
  });

  it('dismisses the value for good', async () => {
    const id = await put({ title: 'CTO', origins: { title: given }, suggestions: [suggestion] });
    expect(await decide(id, false)).toMatchObject({ title: 'CTO', suggestions: [] });
    expect((await findLead(id)).dismissed).toEqual([{ field: 'title', value: 'CEO' }]);
    const again = applyEnrichment(await findLead(id), { title: 'ceo', phone: '+351 21' }, { ...suggestion, at: AT });
    expect(again).toMatchObject({ suggestions: [], phone: '+351 21' });
    await expect(decide(id, true)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('takes the one of several that is named, and asks which one is meant', async () => {
    const buyer = { ...suggestion, value: 'Buyer', source: 'sheet', confidence: 1 };
    const id = await put({ title: 'CTO', origins: { title: given }, suggestions: [buyer, suggestion] });
    await expect(decide(id, true)).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringMatching(/Buyer.*CEO/),
    });
    await expect(decide(id, true, 'CFO')).rejects.toMatchObject({
      kind: 'not_found',
      message: 'This suggestion does not exist any more',
    });
    expect(await decide(id, true, 'CEO')).toMatchObject({ title: 'CEO', suggestions: [{ value: 'Buyer' }] });
    expect(await decide(id, false, 'Buyer')).toMatchObject({ title: 'CEO', suggestions: [] });
  });

  it('asks nobody again by a value that a source has found', async () => {
    const linkedinUrl = 'https://www.linkedin.com/in/marta-example';
    const profile = { ...suggestion, field: 'linkedinUrl', value: linkedinUrl };
    const steps = { pdl_search: DONE };
    const accepted = async (source: string) => {
      const id = await put({ steps, suggestions: [{ ...profile, value: `${linkedinUrl}-${source}`, source }] });
      await decideSuggestion({ ctx, input: { id, field: 'linkedinUrl', accept: true } }, ignoreChanges);
      return needsStep(await findLead(id), 'pdl_search');
    };
    expect(await accepted('pdl')).toBe(false);
    expect(await accepted('sheet')).toBe(true);
  });

  it('goes to the employer that is taken over, with its domain, and has it looked at', async () => {
    const id = await put({
      company: 'Globex',
      email: 'marta@globex.example',
      companyId: new Types.ObjectId(),
      origins: { company: given, email: given },
      steps: { company_research: DONE },
      suggestions: [{ ...suggestion, field: 'company', value: 'Initech', organizationDomain: 'initech.example' }],
    });
    await decideSuggestion({ ctx, input: { id, field: 'company', accept: true } }, ignoreChanges);
    const moved = await findLead(id);
    expect(moved).toMatchObject({ company: 'Initech', organizationDomain: 'initech.example', companyId: null });
    expect(needsStep(moved, 'company_research')).toBe(true);
  });
});

describe('decideReview', () => {
  const review = {
    pdl_search: {
      state: 'review',
      source: 'pdl',
      confidence: 0.5,
      credits: 1,
      message: '2 matches',
      at: AT,
      durationMs: 5,
    },
  };
  const decide = (id: string, candidateId: string | null) =>
    decideReview({ ctx, input: { id, candidateId } }, ignoreChanges);

  it('takes the values of the chosen match, and what was paid stays', async () => {
    const candidates = [candidate('1'), candidate('2', { title: 'CEO', email: 'other@acme.example' })];
    const id = await put({ enrichmentStatus: 'completed', steps: review, candidates, origins: { email: given } });
    const lead = await decide(id, '2');
    expect(lead).toMatchObject({ title: 'CEO', needsReview: false, candidates: [], enrichmentStatus: 'completed' });
    expect(lead.suggestions).toMatchObject([{ field: 'email', value: 'other@acme.example' }]);
    expect(lead.steps[0]).toMatchObject({ state: 'completed', credits: 1, source: 'pdl' });
    await expect(decide(id, '1')).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('skips the step when none of them is right, also twice', async () => {
    const id = await put({ enrichmentStatus: 'completed', steps: review, candidates: [candidate('1')] });
    const lead = await decide(id, null);
    expect(lead.steps[0]).toMatchObject({ state: 'skipped', message: 'None of the matches was right' });
    expect(lead).toMatchObject({ needsReview: false, title: null });
    expect(await decide(id, null)).toEqual(lead);
  });

  it('remembers that none was right until the lead itself changes', async () => {
    const id = await put({ enrichmentStatus: 'completed', steps: review, candidates: [candidate('1')] });
    await decide(id, null);
    expect(needsStep(await findLead(id), 'pdl_search')).toBe(false);
    await changeLead(id, () => ({ origins: { email: { ...given, at: new Date(AT.getTime() + 1) } } }), AT);
    expect(needsStep(await findLead(id), 'pdl_search')).toBe(true);
    const again = { pdl_search: { ...review.pdl_search, isForGood: true } };
    const chosen = await put({ steps: again, candidates: [candidate('1')] });
    await decide(chosen, '1');
    expect((await findLead(chosen)).steps.pdl_search).not.toHaveProperty('isForGood');
  });

  it('has the company looked at once the match has brought in its domain', async () => {
    const company_research = { ...DONE, state: 'skipped', isForGood: true };
    const steps = { ...review, company_research };
    const candidates = [candidate('1', { company: 'Acme' })];
    const id = await put({ email: 'marta@gmail.com', steps, candidates });
    await decide(id, '1');
    const lead = await findLead(id);
    expect(lead.organizationDomain).toBe('acme.example');
    expect(needsStep(lead, 'company_research')).toBe(true);
    const known = await put({ email: 'm@acme.example', steps, candidates, keys: ['email:m@acme.example'] });
    await decide(known, '1');
    expect(needsStep(await findLead(known), 'company_research')).toBe(false);
  });

  it('takes no domain that contradicts the given employer', async () => {
    const candidates = [candidate('1', { company: 'Initech' })];
    const globex = { company: 'Globex', origins: { company: given }, steps: review, candidates };
    const id = await put({ ...globex, email: null, keys: ['name:marta oliveira|globex'] });
    await decide(id, '1');
    expect(await findLead(id)).toMatchObject({ company: 'Globex', organizationDomain: null });
  });
});

describe('removeLeads', () => {
  it('removes them, and of their rows everything but that a row was there', async () => {
    const lead = await putLead();
    const row = {
      _id: 'list:2',
      listId: 'list',
      line: 2,
      cells: ['Marta'],
      keys: lead.keys,
      leadId: lead._id,
      problem: null,
    };
    await LeadRowModel.create(row);
    const ids = [lead._id.toHexString(), UNKNOWN];
    expect(await removeLeads({ ctx, input: { ids } }, ignoreChanges)).toEqual({ removed: 1 });
    expect(await LeadModel.find().lean()).toEqual([]);
    expect(await LeadRowModel.findById('list:2').lean()).toMatchObject({
      cells: [],
      keys: [],
      leadId: null,
      problem: 'removed',
    });
    expect(await removeLeads({ ctx, input: { ids } }, ignoreChanges)).toEqual({ removed: 0 });
    await expect(getLead({ ctx, input: { id: ids[0] ?? '' } })).rejects.toMatchObject({ kind: 'not_found' });
  });
});
