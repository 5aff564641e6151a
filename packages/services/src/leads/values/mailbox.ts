import { isFreeMailHost } from '@workbench/identity/domain/free-mail-domains';
import { isRoleAccount } from '@workbench/identity/role-account';

export interface Mailbox {
  /** Host of the address in lower case; null without an address. */
  domain: string | null;
  /** A personal mailbox: its domain says nothing about an employer. */
  isPrivateMail: boolean;
  /** "info@", "sales@", "kontakt@": no one's personal address. */
  isRoleAccount: boolean;
}

/** What an e-mail address says about its owner. Pure. */
export function mailboxOf(email: string | null): Mailbox {
  const address = email?.trim().toLowerCase() ?? '';
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (!address.includes('@') || domain === '') return { domain: null, isPrivateMail: false, isRoleAccount: false };
  return { domain, isPrivateMail: isFreeMailHost(domain), isRoleAccount: isRoleAccount(address) };
}
