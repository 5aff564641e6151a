import { hostAndParents, hostKey } from '../domain/host-key.ts';
import { emailKey } from '../email-key.ts';
import { countryCode } from '../locations/country-code.ts';
import { phoneKey } from '../phone-key.ts';
import { profileKey } from '../profile-key.ts';
import { isSharedMailbox } from '../shared-mailbox.ts';
import { legacyPhoneKeys, legacyProfileKeys } from './legacy-keys.ts';

/** What a person is recognised by, on the do-not-contact list and in data subject requests. Pure. */

type IdentifierKind = 'email' | 'profile' | 'phone' | 'domain' | 'source-id';

export interface Identifier {
  kind: IdentifierKind;
  /** The key, see `emailKey`, `profileKey`, `phoneKey` and `hostKey`; "apollo:66aa…" for a source's id. */
  value: string;
  /** Former spellings, by which an old entry of the do-not-contact list may know them; for lookup only. */
  legacyValues?: readonly string[];
}

type Sourced = { sources: readonly { source: string; id: string }[] } | { source: string; id: string };

/** A person as found by a source or as saved. */
export type IdentifiablePerson = Sourced & {
  email: string | null;
  phone: string | null;
  linkedinUrl: string | null;
  organizationDomain: string | null;
  /** Beside the first ones. */
  otherValues?: readonly { field: string; value: string }[] | undefined;
  /** Of sources, beside what a person typed. */
  sourceValues?: readonly { field: string; value: string }[] | undefined;
  /** Where a number without a country code may be dialled. */
  country?: string | null;
  location?: string | null;
};

/** A person without any identifier. */
export const NO_IDENTIFIERS: IdentifiablePerson = {
  sources: [],
  email: null,
  phone: null,
  linkedinUrl: null,
  organizationDomain: null,
};

/** As one text: "email:marta@acme.com". */
export const identifierKey = ({ kind, value }: { kind: string; value: string }): string => `${kind}:${value}`;

/** True for what belongs to one person; an office's phone number and mailbox, or a domain, are shared. */
export const isPersonal = (one: { kind: string; value: string }): boolean =>
  one.kind !== 'phone' && one.kind !== 'domain' && !isSharedMailbox(one);

/**
 * Every identifier by which a person may be suppressed: their own, and the domains of their address and employer with
 * all parent domains.
 */
export function identifiersOf(person: IdentifiablePerson): Identifier[] {
  const hosts = [
    ...emailsOf(person).map((email) => email.slice(email.lastIndexOf('@') + 1)),
    hostKey(person.organizationDomain),
  ];
  const domains = new Set(hosts.flatMap((host) => (host ? hostAndParents(host) : [])));
  return [...directIdentifiersOf(person), ...[...domains].map((value) => ({ kind: 'domain' as const, value }))];
}

/**
 * The identifiers for a suppression: never a domain, which would include colleagues, and a shared mailbox only if
 * nothing else is known.
 */
export function identifiersToSuppress(person: IdentifiablePerson): Identifier[] {
  return ownIdentifiers(directIdentifiersOf(person));
}

/** Those by which a person may be suppressed without others: no domain, and shared mailboxes only if there is no more. */
export function ownIdentifiers(identifiers: readonly Identifier[]): Identifier[] {
  const known = identifiers.filter(({ kind }) => kind !== 'domain');
  const own = known.filter((one) => !isSharedMailbox(one));
  return own.length > 0 ? own : known;
}

/** Every identifier of the person or of a mailbox that reaches them, shared ones included. */
export function directIdentifiersOf(person: IdentifiablePerson): Identifier[] {
  const sources = 'sources' in person ? person.sources : [person];
  return [
    ...sources.map(({ source, id }): Identifier => ({ kind: 'source-id', value: `${source}:${id}` })),
    ...emailsOf(person).map((value) => ({ kind: 'email' as const, value })),
    ...valuesOf(person, 'linkedinUrl').flatMap(profileIdentifiers),
    ...valuesOf(person, 'phone').flatMap((phone) => phoneIdentifiers({ ...person, phone })),
  ];
}

/** Each identifier once. */
export function uniqueIdentifiers<T extends { kind: string; value: string }>(identifiers: readonly T[]): T[] {
  return [...new Map(identifiers.map((one) => [identifierKey(one), one])).values()];
}

/** The first one and the others. */
function valuesOf(person: IdentifiablePerson, field: 'email' | 'phone' | 'linkedinUrl'): string[] {
  const beside = [...(person.otherValues ?? []), ...(person.sourceValues ?? [])];
  const others = beside.flatMap((one) => (one.field === field ? [one.value] : []));
  const first = person[field];
  return first === null || first === undefined ? others : [first, ...others];
}

const emailsOf = (person: IdentifiablePerson): string[] =>
  valuesOf(person, 'email').flatMap((email) => emailKey(email) ?? []);

function profileIdentifiers(url: string): Identifier[] {
  const value = profileKey(url);
  if (value === null) return [];
  const legacyValues = legacyProfileKeys(url, value);
  return [{ kind: 'profile', value, ...(legacyValues.length > 0 && { legacyValues }) }];
}

/** A number without a country code is also its digits as dialled: another list may not say where that is. */
function phoneIdentifiers({ phone, country, location }: IdentifiablePerson): Identifier[] {
  const text = phone ?? '';
  const dialled = phoneKey(text);
  if (dialled === null) return [];
  const international = phoneKey(text, countryCode(country ?? location)) ?? dialled;
  const legacyValues = legacyPhoneKeys(text, dialled);
  const known: Identifier = { kind: 'phone', value: dialled, ...(legacyValues.length > 0 && { legacyValues }) };
  return international === dialled ? [known] : [{ kind: 'phone', value: international }, known];
}
