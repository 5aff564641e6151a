import type { CheckState } from './use-message-check';

/** Why the message can't be used yet, in words; null when it can. */
export function messageBlockedReason(check: CheckState, text: string): string | null {
  if (text.trim() === '') return 'There is no message to use.';
  if (check.kind === 'checking') return 'The text is being checked.';
  if (check.kind === 'failed') return 'The text could not be checked. Check it again first.';
  const count = check.unsupported.length;
  if (count === 0) return null;
  return `${count === 1 ? '1 claim is' : `${count} claims are`} unsupported. Change the text, or add what you know as a note.`;
}
