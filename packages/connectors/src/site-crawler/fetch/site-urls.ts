import type { GatherSettings } from '../../gather/types.ts';

const DEFAULT_BASE = 'https://{domain}';

/** Turns an address as a person knows it into the one that is asked, which is another where a sandbox stands in. */
export function createSiteAddresses(baseUrls: GatherSettings['baseUrls']) {
  const template = (baseUrls.website ?? DEFAULT_BASE).replace(/\/+$/, '');
  const isDirect = template === DEFAULT_BASE;
  const baseOf = (host: string) => template.replaceAll('{domain}', host);
  return {
    toRequestUrl: ({ href, hostname, pathname, search }: URL): string =>
      isDirect ? href : `${baseOf(hostname)}${pathname}${search}`,

    /**
     * Where a redirect leads, in a person's terms; null when that is no address. A stand-in may name its own address
     * or the one that it stands for.
     */
    toRedirectTarget(from: URL, location: string): URL | null {
      if (!URL.canParse(location, from.href)) return null;
      const target = new URL(location, from);
      if (isDirect) return withoutHash(target);
      const base = baseOf(from.hostname);
      const requestedUrl = new URL(location, `${base}${from.pathname}`).href;
      for (const candidate of [target.href, requestedUrl]) {
        if (candidate !== base && !candidate.startsWith(`${base}/`)) continue;
        return withoutHash(new URL(candidate.slice(base.length) || '/', from.origin));
      }
      return withoutHash(target);
    },
  };
}

function withoutHash(url: URL): URL {
  url.hash = '';
  return url;
}

/** "www.Acme.com" and "acme.com" are one site. */
export const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** Whether a host is the domain itself or stands under it. */
export function isOwnHost(host: string, domain: string): boolean {
  const own = withoutWww(domain);
  const normalisedHost = host.toLowerCase().replace(/\.$/, '');
  return normalisedHost === own || normalisedHost.endsWith(`.${own}`);
}

const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id)$/i;

/** An address without the marks by which its reader is counted; as it is when it is none. */
export function withoutTracking(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = withoutHash(new URL(address));
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}
