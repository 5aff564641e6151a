import { describe, expect, it } from 'vitest';
import { effectiveLimit, parseCustomLimit } from './custom-limit.ts';
import { DEFAULT_OPTIONS, parseOptions, toLimitOptions } from './message-options.ts';

describe('remembered options', () => {
  it('come back as they were stored', () => {
    const options = { ...DEFAULT_OPTIONS, language: 'de' as const, isFormal: false, senderName: 'Ann' };
    expect(parseOptions(JSON.stringify(options))).toEqual(options);
  });

  it.each([null, '', 'nonsense', '7', 'null', '{"tone":"constructor","isFormal":"yes","language":[]}'])(
    'begin anew where storage holds %s',
    (stored) => expect(parseOptions(stored)).toEqual(DEFAULT_OPTIONS),
  );
});

describe('the limit of a connection request', () => {
  it.each([
    ['free', '', 200],
    ['paid', '', 300],
    ['custom', '120', 120],
    ['custom', '12', 300],
  ] as const)('with profile %s and "%s" typed is %i', (limitProfile, customLimit, limit) => {
    expect(effectiveLimit({ ...DEFAULT_OPTIONS, limitProfile, customLimit })).toBe(limit);
  });

  it.each(['49', '301', '-60', '1e2', '60.5', ''])('is never %s', (typed) =>
    expect(parseCustomLimit(typed)).toBeNull(),
  );

  it.each([200, 300, 250])('of %i is found again as a choice', (limit) => {
    expect(effectiveLimit({ ...DEFAULT_OPTIONS, ...toLimitOptions(limit) })).toBe(limit);
  });
});
