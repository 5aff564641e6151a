import { registeredDomain } from '@workbench/identity/domain/domain-label';
import { isFreeMailHost } from '@workbench/identity/domain/free-mail-domains';
import { emailKey } from '@workbench/identity/email-key';
import { countryCode } from '@workbench/identity/locations/country-code';
import { isMobileKey, phoneKey } from '@workbench/identity/phone-key';
import { profileKey } from '@workbench/identity/profile-key';
import { isRoleAccount } from '@workbench/identity/role-account';
import { fold } from '@workbench/text/fold';
import { readName } from '../../rule/names/read-name.ts';
import { evenSpelling, toLatin } from '../../rule/names/transliterate.ts';
import { type ReadPersonName, readPersonName } from './names/read-person-name.ts';

/** What is compared of a saved contact. */
export interface ComparablePerson {
  name: string;
  isNameHidden: boolean;
  emails: readonly string[];
  phones: readonly string[];
  profiles: readonly string[];
  /** "apollo:66aa" */
  sourceIds: readonly string[];
  employer: Employer;
  formerEmployers: readonly Employer[];
  /** The tracked company that they are linked to. */
  companyId: string | null;
  city: string | null;
  country: string | null;
}

interface Employer {
  name: string | null;
  domain: string | null;
}

export interface ReadPerson {
  name: ReadPersonName;
  /** Mailboxes of one person. */
  mailboxes: string[];
  mobiles: string[];
  /** Numbers that an office may share. */
  lines: string[];
  profiles: string[];
  sourceIds: readonly string[];
  /** Names and sites of the employer; where none is known, the host of a work address. */
  employers: string[];
  /** Those of before, and hosts of other work addresses. */
  formerEmployers: string[];
  city: string | null;
  country: string | null;
}

export function readPerson(person: ComparablePerson): ReadPerson {
  const emails = person.emails.flatMap((email) => emailKey(email) ?? []);
  const country = countryCode(person.country);
  const phones = person.phones.flatMap((phone) => phoneKey(phone, country) ?? []);
  const hosts = emails.map(hostOf).filter((host) => !isFreeMailHost(host));
  const sites = [...new Set(hosts.map((host) => `site:${registeredDomain(host)}`))];
  const named = [
    ...employerKeys(person.employer),
    ...(person.companyId === null ? [] : [`company:${person.companyId}`]),
  ];
  const employers = named.length > 0 ? named : sites;
  const former = [...person.formerEmployers.flatMap(employerKeys), ...sites];
  return {
    name: readPersonName(person.name, person.isNameHidden),
    mailboxes: [...new Set(emails.filter((email) => !isRoleAccount(email)).map(mailboxKey))],
    mobiles: phones.filter(isMobileKey),
    lines: phones.filter((phone) => !isMobileKey(phone)),
    profiles: person.profiles.flatMap((profile) => profileKey(profile) ?? []),
    sourceIds: person.sourceIds,
    employers,
    formerEmployers: [...new Set(former)].filter((key) => !employers.includes(key)),
    city: person.city === null ? null : evenSpelling(toLatin(fold(person.city))) || null,
    country,
  };
}

function employerKeys({ name, domain }: Employer): string[] {
  const joined = name === null ? '' : readName(name).joined;
  const site =
    domain === null || domain === '' || isFreeMailHost(domain) ? null : registeredDomain(domain.toLowerCase());
  return [...(joined === '' ? [] : [`name:${joined}`]), ...(site === null ? [] : [`site:${site}`])];
}

const hostOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

const GMAIL = /^(?:gmail|googlemail)\.com$/;

/** Google delivers "j.k@gmail.com", "jk@gmail.com" and "jk@googlemail.com" to one desk. */
function mailboxKey(email: string): string {
  const host = hostOf(email);
  const local = email.slice(0, -host.length - 1);
  return GMAIL.test(host) ? `${local.replaceAll('.', '')}@gmail.com` : email;
}
