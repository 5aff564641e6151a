import type { FoundPerson } from '@workbench/connectors/people';
import { companyKey } from '@workbench/identity/company-key';
import { fold } from '@workbench/text/fold';
import type { Contact } from '../schemas.ts';
import { emailStatusOf } from './email-status.ts';
import { titleKey } from './title-key.ts';
import type { CombinedField, CombinedPerson } from './types.ts';

type PersonField = Exclude<CombinedField, 'emailStatusOriginal'>;

const LOCATION_FIELDS = ['city', 'state', 'country'] as const;
const EMPLOYER_FIELDS = ['organizationName', 'organizationDomain', 'organizationIndustry', 'organizationSize'] as const;
const SINGLE_FIELDS = ['title', 'phone', 'linkedinUrl', 'seniority'] as const;

/**
 * Merges what several sources know about one person, best source first: the first source with a value wins. A full name
 * wins over a hidden one, and a verified address over others. Location and employer are completed from another source
 * only where it means the same location and the same employer, so that one company's name is never combined with
 * another's domain.
 */
export function combineSourceRecords(people: readonly FoundPerson[]): CombinedPerson {
  const [first] = people;
  if (first === undefined) throw new Error('A person is known by one source at least');
  const named = people.find(({ isNameHidden }) => !isNameHidden) ?? first;
  const addressed = bestEmailRecord(people);
  const providers = new Map<PersonField, FoundPerson>([
    ['name', named],
    ...SINGLE_FIELDS.flatMap((field) => providerOf(field, people)),
    ...providersOfGroup(EMPLOYER_FIELDS, people, isSameEmployer),
    ...providersOfGroup(LOCATION_FIELDS, people, hasSameLocation),
  ]);
  if (addressed) providers.set('email', addressed).set('emailStatus', addressed);
  const value = <F extends PersonField>(field: F): FoundPerson[F] | null => providers.get(field)?.[field] ?? null;
  return {
    name: named.name,
    isNameHidden: named.isNameHidden,
    title: value('title'),
    organizationName: value('organizationName'),
    organizationDomain: value('organizationDomain'),
    organizationIndustry: value('organizationIndustry'),
    organizationSize: value('organizationSize'),
    email: value('email'),
    emailStatus: addressed ? emailStatusOf(addressed.emailStatus) : null,
    emailStatusOriginal: addressed?.emailStatus ?? null,
    phone: value('phone'),
    city: value('city'),
    state: value('state'),
    country: value('country'),
    linkedinUrl: value('linkedinUrl'),
    seniority: value('seniority'),
    hasEmail: combineFlags(people.map(({ hasEmail }) => hasEmail)),
    hasPhone: combineFlags(people.map(({ hasPhone }) => hasPhone)),
    givenBy: Object.fromEntries([...providers].map(([field, { source }]) => [field, source])),
    differences: differencesOf(people),
  };
}

const EMAIL_STATUS_RANKS = { verified: 0, likely: 1, unknown: 1, invalid: 2 } as const;

function bestEmailRecord(people: readonly FoundPerson[]): FoundPerson | null {
  const rank = ({ emailStatus }: FoundPerson) => EMAIL_STATUS_RANKS[emailStatusOf(emailStatus)];
  const [best] = people.filter(({ email }) => email !== null).sort((a, b) => rank(a) - rank(b));
  return best ?? null;
}

function providerOf<F extends PersonField>(field: F, people: readonly FoundPerson[]): [F, FoundPerson][] {
  const provider = people.find((person) => person[field] !== null);
  return provider ? [[field, provider]] : [];
}

/** Fields that belong together: from the first source that has any of them, completed by sources that mean the same. */
function providersOfGroup<F extends PersonField>(
  fields: readonly F[],
  people: readonly FoundPerson[],
  isSame: (a: FoundPerson, b: FoundPerson) => boolean,
): [F, FoundPerson][] {
  const leader = people.find((person) => fields.some((field) => person[field] !== null));
  if (leader === undefined) return [];
  const able = people.filter((person) => person === leader || isSame(leader, person));
  return fields.flatMap((field) => providerOf(field, able));
}

function isSameEmployer(a: FoundPerson, b: FoundPerson): boolean {
  if (a.organizationDomain !== null && a.organizationDomain === b.organizationDomain) return true;
  const names = [a.organizationName, b.organizationName].flatMap((name) => (name === null ? [] : companyKey(name)));
  return names.length === 2 ? names[0] === names[1] : a.organizationDomain === null || b.organizationDomain === null;
}

function hasSameLocation(a: FoundPerson, b: FoundPerson): boolean {
  return LOCATION_FIELDS.every((field) => {
    const [one, other] = [a[field], b[field]];
    return one === null || other === null || fold(one) === fold(other);
  });
}

function combineFlags(says: readonly (boolean | null)[]): boolean | null {
  if (says.includes(true)) return true;
  return says.includes(null) ? null : false;
}

const lower = (text: string): string => text.trim().toLowerCase();
const digits = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');

/** What two sources are compared in, and the spelling in which they are. */
const COMPARED = {
  title: titleKey,
  organizationName: companyKey,
  email: lower,
  city: fold,
  phone: digits,
} as const;

function differencesOf(people: readonly FoundPerson[]): Contact['differences'] {
  return Object.entries(COMPARED).flatMap(([name, spelling]) => {
    const field = name as keyof typeof COMPARED;
    const values = people.flatMap(({ source, [field]: value }) => (value === null ? [] : { source, value }));
    return new Set(values.map(({ value }) => spelling(value))).size > 1 ? [{ field, values }] : [];
  });
}
