import type { CompanyDoc, CompanySyncDoc } from '@workbench/db';
import { identifierKey } from '@workbench/identity/company-identifiers/parse-identifier';

type Entered = Pick<CompanyDoc, 'identifiers' | 'struckIdentifiers'>;

/** What users and files state of a company before what sources know of it, without what was struck out. Pure. */
export function comparedIdentifiers(
  { identifiers = [], struckIdentifiers = [] }: Entered,
  sync: Pick<CompanySyncDoc, 'ids' | 'outcomes'> | undefined,
): Record<string, string> {
  const struck = new Set(struckIdentifiers.map(({ kind, value }) => identifierKey(kind, value)));
  const isStruck = ([kind, value]: [string, string]) => struck.has(identifierKey(kind, value));
  const stated = Object.entries(sync === undefined ? {} : trustedIdentifiers(sync)).filter((one) => !isStruck(one));
  const entered = identifiers.filter(({ by }) => by !== 'sync').map(({ kind, value }) => [kind, value]);
  return Object.fromEntries([...stated, ...entered]);
}

/** Of those that sources found by the name and location alone, two companies of one name have the same. */
function trustedIdentifiers({ ids, outcomes }: Pick<CompanySyncDoc, 'ids' | 'outcomes'>): Record<string, string> {
  const entries = Object.entries(ids).filter(([kind, value]) => {
    const stating = outcomes.filter((outcome) => outcome.ids?.[kind] === value);
    return stating.length === 0 || stating.some(({ isByName }) => !isByName);
  });
  return Object.fromEntries(entries);
}
