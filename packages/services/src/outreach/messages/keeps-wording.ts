/** A text keeps the wording of its draft when this share of its word pairs, or of the draft's, is in both. */
const KEPT_SHARE_MIN = 0.5;

/**
 * Whether a text is the generated one, as it was or edited, and not one typed in its place. Compared by pairs of
 * neighbouring words: single ones, as the recipient's name, are in any text to the same person. Pure.
 */
export function keepsWording(text: string, generated: string): boolean {
  const pairs = wordPairs(text);
  const generatedPairs = new Set(wordPairs(generated));
  const kept = pairs.filter((pair) => generatedPairs.has(pair)).length;
  const own = new Set(pairs);
  const survived = [...generatedPairs].filter((pair) => own.has(pair)).length;
  const isMostOf = (count: number, all: number) => all > 0 && count >= all * KEPT_SHARE_MIN;
  return text === generated || isMostOf(kept, pairs.length) || isMostOf(survived, generatedPairs.size);
}

function wordPairs(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}
