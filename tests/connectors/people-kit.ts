import type { HttpClient, HttpRequest } from '@workbench/connectors/http';
import type { FoundPerson, PeopleConnector, PeopleFilters, PeoplePage, PersonKey } from '@workbench/connectors/people';
import type { ConnectorSettings } from '@workbench/connectors/types';
import { expect } from 'vitest';
import type { Sandbox } from '../../packages/sandbox/src/server/index.ts';
import { peopleKnownTo, type SandboxPerson } from '../../packages/sandbox/src/server/people/sandbox-person.ts';
import { kitClient } from './contract-kit.ts';

export const NO_FILTERS: PeopleFilters = {
  jobTitles: [],
  locations: [],
  industries: [],
  seniorities: [],
  companySize: null,
  keywords: '',
};

/** Every name that the vendors' documents list for these calls; `params` and `details` hold a person's own. */
const ALLOWED = {
  'apollo/mixed_people/api_search':
    'person_titles person_locations person_seniorities q_organization_keyword_tags organization_num_employees_ranges q_keywords page per_page',
  'apollo/people/match': 'id linkedin_url email name domain organization_name',
  'apollo/people/bulk_match': 'details',
  'pdl/person/search': 'query size dataset data_include scroll_token',
  'pdl/person/enrich': 'pdl_id profile email name company min_likelihood',
  'pdl/person/bulk': 'requests',
} as const;

/** One connector in the sandbox, with a client of its own and everything written down that it sends. */
export function openKit(
  sandbox: Sandbox,
  connector: PeopleConnector,
  { ending = '', timeoutMs = null as number | null } = {},
) {
  const { id } = connector;
  const { http: client, shared, close } = kitClient(timeoutMs);
  const sent: HttpRequest[] = [];
  const http: HttpClient = {
    request: (request) => {
      sent.push(request);
      return client.request(request);
    },
    json: (request, schema) => {
      sent.push(request);
      return client.json(request, schema);
    },
  };
  const settings: ConnectorSettings = {
    baseUrl: sandbox.baseUrl(id),
    apiKey: `sandbox-${id}-key${ending}`,
    contactEmail: null,
    generic: null,
  };
  const invoicedBefore = sandbox.invoice().length;
  return {
    settings,
    sent,
    usage: () => shared.usage(id),
    invoiced: () =>
      sandbox
        .invoice()
        .slice(invoicedBefore)
        .reduce((sum, { credits }) => sum + credits, 0),
    search: (filters: Partial<PeopleFilters>, cursor: string | null = null, perPage = 25, apiKey = settings.apiKey) =>
      connector.search(http, { filters: { ...NO_FILTERS, ...filters }, perPage, cursor }, { ...settings, apiKey }),
    reveal: (keys: PersonKey[], apiKey = settings.apiKey) => connector.reveal(http, keys, { ...settings, apiKey }),
    async close() {
      for (const request of sent) checkSent(id, request, settings);
      await close();
    },
  };
}

/** The key stands in its header alone, and nothing is sent that the vendor does not know. */
function checkSent(id: string, request: HttpRequest, { apiKey, baseUrl }: ConnectorSettings): void {
  const { origin, pathname, searchParams } = new URL(request.url);
  expect(origin + pathname.slice(0, id.length + 1)).toBe(baseUrl);
  expect(request.url + (request.body ?? '')).not.toContain(apiKey);
  expect(request.headers?.['x-api-key']).toBeTruthy();
  const body = request.body === undefined ? {} : JSON.parse(request.body);
  const names = ALLOWED[pathname.slice(1) as keyof typeof ALLOWED].split(' ');
  expect(names).toEqual(expect.arrayContaining([...searchParams.keys(), ...Object.keys(body)]));
  const persons = { apollo: 'apollo/people/match', pdl: 'pdl/person/enrich' } as const;
  for (const one of [
    ...(body.details ?? []),
    ...(body.requests ?? []).map(({ params }: { params: object }) => params),
  ]) {
    expect(ALLOWED[persons[id as 'apollo']].split(' ')).toEqual(expect.arrayContaining(Object.keys(one)));
  }
}

/** Everybody that the vendor of the sandbox knows; the shares are those of the vendors. */
export function knownTo({ world }: Sandbox, id: string): SandboxPerson[] {
  const shares = id === 'apollo' ? { companyShare: 0.92, personShare: 0.8 } : { companyShare: 0.9, personShare: 0.75 };
  return peopleKnownTo(world, { vendor: id, ...shares });
}

/** The person of the fictional world behind a found one. */
export function truthOf(sandbox: Sandbox, { source, id }: FoundPerson): SandboxPerson {
  const number = source === 'apollo' ? id.slice(-9) : id.split('_')[1];
  const person = knownTo(sandbox, source).find((one) => one.number === number);
  if (person === undefined) throw new Error(`${source} found ${id}, who does not exist`);
  return person;
}

/** What every person promises, whoever found them. */
export function checkPerson(person: FoundPerson, source: string): void {
  expect(person.source).toBe(source);
  expect(person.id).not.toBe('');
  expect(person.name.trim()).not.toBe('');
  expect(person.name.includes('***')).toBe(person.isNameHidden);
  const { title, organizationName, email, phone, city, state, country } = person;
  for (const text of [title, organizationName, email, phone, city, state, country]) expect(text).not.toBe('');
  expect(email ?? 'a@b.example').toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);
  expect(email ?? '').not.toContain('not_unlocked');
  if (email === null) expect(person.emailStatus).toBeNull();
  expect(person.linkedinUrl ?? 'https://www.linkedin.com/in/x').toMatch(
    /^https:\/\/www\.linkedin\.com\/in\/[^/?A-Z]+$/,
  );
  expect(person.organizationSize).not.toBe(0);
}

/** All pages, one after the other. */
export async function readAll(turn: (cursor: string | null) => Promise<PeoplePage>): Promise<PeoplePage[]> {
  const pages: PeoplePage[] = [];
  let cursor: string | null = null;
  do {
    const page: PeoplePage = await turn(cursor);
    pages.push(page);
    cursor = page.next;
  } while (cursor !== null && pages.length < 100);
  return pages;
}

/** A key with nothing in it but what is given. */
export const keyOf = (given: Partial<PersonKey>): PersonKey => ({
  source: null,
  id: null,
  name: null,
  email: null,
  linkedinUrl: null,
  organizationName: null,
  organizationDomain: null,
  ...given,
});
