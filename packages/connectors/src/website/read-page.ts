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
  /** `before`: the words before it. */
  links: { href: string; text: string; before: string }[];
  hasScripts: boolean;
}

const MAX_LINKS = 500;
const WORDS_BEFORE_MAX = 80;

/** Speech of others: customers who praise. */
const QUOTATIONS = new Set(['blockquote', 'q']);

/** Reads a page's HTML; never fails, since every browser would show something as well. `address` is where it is found. */
export function readPage(html: string, address: string): Page {
  const linkedData: unknown[] = [];
  const links: Page['links'] = [];
  let script: string | null = null;
  let link: Page['links'][number] | null = null;
  let before = '';
  let hasScripts = false;
  parseMarkup(html, {
    onopentag(name, attributes) {
      if (name === 'script') {
        if (attributes.type?.trim().toLowerCase() === 'application/ld+json') script = '';
        else hasScripts = true;
      }
      if (name === 'a' && attributes.href !== undefined && links.length < MAX_LINKS) {
        link = { href: attributes.href.trim(), text: '', before };
        links.push(link);
      }
    },
    ontext(text) {
      if (script !== null) script += text;
      else if (link !== null) link.text += text;
      if (script === null) before = `${before}${text}`.slice(-WORDS_BEFORE_MAX);
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
