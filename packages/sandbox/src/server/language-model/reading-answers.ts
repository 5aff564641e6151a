interface Statement {
  id: string;
  text: string;
  /** Ids of the pieces that it cites. */
  cited: string[];
  /** Whether a program says of it that figures or days were not found. */
  isDoubted: boolean;
}

/** Whether a prompt of ours has statements read again. */
export const isReading = (prompt: string): boolean => prompt.includes('<statement id="');

function statementsOf(prompt: string): Statement[] {
  return [...prompt.matchAll(/<statement id="(\w+)"[^>]*>\n([\s\S]*?)\n<\/statement>/g)].map(
    ([, id = '', body = '']) => {
      const lines = body.split('\n');
      const isCitation = (line: string) => /^Cites \w+: /.test(line);
      const isDoubt = (line: string) => line.startsWith('Not found literally in its evidence:');
      return {
        id,
        text: lines.filter((line) => !isCitation(line) && !isDoubt(line)).join(' '),
        cited: lines.filter(isCitation).map((line) => line.split(/[ :]/)[1] ?? ''),
        isDoubted: lines.some(isDoubt),
      };
    },
  );
}

const textOf = (prompt: string, id: string) =>
  new RegExp(`<evidence id="${id}"[^>]*>\\n([\\s\\S]*?)\\n</evidence>`).exec(prompt)?.[1] ?? '';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];

/**
 * What an honest model says that can compare no more than words: what has one that its evidence lacks is not supported, and
 * what has a figure or day that is not found there, neither, since it works out none.
 */
export function honestReading(prompt: string): object {
  return {
    verdicts: statementsOf(prompt).map(({ id, text, cited, isDoubted }) => {
      const known = new Set(cited.flatMap((one) => wordsOf(textOf(prompt, one))));
      const added = wordsOf(text).find((word) => !known.has(word)) ?? (isDoubted ? 'its figures' : undefined);
      return added === undefined
        ? { id, reason: 'same', basis: [], verdict: 'supported' }
        : { id, reason: `The evidence does not say ${added}`, basis: [], verdict: 'not supported' };
    }),
  };
}

/** What a model says that agrees to whatever it is given, as one that a page has talked into it, and proves it by itself. */
export const agreeingReading = (prompt: string): object => ({
  verdicts: statementsOf(prompt).map(({ id, text }) => ({ id, reason: 'same', basis: [text], verdict: 'supported' })),
});
