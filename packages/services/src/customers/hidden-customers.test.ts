import { OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { addAlias, createCompany } from '../companies/index.ts';
import { findStoredResults, searchContacts } from '../contacts/index.ts';
import { apollo } from '../contacts/people/people.fixtures.ts';
import { searchContactsInput } from '../contacts/schemas.ts';
import { FakeSources, page } from '../contacts/search/search.fixtures.ts';
import { outreachCalls } from '../outreach/outreach.fixtures.ts';
import { contextWithKey, insertContact } from '../shared/saved-people.fixtures.ts';
import { FakePorts, FakeSource } from '../sources/connections/fake-sources.fixtures.ts';
import { discoverCompanies } from '../sources/index.ts';
import { addCustomer } from './index.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const FILTERS = { industry: 'Tools', location: '', minEmployees: '', maxEmployees: '' };
const DOMAINS = ['a.com', 'b.com', 'c.com', 'd.com'] as const;
const domain = fc.constantFrom(...DOMAINS);
/** Every tracked company also has the domain of its country. */
const aliasOf = (of: string) => of.replace('.com', '.de');

interface Workspace {
  tracked: string[];
  /** Domains of entries. */
  listed: string[];
  /** Domains of what is found. */
  found: (string | null)[];
}

const workspaces = fc.record<Workspace>({
  tracked: fc.uniqueArray(domain),
  listed: fc.uniqueArray(fc.oneof(domain, domain.map(aliasOf))),
  found: fc.array(fc.option(fc.oneof(domain, domain.map(aliasOf))), { maxLength: 6 }),
});

async function fill({ tracked, listed }: Workspace): Promise<void> {
  await emptyTestDatabase();
  for (const one of tracked) {
    const { id } = await createCompany({ ctx, input: { name: one, domain: one } });
    await addAlias({ ctx, input: { id, domain: aliasOf(one) } });
  }
  for (const one of listed) await addCustomer({ ctx, input: { domain: one, identifiers: [], reason: 'Customer' } });
}

/** By the rule in words: the domain is on the list, or it is one of a tracked company that has another one there. */
function isListed({ tracked, listed }: Workspace, sought: string | null): boolean {
  if (sought === null) return false;
  const own = sought.replace('.de', '.com');
  const known = tracked.includes(own) ? [own, aliasOf(own)] : [sought];
  return known.some((one) => listed.includes(one));
}

function discover(workspace: Workspace, includeCustomers?: boolean) {
  const companies = workspace.found.map((one, at) => ({
    name: `Found ${at}`,
    domain: one,
    industry: null,
    headcount: null,
    location: null,
  }));
  const search = async () => ({ companies, total: null });
  const source = new FakeSource('wikidata', 'Wikidata', {
    discover: { credits: () => 0, search },
  });
  const ports = new FakePorts(source);
  return discoverCompanies({ ctx, input: { ...FILTERS, includeCustomers } }, ports);
}

function searchPeople({ found }: Workspace, includeCustomers?: boolean) {
  const sources = new FakeSources();
  sources.replies.apollo = () =>
    page(found.map((one, at) => apollo(String(at), { name: `Person ${at}`, organizationDomain: one })));
  const input = searchContactsInput.parse({ jobTitles: ['CEO'], includeCustomers });
  return { sources, input, run: () => searchContacts({ ctx: sources.ctx, input }, sources) };
}

it('in random workspaces what is hidden and what is shown are all, and exactly what an entry matches is hidden', async () => {
  await fc.assert(
    fc.asyncProperty(workspaces, async (workspace) => {
      await fill(workspace);
      const all = await discover(workspace, true);
      const some = await discover(workspace);
      const hidden = all.results.filter((one) => isListed(workspace, one.domain));
      expect(some.results).toEqual(all.results.filter((one) => !hidden.includes(one)));
      expect(some.hiddenCustomers ?? 0).toBe(hidden.length);
      expect(all.results.filter(({ customer }) => customer !== undefined)).toEqual(hidden);

      const people = await searchPeople(workspace, true).run();
      const search = searchPeople(workspace);
      const shown = await search.run();
      const atCustomers = people.contacts.filter((one) => isListed(workspace, one.organizationDomain));
      expect(shown.contacts.map(({ id }) => id)).toEqual(
        people.contacts.filter((one) => !atCustomers.includes(one)).map(({ id }) => id),
      );
      expect(shown.hiddenCustomers ?? 0).toBe(atCustomers.length);
      const stored = await findStoredResults({ ctx: search.sources.ctx, input: search.input }, search.sources);
      expect(stored.results?.contacts.map(({ id }) => id)).toEqual(shown.contacts.map(({ id }) => id));

      const { create, add } = outreachCalls(ctx);
      const { id } = await create();
      const contacts = await Promise.all(workspace.found.map((one) => insertContact({ organizationDomain: one })));
      const contactIds = contacts.map(({ _id }) => _id.toHexString());
      const sold = workspace.found.filter((one) => isListed(workspace, one)).length;
      if (contactIds.length === 0) return;
      const added = await add(id, { contactIds });
      expect([added.added, added.hiddenCustomers ?? 0]).toEqual([contactIds.length - sold, sold]);
      expect(await add(id, { contactIds, includeCustomers: true })).toEqual({
        added: sold,
        known: contactIds.length - sold,
        suppressed: 0,
      });
      expect(await OutreachMessageModel.countDocuments({ campaignId: id })).toBe(contactIds.length);
    }),
    { numRuns: 12 },
  );
});

it('answers of workspaces without a list have no field more than before', async () => {
  const workspace: Workspace = { tracked: ['a.com'], listed: [], found: ['a.com', null] };
  await fill(workspace);
  const discovery = await discover(workspace);
  const people = await searchPeople(workspace).run();
  expect(JSON.stringify([discovery, people])).not.toMatch(/customer/i);
  expect(discovery.results).toHaveLength(2);
});

it('an equal name alone is a hint on what has no domain, which hides no one; with another domain it is another company', async () => {
  await addCustomer({ ctx, input: { name: 'Found 0', domain: 'sold.com', identifiers: [], reason: 'Customer' } });
  await addCustomer({ ctx, input: { name: 'Found 1', domain: 'other.com', identifiers: [], reason: 'Customer' } });
  const { results, hiddenCustomers } = await discover({ tracked: [], listed: [], found: [null, 'mine.com'] });
  expect(hiddenCustomers).toBeUndefined();
  const marks = new Map(results.map(({ name, customer }) => [name, customer?.by]));
  expect(marks).toEqual(
    new Map([
      ['Found 1', undefined],
      ['Found 0', 'name'],
    ]),
  );
});

it('people are known by the domain of their address, too, and mailbox providers are no company', async () => {
  await addCustomer({ ctx, input: { domain: 'sold.com', identifiers: [], reason: 'Customer' } });
  const { create, add } = outreachCalls(ctx);
  const { id } = await create();
  const contacts = [await insertContact({ email: 'ann@sold.com' }), await insertContact({ email: 'bea@gmail.com' })];
  const contactIds = contacts.map(({ _id }) => _id.toHexString());
  expect(await add(id, { contactIds })).toMatchObject({ added: 1, hiddenCustomers: 1 });
});
