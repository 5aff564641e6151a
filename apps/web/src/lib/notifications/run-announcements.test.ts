import { expect, it } from 'vitest';
import { createRunAnnouncements } from './run-announcements.ts';

const ENDED = { id: 'a', finishedAt: '2026-11-01T00:00:00Z' };

it('an ending is announced once, and again when the run was tried again', () => {
  const { announceOnce } = createRunAnnouncements('test');
  expect(announceOnce(ENDED)).toBe(true);
  expect(announceOnce(ENDED)).toBe(false);
  expect(announceOnce({ ...ENDED, finishedAt: '2026-11-02T00:00:00Z' })).toBe(true);
});

it('a run is followed until its end is announced', () => {
  const { follow, isFollowed, announceOnce } = createRunAnnouncements('test');
  follow('a');
  expect(isFollowed('a')).toBe(true);
  announceOnce(ENDED);
  expect(isFollowed('a')).toBe(false);
});

it('runs of two kinds do not silence each other', () => {
  expect(createRunAnnouncements('one').announceOnce(ENDED)).toBe(true);
  expect(createRunAnnouncements('two').announceOnce(ENDED)).toBe(true);
});
