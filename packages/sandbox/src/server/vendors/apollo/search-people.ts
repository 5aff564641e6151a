import { peopleKnownTo, personVariant, type SandboxPerson, SENIORITIES, tradeOf } from '../../people/sandbox-person.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest } from '../../types.ts';
import { answerJson, unknownName } from '../json-requests.ts';
import { parameters, texts } from './search-companies.ts';

/** The part of all people that is known here, in the companies that are known. */
const PERSON_SHARE = 0.8;

/** Names of the documentation and of Apollo's own command line, as they stand in a JSON body. */
const NAMES = [
  'person_titles',
  'include_similar_titles',
  'q_keywords',
  'person_locations',
  'person_seniorities',
  'organization_locations',
  'q_organization_domains_list',
  'contact_email_status',
  'organization_ids',
  'organization_num_employees_ranges',
  'revenue_range',
  'currently_using_all_of_technology_uids',
  'currently_using_any_of_technology_uids',
  'currently_not_using_any_of_technology_uids',
  'q_organization_job_titles',
  'organization_job_locations',
  'organization_num_jobs_range',
  'organization_job_posted_at_range',
  'page',
  'per_page',
  'q_organization_keyword_tags',
  'q_organization_name',
];
/** Known names that the sandbox can't filter by: ignoring one would hide a mistake. */
const FILTERED = [
  'person_titles',
  'include_similar_titles',
  'q_keywords',
  'person_locations',
  'person_seniorities',
  'q_organization_keyword_tags',
  'q_organization_name',
  'organization_num_employees_ranges',
  'page',
  'per_page',
];

export const apolloPersonId = (person: SandboxPerson): string => `66aa${person.number.padStart(20, '0')}`;

/** Everybody whom Apollo knows. */
export function peopleOfApollo(world: SandboxWorld, share: number): SandboxPerson[] {
  return peopleKnownTo(world, { vendor: 'apollo', companyShare: share, personShare: PERSON_SHARE });
}

/** POST /mixed_people/api_search: free, without a contact and with the last name hidden. */
export function searchApolloPeople(request: SandboxRequest, world: SandboxWorld, share: number): SandboxAnswer {
  const params = parameters(request);
  const problem = problemOf(params);
  if (problem !== null) return answerJson(422, { error: `Invalid parameters: ${problem}` });
  const [page, perPage] = [Number(params.page), Number(params.per_page)];
  const tests = testsOf(params, world);
  const matching = peopleOfApollo(world, share).filter((person) => tests.every((test) => test(person)));
  const people = matching.slice((page - 1) * perPage, page * perPage).map(redactedPerson);
  return { body: { total_entries: matching.length, people } };
}

function problemOf(params: Record<string, unknown>): string | null {
  const unknown = unknownName(Object.keys(params), NAMES);
  if (unknown !== null) return unknown;
  const unused = unknownName(Object.keys(params), FILTERED);
  if (unused !== null) return `the sandbox does not filter by ${unused}`;
  const [page, perPage] = [Number(params.page), Number(params.per_page)];
  const isWhole = Number.isInteger(page) && Number.isInteger(perPage);
  if (!(isWhole && page >= 1 && page <= 500 && perPage >= 1 && perPage <= 100)) {
    return 'page is at most 500 and per_page at most 100';
  }
  const scalars = ['page', 'per_page', 'q_keywords', 'q_organization_name', 'include_similar_titles'];
  const noList = Object.entries(params).find(([name, value]) => !scalars.includes(name) && !Array.isArray(value));
  if (noList !== undefined) return `${noList[0]} is a list`;
  const rank = texts(params.person_seniorities).find((name) => !SENIORITIES.some((known) => known === name));
  if (rank !== undefined) return `person_seniorities ${rank}`;
  const range = texts(params.organization_num_employees_ranges).find((text) => !/^\d+,\d+$/.test(text));
  return range === undefined ? null : `organization_num_employees_ranges ${range}`;
}

