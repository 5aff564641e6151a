import { PEOPLE_CONNECTORS } from '@workbench/connectors/people-connectors';
import { findProfilesInWikidata, findProfilesOnSite, type ProfileQuery } from '@workbench/connectors/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, type SandboxCompany, startSandbox } from '../../packages/sandbox/src/server/index.ts';
import { peopleOf, type SandboxPerson } from '../../packages/sandbox/src/server/people/sandbox-person.ts';
import { isSpecial } from '../../packages/sandbox/src/server/stories/story-of.ts';
import { kindOf } from '../../packages/sandbox/src/server/vendors/website/pages.ts';
import {
  type PeoplePageKind,
  peoplePageKind,
  visiblePeople,
} from '../../packages/sandbox/src/server/vendors/website/people-pages.ts';
import { peopleItems } from '../../packages/sandbox/src/server/vendors/wikidata/people.ts';
import { kitClient } from './contract-kit.ts';
import { keyOf, knownTo, openKit } from './people-kit.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ companies: 300 });
});
afterAll(() => sandbox.close());

const queryOf = ({ firstName, lastName }: SandboxPerson, company: SandboxCompany): ProfileQuery => ({
  firstName,
  lastName,
  organizationName: company.name,
  organizationDomain: company.domain,
});
const profile = (slug: string) => `https://www.linkedin.com/in/${slug}`;

async function onSite(query: ProfileQuery) {
  const { http, close } = kitClient();
  try {
    return await findProfilesOnSite(http, query, { baseUrl: sandbox.baseUrl('website') });
  } finally {
    await close();
  }
}

/** Companies whose site shows its people so, and can be read. */
function sites(kind: PeoplePageKind, most: number): SandboxCompany[] {
  const isReadable = (company: SandboxCompany) => !['forbids', 'needs-browser', 'range'].includes(kindOf(company));
  const found = sandbox.world
    .all()
    .filter((company) => peoplePageKind(company) === kind && isReadable(company) && !isSpecial(company.domain));
  expect(found.length).toBeGreaterThanOrEqual(most);
  return found.slice(0, most);
}

describe('a profile on the company’s own site', () => {
  it.each<PeoplePageKind>(['declared', 'cards', 'list'])('is found with certainty: %s', async (kind) => {
    for (const company of sites(kind, 3)) {
      const shown = visiblePeople(company).filter(({ slug }) => slug !== null);
      for (const { person, slug } of shown.slice(0, 3)) {
        const [best, ...others] = await onSite(queryOf(person, company));
        expect(best).toMatchObject({ url: profile(slug ?? ''), source: 'website' });
        expect(best?.confidence).toBeGreaterThanOrEqual(0.8);
        expect(best?.foundAt).toMatch(`https://${company.domain}/`);
        expect(others).toEqual([]);
      }
    }
  });

  it('is not invented for somebody shown without one, or not shown at all', async () => {
    for (const kind of ['declared', 'cards', 'list'] as const) {
      for (const company of sites(kind, 5)) {
        const shown = visiblePeople(company);
        const without = shown.find(({ slug }) => slug === null);
        if (without !== undefined) expect(await onSite(queryOf(without.person, company))).toEqual([]);
        const stranger = { ...queryOf(peopleOf(company)[0] as SandboxPerson, company), lastName: 'Nobodyson' };
        expect(await onSite(stranger)).toEqual([]);
      }
    }
  });

  it('is certain for neither of two people of one name', async () => {
    for (const company of sites('namesakes', 3)) {
      const [first, second] = visiblePeople(company);
      const found = await onSite(queryOf(first?.person as SandboxPerson, company));
      expect(found.map(({ url }) => url).sort()).toEqual([first, second].map((one) => profile(one?.slug ?? '')).sort());
      for (const { confidence } of found) expect(confidence).toBeLessThan(0.8);
    }
  });

  it('is refused where the site does not want to be read, and a failing site is no empty one', async () => {
    const closed = sandbox.world.all().find((company) => kindOf(company) === 'forbids') as SandboxCompany;
    const query = queryOf(peopleOf(closed)[0] as SandboxPerson, closed);
    await expect(onSite(query)).rejects.toMatchObject({ name: 'ConnectorError', kind: 'forbidden' });
    const [open] = sites('cards', 1);
    sandbox.setFault('website', 'server-error', 100);
    const failing = onSite(queryOf(peopleOf(open as SandboxCompany)[0] as SandboxPerson, open as SandboxCompany));
    await expect(failing).rejects.toMatchObject({ kind: 'vendor_unavailable' });
    sandbox.clearFaults();
  });
});

