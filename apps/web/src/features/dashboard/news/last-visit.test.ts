import { describe, expect, it } from 'vitest';
import { nextVisits } from './last-visit';
import { newsSince } from './news-since';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const now = Date.parse('2026-11-28T09:00:00Z');

describe('visits', () => {
  it('a first one looks back a week', () => {
    const first = nextVisits(null, now);
    expect(first).toEqual({ before: null, seen: now });
    expect(newsSince(first, now)).toEqual({ day: '2026-11-21', isLastVisit: false });
  });

  it('go on while the pauses are short, so that a reload keeps the news', () => {
    const before = now - 2 * DAY;
    let visits = nextVisits({ before: null, seen: before }, now);
    for (let minutes = 20; minutes <= 200; minutes += 20) visits = nextVisits(visits, now + minutes * MINUTE);
    expect(visits).toEqual({ before, seen: now + 200 * MINUTE });
    expect(newsSince(visits, now)).toEqual({ day: '2026-11-26', isLastVisit: true });
  });

  it('begin again after half an hour', () => {
    const visits = nextVisits({ before: null, seen: now - 30 * MINUTE }, now);
    expect(visits).toEqual({ before: now - 30 * MINUTE, seen: now });
  });

  it('are not set back by a clock that was ahead', () => {
    expect(nextVisits({ before: null, seen: now + DAY }, now)).toEqual({ before: null, seen: now + DAY });
  });

  it('of more than a year ago look back a year', () => {
    expect(newsSince({ before: now - 800 * DAY, seen: now }, now).day).toBe('2025-11-28');
  });
});
