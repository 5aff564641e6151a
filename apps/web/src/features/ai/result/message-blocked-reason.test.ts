import { expect, it } from 'vitest';
import { messageBlockedReason } from './message-blocked-reason.ts';

const claim = { text: '$5m', at: 0, kind: 'funding' as const, reason: 'No saved fact supports it' };

it.each([
  ['  ', { kind: 'checked', unsupported: [] }, 'No message to use.'],
  ['Hi', { kind: 'checking' }, 'Checking the text…'],
  ['Hi', { kind: 'failed', reason: 'gone' }, 'couldn’t be checked'],
  ['Hi', { kind: 'checked', unsupported: [claim] }, '1 claim is unsupported'],
  ['Hi', { kind: 'checked', unsupported: [claim, claim] }, '2 claims are unsupported'],
] as const)('"%s" with %o is blocked: %s', (text, check, reason) => {
  expect(
    messageBlockedReason(check.kind === 'checked' ? { ...check, unsupported: [...check.unsupported] } : check, text),
  ).toContain(reason);
});

it('a checked text without a claim can be used', () => {
  expect(messageBlockedReason({ kind: 'checked', unsupported: [] }, 'Hi')).toBeNull();
});
