import type { ContactDoc } from '@workbench/db';
import {
  directIdentifiersOf,
  type IdentifiablePerson,
  type Identifier,
  identifiersOf,
  ownIdentifiers,
  uniqueIdentifiers,
} from '@workbench/identity/person-identifiers/identifiers';
import { identifiersFromKeys } from './identity-keys.ts';

type KeyedContact = IdentifiablePerson & Pick<ContactDoc, 'keys' | 'keysToCome'>;

const fromKeys = ({ keys, keysToCome = [] }: KeyedContact): Identifier[] =>
  identifiersFromKeys([...keys, ...keysToCome]);

/**
 * Every identifier by which a saved contact may be suppressed: of its values, with all domains, and of its keys, among which
 * are the addresses that a newer answer has replaced. Values come last, as they have the spellings of former versions. Pure.
 */
export const identifiersOfContact = (contact: KeyedContact): Identifier[] =>
  uniqueIdentifiers([...fromKeys(contact), ...identifiersOf(contact)]);

/** The same without domains. Pure. */
export const directIdentifiersOfContact = (contact: KeyedContact): Identifier[] =>
  uniqueIdentifiers([...fromKeys(contact), ...directIdentifiersOf(contact)]);

/** The identifiers for a suppression of a saved contact, see `ownIdentifiers`. Pure. */
export const identifiersToSuppressContact = (contact: KeyedContact): Identifier[] =>
  ownIdentifiers(directIdentifiersOfContact(contact));
