/** The beginning of a text, at most `most` characters, up to the end of a paragraph, else of a sentence, else of a word. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, most + 1);
  const least = most / 2;
  const paragraph = beginning.lastIndexOf('\n');
  if (paragraph >= least) return beginning.slice(0, paragraph).trimEnd();
  const sentence = [...beginning.matchAll(/[.!?。](?=\s)/g)].at(-1)?.index ?? -1;
  if (sentence >= least) return beginning.slice(0, sentence + 1);
  const word = beginning.lastIndexOf(' ');
  return wellFormed(beginning.slice(0, word >= least ? word : most).trimEnd());
}

/** Half of a character in two parts is none. */
const wellFormed = (text: string) => text.replace(/[\ud800-\udbff]$/, '');
