import type { ContactDoc } from '@workbench/db';
import {
  type Identifier,
  identifierKey,
  identifiersOf,
  NO_IDENTIFIERS,
  uniqueIdentifiers,
} from '@workbench/identity/person-identifiers/identifiers';
import { identifiersFromKeys } from '../people/identity-keys.ts';
import { isTyped } from './contact-fields.ts';

const IDENTIFYING = ['email', 'phone', 'linkedinUrl', 'organizationDomain'] as const;

/** The identifiers of what a person typed and corrected: they may be someone else's. Pure. */
export function releasedIdentifiers(before: ContactDoc, after: ContactDoc): Identifier[] {
  const { country } = before;
  const isCorrected = (field: (typeof IDENTIFYING)[number] | 'country') =>
    isTyped(before, field) && before[field] !== after[field];
  const corrected = IDENTIFYING.filter((field) => isCorrected(field) || (field === 'phone' && isCorrected('country')));
  const known = new Set([...identifiersOf(after), ...identifiersFromKeys(after.keys)].map(identifierKey));
  const typed = corrected.flatMap((field) => identifiersOf({ ...NO_IDENTIFIERS, country, [field]: before[field] }));
  return uniqueIdentifiers(typed).filter((one) => !known.has(identifierKey(one)));
}
