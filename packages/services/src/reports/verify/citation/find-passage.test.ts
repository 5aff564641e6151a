import { expect, it } from 'vitest';
import { sourceSentenceOf } from '../contradictions/wording/source-sentence.ts';
import { item } from '../verify-draft.fixtures.ts';
import { findPassage } from './find-passage.ts';

const QUOTE = 'Northwind Robotics has opened a plant';
const endless = (word: string) => `${word} `.repeat(9000);
const sentences = (text: string) => findPassage(item('E1', text), QUOTE);

it('finds the sentence of a quote with those around it', () => {
  const text = `It grows. ${QUOTE} in Jena. It makes grippers.`;
  const own = `${QUOTE} in Jena.`;
  expect(sentences(text)).toEqual({
    quoted: [own],
    surrounding: ['It grows.', own, 'It makes grippers.'],
    before: 'It grows.',
    after: 'It makes grippers.',
  });
});

it('reads of a text without full stops what is near the quote', () => {
  const [quoted = ''] = sentences(`${endless('before')}${QUOTE}, ${endless('after')}`)?.quoted ?? [];
  expect(quoted).toContain(`before ${QUOTE}, after`);
  expect(quoted.length).toBeLessThan(QUOTE.length + 3010);
});

it('reads of an endless neighbour the part that is next to the quote', () => {
  const found = sentences(`Far ${endless('before')}near. ${QUOTE}. Near ${endless('after')}far.`);
  expect(found?.before).toMatch(/before near\.$/);
  expect(found?.after).toMatch(/^Near after/);
  expect(`${found?.before}${found?.after}`.length).toBeLessThan(3010);
});

it('knows what follows a part of a sentence', () => {
  const evidence = item('E1', `It grows. ${endless('Before')}${QUOTE}. It is not true.`);
  const { quoted = [] } = findPassage(evidence, QUOTE) ?? {};
  const checked = { item: evidence, quoted, citation: { evidenceId: 'E1', quote: QUOTE } };
  expect(sourceSentenceOf(QUOTE, checked as never)).toMatchObject({
    before: ['It grows.'],
    after: ['It is not true.'],
  });
});
