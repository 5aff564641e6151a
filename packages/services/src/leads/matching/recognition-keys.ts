import type { LeadDoc } from '@workbench/db';
import { emailKey } from '@workbench/identity/email-key';
import { LEAD_FIELDS, type LeadValues } from '../values/fields.ts';
import { isUserEntered } from '../values/is-user-entered.ts';
import { isStrongKey, type LeadIdentity } from './lead-index.ts';
import { leadKeys } from './lead-keys.ts';
import { fullNameOf, nameKeyOf } from './lead-names.ts';

/**
 * The keys of a lead that a user has changed: from provided values, never from found ones. Pure. A former key stays, so
 * that a sheet with the former address still finds the lead; a value mistyped on screen is in no sheet and may belong
 * to the next person. Unchanged values give no key: where two people share an address, it is the key of one of them.
 */
export function recognitionKeys(before: LeadDoc, after: LeadDoc): Pick<LeadDoc, 'keys' | 'nameKey'> {
  const [had, has] = [leadKeys(userProvidedValues(before)), leadKeys(userProvidedValues(after))];
  const isReleased = (key: string) => had.includes(key) && !has.includes(key) && isTypedKey(before, key);
  const added = has.filter((key) => !had.includes(key));
  const strong = [...new Set([...before.keys, ...added])].filter((key) => isStrongKey(key) && !isReleased(key));
  const nameKey = nameKeyOf(had) === nameKeyOf(has) ? before.nameKey : nameKeyOf(has);
  if (strong.length > 0) return { keys: strong, nameKey };
  return { keys: nameKey === null ? before.keys : [nameKey], nameKey };
}

/** How an import recognises a lead. Pure. */
export function leadIdentityOf(lead: LeadDoc): LeadIdentity {
  const provided = userProvidedValues(lead);
  const shared = `email:${emailKey(provided.email ?? '')}`;
  return {
    id: lead._id.toHexString(),
    keys: lead.keys,
    nameKey: lead.nameKey,
    name: fullNameOf(provided),
    // A shared mailbox, too, where it is all that there is to recognise them by.
    present: [...leadKeys(provided).filter(isStrongKey), ...lead.keys.filter((key) => key === shared)],
  };
}

function userProvidedValues(lead: LeadDoc): LeadValues {
  return Object.fromEntries(
    LEAD_FIELDS.map((field) => [field, (lead.origins[field]?.isLocked ?? true) ? lead[field] || null : null]),
  ) as LeadValues;
}

function isTypedKey({ origins }: LeadDoc, key: string): boolean {
  return isUserEntered(key.startsWith('email:') ? origins.email : origins.linkedinUrl);
}
