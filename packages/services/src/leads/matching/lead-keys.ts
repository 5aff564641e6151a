import { emailKey } from '@workbench/identity/email-key';
import { nameAtCompanyKey, nameKey } from '@workbench/identity/name-key';
import { profileKey } from '@workbench/identity/profile-key';
import { isRoleAccount } from '@workbench/identity/role-account';
import type { LeadValues } from '../values/fields.ts';

/**
 * The keys of a row or person, best first: "email:marta@acme.com", "linkedin:linkedin.com/in/marta-oliveira",
 * "name:marta oliveira|acme". Pure. A shared mailbox is a key only for people without another one. Without a company, the
 * name is combined with the address or the profile, so that two people who share one stay apart.
 */
export function leadKeys(
  person: Pick<LeadValues, 'firstName' | 'lastName' | 'email' | 'linkedinUrl' | 'company'>,
): string[] {
  const email = keyOrText(emailKey, person.email);
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ').trim();
  const company = person.company?.trim() ?? '';
  const profile = keyOrText(profileKey, person.linkedinUrl);
  const own = [
    ...(email !== '' && !isRoleAccount(email) ? [`email:${email}`] : []),
    ...(profile !== '' ? [`linkedin:${profile}`] : []),
    ...(name !== '' && company !== '' ? [nameAtCompanyKey(name, company)] : []),
  ];
  const keys = own.length === 0 && email !== '' ? [`email:${email}`] : own;
  const emailOrProfile = email || profile;
  if (name === '' || company !== '' || emailOrProfile === '') return keys;
  return [...keys, `name:${nameKey(name) ?? name}|${emailOrProfile}`];
}

/** What is no address or profile is compared as it is written, rather than lost. */
function keyOrText(toKey: (text: string) => string | null, text: string | null): string {
  return toKey(text ?? '') ?? text?.trim().toLowerCase() ?? '';
}
