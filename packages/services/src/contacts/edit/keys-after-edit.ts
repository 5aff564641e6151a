import type { ContactDoc } from '@workbench/db';
import { identityKeys } from '../people/identity-keys.ts';
import { isTyped } from './contact-fields.ts';

const KEYED_FIELDS = ['email', 'linkedinUrl'] as const;
const NO_KEYS = { sources: [], email: null, linkedinUrl: null };

/**
 * The keys of a contact after an edit. What a source once gave stays a key. What a person typed and corrected does not: it
 * may be the address of someone else, who would be taken for this contact. Pure.
 */
export function keysAfterEdit(before: ContactDoc, after: ContactDoc): string[] {
  const replaced = KEYED_FIELDS.filter((field) => isTyped(before, field) && before[field] !== after[field]);
  const corrected = new Set(replaced.flatMap((field) => keysOf(field, before[field])));
  const stillKnown = keysBeside(after);
  const kept = before.keys.filter((key) => !corrected.has(key) || stillKnown.includes(key));
  return [...new Set([...kept, ...identityKeys(after)])];
}

const keysOf = (field: (typeof KEYED_FIELDS)[number], value: string | null): string[] =>
  identityKeys({ ...NO_KEYS, [field]: value });

/** The keys of all that is known of a contact: of what is shown, and of what is beside it. Pure. */
export const keysOfValues = (contact: ContactDoc): string[] => [...identityKeys(contact), ...keysBeside(contact)];

const keysBeside = ({ sourceValues = [], otherValues = [] }: ContactDoc): string[] =>
  [...sourceValues, ...otherValues].flatMap(({ field, value }) =>
    KEYED_FIELDS.flatMap((one) => (one === field ? keysOf(one, value) : [])),
  );
