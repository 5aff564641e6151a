import { expect, it } from 'vitest';
import { markedText, nameOf } from './notice-labels.ts';

const none = { informed: 0, unchanged: 0, withoutMessage: 0, missing: 0 };

it.each([
  [{ ...none, informed: 1 }, '1 person marked.'],
  [{ ...none, informed: 2, unchanged: 1 }, '2 people marked. 1 person was marked before.'],
  [
    { ...none, withoutMessage: 3, missing: 1 },
    '0 people marked. To 3 people no message was sent. 1 record does not exist any more.',
  ],
])('the label of %j is %s', (marked, text) => {
  expect(markedText(marked)).toBe(text);
});

it('who is on the do-not-contact list has no name', () => {
  expect(nameOf({ name: null } as never)).toBe('On the do-not-contact list');
});
