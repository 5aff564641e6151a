const LINKS_MAX = 1500;
const ADDRESSES_MAX = 3000;
const EDITIONS_MAX = 60;
const LINK_TEXT_MAX = 200;
/** Attributes that hold addresses, on whatever element. */
const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'data-src', 'data-href', 'data-url'];
const FEED = /^application\/(?:rss\+xml|atom\+xml|feed\+json|json)\b/i;

/** Collects where a page leads: its links with their words, its feeds, itself in other languages, and every address in frames and scripts. */
export function createLinkCollector(page: string) {
  const links: { url: string; text: string }[] = [];
  const addresses = new Set<string>();
  const feeds = new Set<string>();
  const editions = new Set<string>();
  let base = page;
  let link: { url: string; text: string } | null = null;

  const collect = (text: string | undefined): string | null => {
    const url = absolute(text, base);
    if (url !== null && addresses.size < ADDRESSES_MAX) addresses.add(url);
    return url;
  };

  return {
    open(name: string, attributes: Record<string, string>): void {
      if (name === 'base') base = absolute(attributes.href, page) ?? base;
      else if (name === 'img' || name === 'source') return;
      else if (name === 'link') openLink(attributes);
      else {
        const urls = ADDRESS_ATTRIBUTES.map((attribute) => collect(attributes[attribute]));
        const url = urls[0];
        if ((name === 'a' || name === 'area') && url && links.length < LINKS_MAX) {
          link = { url, text: attributes['aria-label'] ?? '' };
          links.push(link);
        }
      }
    },
    text(text: string): void {
      if (link !== null && link.text.length < LINK_TEXT_MAX) link.text += text;
    },
    close(name: string): void {
      if (name === 'a') link = null;
    },
    /** Inline scripts and data name boards and other places of the company as well. */
    script(text: string): void {
      const plain = text.replace(/\\u002f/gi, '/').replaceAll('\\/', '/');
      for (const [address] of plain.matchAll(/https?:\/\/[\w.-]+[^\s"'`<>\\(){}|^]{0,500}/g)) collect(address);
    },
    result: () => ({
      links: links.map(({ url, text }) => ({ url, text: text.replace(/\s+/g, ' ').trim().slice(0, LINK_TEXT_MAX) })),
      feeds: [...feeds],
      editions: [...editions],
      addresses: [...addresses],
    }),
  };

  function openLink({ rel, type, href, hreflang, title }: Record<string, string | undefined>): void {
    const url = absolute(href, base);
    if (url !== null && /\balternate\b/i.test(rel ?? '') && isLanguage(hreflang) && editions.size < EDITIONS_MAX)
      editions.add(url);
    const isFeed = /\balternate\b/i.test(rel ?? '') && FEED.test(type?.trim() ?? '');
    // Other systems describe their interfaces as alternates in JSON too.
    const isInterface = /json/i.test(type ?? '') && !/feed/i.test(`${type} ${href}`);
    const isComments = /comments?\b/i.test(`${href} ${title ?? ''}`);
    if (url !== null && isFeed && !isInterface && !isComments) feeds.add(url);
  }
}

/** Not that for visitors of no listed language. */
const isLanguage = (hreflang: string | undefined) =>
  /^[a-z]{2,3}(?:[-_]\w{2,8})*$/i.test(hreflang?.trim() ?? '') && hreflang?.trim() !== 'x-default';

function absolute(text: string | undefined, base: string): string | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed.startsWith('#') || !URL.canParse(trimmed, base)) return null;
  const url = new URL(trimmed, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.hash = '';
  return url.href;
}
