import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { wholeNameKey } from '../search/fold-for-search.ts';

/**
 * What entries of the list of customers and companies are compared by. The prefixes of domains and names have one letter,
 * as no kind of identifier has. Pure.
 */

const DOMAIN = 'd:';
const NAME = 'n:';

export const customerDomainKey = (domain: string): string => DOMAIN + domain;

/** Of the whole name, legal form included: "Acme GmbH" is not "Acme". */
export const customerNameKey = (name: string): string => wholeNameKey(name) || name.trim();

interface Entry {
  name: string | null;
  domain: string | null;
  identifiers: readonly { kind: string; value: string }[];
}

/** The name identifies an entry only where nothing better does. */
export function keysOfEntry({ name, domain, identifiers }: Entry): string[] {
  const keys = [
    ...(domain === null ? [] : [customerDomainKey(domain)]),
    ...new Set(identifiers.map((one) => companyIdentifierKey(one))),
  ];
  return keys.length === 0 && name !== null ? [NAME + customerNameKey(name)] : keys;
}

/** Fields by which a company may be on the list. */
export interface CustomerSubject {
  domain: string;
  aliases?: readonly string[] | undefined;
  identifiers?: readonly { kind: string; value: string }[] | undefined;
}

/** The own domain first: the first key that the list has is the reason. */
export function keysOfSubject({ domain, aliases = [], identifiers = [] }: CustomerSubject): string[] {
  return [...[domain, ...aliases].map(customerDomainKey), ...identifiers.map((one) => companyIdentifierKey(one))];
}

/** "acme.com" or "lei:…". */
export function readCustomerKey(key: string): { by: 'domain' | 'identifier'; value: string } {
  return key.startsWith(DOMAIN) ? { by: 'domain', value: key.slice(DOMAIN.length) } : { by: 'identifier', value: key };
}
