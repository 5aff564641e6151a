import { isSharedMailbox } from '../../shared/personal-data/types.ts';

/** What a person is recognised by on the do-not-contact list. Pure: spellings in, one spelling out. */

type IdentifierKind = 'email' | 'profile' | 'phone' | 'domain' | 'source-id';

export interface Identifier {
  kind: IdentifierKind;
  /** In its one spelling. */
  value: string;
}

type Sourced = { sources: readonly { source: string; id: string }[] } | { source: string; id: string };

/** A person as found by a source or as saved. */
type IdentifiablePerson = Sourced & {
  email: string | null;
  phone: string | null;
  linkedinUrl: string | null;
  organizationDomain: string | null;
};

/** The workspace's own reading of a domain; it knows mailbox providers and public suffixes. */
type ReadDomain = (text: string) => { domain: string } | { problem: string };

const EXPECTED_FORMATS =
  'write an e-mail address (marta@acme.com), a LinkedIn profile (linkedin.com/in/marta-oliveira), ' +
  'a phone number with its country code (+351 21 000 0000) or a domain (acme.com)';
/** The shortest international number in use has 7 digits, and E.164 ends at 15. */
const PHONE_DIGITS_MIN = 7;
const PHONE_DIGITS_MAX = 15;

/** What a person typed, recognised; or a sentence that says what would be right. */
export function readIdentifier(typed: string, readDomain: ReadDomain): Identifier | { problem: string } {
  const text = cleanText(typed);
  if (/(?:^|[/.])linkedin\.com\.?(?::\d+)?\//i.test(text)) {
    const profile = toProfile(text);
    if (profile !== null) return { kind: 'profile', value: profile };
    return { problem: `"${shorten(text)}" is not the page of a person; ${EXPECTED_FORMATS}` };
  }
  if (/.@/.test(text)) {
    const email = toEmail(text);
    return email === null
      ? { problem: `"${shorten(text)}" is not a whole e-mail address; ${EXPECTED_FORMATS}` }
      : { kind: 'email', value: email };
  }
  return looksLikePhone(text) ? readPhone(text) : readWholeDomain(text, readDomain);
}

/**
 * Every identifier by which a person may be suppressed: their own, and the domains of their address and employer with
 * all parent domains.
 */
export function identifiersOf(person: IdentifiablePerson): Identifier[] {
  const email = toEmail(person.email ?? '');
  const hosts = [email?.slice(email.lastIndexOf('@') + 1), toHost(person.organizationDomain ?? '')];
  const domains = new Set(hosts.flatMap((host) => (host ? domainAndParents(host) : [])));
  return [...directIdentifiersOf(person), ...[...domains].map((value) => ({ kind: 'domain' as const, value }))];
}

/**
 * The identifiers for a suppression: never a domain, which would include colleagues, and a shared mailbox only if
 * nothing else is known.
 */
export function identifiersToSuppress(person: IdentifiablePerson): Identifier[] {
  const known = directIdentifiersOf(person);
  const own = known.filter((one) => !isSharedMailbox(one));
  return own.length > 0 ? own : known;
}

/** Every identifier of the person or of a mailbox that reaches them, shared ones included. */
export function directIdentifiersOf(person: IdentifiablePerson): Identifier[] {
  const sources = 'sources' in person ? person.sources : [person];
  const known: [IdentifierKind, string | null][] = [
    ...sources.map(({ source, id }): [IdentifierKind, string] => ['source-id', `${source}:${id}`]),
    ['email', toEmail(person.email ?? '')],
    ['profile', toProfile(person.linkedinUrl ?? '')],
    ['phone', toPhone(person.phone ?? '')],
  ];
  return known.flatMap(([kind, value]) => (value === null ? [] : [{ kind, value }]));
}

