/** "http://www.Acme.com/about" → "acme.com"; null when there is no host name in it. */
export function bareDomain(website: string | null | undefined): string | null {
  const host = (website ?? '')
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  return /^[^\s@.]+(\.[^\s@.]+)+$/.test(host) ? host : null;
}
