import { expect, it } from 'vitest';
import { joinLocation } from './location.ts';

it.each([
  [{ city: 'Berlin', state: 'Berlin', country: 'Germany' }, 'Berlin, Germany'],
  [{ city: 'Boston', state: 'Massachusetts', country: null }, 'Boston, Massachusetts'],
  [{ city: null, state: null, country: null }, null],
])('writes a place once: %o', (place, text) => {
  expect(joinLocation(place)).toBe(text);
});
