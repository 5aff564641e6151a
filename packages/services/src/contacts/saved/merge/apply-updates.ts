import type { ContactDoc, ContactSourceValueDoc } from '@workbench/db';
import { companyKey } from '@workbench/identity/company-key';
import { fold } from '@workbench/text/fold';
import { CONTACT_FIELDS, isTyped } from '../../edit/contact-fields.ts';
import { isRemovedValue, isSameValue, withSourceValue } from '../../edit/source-values.ts';
import type { CombinedField, CombinedPerson } from '../../people/types.ts';
import { withFormerEmployer } from './former-employers.ts';

/** The data of a saved contact, without its notes. */
export type SavedFields = Pick<
  ContactDoc,
  CombinedField | 'isNameHidden' | 'origins' | 'formerEmployers' | 'sourceValues'
>;
type Field = Exclude<
  keyof SavedFields,
  'isNameHidden' | 'origins' | 'emailStatus' | 'emailStatusOriginal' | 'formerEmployers' | 'sourceValues'
>;

/** The updates: of one time per source, or of one time for all. */
interface PersonUpdates {
  person: CombinedPerson;
  at: (source: string) => Date;
}

export const EMPTY_CONTACT: SavedFields = {
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

const LOCATION_FIELDS = ['city', 'state', 'country'] as const;
const EMPLOYER_FIELDS = ['organizationName', 'organizationDomain', 'organizationIndustry', 'organizationSize'] as const;
const SINGLE_FIELDS = ['title', 'phone', 'linkedinUrl', 'seniority'] as const;
const STATUS_RANKS: Readonly<Record<string, number>> = { verified: 0, likely: 1, unknown: 2, invalid: 3 };

/**
 * Applies updates to a saved person: fills empty fields, and replaces an older value of the same source. A source that
 * lacks a value never clears it, and a hidden name never replaces a full one. Location and employer change together: a
 * new employer drops the old one's domain and size. What a person typed stays, and the source's own value beside it; what a
 * person took out is not filled with the same value again.
 */
export function applyUpdates(saved: SavedFields, updates: PersonUpdates): SavedFields {
  const next: SavedFields = { ...fieldsOf(saved), origins: { ...saved.origins } };
  if (isNameBetter(saved, updates)) {
    next.isNameHidden = updates.person.isNameHidden;
    applyFields(next, updates, ['name']);
  }
  // The seniority that a source gives is that of its own title.
  const singles = SINGLE_FIELDS.filter((field) => field !== 'seniority' || !isTyped(saved, 'title'));
  for (const field of singles) if (isBetter(saved, updates, field)) applyFields(next, updates, [field]);
  if (!isEmployerTakenOut(saved, updates))
    applyFieldGroup(next, saved, updates, EMPLOYER_FIELDS, isSameEmployer(saved, updates.person));
  const formerEmployers = withFormerEmployer(saved, next);
  if (formerEmployers.length > 0 || saved.formerEmployers) next.formerEmployers = formerEmployers;
  applyFieldGroup(next, saved, updates, LOCATION_FIELDS, hasSameLocation(saved, updates.person));
  if (updates.person.email !== null && isEmailBetter(saved, updates)) {
    applyFields(next, updates, ['email']);
    next.emailStatus = updates.person.emailStatus;
    next.emailStatusOriginal = updates.person.emailStatusOriginal;
  }
  const sourceValues = sourceValuesOf(saved, next, updates);
  if (sourceValues.length > 0) next.sourceValues = sourceValues;
  if (isTyped(saved, 'email')) applyConfirmation(next, updates.person);
  return next;
}

/** The status of a typed address is what sources say of it. */
function applyConfirmation(next: SavedFields, person: CombinedPerson): void {
  const isAddress = (value: string | null) => value !== null && isSameValue('email', value, next.email ?? '');
  const said = (next.sourceValues ?? []).filter(({ field, value }) => field === 'email' && isAddress(value));
  const [best] = said.map(({ status }) => status ?? 'unknown').sort((a, b) => statusRank(a) - statusRank(b));
  if (best === undefined) return;
  if (isAddress(person.email) && person.emailStatus === best) next.emailStatusOriginal = person.emailStatusOriginal;
  else if (next.emailStatus !== best) next.emailStatusOriginal = null;
  next.emailStatus = best;
}

/** What sources give for typed fields, and that they give the same. */
function sourceValuesOf(saved: SavedFields, next: SavedFields, { person, at }: PersonUpdates): ContactSourceValueDoc[] {
  let values = saved.sourceValues ?? [];
  for (const field of CONTACT_FIELDS) {
    const [value, source] = [person[field], person.givenBy[field]];
    // The domain is that of the source's own employer.
    const isBeside = field === 'organizationDomain' && isTyped(saved, 'organizationName') && next[field] !== value;
    if (!(isTyped(saved, field) || isBeside) || value === null || source === undefined) continue;
    if (field === 'name' && person.isNameHidden) continue;
    const status = field === 'email' ? { status: person.emailStatus } : {};
    values = withSourceValue(values, { field, value, source, at: at(source), ...status });
  }
  return values;
}

/** Without the notes and other bookkeeping. */
function fieldsOf(saved: SavedFields): SavedFields {
  const names = Object.keys(EMPTY_CONTACT) as (keyof SavedFields)[];
  return Object.fromEntries(names.map((name) => [name, saved[name]])) as unknown as SavedFields;
}

function isNameBetter(saved: SavedFields, updates: PersonUpdates): boolean {
  const { name, isNameHidden } = updates.person;
  if (name === '' || (isNameHidden && !saved.isNameHidden) || isTyped(saved, 'name')) return false;
  if (isRemoved(saved, updates, 'name')) return false;
  return saved.name === '' || (saved.isNameHidden && !isNameHidden) || isNewer(saved, updates, 'name');
}

function isEmailBetter(saved: SavedFields, updates: PersonUpdates): boolean {
  if (isTyped(saved, 'email') || isRemoved(saved, updates, 'email')) return false;
  if (saved.email === null || isNewer(saved, updates, 'email')) return true;
  return statusRank(updates.person.emailStatus) < statusRank(saved.emailStatus);
}

const statusRank = (status: string | null): number => STATUS_RANKS[status ?? 'unknown'] ?? 2;

/** There is no value yet, or an older one of the same source; a person has not taken out this one. */
const isBetter = (saved: SavedFields, updates: PersonUpdates, field: Field): boolean =>
  !isRemoved(saved, updates, field) && (saved[field] === null || isNewer(saved, updates, field));

function applyFieldGroup(
  next: SavedFields,
  saved: SavedFields,
  updates: PersonUpdates,
  fields: readonly Field[],
  meansTheSame: boolean,
): void {
  if (meansTheSame) {
    const better = fields.filter((field) => isBetter(saved, updates, field));
    applyFields(next, updates, better);
    return;
  }
  const known = fields.filter((field) => saved[field] !== null);
  const isReplaced = known.some((field) => isNewer(saved, updates, field));
  if (!isReplaced || known.some((field) => isTyped(saved, field))) return;
  for (const field of known) {
    Object.assign(next, { [field]: null });
    delete next.origins[field];
  }
  const kept = fields.filter((field) => !isRemoved(saved, updates, field));
  applyFields(next, updates, kept);
}

function applyFields(next: SavedFields, { person, at }: PersonUpdates, fields: readonly Field[]): void {
  for (const field of fields) {
    const [value, source] = [person[field], person.givenBy[field]];
    if (value === null || source === undefined) continue;
    Object.assign(next, { [field]: value });
    next.origins[field] = { source, at: at(source) };
  }
}

/** A person took out this very value of the source. */
function isRemoved({ sourceValues = [] }: SavedFields, { person }: PersonUpdates, field: Field): boolean {
  const [value, source] = [person[field], person.givenBy[field]];
  return source !== undefined && isRemovedValue(sourceValues, { field, value: String(value), source });
}

/** An employer whom a person took out does not come back, nor do domain, size and industry without it. */
function isEmployerTakenOut(saved: SavedFields, updates: PersonUpdates): boolean {
  const isEmployed = saved.organizationName !== null || saved.organizationDomain !== null;
  if (isEmployed && isSameEmployer(saved, updates.person)) return false;
  return isRemoved(saved, updates, 'organizationName') || isRemoved(saved, updates, 'organizationDomain');
}

/** The same source, at a later time than the saved value. */
function isNewer({ origins }: SavedFields, { person, at }: PersonUpdates, field: Field): boolean {
  const [origin, source] = [origins[field], person.givenBy[field]];
  if (origin === undefined || source === undefined || person[field] === null) return false;
  return origin.source === source && at(source).getTime() > origin.at.getTime();
}

function isSameEmployer(saved: SavedFields, person: CombinedPerson): boolean {
  const [one, other] = [saved.organizationDomain, person.organizationDomain];
  if (one !== null && other !== null) return one === other;
  const [name, newName] = [saved.organizationName, person.organizationName];
  return name === null || newName === null || companyKey(name) === companyKey(newName);
}

function hasSameLocation(saved: SavedFields, person: CombinedPerson): boolean {
  return LOCATION_FIELDS.every((field) => {
    const [one, other] = [saved[field], person[field]];
    return one === null || other === null || fold(one) === fold(other);
  });
}
