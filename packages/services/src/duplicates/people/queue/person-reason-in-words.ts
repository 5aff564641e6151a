import type { PersonMatchReason } from '../rule/match-people.ts';

const TEXTS: Readonly<Record<string, string>> = {
  profile: 'Same profile',
  email: 'Same e-mail address',
  vendorId: 'Same id at a source',
  'phone:mobile': 'Same mobile number',
  'phone:line': 'Same phone number',
  'name:same': 'Same name',
  'name:nickname': 'One name is short for the other',
  'name:part': 'Same name but for one part',
  'name:slip': 'Nearly the same name',
  'name:initial': 'Same last name, and the initial fits',
  'name:masked': 'The hidden last name fits',
  'employer:current': 'Same employer',
  'employer:former': 'One works where the other worked',
  'location:city': 'Same city',
  'location:country': 'Same country',
};

/** A stored reason as users read it; a later version may have stored others. Pure. */
export function personReasonInWords(reason: PersonMatchReason | Record<string, string>): string {
  const { kind = '', relation } = reason as Record<string, string>;
  return TEXTS[relation === undefined ? kind : `${kind}:${relation}`] ?? kind;
}
