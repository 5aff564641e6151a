import { htmlToText } from '../markup/html-text.ts';
import { parseJsonLd } from '../markup/json-ld.ts';
import { parseMarkup } from '../markup/parse-markup.ts';
import { scanPage } from '../site-crawler/page/scan-page.ts';

/** What a page of a company's site holds. */
export interface Page {
  /** Its blocks of linked data; broken ones are left out. */
  linkedData: unknown[];
  /** What a reader sees, without quotations. */
  text: string;
  links: { href: string; text: string }[];
  hasScripts: boolean;
}

const MAX_LINKS = 500;

/** Speech of others: customers who praise. */
const QUOTATIONS = new Set(['blockquote', 'q']);

/** Reads a page's HTML; never fails, since every browser would show something as well. `address` is where it is found. */
export function readPage(html: string, address: string): Page {
  const linkedData: unknown[] = [];
  const links: Page['links'] = [];
  let script: string | null = null;
  let link: { href: string; text: string } | null = null;
  let hasScripts = false;
  parseMarkup(html, {
    onopentag(name, attributes) {
      if (name === 'script') {
        if (attributes.type?.trim().toLowerCase() === 'application/ld+json') script = '';
        else hasScripts = true;
      }
      if (name === 'a' && attributes.href !== undefined && links.length < MAX_LINKS) {
        link = { href: attributes.href.trim(), text: '' };
        links.push(link);
      }
    },
    ontext(text) {
      if (script !== null) script += text;
      else if (link !== null) link.text += text;
    },
    onclosetag(name) {
      if (name === 'script' && script !== null) {
        const block = parseJsonLd(script);
        if (block !== undefined) linkedData.push(block);
        script = null;
      }
      if (name === 'a') link = null;
    },
  });
  return { linkedData, links, hasScripts, text: htmlToText(scanPage(html, address).seen, QUOTATIONS) };
}
