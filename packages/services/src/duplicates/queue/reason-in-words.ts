import type { MatchReason } from '../rule/match-companies.ts';

const IDENTIFIERS: Readonly<Record<string, string>> = {
  lei: 'LEI',
  cik: 'CIK',
  siren: 'SIREN',
  companiesHouse: 'Companies House number',
  orgnr: 'organisation number',
  ico: 'IČO',
  wikidata: 'Wikidata item',
  linkedin: 'network profile',
};

const TEXTS: Readonly<Record<string, string>> = {
  'site:same': 'One has the domain of the other',
  'site:subdomain': 'Their sites belong to one domain',
  'site:redirect': 'The site of one leads to the other',
  'site:label': 'Their domains differ only by the ending',
  'name:same': 'Same name',
  'name:spelling': 'Nearly the same name',
  'name:abbreviation': 'One name is short for the other',
  'name:part': 'Same name but for a general word',
  'name:longer': 'One name contains the other',
  'name:holding': 'Same name but for “Holding”',
  'location:city': 'Same city',
  'location:country': 'Same country',
  industry: 'Same industry',
  size: 'About as many employees',
};

/** A stored reason as people read it; a later version may have stored others. Pure. */
export function reasonInWords(reason: MatchReason | Record<string, string>): string {
  const { kind, relation, identifier = '', value } = reason as Record<string, string>;
  if (kind === 'identifier') return `Both have the ${IDENTIFIERS[identifier] ?? identifier} ${value}`;
  return TEXTS[relation === undefined ? (kind ?? '') : `${kind}:${relation}`] ?? `${kind}`;
}
