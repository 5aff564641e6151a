import { isFreeMailHost } from '@workbench/identity/domain/free-mail-domains';
import { sharedHostOf } from '@workbench/identity/domain/shared-hosts';
import { isOnDomain } from '../gather/on-domain.ts';
import type { ReadablePage } from '../site-crawler/page/readable-page.ts';

/**
 * What stands before a domain on hosts of the company's own pages, in any language. Others are its products, which any
 * article may use: a store of apps, maps, a help centre, a login.
 */
const OWN_PAGES =
  /^(?:(?:www\d?|news|newsroom|press|presse|media|blog|about|corporate|corp|company|group|global|international|ir|investors?|careers|jobs|(?!id|tv|my|go)[a-z]{2}(?:-[a-z]{2})?)\.)*$/;
const ADDRESS =
  /(?<mailbox>[\p{L}\p{N}._%+-]{1,64}@)?(?<host>(?<![\p{L}\p{N}._-])[a-z\d-]+(?:\.[a-z\d-]+)+)(?<path>\/[^\s()<>"“”]*)?/giu;

/**
 * Whether an article's own text shows that the company with this domain is meant: it names its site or a mailbox there,
 * or a sentence links its site.
 */
export function leadsToCompany({ text, textLinks }: Pick<ReadablePage, 'text' | 'textLinks'>, domain: string): boolean {
  return namesSite(text, domain) || textLinks().some((link) => isOwnPage(link, domain));
}

function namesSite(text: string, domain: string): boolean {
  return [...text.matchAll(ADDRESS)].some(({ groups }) => {
    const address = `https://${groups?.host ?? ''}${groups?.path ?? ''}`;
    // Whoever has a mailbox at such a provider is not the provider.
    if (groups?.mailbox !== undefined) return isOnDomain(address, domain) && !isFreeMailHost(domain);
    return isOwnPage(address, domain);
  });
}

function isOwnPage(address: string, domain: string): boolean {
  const url = URL.parse(address);
  if (url === null || !isOnDomain(address, domain)) return false;
  // On a network or a marketplace the path belongs to its users.
  if (sharedHostOf(url.hostname, url.pathname) !== null) return false;
  return OWN_PAGES.test(url.hostname.slice(0, -domain.length));
}
