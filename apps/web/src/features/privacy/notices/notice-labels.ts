import type { MarkedInformed, Notice, NoticeState } from '@workbench/services/privacy/schemas';
import { formatCount } from '../../../lib/format/format.ts';

export const NOTICE_STATES: readonly NoticeState[] = ['overdue', 'week', 'later', 'informed'];

export const STATE_LABELS: Record<NoticeState, string> = {
  overdue: 'Overdue',
  week: 'Due this week',
  later: 'Later',
  informed: 'Informed',
};

export const NO_ONE: Record<NoticeState, string> = {
  overdue: 'No one is overdue.',
  week: 'No one has to be informed this week.',
  later: 'No one has to be informed later.',
  informed: 'No one has been marked as informed yet.',
};

export const HOW_LABELS: Record<NonNullable<Notice['informedHow']>, string> = {
  notice: 'By a notice',
  message: 'By the first message',
  not_needed: 'Not needed',
};

export const keyOf = ({ kind, id }: Pick<Notice, 'kind' | 'id'>): string => `${kind}:${id}`;

export const nameOf = ({ name }: Notice): string => (name === null ? 'On the do-not-contact list' : name || 'No name');

/** "3 people marked. 1 has no message that was sent." */
export function markedText({ informed, unchanged, withoutMessage, missing }: MarkedInformed): string {
  const parts = [
    `${formatCount(informed, 'person', 'people')} marked.`,
    unchanged > 0 && `${formatCount(unchanged, 'person was', 'people were')} marked before.`,
    withoutMessage > 0 && `To ${formatCount(withoutMessage, 'person', 'people')} no message was sent.`,
    missing > 0 && `${formatCount(missing, 'record does', 'records do')} not exist any more.`,
  ];
  return parts.filter(Boolean).join(' ');
}
