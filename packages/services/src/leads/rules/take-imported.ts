import type { LeadDoc, LeadSuggestionDoc } from '@workbench/db';
import { leadKeys } from '../table/lead-keys.ts';
import { LEAD_FIELDS, type LeadField, type LeadValues } from '../table/types.ts';
import { givenOrigin } from './given-origin.ts';
import { leadWords } from './lead-words.ts';
import { isStrongKey, nameKeyOf } from './match-leads.ts';
import { isOwnWord } from './own-word.ts';
import { takeDomain } from './take-domain.ts';
import { isDismissed } from './take-found.ts';

/** What a row of a sheet, a file or a paste says of somebody, or a saved contact. */
export interface ImportedPerson {
  values: LeadValues;
  organizationDomain: string | null;
  /** See `leadKeys`; of a contact also "contact:<id>". */
  keys: readonly string[];
  contact?: { id: NonNullable<LeadDoc['contactId']>; companyId: LeadDoc['companyId']; sources: LeadDoc['sources'] };
}

export interface ImportTerms {
  source: 'sheet' | 'file' | 'pasted' | 'contact';
  listId: string | null;
  at: Date;
}

/** What becomes of a lead. `isChanged`: something of what is known of the person; `isWritten`: anything at all. */
export interface ImportedLead {
  lead: LeadDoc;
  isChanged: boolean;
  isWritten: boolean;
}

/**
 * Somebody who is no lead yet. Pure.
 * @param isTaken true for a key that is another lead's, with whom they share an address
 */
export function newLead(
  _id: LeadDoc['_id'],
  person: ImportedPerson,
  { source, listId, at }: ImportTerms,
  isTaken: (key: string) => boolean = () => false,
): LeadDoc {
  const { values, organizationDomain, keys, contact } = person;
  const given = LEAD_FIELDS.filter((field) => values[field] !== null);
  const strong = keys.filter((key) => isStrongKey(key) && !isTaken(key));
  return {
    _id,
    keys: strong.length > 0 ? strong : keys.filter((key) => !isStrongKey(key)),
    nameKey: nameKeyOf(keys),
    contactId: contact?.id ?? null,
    listIds: listId === null ? [] : [listId],
    ...values,
    firstName: values.firstName ?? '',
    lastName: values.lastName ?? '',
    origins: Object.fromEntries(given.map((field) => [field, { source, at, confidence: null, isLocked: true }])),
    sources: contact?.sources ?? [],
    organizationDomain,
    companyId: contact?.companyId ?? null,
    enrichmentStatus: 'pending',
    runId: null,
    steps: {},
    suggestions: [],
    candidates: [],
    needsReview: false,
    log: [],
    words: leadWords(values),
    createdAt: at,
    updatedAt: at,
    revision: 1,
  };
}

/**
 * What an import makes of a lead that is there: its values replace what was imported or found before, differ as a
 * suggestion from what was typed or accepted on screen, and an empty one changes nothing. A contact only fills what is
 * empty. Pure.
 * @param isTaken true for a key that is another lead's
 */
export function takeImported(
  before: LeadDoc,
  person: ImportedPerson,
  terms: ImportTerms,
  isTaken: (key: string) => boolean,
): ImportedLead {
  const lead: LeadDoc = { ...before, origins: { ...before.origins }, suggestions: [...before.suggestions] };
  const taken = LEAD_FIELDS.map((field) => takeField(lead, field, person.values[field], terms));
  const hasNewDomain = takeDomain(before, lead, person.organizationDomain, terms.source);
  const isChanged = taken.includes('changed') || hasNewDomain;
  const isConfirmed = taken.includes('confirmed');
  const isLinked = link(lead, person, terms, isTaken);
  if (isChanged) lead.words = leadWords(lead);
  if (isChanged || isLinked) lead.updatedAt = terms.at;
  return { lead, isChanged, isWritten: isChanged || isConfirmed || isLinked };
}

/** Confirmed: what was found now stands in somebody's list, so that a person has given it. */
type Taken = 'changed' | 'confirmed' | 'same';

function takeField(lead: LeadDoc, field: LeadField, value: string | null, { source, at }: ImportTerms): Taken {
  if (value === null) return 'same';
  const origin = lead.origins[field];
  const current = lead[field] || null;
  if (current !== value) {
    if (current !== null && source === 'contact') return 'same';
    // Emptied on screen has been typed, too.
    if (isOwnWord(origin)) return suggest(lead, { field, value, source, confidence: 1, at }) ? 'changed' : 'same';
  } else if (origin?.isLocked) return 'same';
  lead.origins[field] = givenOrigin(lead, { field, value }, { source, at });
  lead[field] = value;
  lead.suggestions = lead.suggestions.filter((one) => one.field !== field || one.value !== value);
  return current === value ? 'confirmed' : 'changed';
}

/** One suggestion for a field from one place: the newest, unless a person has dismissed it before. */
function suggest(lead: LeadDoc, suggestion: LeadSuggestionDoc & { field: LeadField }): boolean {
  const { field, value, source } = suggestion;
  if (isDismissed(lead, field, value)) return false;
  if (lead.suggestions.some((one) => one.field === field && one.value === value)) return false;
  const others = lead.suggestions.filter((one) => one.field !== field || one.source !== source);
  lead.suggestions = [...others, suggestion];
  return true;
}

/** What the lead is found by the next time. @returns whether anything became different */
function link(
  lead: LeadDoc,
  { keys, contact, organizationDomain }: ImportedPerson,
  { listId }: ImportTerms,
  isTaken: (key: string) => boolean,
): boolean {
  const all = [...new Set([...lead.keys, ...keys.filter((key) => isStrongKey(key) && !isTaken(key))])];
  const strong = all.filter(isStrongKey);
  const next: Partial<LeadDoc> = {
    keys: strong.length > 0 ? strong : all,
    nameKey: (nameKeyOf(keys) && givenNameKey(lead, organizationDomain)) ?? lead.nameKey,
    listIds: listId === null ? lead.listIds : [...new Set([...lead.listIds, listId])],
    contactId: lead.contactId ?? contact?.id ?? null,
    companyId: lead.companyId ?? contact?.companyId ?? null,
    sources: joinSources(lead.sources, contact?.sources ?? []),
  };
  const isDifferent = (Object.keys(next) as (keyof LeadDoc)[]).some(
    (field) => JSON.stringify(next[field]) !== JSON.stringify(lead[field]),
  );
  Object.assign(lead, next);
  return isDifferent;
}

/** Of what people gave alone: what was found may be another person's. */
function givenNameKey(lead: LeadDoc, organizationDomain: string | null): string | null {
  const given = (field: LeadField) => (lead.origins[field]?.isLocked ? lead[field] : null);
  const company = given('company') ?? organizationDomain;
  const person = { firstName: given('firstName'), lastName: given('lastName'), company };
  return nameKeyOf(leadKeys({ ...person, email: given('email'), linkedinUrl: given('linkedinUrl') }));
}

function joinSources(known: LeadDoc['sources'], added: LeadDoc['sources']): LeadDoc['sources'] {
  const isKnown = (one: LeadDoc['sources'][number]) =>
    known.some(({ source, id }) => source === one.source && id === one.id);
  return [...known, ...added.filter((one) => !isKnown(one))];
}
