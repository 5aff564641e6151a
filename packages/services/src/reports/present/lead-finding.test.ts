import { expect, it } from 'vitest';
import type { NewsCategory } from '../schemas.ts';
import { leadFinding } from './lead-finding.ts';

const news = (category: NewsCategory, title: string, date: string | null, isBackground = false) => ({
  category,
  title,
  date,
  isBackground,
});
const launch = (name: string, launchDate: string | null) => ({ name, launchDate, isBackground: false });

const ROUND = news('equity_raise', 'Acme raises $40 million', '2026-02-01');
const PURCHASE = news('other', 'Acme acquires Bolt', '2026-03-01');
const LEADER = news('other', 'Acme appoints a chief executive', '2026-05-01');
const PRIZE = news('other', 'Acme mourns its founder', '2026-11-01');
const OFFICE = news('office_move', 'Acme opens a depot in Oslo', '2026-10-01');

it.each([
  ['a round before a purchase', [PRIZE, PURCHASE, ROUND], [], 'Acme raises $40 million'],
  ['a purchase before who leads', [LEADER, PURCHASE], [], 'Acme acquires Bolt'],
  ['who leads before a launch', [LEADER], [launch('Arm', '2026-11-02')], 'Acme appoints a chief executive'],
  ['a launch before a move and the rest', [OFFICE, PRIZE], [launch('Arm', '2026-01-02')], 'Launched Arm'],
  [
    'the newer of two of a kind',
    [ROUND, news('equity_raise', 'Acme raises $9 million', '2026-09-01')],
    [],
    'Acme raises $9 million',
  ],
  [
    'a dated one before an undated one',
    [news('equity_raise', 'Acme raises money', null), ROUND],
    [],
    'Acme raises $40 million',
  ],
  [
    'nothing that is older than a year',
    [news('equity_raise', 'Seed', '2019-01-01', true), PRIZE],
    [],
    'Acme mourns its founder',
  ],
])('what matters most is %s', (_, recentNews, productLaunches, expected) => {
  expect(leadFinding({ recentNews, productLaunches })?.title).toBe(expected);
});

it('is nothing where nothing was found', () => {
  expect(leadFinding({ recentNews: [], productLaunches: [] })).toBeNull();
});
