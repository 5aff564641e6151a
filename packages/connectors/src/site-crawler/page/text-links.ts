import { parseMarkup } from '../../markup/parse-markup.ts';
import { LINK_ATTRIBUTE } from './visible-markup.ts';

/** Elements inside a line of text; every other one ends it. */
const INLINE = new Set('a abbr b bdi cite code em i mark q s small span strong sub sup time u wbr'.split(' '));
/** Their links are the same on all pages, or lead to what else there is. */
const BESIDE_TEXT = new Set(['header', 'aside']);
/** Fewer letters beside a link's words are no sentence: it is a button, a badge or an entry of a list. */
const SENTENCE_LETTERS_MIN = 6;
const LINKS_MAX = 500;

/**
 * Where the sentences of a page's text lead, absolute; buttons, badges, lists of links and the page's frame left out.
 * @param seen markup of what a reader sees
 * @param text the part of it that the page is about
 */
export function readTextLinks(seen: string, text: string, address: string): string[] {
  const letters = lettersOf(text);
  const found: string[] = [];
  let line = { text: '', linked: '', links: [] as string[] };
  let [link, beside] = [false, 0];
  const endLine = () => {
    const whole = lettersOf(line.text);
    const isSentence = whole.length - lettersOf(line.linked).length >= SENTENCE_LETTERS_MIN;
    if (line.links.length > 0 && isSentence && letters.includes(whole)) found.push(...line.links);
    line = { text: '', linked: '', links: [] };
  };
  parseMarkup(seen, {
    onopentag(name, attributes) {
      if (!INLINE.has(name)) endLine();
      if (BESIDE_TEXT.has(name)) beside += 1;
      const url = name === 'a' && beside === 0 ? URL.parse(attributes[LINK_ATTRIBUTE] ?? '', address) : null;
      if (name === 'a') link = true;
      if (url !== null && /^https?:$/.test(url.protocol) && found.length < LINKS_MAX) line.links.push(url.href);
    },
    ontext(part) {
      line.text += part;
      if (link) line.linked += part;
    },
    onclosetag(name) {
      if (!INLINE.has(name)) endLine();
      if (BESIDE_TEXT.has(name)) beside -= 1;
      if (name === 'a') link = false;
    },
  });
  endLine();
  return found;
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
