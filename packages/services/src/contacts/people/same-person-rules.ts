import type { FoundPerson } from '@workbench/connectors/people';
import { companyKey } from '@workbench/identity/company-key';
import { maskedLastName, matchesMaskedName } from '@workbench/identity/masked-name';
import { nameKey } from '@workbench/identity/name-key';
import { profileKey } from '@workbench/identity/profile-key';
import { fold } from '@workbench/text/fold';
import { identityKeys } from './identity-keys.ts';
import { titleKey } from './title-key.ts';

/** One rule by which two rows are the same person. */
export interface SamePersonRule {
  /** Rows that share one of these are the same person. */
  keysOf(person: FoundPerson): string[];
  /** Many people share names and jobs: they count only if no one else matches. */
  requiresUniqueMatch: boolean;
  fits(a: FoundPerson, b: FoundPerson): boolean;
  because(a: FoundPerson, b: FoundPerson): string;
}

/** The surest first. */
export const SAME_PERSON_RULES: readonly SamePersonRule[] = [
  {
    keysOf: (person) => identityKeys(person).filter((key) => key.startsWith('linkedin:')),
    requiresUniqueMatch: false,
    fits: () => true,
    because: () => 'Same LinkedIn profile',
  },
  {
    keysOf: (person) => identityKeys(person).filter((key) => key.startsWith('email:')),
    requiresUniqueMatch: false,
    fits: () => true,
    because: () => 'Same e-mail address',
  },
  {
    keysOf: (person) => (isFullName(person) ? companiesOf(person).map((key) => `${nameKey(person.name)}|${key}`) : []),
    requiresUniqueMatch: true,
    fits: profilesAgree,
    because: () => 'Same name and company',
  },
  {
    keysOf: (person) =>
      person.title === null
        ? []
        : companiesOf(person).map((key) => `${firstWord(person.name)}|${key}|${titleKey(person.title ?? '')}`),
    requiresUniqueMatch: true,
    fits: (a, b) => (matchesMask(a, b) || matchesMask(b, a)) && profilesAgree(a, b),
    because: (a, b) =>
      `Same first name, company and title; the last name fits "${maskedLastName((a.isNameHidden ? a : b).name) ?? ''}"`,
  },
];

function isFullName({ name, isNameHidden }: FoundPerson): boolean {
  return !isNameHidden && fold(name).includes(' ');
}

function companiesOf({ organizationDomain, organizationName }: FoundPerson): string[] {
  const name = organizationName === null ? '' : companyKey(organizationName);
  return [
    ...(organizationDomain === null ? [] : [`at ${organizationDomain.toLowerCase()}`]),
    ...(name === '' ? [] : [`named ${name}`]),
  ];
}

/** Two profiles are two people, however alike their jobs are. */
function profilesAgree(a: FoundPerson, b: FoundPerson): boolean {
  const [one, other] = [a, b].map(({ linkedinUrl }) => profileKey(linkedinUrl ?? ''));
  return one === null || other === null || one === other;
}

const firstWord = (name: string): string => fold(name).split(' ')[0] ?? '';

/** Whether "Marta Ol***a" can be "Marta Oliveira". */
const matchesMask = (hidden: FoundPerson, whole: FoundPerson): boolean =>
  hidden.isNameHidden && isFullName(whole) && matchesMaskedName(hidden.name, whole.name);
