import type { LeadDoc } from '@workbench/db';
import {
  type IdentifiablePerson,
  type Identifier,
  identifierKey,
  identifiersOf,
  uniqueIdentifiers,
} from '@workbench/identity/person-identifiers/identifiers';
import { identifiersFromKeys } from '../../contacts/index.ts';

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

const isAddressOrProfile = (key: string) => key.startsWith('email:') || key.startsWith('linkedin:');
