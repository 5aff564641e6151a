import type { LeadDoc } from '@workbench/db';
import { isStrongKey } from '../matching/lead-index.ts';
import { nameKeyOf } from '../matching/lead-names.ts';
import { leadSearchWords } from '../store/search-words.ts';
import { LEAD_FIELDS } from '../values/fields.ts';
import type { ImportedPerson, LeadUpsertOptions } from './apply-import.ts';

/**
 * A new lead. Pure.
 * @param isTaken true for a key of another lead, with whom the person shares an address
 */
export function newLead(
  _id: LeadDoc['_id'],
  person: ImportedPerson,
  { source, listId, at }: LeadUpsertOptions,
  isTaken: (key: string) => boolean = () => false,
): LeadDoc {
  const { values, organizationDomain, keys, contact } = person;
  const provided = LEAD_FIELDS.filter((field) => values[field] !== null);
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
    origins: Object.fromEntries(provided.map((field) => [field, { source, at, confidence: null, isLocked: true }])),
    sources: contact?.sources ?? [],
    // The same person was informed already.
    ...(contact?.informed && { informed: contact.informed }),
    organizationDomain,
    companyId: contact?.companyId ?? null,
    enrichmentStatus: 'pending',
    runId: null,
    steps: {},
    suggestions: [],
    candidates: [],
    needsReview: false,
    log: [],
    words: leadSearchWords(values),
    createdAt: at,
    updatedAt: at,
    revision: 1,
  };
}
