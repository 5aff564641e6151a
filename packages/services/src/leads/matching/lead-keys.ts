import { isRoleAccount } from '@workbench/identity/role-account';
import { stripMarks } from '@workbench/text/fold';
import type { LeadValues } from '../values/fields.ts';

/**
 * The keys of a row or person, best first: "email:marta@acme.com",
 * "linkedin:https://www.linkedin.com/in/marta-oliveira", "name:marta oliveira
 * acme", all folded. Pure. A shared mailbox is a key only for people without another one. Without a company, the name
 * is combined with the address or the profile, so that two people who share one stay apart.
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
  const emailOrProfile = email || profile;
  return name !== '' && company === '' && emailOrProfile !== '' ? [...keys, `name:${name}|${emailOrProfile}`] : keys;
}

/** Case, accents and spaces do not distinguish people; the separator occurs in neither name nor company. */
function fold(text: string): string {
  return stripMarks(text).toLowerCase().replaceAll('|', ' ').replace(/\s+/g, ' ').trim();
}
