import type { LeadDoc } from '@workbench/db';
import { leadKeys } from '../table/lead-keys.ts';
import { LEAD_FIELDS, type LeadValues } from '../table/types.ts';
import { fullNameOf, isStrongKey, nameKeyOf, type Recognisable } from './match-leads.ts';
import { isOwnWord } from './own-word.ts';

/**
 * What a lead is recognised by once a person has changed it: by what people gave, never by what was found. Pure. A key
 * that they had stays, so that the sheet in which a former address stands still finds them; but what was typed wrongly
 * on the screen stands in no sheet and may be the next person's. What did not change gives no key: where two people
 * share an address, it is the key of one of them.
 */
export function givenKeys(before: LeadDoc, after: LeadDoc): Pick<LeadDoc, 'keys' | 'nameKey'> {
  const [had, has] = [leadKeys(givenValues(before)), leadKeys(givenValues(after))];
  const isLetGo = (key: string) => had.includes(key) && !has.includes(key) && isTyped(before, key);
  const added = has.filter((key) => !had.includes(key));
  const strong = [...new Set([...before.keys, ...added])].filter((key) => isStrongKey(key) && !isLetGo(key));
  const nameKey = nameKeyOf(had) === nameKeyOf(has) ? before.nameKey : nameKeyOf(has);
  if (strong.length > 0) return { keys: strong, nameKey };
  return { keys: nameKey === null ? before.keys : [nameKey], nameKey };
}

/** How an import recognises a lead. Pure. */
export function recognise(lead: LeadDoc): Recognisable {
  const given = givenValues(lead);
  const shared = `email:${given.email?.trim().toLowerCase()}`;
  return {
    id: lead._id.toHexString(),
    keys: lead.keys,
    nameKey: lead.nameKey,
    name: fullNameOf(given),
    // A shared mailbox, too, where it is all that there is to recognise them by.
    present: [...leadKeys(given).filter(isStrongKey), ...lead.keys.filter((key) => key === shared)],
  };
}

function givenValues(lead: LeadDoc): LeadValues {
  return Object.fromEntries(
    LEAD_FIELDS.map((field) => [field, (lead.origins[field]?.isLocked ?? true) ? lead[field] || null : null]),
  ) as LeadValues;
}

function isTyped({ origins }: LeadDoc, key: string): boolean {
  return isOwnWord(key.startsWith('email:') ? origins.email : origins.linkedinUrl);
}
