import type { RegisterKind } from './kinds.ts';

/**
 * The identifier of a source's own record, by the source's connector: an answer that has a wrong one is about another
 * company.
 */
export const RECORD_KINDS: Readonly<Partial<Record<string, RegisterKind>>> = {
  wikidata: 'wikidata',
  sec: 'cik',
  brreg: 'orgnr',
  sirene: 'siren',
  ares: 'ico',
  'companies-house': 'companiesHouse',
  gleif: 'lei',
  // Their headcounts are those of the page at the professional network.
  pdl: 'linkedin',
  apollo: 'linkedin',
};
