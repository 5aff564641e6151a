import { emailKey } from '@workbench/identity/email-key';
import { nameAtCompanyKey, nameKey } from '@workbench/identity/name-key';
import { profileKey } from '@workbench/identity/profile-key';

/**
 * A stored key in the spelling of today: "linkedin:https://www.linkedin.com/in/jos%c3%a9" is
 * "linkedin:linkedin.com/in/josé". What has no other spelling stays, as "apollo:66aa…" and "contact:…". Pure; the same
 * twice changes nothing.
 */
export function respellStoredKey(key: string): string {
  const at = key.indexOf(':');
  const [kind, value] = [key.slice(0, at), key.slice(at + 1)];
  if (kind === 'email') return `email:${emailKey(value) ?? value}`;
  if (kind === 'linkedin') return `linkedin:${profileKey(value) ?? value}`;
  return kind === 'name' ? respellNameKey(value) : key;
}

/** "marta oliveira|acme", in a campaign also "|2" for the next of that name. */
function respellNameKey(value: string): string {
  const [name = '', place = '', ...number] = value.split('|');
  // Where a lead had no company, its address or profile stands there.
  const own = place.includes('@') ? emailKey(place) : profileKey(place);
  const key = own === null ? nameAtCompanyKey(name, place) : `name:${nameKey(name) ?? name}|${own}`;
  return [key, ...number].join('|');
}
