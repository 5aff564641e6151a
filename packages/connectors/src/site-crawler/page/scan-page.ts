import { parseJsonLd } from '../../markup/json-ld.ts';
import { parseMarkup } from '../../markup/parse-markup.ts';
import { createLinkCollector } from './link-collector.ts';
import { createVisibleMarkup, type MarkupReading, type PageTime } from './visible-markup.ts';

const BLOCKS_MAX = 30;
const SCRIPT_CHARACTERS_MAX = 500_000;

/** All that one pass over a page's markup finds. */
export interface ScannedPage {
  /** Of the head; "" without one. */
  headTitle: string;
  /** Seen first headings, and where in the seen text the first of them ends. */
  headings: string[];
  headingAt: number;
  /** By `name`, `property` or `itemprop` in lower case; the first of each. */
  metas: Map<string, string>;
  times: PageTime[];
  linkedData: unknown[];
  links: { url: string; text: string }[];
  feeds: string[];
  /** Itself in the languages of the site, absolute. */
  editions: string[];
  addresses: string[];
  /** Markup of what a reader sees of the page's own content: bounded, without its frame. */
  seen: string;
  hasArticle: boolean;
  /** As the page declares it, "en-GB"; "" without. */
  language: string;
  /** Whether a browser would have to write the page. */
  isScriptOnly: boolean;
}

/** Less text than this beside scripts means that a browser would have to write the page. */
const TEXT_MIN = 40;
/** The same when the page asks for JavaScript. */
const TEXT_MIN_WITH_NOSCRIPT = 200;

/**
 * Reads a page's markup once; never fails, since every browser would show something as well. `address` is where it
 * stands, for its relative links.
 */
export function scanPage(html: string, address: string): ScannedPage {
  const first = scan(html, address, { isFrameByName: true, cardDepth: null });
  const cardDepth = depthOfCards(first.footDepths);
  const scanned = cardDepth === null ? first : scan(html, address, { isFrameByName: true, cardDepth });
  // Some name the element around everything after a part of it, as "has-cookie-banner".
  const isMisnamed = scanned.seen.length < 400 && scanned.framed > 4 * scanned.seen.length;
  return isMisnamed ? scan(html, address, { isFrameByName: false, cardDepth }) : scanned;
}

const CARDS_MIN = 3;

/** How deep the cards of a list stand, where each has a header and a footer: the page itself has one footer. */
function depthOfCards(footDepths: readonly number[]): number | null {
  const groups = [...Map.groupBy(footDepths, (depth) => depth)].filter(([, feet]) => feet.length >= CARDS_MIN);
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}

function scan(
  html: string,
  address: string,
  reading: MarkupReading,
): ScannedPage & { framed: number; footDepths: number[] } {
  const markup = createVisibleMarkup(reading);
  const linkCollector = createLinkCollector(address);
  const metas = new Map<string, string>();
  const linkedData: unknown[] = [];
  let headTitle: string | null = null;
  let language = '';
  let script: { text: string; isData: boolean } | null = null;
  let scriptCharacters = 0;
  let hasScripts = false;
  let noscript = '';
  let noscriptDepth = 0;

  parseMarkup(html, {
    onopentag(name, attributes) {
      markup.open(name, attributes);
      linkCollector.open(name, attributes);
      if (name === 'html') language ||= attributes.lang ?? attributes['xml:lang'] ?? '';
      if (name === 'script') {
        const isData = /^application\/ld\+json\b/i.test(attributes.type?.trim() ?? '');
        script = { text: '', isData };
        hasScripts ||= !isData;
      }
      if (name === 'noscript') noscriptDepth += 1;
      if (name === 'title') headTitle ??= '';
      if (name === 'meta' || attributes.itemprop !== undefined) collectMeta(metas, attributes);
    },
    ontext(text) {
      if (script !== null) script.text += text.slice(0, SCRIPT_CHARACTERS_MAX);
      else if (noscriptDepth > 0) noscript += text.slice(0, 500);
      else if (markup.isInTitle()) headTitle = `${headTitle ?? ''}${text}`;
      else {
        markup.text(text);
        linkCollector.text(text);
      }
    },
    onclosetag(name) {
      if (name === 'script' && script !== null) {
        scriptCharacters += script.text.length;
        if (scriptCharacters <= SCRIPT_CHARACTERS_MAX) {
          const block = script.isData && linkedData.length < BLOCKS_MAX ? parseJsonLd(script.text) : undefined;
          if (block !== undefined) linkedData.push(block);
          linkCollector.script(script.text);
        }
        script = null;
      }
      if (name === 'noscript') noscriptDepth = Math.max(0, noscriptDepth - 1);
      linkCollector.close(name);
      markup.close();
    },
  });

  const { visible, ...seen } = markup.result();
  const requiresScripts = /java\s*script/i.test(noscript);
  return {
    ...seen,
    ...linkCollector.result(),
    headTitle: ((headTitle as string | null) ?? '').replace(/\s+/g, ' ').trim(),
    metas,
    language: language.slice(0, 20),
    linkedData,
    isScriptOnly: hasScripts && visible < (requiresScripts ? TEXT_MIN_WITH_NOSCRIPT : TEXT_MIN),
  };
}

const META_CHARACTERS_MAX = 2000;

function collectMeta(metas: Map<string, string>, attributes: Record<string, string>): void {
  const { content, datetime } = attributes;
  const value = content ?? datetime;
  const name = (attributes.property ?? attributes.name ?? attributes.itemprop)?.trim().toLowerCase();
  if (value === undefined || name === undefined || metas.has(name) || metas.size > 200) return;
  metas.set(name, value.slice(0, META_CHARACTERS_MAX).trim());
}
