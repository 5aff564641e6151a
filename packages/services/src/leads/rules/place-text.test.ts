import { expect, it } from 'vitest';
import { placeText } from './place-text.ts';

it.each([
  [{ city: 'Berlin', state: 'Berlin', country: 'Germany' }, 'Berlin, Germany'],
  [{ city: 'Boston', state: 'Massachusetts', country: null }, 'Boston, Massachusetts'],
  [{ city: null, state: null, country: null }, null],
])('writes a place once: %o', (place, text) => {
  expect(placeText(place)).toBe(text);
});
