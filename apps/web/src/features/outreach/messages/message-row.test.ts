import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MessageRow } from './MessageRow.tsx';

type Shown = Parameters<typeof MessageRow>[0]['message'];

const draw = (part: Partial<OutreachMessage>) => {
  const message = {
    recipientName: 'Marta Oliveira',
    recipientTitle: null,
    recipientCompany: null,
    recipientLinkedinUrl: 'https://www.linkedin.com/in/marta-example',
    status: 'pending',
    messageContent: 'Hi Marta.',
    sentAt: null,
    acceptedAt: null,
    repliedAt: null,
    failure: null,
    threadId: null,
    nextMessageId: null,
    dueAt: null,
    note: '',
    isSuppressed: false,
    isErased: false,
    needsReview: false,
    ...part,
  } as Shown;
  return renderToStaticMarkup(
    createElement(MessageRow, { message, isSelected: null, onSelect: () => {}, onOpen: () => {} }),
  );
};
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('shows to whom it goes, its profile, its status, its content and that it was not sent yet', () => {
  const row = draw({});
  expect(textOf(row)).toBe('Marta Oliveira pending View Profile Open in queue Hi Marta. Not sent yet');
  expect(row).toContain('href="https://www.linkedin.com/in/marta-example"');
});

it.each(['pending', 'sent', 'accepted', 'replied', 'failed'] as const)('has a badge for the status %s', (status) => {
  expect(textOf(draw({ status }))).toContain(`Marta Oliveira ${status} View Profile`);
});

it('shows when it was sent, and "Unknown" without a name', () => {
  const row = draw({ recipientName: null, status: 'sent', sentAt: '2026-11-21T12:00:00.000Z' });
  expect(textOf(row)).toBe('Unknown sent View Profile Open in queue Hi Marta. Sent Nov 21, 2026');
});

it('shows when it was accepted and answered, and what was noted', () => {
  const times = { sentAt: '2026-11-20T12:00:00.000Z', acceptedAt: '2026-11-21T12:00:00.000Z' };
  const row = textOf(
    draw({ status: 'replied', ...times, repliedAt: '2026-11-22T12:00:00.000Z', note: 'Call her in May.' }),
  );
  expect(row).toContain('Sent Nov 20, 2026 · Accepted Nov 21, 2026 · Replied Nov 22, 2026');
  expect(row).toContain('Note: Call her in May.');
});

it('says of an erased person that they were erased, and opens nothing', () => {
  const part = { recipientName: null, recipientLinkedinUrl: null, messageContent: null, isErased: true } as const;
  const row = draw({ ...part, status: 'sent', sentAt: '2026-11-21T12:00:00.000Z' });
  expect(textOf(row)).toBe('Unknown sent Erased at the person’s request. Sent Nov 21, 2026');
});

it('links no profile that is no web address', () => {
  expect(draw({ recipientLinkedinUrl: 'javascript:alert(1)' })).not.toContain('View Profile');
});
