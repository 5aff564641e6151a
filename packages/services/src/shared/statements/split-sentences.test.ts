import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

describe('sentences', () => {
  it.each<[string, string[]]>([
    ['We moved. It is nice!', ['We moved.', 'It is nice!']],
    ['Acme Inc. raised $4.5 million. The round is closed.', ['Acme Inc. raised $4.5 million.', 'The round is closed.']],
    ['Acme Ltd. Director Jane Roe left.', ['Acme Ltd. Director Jane Roe left.']],
    ['It was sold to Acme Inc. The price is secret.', ['It was sold to Acme Inc.', 'The price is secret.']],
    ['Dr. Roe joins on Oct. 2, 2026. Welcome!', ['Dr. Roe joins on Oct. 2, 2026.', 'Welcome!']],
    ['“We are glad.” She smiled.', ['“We are glad.”', 'She smiled.']],
    ['Wir eröffnen am 2. Oktober in Köln. Das freut uns.', ['Wir eröffnen am 2. Oktober in Köln.', 'Das freut uns.']],
    ['J. Roe writes. Version 2.0 is out.', ['J. Roe writes.', 'Version 2.0 is out.']],
    ['A headline\nA sentence.', ['A headline', 'A sentence.']],
    ['e.g. this one. And that.', ['e.g. this one.', 'And that.']],
    ['', []],
  ])('%j', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });

  it('are literal parts of the text, in order, and lose nothing but blanks', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
        const sentences = splitSentences(text);
        expect(sentences.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const sentence of sentences) expect(text).toContain(sentence);
      }),
    );
  });
});
