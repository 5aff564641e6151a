/** The desk's single-key shortcuts, in the order in which they are listed. */
export const QUEUE_SHORTCUTS = [
  { key: 'j', does: 'next' },
  { key: 'k', does: 'previous' },
  { key: 'w', does: 'write the draft' },
  { key: 'e', does: 'edit' },
  { key: 'c', does: 'copy' },
  { key: 'o', does: 'open the profile' },
  { key: 's', does: 'mark as sent' },
  { key: 'a', does: 'accepted, or approve' },
  { key: 'r', does: 'replied' },
  { key: 'f', does: 'failed' },
  { key: 'x', does: 'skip' },
  { key: 'n', does: 'note' },
  { key: 'm', does: 'next message' },
  { key: 'z', does: 'undo' },
  { key: 't', does: 'switch queue' },
] as const;

/** Acts on the message that was marked last, though another one is shown already. */
export const ANSWER_SHORTCUT = { key: 'y', does: 'next message to the one just marked' } as const;

export type QueueShortcut = (typeof QUEUE_SHORTCUTS)[number]['key'];
