import type { OutreachMessageDoc } from '@workbench/db';

/** Of a message as people see it; 0 for one of an earlier version. Pure. */
export const editionOf = ({ edition }: Partial<Pick<OutreachMessageDoc, 'edition'>>): number => edition ?? 0;

/** What people see of a message beside its note. */
const SEEN = [
  'status',
  'messageContent',
  'messageId',
  'messageType',
  'writtenBy',
  'needsReview',
  'dueAt',
  'sentAt',
  'failure',
  'marks',
] as const;

/** Whether nothing but the note was changed, if that: it may have its former text again. Pure. */
export const isSameButNote = (before: OutreachMessageDoc, now: OutreachMessageDoc): boolean =>
  SEEN.every((field) => JSON.stringify(before[field] ?? null) === JSON.stringify(now[field] ?? null));
