import type { RevealIdentifier } from '../../people/reveal-identifier.ts';
import type { PeopleFilters } from '../../people/types.ts';
import { isCrossIndustryTerm, toPdlIndustries } from './industries.ts';
import { titleSpellings } from './job-title.ts';
import { locationClause } from './location-clause.ts';
import { PERSON_FIELDS } from './schema.ts';
import { seniorityClause } from './seniority.ts';

export const SIZE_MAX = 100;
/** From 1 to 10; their default of 2 lets similar names through. */
const LIKELIHOOD_MIN = 6;
/** Each word is three clauses; a search of more words than these finds no one. */
const WORDS_MAX = 12;
/** Newer documents allow 1,000 values in one clause, older ones this. */
const TERMS_MAX = 100;

/**
 * Body of a person search. The query runs raw against lower-case text, so values go in lower case and under the
 * vendor's own names; `size` is always sent, because the default is 1, and `dataset`, because the others hold less.
 */
export function toPeopleBody(filters: PeopleFilters, size: number, scrollToken: string | null) {
  const { companySize, keywords } = filters;
  const must: object[] = [];
  const addAny = (clauses: object[]) => clauses.length > 0 && must.push(anyOf(clauses));
  addAny([...new Set(filters.jobTitles.flatMap(titleSpellings))].flatMap((title) => inTitle(title)));
  addAny(filters.locations.map(locationClause).filter((clause) => clause !== null));
  addAny(industryClauses(filters.industries));
  addAny(filters.seniorities.map(seniorityClause));
  addAny(namesOf(filters).flatMap(inCompanyName));
  if (companySize !== null && (companySize.min !== null || companySize.max !== null)) {
    const range = {
      ...(companySize.min !== null && { gte: companySize.min }),
      ...(companySize.max !== null && { lte: companySize.max }),
    };
    must.push({ range: { job_company_employee_count: range } });
  }
  for (const word of wordsOf(keywords)) must.push(anyOf(inText(word)));
  return {
    size: Math.min(Math.max(1, size), SIZE_MAX),
    dataset: 'resume',
    data_include: PERSON_FIELDS,
    // Nested twice, as the documentation shows it.
    query: { query: { bool: { must } } },
    ...(scrollToken !== null && { scroll_token: scrollToken }),
  };
}

/** A nested `bool` with `should` alone asks for one of them. */
const anyOf = (clauses: object[]): object =>
  clauses.length === 1 ? (clauses[0] as object) : { bool: { should: clauses } };

/** Whether titles are stored as text or as one keyword is not documented: the first clause fits text, the second a keyword. */
const inTitle = (title: string): object[] => [
  { match_phrase: { job_title: title } },
  { wildcard: { job_title: `*${title}*` } },
];

const namesOf = ({ companyNames = [] }: PeopleFilters) =>
  companyNames.map((name) => name.trim().toLowerCase()).filter(Boolean);

/** As with titles, the mapping is not documented: a text or a keyword. */
const inCompanyName = (name: string): object[] => [
  { match_phrase: { job_company_name: name } },
  { wildcard: { job_company_name: `*${name}*` } },
];

/** On the vendor's list by name; a trade that no industry holds stands in what people write about themselves. */
function industryClauses(industries: readonly string[]): object[] {
  const typed = industries.map((name) => name.trim().toLowerCase()).filter(Boolean);
  const stored = [...new Set(typed.flatMap(toPdlIndustries))];
  const clauses: object[] = [];
  for (let start = 0; start < stored.length; start += TERMS_MAX) {
    clauses.push({ terms: { job_company_industry: stored.slice(start, start + TERMS_MAX) } });
  }
  return [...clauses, ...typed.filter(isCrossIndustryTerm).flatMap(inText)];
}

const inText = (words: string): object[] => [
  { match_phrase: { summary: words } },
  { match_phrase: { job_summary: words } },
  { term: { skills: words } },
];

const wordsOf = (keywords: string): string[] =>
  keywords
    .toLowerCase()
    .split(/[\s,;"]+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX);

/** What a person is enriched by, under the vendor's names. */
export function toEnrichParams(identity: RevealIdentifier): Record<string, string> {
  return { ...nameOf(identity), min_likelihood: String(LIKELIHOOD_MIN) };
}

function nameOf(identity: RevealIdentifier): Record<string, string> {
  switch (identity.by) {
    case 'id':
      return { pdl_id: identity.id };
    case 'profile':
      return { profile: identity.url };
    case 'email':
      return { email: identity.email };
    case 'name':
      return { name: identity.name, company: identity.organizationName ?? identity.domain ?? '' };
  }
}
