import { stripMarks } from '@workbench/text/fold';
import { percentagesIn } from '../../../shared/statements/numbers/percentages.ts';

/** Words for a part, without accents, and how many percent it is. */
const SHARES: readonly [percent: number, words: RegExp][] = [
  [
    50,
    /\bhalved?\b|\bhalves\b|(?<!first |second )\bhalf (?:of|the|its|his|her|their|all)\b|\bhalfte\b|\bhalbier\w+|\bmoitie\b|\bmitad\b/,
  ],
  [33, /\b(?:a|one) third (?:of|fewer|less|more|in)\b|(?<!zwei |beiden )\bdrittel\b|\bun tiers\b|\bun tercio\b/],
  [67, /\btwo[ -]thirds\b|\bzwei drittel\b|\b(?:les )?deux tiers\b|\bdos tercios\b/],
  [25, /\b(?:a|one) quarter (?:of (?!\d{4})|fewer|less|more|in)|\bein viertel\b|\bun quart\b|\bla cuarta parte\b/],
  [75, /\bthree[ -]quarters\b|\bdrei ?viertel\b|\btrois quarts\b|\btres cuartas partes\b/],
  [10, /\b(?:a|one) tenth\b|\bein(?:em)? zehntel\b|\bun dixieme\b|\bdecima parte\b/],
];
/** "Two fifths" */
const FIFTHS =
  /\b(two|zwei|deux|dos|three|drei|trois|tres|four|vier|quatre|cuatro)[ -](?:fifths|funftel\w*|cinquiemes|quintos|quintas partes)\b/g;
const COUNTS = [/^(?:two|zwei|deux|dos)/, /^(?:three|drei|trois|tres)/, /^(?:four|vier|quatre|cuatro)/];

interface NamedShare {
  words: string;
  percent: number;
}

/** The shares that a text names in words, and the text, without accents, without them: "two fifths" has no two. */
export function namedShares(text: string): { shares: NamedShare[]; rest: string } {
  const composed = text.normalize('NFC');
  const plain = stripMarks(composed).toLowerCase();
  const as = plain.length === composed.length ? composed : plain;
  const fifths = (plain.match(FIFTHS) ?? []).map((words) => ({
    words,
    percent: 20 * (COUNTS.findIndex((count) => count.test(words)) + 2),
  }));
  const others = SHARES.flatMap(([percent, words]) => {
    const found = words.exec(plain);
    const written = found === null ? '' : as.slice(found.index, found.index + found[0].length).trim();
    return found === null ? [] : [{ words: written, percent }];
  });
  const rest = fifths.length === 0 ? text : stripMarks(text).replace(new RegExp(FIFTHS, 'gi'), ' ; ');
  return { shares: [...fifths, ...others], rest };
}

/** The shares in words that the evidence has neither in words nor in percent. */
export function unstatedShares(sentence: string, texts: string): string[] {
  const known = [...namedShares(texts).shares.map(({ percent }) => percent), ...percentagesIn(texts)];
  const isKnown = ({ percent }: NamedShare) => known.some((one) => Math.abs(one - percent) <= 1);
  return namedShares(sentence).shares.flatMap((share) => (isKnown(share) ? [] : [share.words]));
}
