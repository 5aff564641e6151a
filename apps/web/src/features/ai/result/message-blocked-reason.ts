import type { CheckState } from './use-message-check';

/** Why the message can't be used yet, in words; null when it can. */
export function messageBlockedReason(check: CheckState, text: string): string | null {
  if (text.trim() === '') return 'No message to use.';
  if (check.kind === 'checking') return 'Checking the text…';
  if (check.kind === 'failed') return 'The text couldn’t be checked. Check it again first.';
  const count = check.unsupported.length;
  if (count === 0) return null;
  return `${count === 1 ? '1 claim is' : `${count} claims are`} unsupported. Edit the text or add a supporting note.`;
}
