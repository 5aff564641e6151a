import { describe, expect, it } from 'vitest';
import type { EvidenceItem } from '../../schemas.ts';
import { verifyDraft } from '../../verify/verify-draft.ts';
import { analyse, COMPANY, item, NOW, page, press } from './built-in-analyst.fixtures.ts';

const verified = (evidence: EvidenceItem[]) =>
  verifyDraft(analyse(evidence), { company: COMPANY, evidence, postings: null, now: NOW }).analysis;
const newsOf = (evidence: EvidenceItem) => verified([evidence]).recentNews.map(({ category }) => category);
const launchesOf = (evidence: EvidenceItem) => verified([evidence]).productLaunches.map(({ name }) => name);

describe('money that is no round', () => {
  it.each([
    'Tallowmere raises minimum wage to $20',
    'Tallowmere raises £12,000 for local hospice',
    'Our investor Birchline closes $400 million fund\nBirchline Capital has raised $400 million for its new fund.',
    'Tallowmere secures $40 million grant',
    'Tallowmere raises rent by $300',
    'Tallowmere raises $40m to $45m guidance',
  ])('%s', (text) => {
    expect(newsOf(item(text))).not.toContain('equity_raise');
  });

  it.each([
    'Tallowmere raises $40 million to build robots for hospitals',
    'Tallowmere raises $40 million from Birchline Capital',
    'Tallowmere raises $40 million for its wage software',
    'Tallowmere secures $40 million in growth equity and debt',
  ])('%s is one', (text) => {
    expect(newsOf(item(text))).toEqual(['equity_raise']);
  });
});

describe('moves that are none', () => {
  it.each([
    'Tallowmere opens roof terrace in Denver',
    'Tallowmere opens office pool to public',
    'Tallowmere relocates staff after fire in Denver office',
    'Imagine: Tallowmere opens a moon office\nA story for children.',
    'On this day in 2016: Tallowmere opens Denver office\nA look back.',
  ])('%s', (text) => {
    expect(newsOf(item(text))).not.toContain('office_move');
  });
});

describe('partners that are none', () => {
  it.each([
    'Tallowmere partners with police in fraud probe',
    'Tallowmere and Halden partner? Not so fast\nAn opinion.',
    'Tallowmere teams up with Santa',
  ])('%s', (text) => {
    expect(newsOf(item(text))).not.toContain('partnership');
  });
});

describe('launches that are none', () => {
  it.each([
    'Meet Picker Two at LogiMAT\nPicker Two will be shown in November.',
    'Introducing Ada Sample\nAda is our new CFO.',
    'Introducing Globex Cranes, our newest customer',
    'Picker Two launched by rival Globex\nGlobex copied us.',
    'Announcing the winners of Robot Cup',
    'Introducing the Halden Award',
  ])('%s', (text) => {
    expect(launchesOf(item(text))).toEqual([]);
  });
});

describe('news that is none', () => {
  it.each([
    'Tallowmere at LogiMAT 2026\nVisit our stand in Stuttgart from 3 to 5 November 2026.',
    'Imagine: Tallowmere opens a moon office\nA story for children.',
  ])('%s', (text) => {
    const { recentNews, summarySentences } = verified([item(text)]);
    expect([recentNews, summarySentences]).toEqual([[], []]);
  });

  it.each(['Satire: Tallowmere acquires the moon', 'Tallowmere Robotics Club of Ohio wins state final'])(
    '%s',
    (title) => {
      expect(newsOf(press(title))).toEqual([]);
    },
  );
});

it('an undated piece is as old as the place and day that its text begins with', () => {
  const text = 'Tallowmere opens Denver office\nDenver, 2 October 2019 – The office has room.';
  expect(verified([item(text, { date: null })]).recentNews).toMatchObject([{ date: '2019-10-02', isBackground: true }]);
});

describe('research of the past or of others', () => {
  it.each([
    'Our R&D team was dissolved in 2021.',
    'Our former R&D centre is a hotel now.',
    'In 1998 we had a research lab.',
    'We closed our research lab in 2020.',
    'We outsource R&D to Globex.',
  ])('%s', (sentence) => {
    expect(verified([page(`Robots for every warehouse\n${sentence}`)]).rdActivity.hasRD).toBe(false);
  });
});

describe('what the company does', () => {
  it.each([
    'Globex builds the world’s best cranes. Tallowmere Robotics sells them.',
    'Tallowmere Robotics is a fictional company used in our examples.',
    'Tallowmere Robotics is the best company, says Ada.',
    'Tallowmere Robotics is not a bank.',
  ])('is not read from "%s"', (sentence) => {
    expect(verified([page(`Robots for every warehouse\n${sentence}`)]).summary).toBe('');
  });
});
