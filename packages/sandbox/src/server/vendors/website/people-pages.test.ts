import { expect, test } from 'vitest';
import { createSandboxWorld } from '../../sandbox-world.ts';
import { isSpecial } from '../../stories/story-of.ts';
import { peopleItems } from '../wikidata/people.ts';
import { wikidataVendor } from '../wikidata/vendor.ts';
import { homePage, kindOf } from './pages.ts';
import { peopleLink, peoplePage, peoplePageKind, visiblePeople } from './people-pages.ts';
import { websiteVendor } from './vendor.ts';

const world = createSandboxWorld({ seed: 20_260_101, companies: 300, now: () => new Date('2026-11-20T12:00:00Z') });
const companies = world.all().slice(0, 300);
const PATHS = ['/people', '/leadership', '/equipe'];

const ask = (vendor: typeof websiteVendor, host: string, path: string, query = '') =>
  vendor.answer(
    {
      method: 'GET',
      host,
      path,
      query: new URLSearchParams(query),
      headers: { 'user-agent': 'Test/1.0 (operator@example.com)' },
      body: '',
      creditsInvoiced: 0,
      baseUrl: () => '',
    },
    world,
  );

test('a part of the sites shows its people in each way, on one page that the home page links', () => {
  const kinds = new Map<string | null, number>();
  for (const company of companies.filter(({ domain }) => !isSpecial(domain))) {
    const kind = peoplePageKind(company);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const answered = PATHS.filter((path) => ask(websiteVendor, company.domain, path).status === 200);
    expect(answered).toHaveLength(kind === null ? 0 : 1);
    const needsBrowser = kindOf(company) === 'needs-browser';
    if (kind !== null && !needsBrowser) expect(homePage(company, world)).toContain(peopleLink(company));
  }
  expect([...kinds.keys()].sort()).toEqual(['cards', 'declared', 'list', 'namesakes', null]);
  for (const count of kinds.values()) expect(count).toBeGreaterThan(10);
});

test('such a page names everybody shown, links nobody real and states no head count', () => {
  for (const company of companies) {
    const page = PATHS.map((path) => peoplePage(company, path)).find((each) => each !== null);
    if (page === undefined || page === null) continue;
    const text = String(page.body);
    for (const { slug } of visiblePeople(company)) if (slug !== null) expect(text).toContain(slug);
    for (const [, slug] of text.matchAll(/linkedin\.com\/in\/([^/"?]+)/g)) expect(slug).toMatch(/-example$/);
    expect(text).not.toMatch(/\b(?:employees|colleagues|team of)\b/);
  }
});

test('two of one name have two addresses', () => {
  const company = companies.find((each) => peoplePageKind(each) === 'namesakes');
  const [first, second] = company === undefined ? [] : visiblePeople(company);
  const nameOf = (one: typeof first) => `${one?.person.firstName} ${one?.person.lastName}`;
  expect(nameOf(first)).toBe(nameOf(second));
  expect(first?.slug).not.toBe(second?.slug);
});

test('Wikidata knows the heads of some larger companies, by name and by their item', () => {
  const items = peopleItems(world);
  expect(items.length).toBeGreaterThan(10);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const { id, person } of items.slice(0, 20)) {
    const action = (parameters: Record<string, string>) => {
      const query = new URLSearchParams({ format: 'json', ...parameters });
      return JSON.stringify(ask(wikidataVendor, 'www.wikidata.org', '/w/api.php', query.toString()).body);
    };
    const srsearch = `haswbstatement:P31=Q5 haswbstatement:P6634 ${person.lastName} ${person.firstName}`;
    expect(action({ action: 'query', list: 'search', srsearch, srlimit: '50' })).toContain(`"${id}"`);
    const entity = action({ action: 'wbgetentities', ids: id, props: 'labels|aliases|claims' });
    expect(entity).toContain(person.slug);
    expect(entity).toContain(`"${person.company.ids.wikidata}"`);
  }
});
