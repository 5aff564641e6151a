import type { Seniority } from '../../../schemas.ts';
import type { SourcedSpan } from '../collect-filters.ts';
import type { TokenisedSentence } from '../sentence/tokenised-sentence.ts';
import { FUNCTIONS } from './title-parts.ts';

/** A level in the form in which profiles have it as a title; a level without one describes titles. */
const TITLE_OF_LEVEL: Partial<Record<Seniority, string>> = {
  owner: 'Owner',
  founder: 'Founder',
  c_suite: 'Chief',
  partner: 'Partner',
  vp: 'VP',
  head: 'Head',
  director: 'Director',
  manager: 'Manager',
  intern: 'Intern',
};

const isLevel = ({ items }: SourcedSpan) => items.every(({ filter }) => filter === 'seniorities');
const isTitle = ({ items }: SourcedSpan) =>
  items.every(({ filter, value }) => filter === 'jobTitles' && !FUNCTIONS.values.has(value.toLowerCase()));

/** Only "or", "and", a slash or a comma lie between two parts. */
function isAlternative({ tokens }: TokenisedSentence, one: SourcedSpan, other: SourcedSpan): boolean {
  const between = tokens.slice(one.to, other.from);
  if (between.length === 0) return /^(?:comma|slash)$/.test(tokens[other.from]?.gap ?? '');
  return between.length <= 2 && between.every(({ key }) => /^(?:and|or|plus)$/.test(key));
}

/** Neighbours that are alternatives of each other. */
function toChains(sentence: TokenisedSentence, pieces: readonly SourcedSpan[]): SourcedSpan[][] {
  const chains: SourcedSpan[][] = [];
  for (const piece of pieces) {
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    const belongs = last && [last, piece].every((one) => isLevel(one) || isTitle(one));
    if (belongs && isAlternative(sentence, last, piece)) chain?.push(piece);
    else chains.push([piece]);
  }
  return chains;
}

/** The title that says what a part of one level says; null for any other part. */
export function titleOfLevel({ items }: SourcedSpan): string | null {
  const [first, ...others] = items;
  if (first?.filter !== 'seniorities' || others.length > 0) return null;
  return TITLE_OF_LEVEL[first.value as Seniority] ?? null;
}

/**
 * "CFO or owner" asks for either, but a search takes people who match its titles and its levels: a level that is an
 * alternative to a title becomes a title itself. `unsaid`: levels that no title says, so that nothing searches for them.
 */
export function levelsAsTitles(
  sentence: TokenisedSentence,
  pieces: readonly SourcedSpan[],
): { pieces: SourcedSpan[]; unsaid: string[] } {
  const unsaid: string[] = [];
  const joined = toChains(sentence, pieces).flatMap((chain) => {
    if (!chain.some(isTitle)) return chain;
    return chain.flatMap((piece) => {
      if (!isLevel(piece)) return [piece];
      const title = titleOfLevel(piece);
      if (title !== null) return [{ ...piece, items: [{ filter: 'jobTitles' as const, value: title }] }];
      unsaid.push(piece.text);
      return [];
    });
  });
  return { pieces: joined, unsaid };
}
