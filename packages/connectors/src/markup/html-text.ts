import { parseMarkup } from './parse-markup.ts';
import { decodeUnendedEntities } from './unended-entities.ts';

/** `ix:header` is the machine part of inline XBRL, hidden at the top of filings. */
const HIDDEN_ELEMENTS = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head', 'ix:header']);
const NONE: ReadonlySet<string> = new Set();
/** Elements inside a line of text; every other one ends the paragraph. */
const INLINE = new Set(
  (
    'a abbr b bdi bdo big cite code data em font i img ins kbd label mark q s samp small span strong sub sup time tt ' +
    'u var wbr br ix:nonnumeric ix:nonfraction ix:continuation'
  ).split(' '),
);

/**
 * What a reader sees of an HTML document: one line per paragraph, white space folded, hidden parts left out. Tags
 * inside a number do not split it.
 * @param leftOut names of further elements that are left out
 */
export function htmlToText(html: string, leftOut: ReadonlySet<string> = NONE): string {
  const parts: string[] = [];
  let hiddenDepth = 0;
  const isLeftOut = (name: string) => HIDDEN_ELEMENTS.has(name) || leftOut.has(name);
  parseMarkup(
    html,
    {
      onopentagname(name) {
        if (isLeftOut(name)) hiddenDepth++;
        else if (name === 'br') parts.push(' ');
        else if (!INLINE.has(name)) parts.push('\u0000');
      },
      ontext(text) {
        if (hiddenDepth === 0) parts.push(text);
      },
      onclosetag(name) {
        if (isLeftOut(name)) hiddenDepth = Math.max(0, hiddenDepth - 1);
        else if (!INLINE.has(name)) parts.push('\u0000');
      },
    },
    { recognizeSelfClosing: true },
  );
  const paragraphs = decodeUnendedEntities(parts.join('')).split('\u0000');
  return paragraphs
    .map((paragraph) => paragraph.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n');
}
