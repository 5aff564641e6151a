/** Sentences of such a text, in order; a paragraph's end is a sentence's end. */
export function toSentences(text: string): string[] {
  return text.split('\n').flatMap((paragraph) => paragraph.split(/(?<=[a-z0-9)%”"]{2}[.!?])\s+(?=[A-Z“"(])/));
}
