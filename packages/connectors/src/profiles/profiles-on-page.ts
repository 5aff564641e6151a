import { hostKey } from '@workbench/identity/domain/host-key';
import { normaliseCompanyName } from '../company-identity/company-name.ts';
import { capConfidence, confidenceOf, type ProfileEvidence } from './confidence.ts';
import { type DeclaredPerson, findJsonLdPeople } from './json-ld-people.ts';
import { isPersonsName, namesPerson, wordsOf } from './person-name.ts';
import { type ProfileLink, type ProfilePage, type Range, readProfileLinks } from './read-profile-links.ts';
import { matchSlug } from './slug-match.ts';
import type { FoundProfile, ProfileQuery } from './types.ts';

/** A box of more text than this holds more than one person. */
const CARD_MAX = 700;
/** So far before a link a name may stand. */
const BEFORE_MAX = 300;

/** The profiles on one page of the company's site that may be the person's, each with how sure that is. */
export function profilesOnPage(
  { html, url: foundAt, linkedData }: { html: string; url: string; linkedData: readonly unknown[] },
  query: ProfileQuery,
): FoundProfile[] {
  const page = readProfileLinks(html);
  const people = findJsonLdPeople(linkedData, query);
  const declared = people.flatMap((person) =>
    person.urls.flatMap((url) => {
      const found = toFound(url, 'declared', query, foundAt);
      return found.map((profile) => (worksElsewhere(person, query) ? capConfidence(profile) : profile));
    }),
  );
  const isAboutOne = new Set(page.links.map(({ url }) => url)).size === 1;
  const seen: PageContext = {
    ...page,
    isOwnPage: isAboutOne && page.mainHeadings.some((heading) => isPersonsName(heading, query)),
    isNamed: namesPerson(page.text, query),
  };
  const beside = page.links.flatMap((link) => {
    const evidence = evidenceOf(link, seen, query);
    return evidence === null ? [] : toFound(link.url, evidence, query, foundAt);
  });
  const found = [...declared, ...beside];
  return hasNamesake(page, people, beside, query) ? found.map(capConfidence) : found;
}

function toFound(url: string, evidence: ProfileEvidence, query: ProfileQuery, foundAt: string): FoundProfile[] {
  const confidence = confidenceOf(evidence, matchSlug(url, query));
  return confidence === null ? [] : [{ url, source: 'website', confidence, foundAt }];
}

/** A page and what is asked about it as a whole once: it may hold hundreds of links. */
interface PageContext extends ProfilePage {
  isOwnPage: boolean;
  isNamed: boolean;
}

function evidenceOf(link: ProfileLink, page: PageContext, query: ProfileQuery): ProfileEvidence | null {
  const textOf = ({ start, end }: Range) => page.text.slice(start, end);
  if (namesPerson(`${link.label}\n${textOf(link)}`, query)) return 'label';
  const fit = matchSlug(link.url, query);
  for (const box of link.around) {
    const text = textOf(box);
    if (text.length > CARD_MAX || containsOtherProfile(box, link, page)) break;
    if (namesPerson(text, query)) return 'card';
    // The address bears another name, and so does the text beside it: what is further away belongs to others.
    if (fit === 'none' && wordsOf(text).length - wordsOf(textOf(link)).length >= 2) break;
  }
  if (page.isOwnPage) return 'own_page';
  if (namesPerson(textBefore(link, page), query)) return 'before';
  if (fit === 'none') return null;
  return page.isNamed ? 'page' : 'address';
}

const containsOtherProfile = ({ start, end }: Range, { url }: ProfileLink, { links }: ProfilePage) =>
  links.some((other) => other.url !== url && other.start >= start && other.start < end);

function textBefore(link: ProfileLink, { links, text }: ProfilePage): string {
  const last = links.findLast((other) => other.start < link.start && other.url !== link.url);
  return text.slice(Math.max(last?.end ?? 0, link.start - BEFORE_MAX), link.start);
}

/** A person who works for someone else: a customer who is quoted, an author who is a guest. */
function worksElsewhere({ employers }: DeclaredPerson, query: ProfileQuery): boolean {
  if (employers.length === 0) return false;
  return !employers.some(({ name, url }) => {
    const isNamed = name !== null && isSameName(name, query.organizationName);
    const host = hostKey(url);
    const isHere =
      host !== null && (host === query.organizationDomain || host.endsWith(`.${query.organizationDomain}`));
    // An employer without name and address is this one: the page refers to itself.
    return isNamed || isHere || (name === null && url === null) || query.organizationName === null;
  });
}

function isSameName(one: string, other: string | null): boolean {
  const [a, b] = [normaliseCompanyName(one), normaliseCompanyName(other ?? '')];
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a));
}

/** Two of the same name on one page: with two posts, or under two headings where not both lead to a profile. */
function hasNamesake(
  page: ProfilePage,
  people: DeclaredPerson[],
  beside: FoundProfile[],
  query: ProfileQuery,
): boolean {
  const posts = new Set(people.flatMap(({ jobTitle }) => jobTitle ?? []));
  const headings = page.headings.filter((heading) => isPersonsName(heading, query)).length;
  return posts.size > 1 || headings > Math.max(1, beside.length);
}
