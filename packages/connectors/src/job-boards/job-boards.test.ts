import { describe, expect, it } from 'vitest';
import { EVIDENCE_TEXT_MAX, type Posting } from '../gather/types.ts';
import { chooseBoards } from './detection/choose-boards.ts';
import { toJobBoardEvidence } from './evidence.ts';
import type { BoardRef } from './types.ts';
import { hostsIn, linksToDomain } from './vendors/linked-hosts.ts';
import { dayOf, joined, oneLine, webAddress } from './vendors/posting-fields.ts';

const lever = (token: string): BoardRef => ({ board: 'lever', token, region: null });
const northwind = { name: 'Northwind Robotics, Inc.', domain: 'northwind.example' };

describe('which of the linked boards are the company’s', () => {
  it('all of a few, whatever they are called', () => {
    const refs = ['northwind', 'nw-labs', 'a', 'b', 'c'].map(lever);
    expect(chooseBoards(refs, northwind)).toEqual({ chosen: refs, ambiguous: [] });
  });

  it('of many only those with its name: an investor links the boards of its portfolio', () => {
    const refs = ['acme', 'northwind', 'northwind-labs', 'b', 'c', 'd'].map(lever);
    const { chosen, ambiguous } = chooseBoards(refs, northwind);
    expect(chosen.map(({ token }) => token)).toEqual(['northwind', 'northwind-labs']);
    expect(ambiguous.map(({ ref }) => ref.token)).toEqual(['acme', 'b', 'c', 'd']);
    expect(ambiguous[0]?.reason).toContain('6 job boards');
  });
});

it.each([
  ['see https://www.northwind.example/jobs', true],
  ['{"url":"https:\\/\\/northwind.example\\/jobs"}', true],
  ['href=&quot;HTTP://Northwind.Example&quot;', true],
  ['https://northwind.example.', true],
  ['https://notnorthwind.example', false],
  ['https://northwind.example.evil.test', false],
  ['jobs@northwind.example', false],
])('%s leads to the domain: %s', (text, isThere) => {
  expect(linksToDomain(hostsIn(text), 'northwind.example')).toBe(isThere);
});

it.each([
  ['2026-10-02T09:00:00-04:00', '2026-10-02'],
  ['2026-09-29 16:02:37 UTC', '2026-09-29'],
  ['2026-10-11', '2026-10-11'],
  ['2026-13-40', null],
  ['2026-10-111', null],
  ['last spring', null],
  [null, null],
])('the day of %j is %j', (text, day) => expect(dayOf(text)).toBe(day));

it('texts stand on one line, and nothing is null', () => {
  expect(oneLine(' Field\n\tTechnician\u00a0 II ')).toBe('Field Technician II');
  expect(oneLine(' \n ')).toBeNull();
  expect(joined('Boulder', ' ', null, 'United States')).toBe('Boulder, United States');
  expect(joined(null, '')).toBeNull();
  expect(webAddress('https://a.example/x')).toBe('https://a.example/x');
  expect(webAddress('data:text/html,x')).toBeNull();
});

describe('a board as evidence', () => {
  const page = { url: 'https://jobs.lever.co/northwind', label: 'Lever', proof: 'linked_from_site' } as const;
  const posting = (index: number, more: Partial<Posting> = {}): Posting => ({
    id: `lever:${index}`,
    title: `Engineer ${index}`,
    department: 'Robotics',
    location: 'Boulder',
    url: null,
    postedOn: null,
    ...more,
  });

  it('has a line for each posting, without the parts that are not known', () => {
    expect(toJobBoardEvidence('Northwind', page, [posting(1), posting(2, { department: null })])).toEqual({
      kind: 'job_board',
      url: page.url,
      title: 'Open positions at Northwind (Lever)',
      date: null,
      publisher: 'jobs.lever.co',
      text: 'Engineer 1 — Robotics — Boulder\nEngineer 2 — Boulder',
      proof: 'linked_from_site',
    });
  });

  it('keeps whole lines within the limit', () => {
    const text =
      toJobBoardEvidence(
        'Northwind',
        page,
        Array.from({ length: 1000 }, (_, index) => posting(index)),
      )?.text ?? '';
    expect(text.length).toBeLessThanOrEqual(EVIDENCE_TEXT_MAX);
    expect(text.length).toBeGreaterThan(EVIDENCE_TEXT_MAX - 100);
    expect(text).toMatch(/Boulder$/);
  });

  it('is none when nothing is open', () => expect(toJobBoardEvidence('Northwind', page, [])).toBeNull());
});
