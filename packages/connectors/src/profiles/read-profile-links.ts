import { parseMarkup } from '../markup/parse-markup.ts';
import { profileUrlOfLink } from './profile-url-of-link.ts';

/** A part of the page's text, by its first and behind its last character. */
export interface Range {
  start: number;
  end: number;
}

export interface ProfileLink extends Range {
  url: string;
  /** What it says of itself to those who can't see it. */
  label: string;
  /** The elements around it, the innermost first. */
  around: Range[];
}

export interface ProfilePage {
  /** What a reader sees with the words of its pictures; one line per paragraph. */
  text: string;
  links: ProfileLink[];
  /** Texts of its headings; the main ones apart. */
  mainHeadings: string[];
  headings: string[];
}

const NON_TEXT_ELEMENTS = new Set('script style noscript template svg head'.split(' '));
const INLINE = new Set(
  'a abbr b bdi bdo big br cite em font i img ins label mark q s small span strong sub sup u wbr picture'.split(' '),
);
const TEXT_MAX = 400_000;
const LINKS_MAX = 500;
const ALT_MAX = 120;

/** Reads which profiles a page links and what stands around each link. Never fails. */
export function readProfileLinks(html: string): ProfilePage {
  const parts: string[] = [];
  const links: ProfileLink[] = [];
  const open: (Range & { name: string })[] = [];
  const headingRanges: (Range & { name: string })[] = [];
  let at = 0;
  let hiddenDepth = 0;
  const write = (text: string) => {
    if (at > TEXT_MAX) return;
    parts.push(text);
    at += text.length;
  };

  parseMarkup(html, {
    onopentag(name, attributes) {
      if (NON_TEXT_ELEMENTS.has(name)) hiddenDepth += 1;
      if (name === 'br') write(' ');
      else if (!INLINE.has(name)) write('\n');
      const element = { name, start: at, end: Number.MAX_SAFE_INTEGER };
      if (hiddenDepth === 0 && name === 'img' && attributes.alt) write(` ${attributes.alt.slice(0, ALT_MAX)} `);
      const url =
        name === 'a' && hiddenDepth === 0 && links.length < LINKS_MAX ? profileUrlOfLink(attributes.href) : null;
      if (url !== null) {
        const label = `${attributes['aria-label'] ?? ''}\n${attributes.title ?? ''}`;
        // It is the element itself, so that its end is known as soon as it is closed.
        links.push(Object.assign(element, { url, label, around: open.toReversed() }));
      }
      if (/^h[1-6]$/.test(name) && hiddenDepth === 0) headingRanges.push(element);
      open.push(element);
    },
    ontext(text) {
      if (hiddenDepth === 0) write(text.replace(/[\s\u00a0\u200b\ufeff\u00ad]+/g, ' '));
    },
    onclosetag(name) {
      const element = open.pop();
      if (element !== undefined) element.end = at;
      if (NON_TEXT_ELEMENTS.has(name)) hiddenDepth = Math.max(0, hiddenDepth - 1);
      if (!INLINE.has(name)) write('\n');
    },
  });

  const text = parts.join('');
  const textOf = ({ start, end }: Range) => text.slice(start, end).trim();
  return {
    text,
    links,
    mainHeadings: headingRanges.filter(({ name }) => name === 'h1').map(textOf),
    headings: headingRanges.filter(({ name }) => name !== 'h1').map(textOf),
  };
}
