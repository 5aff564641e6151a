import { describe, expect, it } from 'vitest';
import { emailStatusOf } from './email-status.ts';

describe('emailStatusOf', () => {
  it.each([
    ['verified', 'verified'],
    [' Verified ', 'verified'],
    ['likely to engage', 'likely'],
    ['likely_to_engage', 'likely'],
    ['guessed', 'likely'],
    ['extrapolated', 'likely'],
    ['bounced', 'invalid'],
    ['invalid', 'invalid'],
    ['unavailable', 'unknown'],
    ['unverified', 'unknown'],
    ['constructor', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('takes %j for %s', (original, status) => {
    expect(emailStatusOf(original)).toBe(status);
  });
});
