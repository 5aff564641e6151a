import { cleanText } from './clean-text.ts';
import { hostKey } from './domain/host-key.ts';

const ADDRESS = /^([^\s@<>"(),;:\\]+)@([^\s@/?#:,;]+)(?:\?.*)?$/;
/** "marta+news@acme.com": the sign and what follows it, unless it begins the name. */
const TAG = /(?!^)\+.*$/;

/**
 * A mailbox in its one spelling: lower case, without a "+tag", its host in ASCII; null for what is no address. Pure.
 *
 * A tag goes because mail with any of them arrives at one desk: at Google, Microsoft, Apple, Fastmail and Proton; where a
 * provider delivered "a+b" elsewhere, it would be rejected. Dots stay: Gmail alone ignores them, and which domains are
 * Gmail's cannot be seen. Role mailboxes have keys as all others: whether they are a person says `isRoleAccount`.
 */
export function emailKey(text: string): string | null {
  const cleaned = cleanText(text);
  const inner = /<([^<>]+)>\s*$/.exec(cleaned)?.[1] ?? cleaned;
  const [, local = '', host = ''] = ADDRESS.exec(inner.trim().replace(/^mailto:/i, '')) ?? [];
  // "//user@host" and "acme.com/@marta" are web addresses.
  if (local === '' || local.startsWith('/') || local.endsWith('/')) return null;
  const mailHost = hostKey(host);
  return mailHost === null ? null : `${lowerCase(local).replace(TAG, '')}@${mailHost}`;
}

const lowerCase = (text: string): string => text.toLowerCase().normalize('NFKC').toLowerCase();
