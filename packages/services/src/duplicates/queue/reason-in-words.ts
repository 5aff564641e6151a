import { kindLabel } from '@workbench/identity/company-identifiers/kinds';
import type { MatchReason } from '../rule/match-companies.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'site:same': 'One has the domain of the other',
  'site:subdomain': 'Their sites belong to one domain',
  'site:redirect': 'The site of one leads to the other',
  'site:label': 'Their domains differ only by the ending',
  'site:name': 'Each site has the name of the other company',
  'name:same': 'Same name',
  'name:spelling': 'Nearly the same name',
  'name:abbreviation': 'One name is short for the other',
  'name:part': 'Same name but for a general word',
  'name:longer': 'One name contains the other',
  'name:similar': 'Similar names',
  'name:region': 'Same name but for a region',
  'name:script': 'Same name in another script',
  'name:holding': 'Same name but for “Holding”',
  'location:city': 'Same city',
  'location:country': 'Same country',
  industry: 'Same industry',
  size: 'About as many employees',
};

/** A stored reason as people read it; a later version may have stored others. Pure. */
export function reasonInWords(reason: MatchReason | Record<string, string>): string {
  const { kind, relation, identifier = '', value } = reason as Record<string, string>;
  if (kind === 'identifier') return `Both have the ${kindLabel(identifier)} ${value}`;
  return TEXTS[relation === undefined ? (kind ?? '') : `${kind}:${relation}`] ?? `${kind}`;
}
