/** How often something was right, wrongly said, and missed. */
export interface Tally {
  right: number;
  wrong: number;
  missed: number;
}

export const newTally = (): Tally => ({ right: 0, wrong: 0, missed: 0 });

/** Of what was said, the share that is right; 1 when nothing was said. */
export const precisionOf = ({ right, wrong }: Tally) => (right + wrong === 0 ? 1 : right / (right + wrong));

/** Of what there was to say, the share that was said. */
export const recallOf = ({ right, missed }: Tally) => (right + missed === 0 ? 1 : right / (right + missed));

export function sumOf(tallies: Iterable<Tally>): Tally {
  const sum = newTally();
  for (const { right, wrong, missed } of tallies) {
    sum.right += right;
    sum.wrong += wrong;
    sum.missed += missed;
  }
  return sum;
}

/** Letters and digits alone, so that punctuation and case make no difference. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
