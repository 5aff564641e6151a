import type { LeadDoc, LeadSuggestionDoc } from '@workbench/db';
import { isStrongKey } from '../matching/lead-index.ts';
import { leadKeys } from '../matching/lead-keys.ts';
import { nameKeyOf } from '../matching/lead-names.ts';
import { leadSearchWords } from '../store/search-words.ts';
import { LEAD_FIELDS, type LeadField, type LeadValues } from '../values/fields.ts';
import { isDismissed } from '../values/is-dismissed.ts';
import { isUserEntered } from '../values/is-user-entered.ts';
import { userProvidedOrigin } from '../values/value-origin.ts';
import { applyDomain } from './apply-domain.ts';

/** The values of a row of a spreadsheet, file or paste, or of a saved contact. */
export interface ImportedPerson {
  values: LeadValues;
  organizationDomain: string | null;
  /** See `leadKeys`; of a contact also "contact:<id>". */
  keys: readonly string[];
  contact?: Pick<LeadDoc, 'companyId' | 'sources' | 'informed'> & { id: NonNullable<LeadDoc['contactId']> };
}

export interface LeadUpsertOptions {
  source: 'sheet' | 'file' | 'pasted' | 'contact';
  listId: string | null;
  at: Date;
}

/** The outcome for a lead. `isChanged`: data of the person changed; `isWritten`: anything changed. */
export interface ImportedLead {
  lead: LeadDoc;
  isChanged: boolean;
  isWritten: boolean;
}

/**
 * Applies an import to an existing lead: its values replace earlier imported or found ones, become suggestions where a
 * user typed or accepted another value, and empty values change nothing. A contact only fills empty fields. Pure.
 * @param isTaken true for a key of another lead
 */
export function applyImport(
  before: LeadDoc,
  person: ImportedPerson,
  options: LeadUpsertOptions,
  isTaken: (key: string) => boolean,
): ImportedLead {
  const lead: LeadDoc = { ...before, origins: { ...before.origins }, suggestions: [...before.suggestions] };
  const changes = LEAD_FIELDS.map((field) => applyField(lead, field, person.values[field], options));
  const hasNewDomain = applyDomain(before, lead, person.organizationDomain, options.source);
  const isChanged = changes.includes('changed') || hasNewDomain;
  const isConfirmed = changes.includes('confirmed');
  const isLinked = linkImport(lead, person, options, isTaken);
  if (isChanged) lead.words = leadSearchWords(lead);
  if (isChanged || isLinked) lead.updatedAt = options.at;
  return { lead, isChanged, isWritten: isChanged || isConfirmed || isLinked };
}

/** Confirmed: a found value that is now in the user's own list counts as provided. */
type FieldChange = 'changed' | 'confirmed' | 'same';

function applyField(
  lead: LeadDoc,
  field: LeadField,
  value: string | null,
  { source, at }: LeadUpsertOptions,
): FieldChange {
  if (value === null) return 'same';
  const origin = lead.origins[field];
  const current = lead[field] || null;
  if (current !== value) {
    if (current !== null && source === 'contact') return 'same';
    // Emptied on screen has been typed, too.
    if (isUserEntered(origin)) return suggest(lead, { field, value, source, confidence: 1, at }) ? 'changed' : 'same';
  } else if (origin?.isLocked) return 'same';
  lead.origins[field] = userProvidedOrigin(lead, { field, value }, { source, at });
  lead[field] = value;
  lead.suggestions = lead.suggestions.filter((one) => one.field !== field || one.value !== value);
  return current === value ? 'confirmed' : 'changed';
}

/** One suggestion per field and source: the newest, unless a user has dismissed it. */
function suggest(lead: LeadDoc, suggestion: LeadSuggestionDoc & { field: LeadField }): boolean {
  const { field, value, source } = suggestion;
  if (isDismissed(lead, field, value)) return false;
  if (lead.suggestions.some((one) => one.field === field && one.value === value)) return false;
  const others = lead.suggestions.filter((one) => one.field !== field || one.source !== source);
  lead.suggestions = [...others, suggestion];
  return true;
}

/** What the lead is found by the next time. @returns whether anything became different */
function linkImport(
  lead: LeadDoc,
  { keys, contact, organizationDomain }: ImportedPerson,
  { listId }: LeadUpsertOptions,
  isTaken: (key: string) => boolean,
): boolean {
  const all = [...new Set([...lead.keys, ...keys.filter((key) => isStrongKey(key) && !isTaken(key))])];
  const strong = all.filter(isStrongKey);
  const next: Partial<LeadDoc> = {
    keys: strong.length > 0 ? strong : all,
    nameKey: (nameKeyOf(keys) && userProvidedNameKey(lead, organizationDomain)) ?? lead.nameKey,
    listIds: listId === null ? lead.listIds : [...new Set([...lead.listIds, listId])],
    contactId: lead.contactId ?? contact?.id ?? null,
    companyId: lead.companyId ?? contact?.companyId ?? null,
    sources: joinSources(lead.sources, contact?.sources ?? []),
    ...(lead.informed === undefined && contact?.informed && { informed: contact.informed }),
  };
  const isDifferent = (Object.keys(next) as (keyof LeadDoc)[]).some(
    (field) => JSON.stringify(next[field]) !== JSON.stringify(lead[field]),
  );
  Object.assign(lead, next);
  return isDifferent;
}

/** From provided values only: a found value may belong to another person. */
function userProvidedNameKey(lead: LeadDoc, organizationDomain: string | null): string | null {
  const provided = (field: LeadField) => (lead.origins[field]?.isLocked ? lead[field] : null);
  const company = provided('company') ?? organizationDomain;
  const person = { firstName: provided('firstName'), lastName: provided('lastName'), company };
  return nameKeyOf(leadKeys({ ...person, email: provided('email'), linkedinUrl: provided('linkedinUrl') }));
}

function joinSources(known: LeadDoc['sources'], added: LeadDoc['sources']): LeadDoc['sources'] {
  const isKnown = (one: LeadDoc['sources'][number]) =>
    known.some(({ source, id }) => source === one.source && id === one.id);
  return [...known, ...added.filter((one) => !isKnown(one))];
}
