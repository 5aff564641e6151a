import { type Backdrop, backdropOf, isFrame, isHidden } from './element-visibility.ts';

/**
 * Bounds of what is handed to the library that finds a page's content: it goes over the tree several times, and up from
 * each of its leaves. No article has more; a page that has is read up to here.
 */
const ELEMENTS_MAX = 6000;
const DEPTH_MAX = 64;
const CHARACTERS_MAX = 150_000;
const TIMES_MAX = 50;
const ATTRIBUTES = ['class', 'id', 'role', 'itemprop', 'datetime', 'rel'];
const ATTRIBUTE_CHARACTERS_MAX = 120;
/** Where a link leads, under a name that no other reader of the markup follows. */
export const LINK_ATTRIBUTE = 'data-leads-to';
const LINK_CHARACTERS_MAX = 1000;

/** No text of the page, whoever looks at it. */
const NON_CONTENT_ELEMENTS = new Set('script style noscript template svg math title meta link base'.split(' '));
/** These stay open in what is sloppily written, and hide nothing by themselves. */
const TRANSPARENT = new Set(['html', 'body', 'head']);
const VOID = new Set('area br col hr img input source track wbr'.split(' '));

export interface PageTime {
  /** Its `datetime`, or its text without one. */
  value: string;
  /** It says itself that this is the day of publication. */
  isPublication: boolean;
  /** Characters of seen text before it. */
  at: number;
}

type Kind = 'kept' | 'open' | 'hidden' | 'frame';

interface Open {
  name: string;
  kind: Kind;
  backdrop: Backdrop;
  /** The page's own; drawings have titles too. */
  isTitle: boolean;
  hasHeader: boolean;
}

export interface MarkupReading {
  /** Whether ids and classes tell what belongs to the frame. */
  isFrameByName: boolean;
  /** How deep in the page cards stand that have a header and a footer each; null without such. */
  cardDepth: number | null;
}

/** Writes the part of a page's markup that a reader sees, without hidden parts and the page's frame. */
export function createVisibleMarkup({ isFrameByName, cardDepth }: MarkupReading) {
  const stack: Open[] = [];
  const parts: string[] = [];
  const headings: string[] = [];
  const times: PageTime[] = [];
  const footDepths: number[] = [];
  const state = { elements: 0, depth: 0, characters: 0, framed: 0, visible: 0, headingAt: 0, articles: 0 };
  const inside = { hidden: 0, frame: 0, article: 0, heading: 0, title: 0 };
  let time: PageTime | null = null;

  function kindOf(name: string, attributes: Record<string, string>, behind: Backdrop): Kind {
    if (TRANSPARENT.has(name)) return 'open';
    if (NON_CONTENT_ELEMENTS.has(name) || isHidden(attributes, behind)) return 'hidden';
    const isInPart = inside.article > 0 || (isFootOfCard(name) && stack.length === cardDepth);
    if (isFrame(name, isFrameByName ? attributes : {}, isInPart)) return 'frame';
    const isFull = state.elements >= ELEMENTS_MAX || state.depth >= DEPTH_MAX;
    return isFull ? 'open' : 'kept';
  }

  const isFootOfCard = (name: string) => name === 'footer' && stack.at(-1)?.hasHeader === true;

  return {
    open(name: string, attributes: Record<string, string>): void {
      const behind = stack.at(-1)?.backdrop ?? null;
      const kind = kindOf(name, attributes, behind);
      const isTitle = name === 'title' && inside.hidden === 0;
      const around = stack.at(-1);
      if (isFootOfCard(name)) footDepths.push(stack.length);
      if (name === 'header' && around !== undefined) around.hasHeader = true;
      stack.push({ name, kind, backdrop: backdropOf(attributes, behind), isTitle, hasHeader: false });
      if (kind === 'hidden') inside.hidden += 1;
      if (kind === 'frame') inside.frame += 1;
      if (isTitle) inside.title += 1;
      if (inside.hidden > 0 || inside.frame > 0) return;
      if (name === 'article' || name === 'main') inside.article += 1;
      if (name === 'article') state.articles += 1;
      if (name === 'h1') {
        inside.heading += 1;
        headings.push('');
      }
      if (name === 'time' && times.length < TIMES_MAX) {
        time = toTime(attributes, state.characters);
        times.push(time);
      }
      if (kind === 'open') parts.push(' ');
      else write(name, attributes);
    },

    text(text: string): void {
      if (inside.hidden > 0) return;
      const length = text.trim().length;
      state.visible += length;
      if (inside.frame > 0) {
        state.framed += length;
        return;
      }
      if (state.characters > CHARACTERS_MAX) return;
      state.characters += text.length;
      if (inside.heading > 0) headings[headings.length - 1] += text;
      if (time !== null && time.value === '') time.value = text.trim();
      parts.push(escaped(text.slice(0, CHARACTERS_MAX)));
    },

    /** Closes what was opened last; the parser closes in that order. */
    close(): void {
      const open = stack.pop();
      if (open === undefined) return;
      const { name, kind, isTitle } = open;
      const wasVisible = inside.hidden === 0 && inside.frame === 0;
      if (kind === 'hidden') inside.hidden -= 1;
      if (kind === 'frame') inside.frame -= 1;
      if (isTitle) inside.title -= 1;
      if (!wasVisible) return;
      if (name === 'article' || name === 'main') inside.article -= 1;
      if (name === 'time') time = null;
      if (name === 'h1') {
        inside.heading -= 1;
        if (headings.length === 1) state.headingAt = state.characters;
      }
      if (kind === 'kept' && !VOID.has(name)) {
        parts.push(`</${name}>`);
        state.depth -= 1;
      }
    },

    isInTitle: () => inside.title > 0,

    result: () => ({
      headings: headings.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== ''),
      headingAt: state.headingAt,
      times,
      seen: parts.join(''),
      framed: state.framed,
      visible: state.visible,
      hasArticle: state.articles === 1,
      footDepths,
    }),
  };

  function write(name: string, attributes: Record<string, string>): void {
    state.elements += 1;
    const kept = ATTRIBUTES.flatMap((attribute) => {
      const value = attributes[attribute]?.slice(0, ATTRIBUTE_CHARACTERS_MAX);
      return value === undefined ? [] : [` ${attribute}="${escaped(value).replaceAll('"', '&quot;')}"`];
    });
    const href = name === 'a' ? attributes.href?.trim() : undefined;
    if (href !== undefined && href.length <= LINK_CHARACTERS_MAX)
      kept.push(` ${LINK_ATTRIBUTE}="${escaped(href).replaceAll('"', '&quot;')}"`);
    parts.push(`<${name}${kept.join('')}>`);
    if (!VOID.has(name)) state.depth += 1;
  }
}

function toTime(attributes: Record<string, string>, at: number): PageTime {
  const isPublication =
    'pubdate' in attributes ||
    /datePublished/i.test(attributes.itemprop ?? '') ||
    /publish/i.test(attributes.class ?? '');
  return { value: attributes.datetime?.trim() ?? '', isPublication, at };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
