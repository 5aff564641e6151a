import { describe, expect, test } from 'vitest';
import { parseSearchString, stringifySearch } from './search-string.ts';

describe('the search of the address', () => {
  test.each(['1e3', 'true', '0012', '{"$ne":null}', 'C++', 'a&b=c', 'Müller % #', '..'])(
    '"%s" comes back as it was typed',
    (q) => {
      expect(parseSearchString(stringifySearch({ q }))).toEqual({ q });
    },
  );

  test('what is undefined or null is left out', () => {
    expect(stringifySearch({ q: undefined, tab: null })).toBe('');
    expect(stringifySearch({ page: 2, q: undefined })).toBe('?page=2');
  });

  test('a broken escape does not throw', () => {
    expect(parseSearchString('?q=%E0%A4%A')).toHaveProperty('q');
  });

  test('half an emoji, which no address can hold, does not throw', () => {
    expect(() => stringifySearch({ q: '\ud83d' })).not.toThrow();
    expect(parseSearchString(stringifySearch({ q: '\ud83d' })).q).toBe('\ufffd');
  });
});
