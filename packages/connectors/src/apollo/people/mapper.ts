import { hostKey } from '@workbench/identity/domain/host-key';
import { profileKey, profileUrl } from '@workbench/identity/profile-key';
import { titleCase } from '@workbench/text/title-case';
import { type FoundPerson, type PeoplePage, SENIORITIES } from '../../people/types.ts';
import type { MatchDetail } from './query.ts';
import type { ApolloPerson, PeopleSearchAnswer } from './schema.ts';

/** People beyond these are counted and never shown. */
const REACHABLE_RESULTS_MAX = 50_000;
const PAGES_MAX = 500;

/** @param page from 1 */
export function toPeoplePage(answer: PeopleSearchAnswer, page: number, perPage: number): PeoplePage {
  const people = (answer.people ?? []).map(toFoundPerson);
  const total = answer.total_entries ?? answer.pagination?.total_entries ?? people.length;
  const hasMore = people.length > 0 && page < PAGES_MAX && page * perPage < Math.min(total, REACHABLE_RESULTS_MAX);
  return { people, total, next: hasMore ? String(page + 1) : null };
}

export function toFoundPerson(person: ApolloPerson): FoundPerson {
  const { organization } = person;
  const email = readEmail(person.email);
  return {
    source: 'apollo',
    id: person.id,
    ...nameOf(person),
    title: person.title || null,
    organizationName: organization?.name || null,
    organizationDomain: hostKey(organization?.primary_domain ?? organization?.website_url),
    organizationIndustry: organization?.industry ? titleCase(organization.industry) : null,
    // 0 is how "unknown" looks here.
    organizationSize: organization?.estimated_num_employees || null,
    email,
    emailStatus: email === null ? null : person.email_status?.toLowerCase() || null,
    // Numbers stand in the team's own copy of a person alone, which may be another's or out of date.
    phone: null,
    city: person.city || null,
    state: person.state || null,
    country: person.country || null,
    linkedinUrl: profileUrl(person.linkedin_url ?? ''),
    seniority: SENIORITIES.find((name) => name === person.seniority) ?? null,
    hasEmail: email !== null ? true : (person.has_email ?? null),
    hasPhone: hasPhone(person.has_direct_phone),
  };
}

/** Someone revealed: what is not there now is not there at all. */
export function toRevealedPerson(person: ApolloPerson): FoundPerson {
  const found = toFoundPerson(person);
  return { ...found, hasEmail: found.email !== null };
}

/**
 * The matches in the order asked. They come by position with null for a miss; the one who carries what was asked for
 * goes before that, because order and holes are not documented.
 */
export function matchesInOrder(
  details: readonly MatchDetail[],
  matches: readonly (ApolloPerson | null | undefined)[],
): (ApolloPerson | null)[] {
  const people = matches.filter((person) => person !== null && person !== undefined);
  const isAligned = matches.length === details.length;
  return details.map((detail, index) => {
    const named = people.find((person) => matchesIdentifier(detail, person));
    if (named) return named;
    if (!isAligned) return people.find((person) => hasSameName(detail, person)) ?? null;
    const atIndex = matches[index];
    return atIndex && !details.some((other) => matchesIdentifier(other, atIndex)) ? atIndex : null;
  });
}

function matchesIdentifier({ id, linkedin_url: url, email }: MatchDetail, person: ApolloPerson): boolean {
  if (id !== undefined) return person.id === id;
  if (url !== undefined) return profileKey(person.linkedin_url ?? '') === profileKey(url);
  return email !== undefined && person.email?.toLowerCase() === email;
}

function hasSameName({ name, domain }: MatchDetail, person: ApolloPerson): boolean {
  const isHere = domain === undefined || hostKey(person.organization?.primary_domain) === domain;
  return name !== undefined && isHere && nameOf(person).name.toLowerCase() === name.toLowerCase();
}

function nameOf(person: ApolloPerson): { name: string; isNameHidden: boolean } {
  const last = person.last_name || null;
  const full = person.name || (last === null ? null : [person.first_name, last].filter(Boolean).join(' '));
  const name = full ?? [person.first_name, person.last_name_obfuscated].filter(Boolean).join(' ');
  return { name, isNameHidden: full === null || name.includes('***') };
}

/** An e-mail that is not unlocked is written as one at "domain.com". */
function readEmail(email: string | null | undefined): string | null {
  return !email || /^email_not_unlocked@/i.test(email) ? null : email;
}

function hasPhone(statedValue: string | boolean | null | undefined): boolean | null {
  if (typeof statedValue === 'boolean') return statedValue;
  if (/^yes$/i.test(statedValue ?? '')) return true;
  return /^no$/i.test(statedValue ?? '') ? false : null;
}
