import { directIdentifiersOf, type Identifier } from '@workbench/identity/identifiers';
import { isRoleAccount } from '@workbench/identity/role-account';

type Sourced = { sources: readonly { source: string; id: string }[] } | { source: string; id: string };

type IdentifiedPerson = Sourced & { email: string | null; linkedinUrl: string | null };

/**
 * The keys of a person: "apollo:66aa…", "linkedin:https://…", "email:…". No two saved contacts share one. A shared
 * mailbox identifies an office, not a person.
 */
export function identityKeys(person: IdentifiedPerson): string[] {
  const sources = 'sources' in person ? person.sources : [person];
  const url = toProfileUrl(person.linkedinUrl);
  const email = person.email?.trim().toLowerCase();
  return [
    ...new Set([
      ...sources.map(({ source, id }) => `${source}:${id}`),
      ...(url === null ? [] : [`linkedin:${url}`]),
      ...(email && !isRoleAccount(email) ? [`email:${email}`] : []),
    ]),
  ];
}

/** The one spelling of a person's page, as the sources of people write it. */
function toProfileUrl(address: string | null): string | null {
  const slug = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)*linkedin\.com\/in\/([^/?#\s]+)/i.exec(address?.trim() ?? '')?.[1];
  return slug === undefined ? null : `https://www.linkedin.com/in/${slug.toLowerCase()}`;
}

/** The same as the do-not-contact list has it: what a newer value has replaced is among the keys alone. */
export function identifiersFromKeys(keys: readonly string[]): Identifier[] {
  return keys.flatMap((key) => {
    const [kind, value] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    const empty = { sources: [], email: null, phone: null, linkedinUrl: null, organizationDomain: null };
    if (kind === 'email') return directIdentifiersOf({ ...empty, email: value });
    if (kind === 'linkedin') return directIdentifiersOf({ ...empty, linkedinUrl: value });
    return directIdentifiersOf({ ...empty, sources: [{ source: kind, id: value }] });
  });
}