type Test = (person: SandboxPerson) => boolean;

/** One test for each filter that is set, read once for all people. */
function testsOf(params: Record<string, unknown>, world: SandboxWorld): Test[] {
  const tests: Test[] = [];
  const addAny = (name: string, toTest: (value: string) => Test) => {
    const any = texts(params[name]).map(toTest);
    if (any.length > 0) tests.push((person) => any.some((test) => test(person)));
  };
  const isStrict = params.include_similar_titles === false || params.include_similar_titles === 'false';
  addAny('person_titles', (title) => {
    const searchedTitles = wordsOf(title);
    return (person) => isTitle(person.title, searchedTitles, isStrict);
  });
  addAny('person_seniorities', (rank) => (person) => rank === person.seniority);
  addAny('person_locations', (location) => (person) => livesIn(person, location));
  addAny(
    'q_organization_keyword_tags',
    (tag) =>
      ({ company }) =>
        tradeOf(company).tags.some((known) => known.includes(tag)),
  );
  addAny('organization_num_employees_ranges', (range) => {
    const [min = 1, max = 0] = range.split(',').map(Number);
    return ({ company }) => {
      const persons = world.headcount(company, 'apollo');
      return persons >= min && persons <= max;
    };
  });
  const name = String(params.q_organization_name ?? '').toLowerCase();
  if (name !== '') tests.push(({ company }) => company.name.toLowerCase().includes(name));
  const words = wordsOf(String(params.q_keywords ?? ''));
  if (words.length > 0) tests.push((person) => words.every((word) => textOf(person).includes(word)));
  return tests;
}

/** All words of the title asked for, in any order, abbreviated or not; strictly, the very same title. */
function isTitle(title: string | null, searchedTitle: readonly string[], isStrict: boolean): boolean {
  const words = wordsOf(title ?? '');
  if (isStrict) return words.join(' ') === searchedTitle.join(' ');
  return searchedTitle.length > 0 && searchedTitle.every((word) => words.includes(word));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/vice president/g, 'vp')
    .replace(/chief executive officer/g, 'ceo')
    .replace(/chief technology officer/g, 'cto')
    .replace(/chief financial officer/g, 'cfo')
    .split(/[^\p{L}\p{N}&-]+/u)
    .filter((word) => word !== '' && word !== 'of' && word !== 'the')
    .map((word) => word.replace(/(?<=[a-z]{2})s$/, ''));
}

/** "austin, texas": each part is the city, the state or the country. */
function livesIn({ city, state, country }: SandboxPerson, location: string): boolean {
  const names = [city, state ?? '', country].map((name) => name.toLowerCase());
  return location.split(',').every((part) => names.includes(part.trim()));
}

const textOf = ({ title, skills, company }: SandboxPerson): string =>
  [title ?? '', ...skills, company.name].join(' ').toLowerCase();

function redactedPerson(person: SandboxPerson) {
  const { lastName, company } = person;
  // Some are known without an employer: then the key is missing or null.
  const variant = personVariant(person, 40, 'organization');
  return {
    id: apolloPersonId(person),
    first_name: person.firstName,
    last_name_obfuscated: `${lastName.slice(0, 2)}***${lastName.slice(-1)}`,
    title: person.title,
    last_refreshed_at: '2026-10-02T08:11:04.120+00:00',
    has_email: person.email !== null,
    has_city: true,
    has_state: person.state !== null,
    has_country: true,
    has_direct_phone: person.phone === null ? 'Maybe: please request direct dial via people/bulk_match' : 'Yes',
    ...(variant === 0
      ? {}
      : {
          organization:
            !person.isEmployed || variant === 1
              ? null
              : {
                  name: company.name,
                  has_industry: true,
                  has_phone: false,
                  has_city: true,
                  has_state: person.state !== null,
                  has_country: true,
                  has_zip_code: false,
                  has_revenue: false,
                  has_employee_count: true,
                },
        }),
  };
}
