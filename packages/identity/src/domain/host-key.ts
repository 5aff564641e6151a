import { cleanText } from '../clean-text.ts';

const SCHEME = /^(?:[a-z][a-z0-9+.-]*:)?\/{2,}/i;
const HOST = /^[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}\.?$/;

/**
 * The host of a website, a page or a mailbox in lower-case ASCII, without "www." and a trailing dot; null for what is
 * none. Pure. Vendors and lists write any of these; whether a company may have it as its key says `parseDomain`.
 */
export function hostKey(text: string | null | undefined): string | null {
  const host = cleanText(text ?? '')
    .replace(SCHEME, '')
    .replace(/[/?#:\\].*$/s, '')
    // Full stops of other scripts, as a browser reads them.
    .replace(/[\u3002\uff61]/g, '.');
  const parsed = HOST.test(host) ? URL.parse(`http://${host}`) : null;
  return parsed === null ? null : parsed.hostname.replace(/\.$/, '').replace(/^(?:www\.)+(?=[^.]+\.)/, '');
}

/** "mail.acme.com" and "acme.com". */
export function hostAndParents(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
