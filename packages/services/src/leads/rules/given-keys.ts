import type { LeadDoc } from '@workbench/db';
import { leadKeys } from '../table/lead-keys.ts';
import { LEAD_FIELDS, type LeadValues } from '../table/types.ts';

/**
 * What a lead is recognised by, of the values that people gave. Pure. A key that they had stays, so that the sheet in
 * which a former address stands still finds them.
 */
export function givenKeys(lead: LeadDoc): Pick<LeadDoc, 'keys' | 'nameKey'> {
  const given = Object.fromEntries(
    LEAD_FIELDS.map((field) => [field, (lead.origins[field]?.isLocked ?? true) ? lead[field] || null : null]),
  ) as LeadValues;
  const found = leadKeys(given);
  const nameKey = found.find(isName) ?? null;
  const strong = [...new Set([...lead.keys, ...found])].filter((key) => !isName(key));
  if (strong.length > 0) return { keys: strong, nameKey };
  return { keys: nameKey === null ? lead.keys : [nameKey], nameKey };
}

const isName = (key: string) => key.startsWith('name:');
