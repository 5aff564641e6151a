import type { LeadDoc } from '@workbench/db';
import {
  type IdentifiablePerson,
  type Identifier,
  identifierKey,
  identifiersOf,
  NO_IDENTIFIERS,
  uniqueIdentifiers,
} from '@workbench/identity/person-identifiers/identifiers';
import { identifiersFromKeys } from '../../contacts/index.ts';
import { isUserEntered } from '../values/is-user-entered.ts';

type KeyedLead = IdentifiablePerson & Pick<LeadDoc, 'keys'>;

/**
 * Every identifier by which a lead may be suppressed: of its values, with all domains, and of its keys, among which are the
 * address and the profile that an earlier table gave. Those may be another person's by now: they answer whether the lead is
 * suppressed, and never say whom to suppress, erase or add.
 */
export const identifiersOfLead = (lead: KeyedLead): Identifier[] =>
  uniqueIdentifiers([...identifiersFromKeys(lead.keys.filter(isAddressOrProfile)), ...identifiersOf(lead)]);

/** Those that only the keys have. Pure. */
export function formerIdentifiersOfLead(lead: KeyedLead): Identifier[] {
  const present = new Set(identifiersOf(lead).map(identifierKey));
  return identifiersOfLead(lead).filter((one) => !present.has(identifierKey(one)));
}

const IDENTIFYING = ['email', 'phone', 'linkedinUrl'] as const;

/** The identifiers that a person typed or accepted: corrected, they were mistaken and may be another person's. Pure. */
export function enteredIdentifiersOfLead({ origins, location, ...lead }: LeadDoc): Identifier[] {
  const entered = IDENTIFYING.filter((field) => isUserEntered(origins[field])).map((field) => [field, lead[field]]);
  return identifiersOf({ ...NO_IDENTIFIERS, location, ...Object.fromEntries(entered) });
}

const isAddressOrProfile = (key: string) => key.startsWith('email:') || key.startsWith('linkedin:');
