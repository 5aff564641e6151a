import { CompanyModel, LeadRunModel, SuppressionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '../../companies/index.ts';
import { suppressContacts } from '../../contacts/index.ts';
import { ignoreChanges, insertContact } from '../../shared/saved-people.fixtures.ts';
import { EnrichBench, marta, outage, profile } from '../runs/enrichment.fixtures.ts';
import { putLead } from '../store/leads.fixtures.ts';

useTestDatabase();
let bench: EnrichBench;
beforeEach(async () => {
  await emptyTestDatabase();
  bench = new EnrichBench();
});

const GIVEN = { source: 'sheet', at: new Date('2026-11-01T00:00:00Z'), confidence: null, isLocked: true };
const atAcme = { email: 'marta@acme.com', origins: { email: GIVEN } };
const list = (identifier: string) =>
  suppressContacts(
    { ctx: bench.ctx, input: { identifiers: [identifier], ids: [], contactIds: [], reason: '' } },
    ignoreChanges,
  );
const killedBy = (stop: AbortController) => () => {
  stop.abort(new Error('killed'));
  throw new Error('killed');
};

describe('the steps of one lead', () => {
  it('fill what is empty, link the company and note price, source and time', async () => {
    bench.person = () => marta();
    const { result, lead } = await bench.enrich(await putLead({ ...atAcme, title: 'CFO' }));
    expect(result).toEqual({ state: 'completed', message: null });
    expect(lead).toMatchObject({
      title: 'CFO',
      company: 'Acme',
      location: 'Porto, Portugal',
      linkedinUrl: 'https://www.linkedin.com/in/marta-oliveira',
      organizationDomain: 'acme.com',
      enrichmentStatus: 'completed',
      sources: [{ source: 'pdl', id: 'p1' }],
      suggestions: [{ field: 'title', value: 'COO', source: 'pdl', confidence: 0.9 }],
      steps: {
        pdl_search: { state: 'completed', source: 'pdl', confidence: 0.9, credits: 1 },
        linkedin_discovery: { state: 'completed', source: 'pdl', message: 'Known already' },
        company_research: { state: 'completed', credits: 2, message: 'Acme was added: 120 employees' },
        write_back: { state: 'skipped', message: 'There is no sheet to write to' },
      },
    });
    expect(lead.log.map(({ step, source, credits }) => [step, source, credits])).toEqual([
      ['pdl_search', 'pdl', 1],
      ['company_research', 'companies', 2],
    ]);
    const company = await CompanyModel.findById(lead.companyId).lean();
    expect(company).toMatchObject({ name: 'Acme', domain: 'acme.com' });
    expect((await LeadRunModel.findOne().lean())?.creditsReserved).toBe(3);
  });

  it('asks nobody again in the same run, and in the next one only what is not done', async () => {
    const lead = await putLead(atAcme);
    await bench.enrich(lead, { _id: 'one' });
    const looked = [...bench.looked];
    await bench.enrich(lead, { _id: 'one' });
    await bench.enrich(lead, { _id: 'two' });
    expect(bench.asked).toHaveLength(1);
    expect(bench.looked).toEqual(looked);
  });

  it('leaves a doubtful match to a person and applies nothing of it', async () => {
    bench.person = () => marta({ likelihood: 4 });
    const { lead } = await bench.enrich(await putLead(atAcme), { steps: ['pdl_search'] });
    expect(lead).toMatchObject({
      title: null,
      needsReview: true,
      enrichmentStatus: 'completed',
      steps: { pdl_search: { state: 'review', credits: 1, message: 'Only 40% sure to be the same person' } },
      candidates: [{ id: 'pdl:p1', step: 'pdl_search', values: { title: 'COO' } }],
    });
    expect(lead.candidates[0]?.values).not.toHaveProperty('phone');
  });

  it('takes what is held and still holds at no price', async () => {
    await insertContact({
      email: 'marta@acme.com',
      title: 'COO',
      keys: ['email:marta@acme.com'],
      revealedAt: { apollo: bench.time },
    });
    const { lead } = await bench.enrich(await putLead(atAcme), { steps: ['pdl_search'] });
    expect(lead).toMatchObject({ title: 'COO', origins: { title: { source: 'contacts', isLocked: false } } });
    expect(bench.asked).toEqual([]);
  });
});

describe('the given employer', () => {
  const company = { company: 'Globex', origins: { email: GIVEN, company: GIVEN } };
  const initech = { organizationName: 'Initech', organizationDomain: 'initech.com' };

  it('keeps its own domain when a source names another company', async () => {
    bench.person = () => marta(initech);
    const { lead } = await bench.enrich(await putLead({ ...company, email: 'marta@globex.com' }));
    expect(lead).toMatchObject({
      company: 'Globex',
      suggestions: [{ field: 'company', value: 'Initech', organizationDomain: 'initech.com' }],
    });
    const companies = await CompanyModel.find().lean();
    expect(companies.map(({ name, domain }) => [name, domain])).toEqual([['Globex', 'globex.com']]);
  });

  it('gets no domain of another company, and gets that of its own', async () => {
    const key = { linkedinUrl: 'https://www.linkedin.com/in/marta-oliveira' };
    bench.person = () => marta(initech);
    const other = await bench.enrich(await putLead({ ...company, ...key, email: 'marta@gmail.com' }));
    expect(other.lead).toMatchObject({ organizationDomain: null, companyId: null });
    bench.person = () => marta({ organizationName: 'Globex, Inc.', organizationDomain: 'globex.com' });
    const own = await bench.enrich(await putLead({ ...company, ...key, email: 'marta.o@gmail.com' }));
    expect(own.lead).toMatchObject({ organizationDomain: 'globex.com' });
    expect(await CompanyModel.distinct('domain')).toEqual(['globex.com']);
  });
});

describe('an address that was found', () => {
  const key = { linkedinUrl: 'https://www.linkedin.com/in/marta-oliveira', email: null };
  const globex = { company: 'Globex', origins: { company: GIVEN, linkedinUrl: GIVEN } };
  const find = async (organizationName: string, email: string) => {
    bench.person = () => marta({ organizationName, organizationDomain: null, email });
    return (await bench.enrich(await putLead({ ...globex, ...key, keys: [`linkedin:${email}`] }))).lead;
  };

  it('is no domain of the given employer when it is another company´s, and is when it is theirs', async () => {
    const other = await find('Initech', 'marta@initech.com');
    expect(other).toMatchObject({ email: 'marta@initech.com', companyId: null });
    const own = await find('Globex', 'marta@globex.com');
    expect(own).toMatchObject({ email: 'marta@globex.com', organizationDomain: 'globex.com' });
    expect(await CompanyModel.distinct('domain')).toEqual(['globex.com']);
  });
});

describe('a held contact', () => {
  const held = { name: 'Jonas Weber', title: 'Buyer', linkedinUrl: 'https://www.linkedin.com/in/jonas-weber' };
  const hold = (email: string, parts: object = {}) =>
    insertContact({ ...held, email, keys: [`email:${email}`], revealedAt: { apollo: bench.time }, ...parts });
  const steps = ['pdl_search', 'linkedin_discovery'];

  it.each(['vertrieb@acme.com', 'hallo@acme.com', 'marta@acme.com'])(
    'with another name is nobody else, whatever address they share: %s',
    async (email) => {
      await hold(email);
      const { lead } = await bench.enrich(await putLead({ email, origins: { email: GIVEN } }), { steps });
      expect(lead).toMatchObject({ title: null, linkedinUrl: null });
    },
  );

  it('is not found by a mailbox that colleagues share', async () => {
    await hold('vertrieb@acme.com', { name: 'Marta Oliveira' });
    const { lead } = await bench.enrich(await putLead({ email: 'vertrieb@acme.com' }), { steps });
    expect(lead.title).toBeNull();
  });

  it('of whom a part of the name is hidden is compared by the rest', async () => {
    await hold('marta@acme.com', { name: 'Jonas W***r', isNameHidden: true });
    const other = await bench.enrich(await putLead({ email: 'marta@acme.com' }), { steps });
    expect(other.lead.title).toBeNull();
    await hold('marta.o@acme.com', { name: 'Marta Ol***a', isNameHidden: true });
    const { lead } = await bench.enrich(await putLead({ email: 'marta.o@acme.com' }), { steps });
    expect(lead.title).toBe('Buyer');
  });

  it('of whom the lead was made is them under any name', async () => {
    const { _id } = await hold('jonas@acme.com');
    const { lead } = await bench.enrich(await putLead({ contactId: _id, email: 'marta@acme.com' }), { steps });
    expect(lead.title).toBe('Buyer');
  });
});

describe('what is not asked', () => {
  it.each([
    ['is not connected', {}, 'People Data Labs is not connected'],
    [
      'is a shared mailbox',
      { firstName: '', lastName: '', email: 'info@acme.com' },
      'info@acme.com is a shared mailbox, not a person',
    ],
  ])('when it %s', async (_, parts, message) => {
    bench.notConnected = ['pdl'];
    const { lead, result } = await bench.enrich(await putLead({ ...atAcme, ...parts }), { steps: ['pdl_search'] });
    expect(lead.steps.pdl_search).toMatchObject({ state: 'skipped', message, credits: 0 });
    expect(result).toEqual({ state: 'skipped', message });
    expect(bench.asked).toEqual([]);
  });

  it('private mailboxes and shared addresses cause no company spend', async () => {
    const steps = ['company_research'];
    const own = await bench.enrich(await putLead({ email: 'marta@gmail.com' }), { steps });
    expect(own.lead.steps.company_research?.message).toBe('gmail.com is a private mailbox: its domain is no company');
    const office = await bench.enrich(await putLead({ email: 'info@acme.com' }), { steps });
    expect(office.lead.steps.company_research).toMatchObject({ state: 'skipped' });
    const { id } = await createCompany({ ctx: bench.ctx, input: { name: 'Globex', domain: 'globex.com' } });
    const linked = await bench.enrich(await putLead({ email: 'info@globex.com' }), { steps });
    expect(linked.lead.companyId?.toHexString()).toBe(id);
    expect(linked.lead.steps.company_research).toMatchObject({ message: 'Globex is known here', credits: 0 });
    expect(bench.researched).toEqual([]);
    // As if another lead of the same run had brought it in: which one comes first does not matter.
    const { id: added } = await createCompany({ ctx: bench.ctx, input: { name: 'Initech', domain: 'initech.com' } });
    await CompanyModel.updateOne({ _id: added }, { createdAt: new Date('2100-01-01') });
    const other = await bench.enrich(await putLead({ email: 'info@initech.com' }), { steps });
    expect(other.lead).toMatchObject({ companyId: null, steps: { company_research: { state: 'skipped' } } });
  });

  it('a company without a known domain is linked by its name, at no price and only where one alone has it', async () => {
    const steps = ['company_research'];
    const company = async (name: string, domain: string) =>
      (await createCompany({ ctx: bench.ctx, input: { name, domain } })).id;
    const id = await company('Hazelworth Power Ltd', 'hazelworth.com');
    const work = (name: string) => ({ email: null, firstName: 'Ada', lastName: name, company: name });
    const { lead } = await bench.enrich(await putLead(work('Hazelworth Power')), { steps });
    expect(lead.companyId?.toHexString()).toBe(id);
    expect(lead.steps.company_research).toMatchObject({ state: 'completed', credits: 0 });
    await company('Twin', 'twin.com');
    await company('Twin Inc.', 'twin.net');
    for (const name of ['Twin', 'Hazelworth', 'Nowhere']) {
      const other = await bench.enrich(await putLead(work(name)), { steps });
      expect(other.lead).toMatchObject({
        companyId: null,
        steps: { company_research: { state: 'skipped', message: 'No domain of the company is known' } },
      });
    }
    expect(bench.researched).toEqual([]);
  });

  it('nobody who is on the do-not-contact list, also when that is known only by what was found', async () => {
    await list('gone@acme.com');
    const listed = await bench.enrich(await putLead({ email: 'gone@acme.com' }));
    expect(listed.lead).toMatchObject({ enrichmentStatus: 'completed', title: null });
    expect(bench.asked).toEqual([]);
    bench.person = () => marta({ email: 'gone@acme.com' });
    const { lead } = await bench.enrich(await putLead(atAcme), { steps: ['pdl_search'] });
    expect(lead).toMatchObject({ title: null, steps: { pdl_search: { state: 'skipped', credits: 1 } } });
  });
});

describe('profiles', () => {
  const steps = ['linkedin_discovery'];
  it('one that is sure is taken and nobody else is asked', async () => {
    bench.onSite = () => [profile(0.9)];
    const { lead } = await bench.enrich(await putLead(atAcme), { steps });
    expect(lead).toMatchObject({ linkedinUrl: profile(1).url, origins: { linkedinUrl: { source: 'website' } } });
    expect(bench.looked).toEqual(['website']);
  });

  it('several, or one that is not sure, are left to a person', async () => {
    bench.onSite = () => [profile(0.85), profile(0.8, 'marta-o')];
    const { lead } = await bench.enrich(await putLead(atAcme), { steps });
    expect(lead).toMatchObject({ linkedinUrl: null, needsReview: true, candidates: [{}, {}] });
    expect(lead.steps.linkedin_discovery).toMatchObject({ state: 'review', message: '2 profiles may be theirs' });
  });

  it('of somebody on the do-not-contact list are neither taken nor proposed, and make no other one surer', async () => {
    await list('https://linkedin.com/in/Marta-Oliveira');
    const atNobody = {
      email: null,
      keys: ['name:marta oliveira|acme'],
      company: 'Acme',
      organizationDomain: 'acme.com',
    };
    bench.onSite = () => [profile(0.9)];
    const sure = await bench.enrich(await putLead(atNobody), { steps });
    expect(sure.lead).toMatchObject({ linkedinUrl: null, candidates: [] });
    const message = 'This person is on the do-not-contact list';
    expect(sure.lead.steps.linkedin_discovery).toMatchObject({ state: 'skipped', message });
    bench.onSite = () => [profile(0.9), profile(0.85, 'marta-o')];
    const { lead } = await bench.enrich(await putLead({ ...atNobody, keys: ['name:m'] }), { steps });
    expect(lead).toMatchObject({
      linkedinUrl: null,
      candidates: [{ values: { linkedinUrl: profile(1, 'marta-o').url } }],
    });
    expect(JSON.stringify(lead)).not.toContain('marta-oliveira');
    bench.onSite = () => [profile(0.6)];
    const doubtful = await bench.enrich(await putLead({ ...atNobody, keys: ['name:n'] }), { steps });
    expect(doubtful.lead.steps.linkedin_discovery).toMatchObject({ state: 'skipped', message });
  });

  it('of a held contact who is on the list are not taken', async () => {
    await insertContact({ keys: ['email:marta@acme.com'], email: 'marta@acme.com', linkedinUrl: profile(1).url });
    await SuppressionModel.create({
      _id: 'late',
      hashes: [{ kind: 'profile', hash: 'profile:linkedin.com/in/marta-oliveira' }],
      reason: '',
      addedAt: bench.time,
    });
    const { lead } = await bench.enrich(await putLead(atAcme), { steps });
    expect(lead).toMatchObject({ linkedinUrl: null, steps: { linkedin_discovery: { state: 'skipped' } } });
  });

  it('none is told with what could not be looked through', async () => {
    const none = await bench.enrich(await putLead(atAcme), { steps });
    expect(none.lead.steps.linkedin_discovery).toMatchObject({ state: 'skipped', message: 'No profile found' });
    bench.onSite = () => outage();
    const { lead } = await bench.enrich(await putLead({ email: 'other@acme.com' }), { steps });
    expect(lead.steps.linkedin_discovery?.message).toBe('No profile found; the site of acme.com could not be read');
  });
});

describe('what goes wrong', () => {
  it('a step that fails for good does not keep the others from being done', async () => {
    bench.person = () => Object.assign(outage(), { kind: 'auth' });
    const lead = await putLead(atAcme);
    await expect(bench.enrich(lead, { _id: 'r' })).rejects.toMatchObject({ isRetryable: false });
    const { lead: after } = await bench.enrich(lead, { _id: 'other', steps: ['linkedin_discovery'] });
    expect(after).toMatchObject({
      enrichmentStatus: 'failed',
      steps: {
        pdl_search: { state: 'failed', message: 'The source does not answer' },
        company_research: { state: 'completed' },
      },
    });
  });

  it('a kill between purchase and storing buys nothing twice and tells the price', async () => {
    const stop = new AbortController();
    bench.person = () => marta();
    bench.answered = killedBy(stop);
    const lead = await putLead(atAcme);
    const how = { _id: 'killed', creditsMax: 1, steps: ['pdl_search'] };
    await expect(bench.enrich(lead, { ...how, signal: stop.signal })).rejects.toThrow('killed');
    bench.answered = () => undefined;
    const { lead: after } = await bench.enrich(lead, how);
    expect(after.steps.pdl_search).toMatchObject({ state: 'completed', credits: 1 });
    expect(after.steps.pdl_search).not.toHaveProperty('reservedBy');
    expect(bench.bought).toHaveLength(1);
    expect((await LeadRunModel.findById('killed').lean())?.creditsReserved).toBe(1);
  });

  it('two leads of one new company at once make one', async () => {
    const leads = await Promise.all(['a', 'b', 'c'].map((name) => putLead({ email: `${name}@acme.com` })));
    await Promise.all(leads.map((lead) => bench.enrich(lead, { steps: ['company_research'] })));
    expect(await CompanyModel.countDocuments()).toBe(1);
    expect(bench.researched).toHaveLength(1);
  });
});