describe('a profile in Wikidata', () => {
  const ask = async (query: ProfileQuery) => {
    const { http, close } = kitClient();
    const settings = { baseUrl: sandbox.baseUrl('wikidata'), contactEmail: 'operator@example.com' };
    try {
      return await findProfilesInWikidata(http, query, settings);
    } finally {
      await close();
    }
  };

  it('is found for the head of a company, and with less certainty for one who has left', async () => {
    const items = peopleItems(sandbox.world);
    const heads = items.filter(({ isFormer: hasLeft }) => !hasLeft).slice(0, 5);
    expect(heads).toHaveLength(5);
    for (const { id, person } of heads) {
      const found = await ask(queryOf(person, person.company));
      expect(found).toContainEqual({
        url: profile(person.slug),
        source: 'wikidata',
        confidence: expect.any(Number),
        foundAt: `https://www.wikidata.org/wiki/${id}`,
      });
      expect(found[0]?.confidence).toBeGreaterThanOrEqual(0.8);
    }
    const left = items.find(({ isFormer: hasLeft }) => hasLeft);
    const [old] = await ask(queryOf(left?.person as SandboxPerson, left?.person.company as SandboxCompany));
    expect(old?.confidence).toBeLessThan(0.8);
  });

  it('is not found for a namesake in another company', async () => {
    const [head] = peopleItems(sandbox.world);
    const query = queryOf(head?.person as SandboxPerson, head?.person.company as SandboxCompany);
    const elsewhere = {
      ...query,
      organizationName: 'Somewhere Else',
      organizationDomain: 'somewhere-else.example.com',
    };
    expect(await ask(elsewhere)).toEqual([]);
  });
});

describe('how sure People Data Labs is of a match', () => {
  const connector = PEOPLE_CONNECTORS.pdl;
  const known = () => knownTo(sandbox, 'pdl').filter(({ email, isEmployed }) => email !== null && isEmployed);

  it('comes with every revealed person: surer by e-mail than by name and company, and never a guess', async () => {
    const kit = openKit(sandbox, connector);
    const people = known().slice(0, 40);
    const byEmail = await kit.reveal(people.map(({ email }) => keyOf({ email })));
    const byName = await kit.reveal(
      people.map(({ firstName, lastName, company: { name, domain } }) =>
        keyOf({ name: `${firstName} ${lastName}`, organizationName: name, organizationDomain: domain }),
      ),
    );
    const likelihoods = (found: typeof byEmail) => found.flatMap((person) => (person ? person.likelihood : []));
    expect(likelihoods(byEmail).length).toBe(people.length);
    for (const likelihood of likelihoods(byEmail)) expect(likelihood).toBeGreaterThanOrEqual(8);
    expect(likelihoods(byName).length).toBeGreaterThan(people.length / 2);
    for (const likelihood of likelihoods(byName)) expect([6, 7]).toContain(likelihood);
    // Who is left out is not charged for.
    expect(kit.usage()).toMatchObject({ credits: kit.invoiced() });
    await kit.close();
  });

  it('comes with a single one too, and with none of a search', async () => {
    const kit = openKit(sandbox, connector);
    const [person] = known();
    const [found] = await kit.reveal([keyOf({ email: person?.email ?? null })]);
    expect(found?.likelihood).toBeGreaterThanOrEqual(8);
    const page = await kit.search({ jobTitles: ['VP of Engineering'] }, null, 3);
    for (const one of page.people) expect(one).not.toHaveProperty('likelihood');
    await kit.close();
  });
});
