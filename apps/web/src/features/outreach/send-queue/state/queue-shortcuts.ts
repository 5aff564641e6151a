/** The desk's single-key shortcuts, in the order in which they are listed. */
export const QUEUE_SHORTCUTS = [
  { key: 'j', does: 'next' },
  { key: 'k', does: 'previous' },
  { key: 'w', does: 'write the draft' },
  { key: 'e', does: 'edit' },
  { key: 'c', does: 'copy' },
  { key: 'o', does: 'open the profile' },
  { key: 's', does: 'mark as sent' },
  { key: 'a', does: 'accepted' },
  { key: 'r', does: 'replied' },
  { key: 'f', does: 'failed' },
  { key: 'x', does: 'skip' },
  { key: 'n', does: 'note' },
  { key: 'm', does: 'next message' },
  { key: 'z', does: 'undo' },
  { key: 't', does: 'switch queue' },
] as const;

export type QueueShortcut = (typeof QUEUE_SHORTCUTS)[number]['key'];
