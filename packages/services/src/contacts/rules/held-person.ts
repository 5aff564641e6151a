import type { ContactDoc } from '@workbench/db';
import { companyKey } from '@workbench/identity/company-key';
import { fold } from '@workbench/text/fold';
import type { JoinedField, JoinedPerson } from '../types.ts';

/** What is known of a held contact, without what is noted about it. */
export type HeldFields = Pick<ContactDoc, JoinedField | 'isNameHidden' | 'origins'>;
type Field = Exclude<keyof HeldFields, 'isNameHidden' | 'origins' | 'emailStatus' | 'emailStatusOriginal'>;

/** What is known anew, of one moment per source or of one for all. */
interface News {
  person: JoinedPerson;
  at: (source: string) => Date;
}

export const NOBODY: HeldFields = {
  name: '',
  isNameHidden: true,
  title: null,
  organizationName: null,
  organizationDomain: null,
  organizationIndustry: null,
  organizationSize: null,
  email: null,
  emailStatus: null,
  emailStatusOriginal: null,
  phone: null,
  city: null,
  state: null,
  country: null,
  linkedinUrl: null,
  seniority: null,
  origins: {},
};

const PLACE = ['city', 'state', 'country'] as const;
const COMPANY = ['organizationName', 'organizationDomain', 'organizationIndustry', 'organizationSize'] as const;
const SINGLE = ['title', 'phone', 'linkedinUrl', 'seniority'] as const;
const STATUS_RANKS: Readonly<Record<string, number>> = { verified: 0, likely: 1, unknown: 2, invalid: 3 };

/**
 * The held person with what is known anew: what is empty is filled, and a newer value of the same source replaces its
 * older one. Nothing is blanked by a source that does not know it, and a hidden name never replaces a whole one.
 * Town and employer go together: another employer takes the old one's domain and size away.
 */
export function withNews(held: HeldFields, news: News): HeldFields {
  const next: HeldFields = { ...fieldsOf(held), origins: { ...held.origins } };
  if (isNameBetter(held, news)) {
    next.isNameHidden = news.person.isNameHidden;
    take(next, news, ['name']);
  }
  for (const field of SINGLE) if (held[field] === null || isNewer(held, news, field)) take(next, news, [field]);
  takeTogether(next, held, news, COMPANY, isSameEmployer(held, news.person));
  takeTogether(next, held, news, PLACE, isSamePlace(held, news.person));
  if (news.person.email !== null && isEmailBetter(held, news)) {
    take(next, news, ['email']);
    next.emailStatus = news.person.emailStatus;
    next.emailStatusOriginal = news.person.emailStatusOriginal;
  }
  return next;
}

/** Without the notes and whatever else stands beside them. */
function fieldsOf(held: HeldFields): HeldFields {
  const names = Object.keys(NOBODY) as (keyof HeldFields)[];
  return Object.fromEntries(names.map((name) => [name, held[name]])) as unknown as HeldFields;
}

function isNameBetter(held: HeldFields, news: News): boolean {
  const { name, isNameHidden } = news.person;
  if (name === '' || (isNameHidden && !held.isNameHidden)) return false;
  return held.name === '' || (held.isNameHidden && !isNameHidden) || isNewer(held, news, 'name');
}

function isEmailBetter(held: HeldFields, news: News): boolean {
  if (held.email === null || isNewer(held, news, 'email')) return true;
  const rank = (status: string | null) => STATUS_RANKS[status ?? 'unknown'] ?? 2;
  return rank(news.person.emailStatus) < rank(held.emailStatus);
}

function takeTogether(
  next: HeldFields,
  held: HeldFields,
  news: News,
  fields: readonly Field[],
  meansTheSame: boolean,
): void {
  if (meansTheSame) {
    const better = fields.filter((field) => held[field] === null || isNewer(held, news, field));
    take(next, news, better);
    return;
  }
  const known = fields.filter((field) => held[field] !== null);
  const isReplaced = known.some((field) => isNewer(held, news, field));
  if (!isReplaced) return;
  for (const field of known) {
    Object.assign(next, { [field]: null });
    delete next.origins[field];
  }
  take(next, news, fields);
}

function take(next: HeldFields, { person, at }: News, fields: readonly Field[]): void {
  for (const field of fields) {
    const [value, source] = [person[field], person.givenBy[field]];
    if (value === null || source === undefined) continue;
    Object.assign(next, { [field]: value });
    next.origins[field] = { source, at: at(source) };
  }
}

/** The same source says it, later than it said what is held. */
function isNewer({ origins }: HeldFields, { person, at }: News, field: Field): boolean {
  const [origin, source] = [origins[field], person.givenBy[field]];
  if (origin === undefined || source === undefined || person[field] === null) return false;
  return origin.source === source && at(source).getTime() > origin.at.getTime();
}

function isSameEmployer(held: HeldFields, person: JoinedPerson): boolean {
  const [one, other] = [held.organizationDomain, person.organizationDomain];
  if (one !== null && other !== null) return one === other;
  const [name, newName] = [held.organizationName, person.organizationName];
  return name === null || newName === null || companyKey(name) === companyKey(newName);
}

function isSamePlace(held: HeldFields, person: JoinedPerson): boolean {
  return PLACE.every((field) => {
    const [one, other] = [held[field], person[field]];
    return one === null || other === null || fold(one) === fold(other);
  });
}
