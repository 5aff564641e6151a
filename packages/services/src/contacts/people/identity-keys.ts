import { emailKey } from '@workbench/identity/email-key';
import {
  directIdentifiersOf,
  type Identifier,
  NO_IDENTIFIERS,
} from '@workbench/identity/person-identifiers/identifiers';
import { profileKey } from '@workbench/identity/profile-key';
import { isRoleAccount } from '@workbench/identity/role-account';

type Sourced = { sources: readonly { source: string; id: string }[] } | { source: string; id: string };

type IdentifiedPerson = Sourced & { email: string | null; linkedinUrl: string | null };

/**
 * The keys of a person: "apollo:66aa…", "linkedin:linkedin.com/in/…", "email:…". No two saved contacts share one. A shared
 * mailbox identifies an office, not a person.
 */
export function identityKeys(person: IdentifiedPerson): string[] {
  const sources = 'sources' in person ? person.sources : [person];
  const profile = profileKey(person.linkedinUrl ?? '');
  const email = emailKey(person.email ?? '');
  return [
    ...new Set([
      ...sources.map(({ source, id }) => `${source}:${id}`),
      ...(profile === null ? [] : [`linkedin:${profile}`]),
      ...(email && !isRoleAccount(email) ? [`email:${email}`] : []),
    ]),
  ];
}

/** The same as the do-not-contact list has it: what a newer value has replaced is among the keys alone. */
export function identifiersFromKeys(keys: readonly string[]): Identifier[] {
  return keys.flatMap((key) => {
    const [kind, value] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    if (kind === 'email') return directIdentifiersOf({ ...NO_IDENTIFIERS, email: value });
    if (kind === 'linkedin') return directIdentifiersOf({ ...NO_IDENTIFIERS, linkedinUrl: value });
    return directIdentifiersOf({ ...NO_IDENTIFIERS, sources: [{ source: kind, id: value }] });
  });
}
