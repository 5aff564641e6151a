import { isRoleAccount } from '@workbench/identity/role-account';
import type { LeadValues } from '../values/fields.ts';

/**
 * What a row or person is recognised by, best first: "email:marta@acme.com",
 * "linkedin:https://www.linkedin.com/in/marta-oliveira", "name:marta oliveira|acme", all folded. Pure. A mailbox that
 * colleagues share is a key only for who has no other. Where no company is named, the name stands with the address or
 * the profile, so that two people who share one are told apart.
 */
export function leadKeys(
  person: Pick<LeadValues, 'firstName' | 'lastName' | 'email' | 'linkedinUrl' | 'company'>,
): string[] {
  const email = person.email?.trim().toLowerCase() ?? '';
  const name = fold([person.firstName, person.lastName].filter(Boolean).join(' '));
  const company = fold(person.company ?? '');
  const profile = person.linkedinUrl?.trim().toLowerCase() ?? '';
  const own = [
    ...(email !== '' && !isRoleAccount(email) ? [`email:${email}`] : []),
    ...(profile !== '' ? [`linkedin:${profile}`] : []),
    ...(name !== '' && company !== '' ? [`name:${name}|${company}`] : []),
  ];
  const keys = own.length === 0 && email !== '' ? [`email:${email}`] : own;
  const place = email || profile;
  return name !== '' && company === '' && place !== '' ? [...keys, `name:${name}|${place}`] : keys;
}

/** Case, accents and blanks tell nobody apart; the sign between name and company cannot stand in either. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('|', ' ').replace(/\s+/g, ' ').trim();
}
