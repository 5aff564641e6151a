import { FREE_MAIL_DOMAINS } from '../../shared/free-mail-domains.ts';
import { isRoleAccount } from '../rules/role-account.ts';

/** Brands of personal mailboxes with a domain in most countries, as yahoo.com.br and hotmail.nl. */
const NATIONAL_BRANDS = /^(?:aol|gmx|hotmail|live|outlook|windowslive|yahoo|ymail|yandex)\.(?:com?\.)?[a-z]{2,3}$/;

export interface Mailbox {
  /** Host of the address in lower case; null without an address. */
  domain: string | null;
  /** A personal mailbox: its domain says nothing about an employer. */
  isPrivateMail: boolean;
  /** "info@", "sales@", "kontakt@": nobody's own. */
  isRoleAccount: boolean;
}

/** What an e-mail address says about its owner. Pure. */
export function mailboxOf(email: string | null): Mailbox {
  const address = email?.trim().toLowerCase() ?? '';
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (!address.includes('@') || domain === '') return { domain: null, isPrivateMail: false, isRoleAccount: false };
  const isPrivateMail = FREE_MAIL_DOMAINS.has(domain) || NATIONAL_BRANDS.test(domain);
  return { domain, isPrivateMail, isRoleAccount: isRoleAccount(address) };
}
