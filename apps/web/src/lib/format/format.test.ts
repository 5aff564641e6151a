import { describe, expect, test } from 'vitest';
import { formatCount, formatDate, formatNumber, formatPercent, formatRelativeTime } from './format.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const before = (ms: number) => new Date(NOW - ms).toISOString();

describe('numbers', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1234, '1,234'],
    [1_234_567, '1,234,567'],
    [1234.6, '1,235'],
    [-1200, '-1,200'],
  ])('%d has thousands separators and no decimals', (value, expected) => {
    expect(formatNumber(value)).toBe(expected);
  });

  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'what is unknown (%s) is a dash, never 0',
    (value) => {
      expect(formatNumber(value)).toBe('–');
      expect(formatPercent(value)).toBe('–');
    },
  );

  test('a count takes the singular for one alone', () => {
    expect(formatCount(1, 'company', 'companies')).toBe('1 company');
    expect(formatCount(0, 'company', 'companies')).toBe('0 companies');
    expect(formatCount(1200, 'company', 'companies')).toBe('1,200 companies');
  });

  test('percentages have the decimals that are asked for', () => {
    expect(formatPercent(87.25)).toBe('87.3%');
    expect(formatPercent(33.3, 0)).toBe('33%');
  });
});

describe('relative time', () => {
  test.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [3_600_000, '1 hour ago'],
    [23 * 3_600_000, '23 hours ago'],
    [86_400_000, '1 day ago'],
    [45 * 86_400_000, '1 month ago'],
    [800 * 86_400_000, '2 years ago'],
  ])('%d ms ago reads "%s"', (elapsedMs, expected) => {
    expect(formatRelativeTime(before(elapsedMs), NOW)).toBe(expected);
  });

  test('a clock that runs ahead reads "just now", never the future', () => {
    expect(formatRelativeTime(before(-4000), NOW)).toBe('just now');
    expect(formatRelativeTime(before(-86_400_000), NOW)).toBe('just now');
  });

  test.each([null, undefined, ''])('no date (%s) reads "Never"', (value) => {
    expect(formatRelativeTime(value, NOW)).toBe('Never');
    expect(formatDate(value)).toBe('Never');
  });

  test.each(['yesterday-ish', '2026-13-45', Number.NaN, new Date('x')])(
    'an unreadable date reads "Unknown" and throws nothing',
    (value) => {
      expect(formatRelativeTime(value, NOW)).toBe('Unknown');
      expect(formatDate(value)).toBe('Unknown');
    },
  );

  test('the suffix stands once', () => {
    expect(formatRelativeTime(before(7_200_000), NOW).match(/ago/g)).toHaveLength(1);
  });
});
