import type { ContactDoc, FormerEmployerDoc } from '@workbench/db';
import { companyKey } from '@workbench/identity/company-key';

type Employed = Pick<ContactDoc, 'organizationName' | 'organizationDomain' | 'formerEmployers'>;

const FORMER_MAX = 20;

/** The former employers of a contact whose employer becomes another: by those, people who move on are recognised. Pure. */
export function withFormerEmployer(before: Employed, after: Employed): FormerEmployerDoc[] {
  const former = before.formerEmployers ?? [];
  return addEmployers(former, isSameEmployer(before, after) ? [] : [employerOf(before)], after);
}

/** Adds employers that are neither known nor the present one; the latest is the last. */
export function addEmployers(
  former: readonly FormerEmployerDoc[],
  added: readonly FormerEmployerDoc[],
  present: Employed,
): FormerEmployerDoc[] {
  const known = new Map(former.map((one) => [keyOf(one), one]));
  for (const one of added) if (!known.has(keyOf(one))) known.set(keyOf(one), one);
  const left = [...known].filter(([key, one]) => key !== ' ' && !isOneEmployer(one, employerOf(present)));
  return left.map(([, one]) => one).slice(-FORMER_MAX);
}

/** By the domain, or by the name where one of them has no domain. */
function isOneEmployer(one: FormerEmployerDoc, other: FormerEmployerDoc): boolean {
  if (one.domain !== null && other.domain !== null) return one.domain === other.domain;
  return one.name !== null && other.name !== null && companyKey(one.name) === companyKey(other.name);
}

export const employerOf = ({ organizationName, organizationDomain }: Employed): FormerEmployerDoc => ({
  name: organizationName,
  domain: organizationDomain,
});

const keyOf = ({ name, domain }: FormerEmployerDoc) => `${domain ?? ''} ${name === null ? '' : companyKey(name)}`;

export function isSameEmployer(before: Employed, after: Employed): boolean {
  const [one, other] = [before, after].map(employerOf);
  if (one === undefined || other === undefined) return true;
  // What was missing and is there now, or was spelled otherwise, is no other employer.
  const isNameSame = one.name === null || other.name === null || companyKey(one.name) === companyKey(other.name);
  if (one.domain !== null && other.domain !== null) return one.domain === other.domain;
  return isNameSame;
}
