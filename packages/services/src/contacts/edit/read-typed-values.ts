import type { ContactDoc, ContactSourceValueDoc } from '@workbench/db';
import { parseDomain } from '@workbench/identity/domain/domain-key';
import { readEmail } from '../../shared/person-values/read-email.ts';
import { readProfile } from '../../shared/person-values/read-profile.ts';
import { CONTACT_FIELDS, type ContactField } from './contact-fields.ts';
import { latestSourceValues } from './source-values.ts';

const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** null empties the field; a field that is not there stays. */
export type TypedContact = Partial<Record<ContactField, string | null>>;

/** Typed values in the spelling that is stored, or what is wrong with the first that can't be; what is there already is as it should be. Pure. */
export function readTypedValues(
  typed: Partial<Record<ContactField, string | undefined>>,
  present: Readonly<Record<ContactField, string | null>> & Pick<ContactDoc, 'sourceValues'>,
): { values: TypedContact } | { field: ContactField; problem: string } {
  const values: TypedContact = {};
  for (const field of CONTACT_FIELDS) {
    const given = typed[field];
    if (given === undefined) continue;
    const text = cleanTyped(given);
    if (/\p{Cc}/u.test(text)) return { field, problem: 'The text contains control characters; type it again' };
    const read = text === '' || text === present[field] ? { value: text || null } : readValue(field, text);
    if ('problem' in read) return { field, problem: read.problem };
    values[field] =
      read.value === present[field] ? read.value : asSourceSpells(present.sourceValues ?? [], field, read.value);
  }
  return values.name === null ? { field: 'name', problem: 'Enter the name' } : { values };
}

/** Whoever types the value of a source means that value, however the source spells it. */
function asSourceSpells(values: readonly ContactSourceValueDoc[], field: ContactField, typed: string | null) {
  if (typed === null) return null;
  const known = latestSourceValues(values).find((one) => {
    if (one.field !== field) return false;
    const read = readValue(field, cleanTyped(one.value));
    return 'value' in read && read.value === typed;
  });
  return known?.value ?? typed;
}

/** Without what can't be seen. Joiners belong to names, but are none by themselves. */
function cleanTyped(given: string): string {
  const text = given.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
  return /^[\s\u200c\u200d]*$/.test(text) ? '' : text;
}

function readValue(field: ContactField, text: string): { value: string } | { problem: string } {
  if (field === 'email') {
    const read = readEmail(text);
    return 'email' in read ? { value: read.email } : read;
  }
  if (field === 'linkedinUrl') {
    const read = readProfile(text);
    return 'url' in read ? { value: read.url } : read;
  }
  if (field === 'organizationDomain') {
    const read = parseDomain(text);
    return 'domain' in read ? { value: read.domain } : read;
  }
  if (field === 'phone' && !/\d/.test(text))
    return { problem: `"${text}" has no digits; expected one like +1 202 555 0150` };
  return { value: text };
}
