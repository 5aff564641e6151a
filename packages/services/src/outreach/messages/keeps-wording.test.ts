import { expect, it } from 'vitest';
import { keepsWording } from './keeps-wording.ts';

const GENERATED =
  'Hi Marta, I read that Acme opened a plant in Leipzig. Could we talk for 15 minutes about your hiring plans this month?';

it.each([
  ['the text as it was written', GENERATED],
  ['the text in other line breaks and case', GENERATED.replace('. ', '.\n\n').toUpperCase()],
  ['the text cut to a limit', `${GENERATED.slice(0, 70)}...`],
  ['the text with a sentence more', `${GENERATED} I am in Leipzig next week.`],
  ['the text with another greeting and time', GENERATED.replace('Hi Marta', 'Hello').replace('15', '20')],
  ['one of its sentences', 'I read that Acme opened a plant in Leipzig.'],
])('%s keeps the wording', (_, text) => {
  expect(keepsWording(text, GENERATED)).toBe(true);
});

it('a text of one word is its own wording', () => {
  expect(keepsWording('Hello!', 'Hello!')).toBe(true);
});

it.each([
  ['a text of its own with the same greeting', 'Hi Marta, would you like to join our round table on logistics in May?'],
  ['a text about the same fact in other words', 'Hi Marta! Congratulations on the new site in Leipzig from all of us.'],
  ['one of its words', 'Hi!'],
  ['signs without a word', '…'],
])('%s does not', (_, text) => {
  expect(keepsWording(text, GENERATED)).toBe(false);
});
