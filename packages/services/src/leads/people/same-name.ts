import { fold } from '@workbench/text/fold';

/**
 * All words of the shorter name occur in the other one, in any order; an initial matches its name. A missing name
 * contradicts nothing.
 */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (words.length === 0 || others.length === 0) return true;
  const [shorter, longer] = words.length <= others.length ? [words, others] : [others, words];
  const rest = [...longer];
  return shorter.every((word) => {
    const at = rest.findIndex((candidate) => isSameWord(word, candidate));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

const isSameWord = (one: string, other: string): boolean =>
  one === other || (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));

const wordsOf = (name: string): string[] => fold(name).split(' ').filter(Boolean);
