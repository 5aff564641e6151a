import { companyKey } from '@workbench/identity/company-key';

/** Names match regardless of their legal form, and one may be more specific: "Acme, Inc." and "Acme Portugal". Pure. */
export function isSameCompany(one: string, other: string): boolean {
  const [name, otherName] = [companyKey(one), companyKey(other)];
  return name === otherName || name.startsWith(`${otherName} `) || otherName.startsWith(`${name} `);
}

/** A domain below the other's is the same employer. Pure. */
export function isSameDomain(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}