/** The address without a "+tag", which reaches the same mailbox; null for no address. */
function toEmail(text: string): string | null {
  const address = /<([^<>]+)>\s*$/.exec(cleanText(text))?.[1] ?? cleanText(text);
  const bare = address.trim().replace(/^mailto:/i, '');
  const [, local = '', host = ''] = /^([^\s@<>"(),;:/\\]+)@([^\s@/?#]+)(?:\?.*)?$/.exec(bare) ?? [];
  const mailbox = local.toLowerCase().replace(/(?!^)\+.*$/, '');
  const ascii = toHost(host);
  return mailbox === '' || ascii === null ? null : `${mailbox}@${ascii}`;
}

/** Languages, "m." and what follows the name are left out; a percent-encoded name is read. */
function toProfile(text: string): string | null {
  const slug =
    /^(?:https?:)?(?:\/\/)?(?:[a-z0-9-]+\.)*linkedin\.com\.?(?::\d+)?\/+(?:(?:mwlite|m)\/)?in\/+([^/?#\s]+)/i.exec(
      cleanText(text),
    )?.[1];
  if (slug === undefined) return null;
  return `linkedin.com/in/${decode(slug).normalize('NFC').toLowerCase()}`;
}

/** Digits with the country code. */
function readPhone(text: string): Identifier | { problem: string } {
  if (!/^(?:tel:)?\s*\(?\s*(?:\+|00)/i.test(text)) {
    return {
      problem: `"${shorten(text)}" has no country code, so it identifies no one; ${EXPECTED_FORMATS}`,
    };
  }
  const value = toPhone(text);
  if (value !== null) return { kind: 'phone', value };
  return { problem: `"${shorten(text)}" is no whole phone number; ${EXPECTED_FORMATS}` };
}

function toPhone(text: string): string | null {
  const main = cleanText(text)
    .replace(/^tel:/i, '')
    // The zero in "+49 (0)30" is dialled inside the country only.
    .replace(/\(\s*0\s*\)/, '')
    .replace(/\s*(?:;?\s*ext(?:ension|\.)?|x|#)\s*[=.:]?\s*\d+\s*$/i, '');
  const digits = main.replace(/\D/g, '').replace(/^00/, '');
  const isWhole = digits.length >= PHONE_DIGITS_MIN && digits.length <= PHONE_DIGITS_MAX;
  return isWhole && looksLikePhone(main) ? digits : null;
}

function looksLikePhone(text: string): boolean {
  return /^(?:tel:)?[\s+(]*\d[\d\s().+/-]*(?:;?\s*(?:ext(?:ension|\.)?|x|#)\s*[=.:]?\s*\d+)?$/i.test(text);
}

function readWholeDomain(text: string, readDomain: ReadDomain): Identifier | { problem: string } {
  const bare = text.replace(/^@/, '');
  // A page of a site identifies a person at most, not its whole domain.
  if (/^[^/?#]+\/+[^/?#]/.test(bare.replace(/^(?:[a-z]+:)?\/\//i, ''))) {
    return { problem: `"${shorten(text)}" is a page, not a whole domain; ${EXPECTED_FORMATS}` };
  }
  if (!bare.includes('.')) return { problem: `"${shorten(text)}" is not recognised; ${EXPECTED_FORMATS}` };
  const read = readDomain(bare);
  return 'problem' in read ? read : { kind: 'domain', value: read.domain };
}

/** Lower-case ASCII host without "www."; null for no host. */
function toHost(text: string): string | null {
  const host = cleanText(text)
    .replace(/^(?:https?:)?\/\//i, '')
    .replace(/[/?#:].*$/s, '');
  const parsed = /^[^\s@]+\.[^\s@.]{2,}\.?$/.test(host) ? URL.parse(`http://${host}`) : null;
  return parsed === null ? null : parsed.hostname.replace(/\.$/, '').replace(/^www\.(?=[^.]+\.)/, '');
}

/** "mail.acme.com" and "acme.com". */
function domainAndParents(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Invisible marks of copied texts are no part of a name; full-width letters are the same letters. */
export function cleanText(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060\ufeff\u00ad]/g, '')
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
}

function decode(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    // A stray "%" is part of the name.
    return slug;
  }
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
