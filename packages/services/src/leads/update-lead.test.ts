import { LeadModel, LeadRowModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AT, contextWithKey } from '../shared/held-people.fixtures.ts';
import { decideReview, decideSuggestion } from './decide-lead.ts';
import { changeLead, findLead } from './find-lead.ts';
import { getLead } from './get-lead.ts';
import { putLead } from './leads.fixtures.ts';
import { removeLeads } from './remove-leads.ts';
import { takeFound } from './rules/take-found.ts';
import type { UpdateLeadInput } from './schemas.ts';
import { updateLead } from './update-lead.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const UNKNOWN = 'f'.repeat(24);
const put = async (parts: Parameters<typeof putLead>[0] = {}) => (await putLead(parts))._id.toHexString();
const type = (id: string, values: UpdateLeadInput['values']) => updateLead({ ctx, input: { id, values } });
const found = { source: 'pdl', at: AT, confidence: 0.9, isLocked: false };
const given = { source: 'sheet', at: AT, confidence: null, isLocked: true };
const suggestion = { field: 'title', value: 'CEO', source: 'pdl', confidence: 0.9, at: AT };
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
    expect(stored.keys).toContain('linkedin:https://www.linkedin.com/in/marta-example');
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

  it('loses nothing of two changes at one moment', async () => {
    const id = await put();
    const lines = Array.from({ length: 8 }, (_, at) => `line ${at}`);
    await Promise.all(lines.map((title) => changeLead(id, (lead) => ({ listIds: [...lead.listIds, title] }), AT)));
    expect((await findLead(id)).listIds.sort()).toEqual(lines);
  });
});

describe('decideSuggestion', () => {
  const decide = (id: string, accept: boolean) => decideSuggestion({ ctx, input: { id, field: 'title', accept } });

  it('takes the value over as confirmed by a person', async () => {
    const lead = await decide(await put({ title: 'CTO', origins: { title: given }, suggestions: [suggestion] }), true);
    expect(lead).toMatchObject({ title: 'CEO', suggestions: [], suggestionCount: 0 });
    expect(lead.origins.title).toMatchObject({ source: 'pdl', confidence: 0.9, isLocked: true });
  });

  it('dismisses the value for good', async () => {
    const id = await put({ title: 'CTO', origins: { title: given }, suggestions: [suggestion] });
    expect(await decide(id, false)).toMatchObject({ title: 'CTO', suggestions: [] });
    expect((await findLead(id)).dismissed).toEqual([{ field: 'title', value: 'CEO' }]);
    const again = takeFound(await findLead(id), { title: 'ceo', phone: '+351 21' }, { ...suggestion, at: AT });
    expect(again).toMatchObject({ suggestions: [], phone: '+351 21' });
    await expect(decide(id, true)).rejects.toMatchObject({ kind: 'not_found' });
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
  const decide = (id: string, candidateId: string | null) => decideReview({ ctx, input: { id, candidateId } });

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
    expect(await removeLeads({ ctx, input: { ids } })).toEqual({ removed: 1 });
    expect(await LeadModel.find().lean()).toEqual([]);
    expect(await LeadRowModel.findById('list:2').lean()).toMatchObject({
      cells: [],
      keys: [],
      leadId: null,
      problem: 'removed',
    });
    expect(await removeLeads({ ctx, input: { ids } })).toEqual({ removed: 0 });
    await expect(getLead({ ctx, input: { id: ids[0] ?? '' } })).rejects.toMatchObject({ kind: 'not_found' });
  });
});
