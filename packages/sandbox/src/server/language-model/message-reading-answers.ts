/** Whether a prompt of ours has sentences of a message read again. */
export const isMessageReading = (prompt: string): boolean => prompt.includes('<sentence id="');

interface Sentence {
  id: string;
  text: string;
  /** Whether a program has not found something of it. */
  isMarked: boolean;
}

const MARKED = 'Not found in the data by the program:';

const sentencesOf = (prompt: string): Sentence[] =>
  [...prompt.matchAll(/<sentence id="(\w+)">\n([\s\S]*?)\n<\/sentence>/g)].map(([, id = '', body = '']) => ({
    id,
    text: body
      .split('\n')
      .filter((line) => !line.startsWith(MARKED))
      .join(' '),
    isMarked: body.includes(`\n${MARKED}`),
  }));

/** What the lines of the data say behind their labels. */
function valuesOf(prompt: string): string[] {
  const data = [...prompt.matchAll(/<data>\n([\s\S]*?)\n<\/data>/g)].at(-1)?.[1] ?? '';
  return data.split('\n').map((line) => line.replace(/^(?:Fact \([^)]*\)|[^:]+): /, ''));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
const countShared = (text: string, value: string): number => {
  const known = new Set(wordsOf(value));
  return wordsOf(text).filter((word) => known.has(word)).length;
};

/**
 * What an honest model says that can compare no more than words: a sentence that a program marks is supported when at least
 * half of its longer words are in the data, by the line that has most of them.
 */
export function honestSentences(prompt: string): object {
  const values = valuesOf(prompt);
  return {
    verdicts: sentencesOf(prompt).map(({ id, text, isMarked }) => {
      if (!isMarked) return { id, reason: 'same', basis: [], verdict: 'supported' };
      const known = countShared(text, values.join(' '));
      const [best = ''] = values.toSorted((a, b) => countShared(text, b) - countShared(text, a));
      return known * 2 < wordsOf(text).length || known === 0
        ? { id, reason: 'The data do not say so', basis: [], verdict: 'not supported' }
        : { id, reason: 'same', basis: [best], verdict: 'supported' };
    }),
  };
}

/** What a model says that agrees to whatever it is given, by whichever words of the data come first. */
export function agreeingSentences(prompt: string): object {
  const values = valuesOf(prompt);
  return {
    verdicts: sentencesOf(prompt).map(({ id }, index) => ({
      id,
      reason: 'same',
      basis: [values[(index + values.length - 1) % values.length] ?? ''],
      verdict: 'supported',
    })),
  };
}
