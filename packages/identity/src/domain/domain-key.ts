import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { isFreeMailHost } from './free-mail-domains.ts';
import { sharedHostOf } from './shared-hosts.ts';

export type ParsedDomain = { domain: string } | { problem: string };

const EXPECTED = 'expected a domain like acme.com';
const HOST_LENGTH_MAX = 253;
const LABEL_LENGTH_MAX = 63;
/** The host is already cut out and checked here, so tldts only has to look its suffix up. */
const SUFFIX_LOOKUP = { allowPrivateDomains: true, extractHostname: false, validateHostname: false, detectIp: false };

/**
 * The key of a company: lower-case ASCII host without scheme, credentials, port, path, `www.` and trailing dot.
 * Subdomains stay. A host without a registrable part (public-suffix list, private section included) is a problem;
 * the problem is a sentence for a person.
 */
export function parseDomain(input: string): ParsedDomain {
  // Punycode typed by hand can be invalid, which only the full conversion notices.
  if (isPlainHost(input) && !input.includes('xn--')) return checkHost(input);
  const host = cutHost(input);
  return typeof host === 'string' ? checkHost(host) : host;
}

/** The same without a reason. */
export function domainKey(text: string): string | null {
  const parsed = parseDomain(text);
  return 'domain' in parsed ? parsed.domain : null;
}

/** Lower-case letters, digits, hyphens and inner dots: nearly every row of a clean list, and nothing to rewrite. */
function isPlainHost(text: string): boolean {
  const length = text.length;
  if (length === 0 || text.charCodeAt(length - 1) === 46) return false;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    const isAllowed = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 45 || code === 46;
    if (!isAllowed) return false;
  }
  return true;
}

function cutHost(input: string): string | { problem: string } {
  const text = input.trim().toLowerCase();
  if (text === '') return { problem: `The domain is empty; ${EXPECTED}` };
  const scheme = /^(?:https?:\/|(?:[a-z][a-z0-9+.-]*:)?\/{2,})\/*/.exec(text)?.[0] ?? '';
  const address = text.slice(scheme.length).replaceAll('\\', '/');
  let host = address.replace(/[/?#].*$/s, '');
  const path = address.slice(host.length);
  const at = host.lastIndexOf('@');
  if (at >= 0) {
    if (scheme === '') return { problem: `"${shorten(text)}" looks like an e-mail address; ${EXPECTED}` };
    host = host.slice(at + 1);
  }
  if (host.startsWith('[')) return { problem: ipProblem(text) };
  host = host.replace(/:\d*$/, '');
  if (/\s/.test(host)) return { problem: `"${shorten(text)}" contains a space; ${EXPECTED}` };
  if (host.includes('_')) return { problem: `"${shorten(text)}" contains an underscore; ${EXPECTED}` };
  if (host.length > 4 * HOST_LENGTH_MAX) return { problem: tooLongProblem(text) };
  const ascii = domainToASCII(host).replace(/\.$/, '');
  if (ascii === '' || !isPlainHost(ascii)) {
    return { problem: `"${shorten(text)}" contains a character that no domain has; ${EXPECTED}` };
  }
  const shared = sharedHostOf(ascii, path);
  if (shared !== null) {
    return { problem: `"${shorten(text)}" is a page at ${shared}, not the company's own site; ${EXPECTED}` };
  }
  return ascii;
}

function checkHost(host: string): ParsedDomain {
  const structure = structureProblem(host);
  if (structure !== null) return { problem: structure };
  const found = parse(host, SUFFIX_LOOKUP);
  if (!found.isIcann && !found.isPrivate) {
    return { problem: `"${host}" ends in ".${found.publicSuffix}", which is no public top-level domain; ${EXPECTED}` };
  }
  if (found.domain === null) {
    return { problem: `"${host}" is a suffix under which others register their names; ${EXPECTED}` };
  }
  if (isFreeMailHost(found.domain)) {
    return { problem: `"${host}" belongs to a provider of personal mailboxes, not to one company; ${EXPECTED}` };
  }
  // www.com and www.co.uk are registered names themselves: the prefix goes only when a registrable part remains.
  if (host.startsWith('www.') && found.domain !== host) return checkHost(host.slice(4));
  return { domain: host };
}

function structureProblem(host: string): string | null {
  if (host.length > HOST_LENGTH_MAX) return tooLongProblem(host);
  const lastDot = host.lastIndexOf('.');
  // Browsers read a host whose last label is a number as an IPv4 address: 2130706433, 127.1 and 0x7f.1 alike.
  const lastLabel = host.slice(lastDot + 1);
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(lastLabel)) return ipProblem(host);
  if (lastDot === -1) return `"${shorten(host)}" has no dot; ${EXPECTED}`;
  let start = 0;
  while (start <= host.length) {
    const dot = host.indexOf('.', start);
    const end = dot === -1 ? host.length : dot;
    if (end === start) return `"${shorten(host)}" has an empty part between its dots; ${EXPECTED}`;
    if (end - start > LABEL_LENGTH_MAX) return tooLongProblem(host);
    if (host.charCodeAt(start) === 45 || host.charCodeAt(end - 1) === 45) {
      return `"${shorten(host)}" has a part that begins or ends with a hyphen; ${EXPECTED}`;
    }
    start = end + 1;
  }
  return null;
}

function ipProblem(text: string): string {
  return `"${shorten(text)}" is an IP address; ${EXPECTED}`;
}

function tooLongProblem(text: string): string {
  return `"${shorten(text)}" is longer than a domain can be; ${EXPECTED}`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
