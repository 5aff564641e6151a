import { expect, it } from 'vitest';
import { cleanModelText } from './clean-model-text.ts';

it.each([
  ['Hi Marta, a note.', 'Hi Marta, a note.'],
  ['  Hi Marta,\r\n\r\n\r\n\r\nA note.\n', 'Hi Marta,\n\nA note.'],
  ['"Hi Marta, a note."', 'Hi Marta, a note.'],
  ['„Hallo Marta, eine Nachricht.“', 'Hallo Marta, eine Nachricht.'],
  ['"Acme" and "Northwind"', '"Acme" and "Northwind"'],
  ['```text\nHi Marta\n```', 'Hi Marta'],
  ['```\n"Hi Marta"\n```', 'Hi Marta'],
  ['Subject: Hello\n\nHi Marta', 'Hi Marta'],
  ['Betreff: Hallo\nHi Marta', 'Hi Marta'],
  ['Hi **Marta**, 2 ** 3', 'Hi Marta, 2 ** 3'],
  ['Hi\u202e Mar\u200bta\u{e0041}\u0007', 'Hi Marta'],
  ['  \n', ''],
])('makes of %j the message alone', (answer, message) => {
  expect(cleanModelText(answer)).toBe(message);
});

it('leaves no half of a surrogate pair', () => {
  expect(cleanModelText('Hi \ud83d').isWellFormed()).toBe(true);
});
