import type {
  AddTargetsResult,
  OutreachCampaign,
  OutreachFunnel,
  OutreachMessage,
  SendQueue,
} from '@workbench/services/outreach/schemas';
import { formatDate } from '~/lib/format/format';
import { FORMATS } from '~/lib/format/formats';
import type { BadgeProps } from '../../components/ui/display/Badge.tsx';
import { DASH, formatCount, formatNumber, formatPercent } from '../../lib/format/format.ts';

interface StatusBadge {
  label: string;
  variant: NonNullable<BadgeProps['variant']>;
}

export const CAMPAIGN_STATUS_BADGE: Record<OutreachCampaign['status'], StatusBadge> = {
  draft: { label: 'draft', variant: 'outline' },
  active: { label: 'active', variant: 'success' },
  paused: { label: 'paused', variant: 'warning' },
  completed: { label: 'completed', variant: 'default' },
};

export const MESSAGE_STATUS_BADGE: Record<OutreachMessage['status'], StatusBadge> = {
  pending: { label: 'pending', variant: 'outline' },
  sent: { label: 'sent', variant: 'default' },
  accepted: { label: 'accepted', variant: 'success' },
  replied: { label: 'replied', variant: 'success' },
  failed: { label: 'failed', variant: 'destructive' },
};

/** "connection request": underscores are shown as spaces. */
export const campaignTypeLabel = (type: OutreachCampaign['type']): string => type.replaceAll('_', ' ');

/** "title: VP Engineering · location: Berlin". */
export function targetCriteriaText(criteria: OutreachCampaign['targetCriteria']): string {
  const parts = Object.entries(criteria).map(([name, value]) => (value === '' ? name : `${name}: ${value}`));
  return parts.length === 0 ? 'No target criteria' : parts.join(' · ');
}

/** What stands where there is no text. */
export const noTextReason = ({ isErased, isSuppressed }: Pick<OutreachMessage, 'isErased' | 'isSuppressed'>): string =>
  isErased ? 'Erased at the person’s request.' : isSuppressed ? 'Hidden: on the do-not-contact list.' : 'No text yet';

export const recipientLabel = ({ recipientName }: Pick<OutreachMessage, 'recipientName'>): string =>
  recipientName === null || recipientName.trim() === '' ? 'Unknown' : recipientName;

/** A message stays on the desk when it leaves its pile without a step of the person's own: calmly, why. */
export function leftQueueText(message: Pick<OutreachMessage, 'recipientName' | 'status'>): string {
  const [name, { label }] = [recipientLabel(message), MESSAGE_STATUS_BADGE[message.status]];
  const why =
    message.status === 'pending'
      ? `The message to ${name} has moved to another queue.`
      : `The message to ${name} is now marked as ${label} and has moved to another queue.`;
  return `${why} The message stays here until you move on.`;
}

/** "VP Engineering at Acme"; empty when neither is known. */
export const recipientTitleText = ({
  recipientTitle,
  recipientCompany,
}: Pick<OutreachMessage, 'recipientTitle' | 'recipientCompany'>): string =>
  [recipientTitle, recipientCompany].filter((part) => part !== null && part !== '').join(' at ');

/** "Sent Nov 20, 2026 · Replied Nov 22, 2026". */
export function historyText({
  sentAt,
  acceptedAt,
  repliedAt,
}: Pick<OutreachMessage, 'sentAt' | 'acceptedAt' | 'repliedAt'>): string {
  if (sentAt === null) return 'Not sent yet';
  const steps = [
    ['Sent', sentAt],
    ['Accepted', acceptedAt],
    ['Replied', repliedAt],
  ] as const;
  return steps.flatMap(([step, at]) => (at === null ? [] : `${step} ${formatDate(at)}`)).join(' · ');
}

/** "Due Nov 24, 2026", or "Next message due Nov 24, 2026" before it is created; null when none is due. */
export function dueText({ dueAt, status }: Pick<OutreachMessage, 'dueAt' | 'status'>): string | null {
  if (dueAt === null) return null;
  return `${status === 'pending' ? 'Due' : 'Next message due'} ${formatDate(dueAt)}`;
}

const MONTH_MS = 30 * 86_400_000;

/** "at 14:05", or "on Nov 22, 14:05" when that is another day; in the reader's time zone. */
export function formatMoment(at: string, now: number): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return 'at an unknown time';
  const isToday = formatDate(time) === formatDate(now);
  if (isToday) return `at ${FORMATS.time(time.getTime())}`;
  return Math.abs(time.getTime() - now) > MONTH_MS ? `on ${formatDate(time)}` : `on ${FORMATS.dayTime(time.getTime())}`;
}

type Quota = SendQueue['requests'];

/** "37 of 100 connection requests used; next slot at 14:05". */
export function quotaText({ used, limit, nextFreeAt }: Quota, noun: string, now: number): string {
  const text = `${formatNumber(used)} of ${formatNumber(limit)} ${noun} used`;
  return nextFreeAt === null ? text : `${text}; next slot ${formatMoment(nextFreeAt, now)}`;
}

/** "12 people in the queue; about 1 day at the daily limit. 2 are not due yet." */
export function backlogText({
  waiting,
  daysLeft,
  dueLater,
}: Pick<SendQueue, 'waiting' | 'daysLeft' | 'dueLater'>): string {
  if (waiting === 0) return 'Nothing to send.';
  const later = dueLater === 0 ? '' : ` ${dueLater === 1 ? '1 is' : `${formatNumber(dueLater)} are`} not due yet.`;
  const waitingText = waiting === 1 ? '1 person in the queue' : `${formatNumber(waiting)} people in the queue`;
  if (daysLeft === null) return `${waitingText}.${later}`;
  return `${waitingText}; about ${formatCount(daysLeft, 'day', 'days')} at the daily limit.${later}`;
}

/** What became of those who were chosen, in words. */
export function addedTargetsText({ added, known, suppressed, hiddenCustomers = 0 }: AddTargetsResult): string {
  const parts = [`${formatCount(added, 'person', 'people')} added`];
  if (known > 0) parts.push(`${formatNumber(known)} already in the campaign`);
  if (suppressed > 0) parts.push(`${formatNumber(suppressed)} on the do-not-contact list`);
  if (hiddenCustomers > 0) parts.push(`${formatNumber(hiddenCustomers)} left out: at customers`);
  return `${parts.join(', ')}.`;
}

/** 0.25 → "25.0%". */
export const formatRate = (rate: OutreachFunnel['templates'][number]['acceptRate']): string =>
  rate === null ? DASH : formatPercent(rate * 100);

/** What the screen says when one of its reads fails. */
export const OUTREACH_READ_FAILURE = {
  campaigns: 'Failed to fetch outreach campaigns',
  counters: 'Failed to fetch outreach totals',
  messages: 'Failed to fetch messages',
  followUp: 'Failed to count the recipients',
  funnel: 'Failed to fetch campaign results',
  week: 'Failed to fetch the plan of the week',
  thread: 'Failed to fetch the earlier messages',
  desk: 'Failed to fetch today’s queue',
  contacts: 'Failed to fetch contacts',
  leads: 'Failed to fetch leads',
  lists: 'Failed to fetch lead lists',
  templates: 'Failed to fetch templates',
} as const;
