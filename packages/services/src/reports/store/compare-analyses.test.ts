import { expect, it } from 'vitest';
import { COMPANY, cite, draftOf, item, NOW } from '../verify/verify-draft.fixtures.ts';
import { verifyDraft } from '../verify/verify-draft.ts';
import { compareAnalyses } from './compare-analyses.ts';

const posting = (id: string, title: string) => ({
  id,
  title,
  department: null,
  location: null,
  url: null,
  postedOn: null,
});

function analysisOf(titles: string[], positions: string[] | null) {
  const evidence = titles.map((title, index) => item(`E${index}`, title));
  const news = evidence.map(({ id, title }) => ({
    category: 'other' as const,
    title,
    summary: '',
    date: null,
    citations: [cite(id, title)],
  }));
  const postings = positions?.map((title, index) => posting(`${index}`, title)) ?? null;
  return verifyDraft(draftOf({ news }), { company: COMPANY, evidence, postings, now: NOW }).analysis;
}

it('compares nothing with nothing', () => {
  expect(compareAnalyses(null, analysisOf([], null))).toBeNull();
});

it('finds nothing new in the same report', () => {
  const same = analysisOf(['Northwind wins a safety award'], ['Engineer', 'Engineer']);
  expect(compareAnalyses({ version: 3, analysis: same }, same)).toEqual({
    since: 3,
    newLaunches: [],
    newNews: [],
    openedPositions: [],
    closedPositions: [],
    newKeywords: [],
  });
});

it('names what is new, opened and closed; two openings of one title are two', () => {
  const before = analysisOf(['Northwind wins a safety award'], ['Engineer', 'Clerk']);
  const now = analysisOf(
    ['A safety award: Northwind wins', 'Northwind opens a plant in Leipzig'],
    ['Engineer', 'Engineer'],
  );
  expect(compareAnalyses({ version: 1, analysis: before }, now)).toMatchObject({
    newNews: ['Northwind opens a plant in Leipzig'],
    openedPositions: ['Engineer'],
    closedPositions: ['Clerk'],
  });
});

it('says nothing of positions when one side knows no board', () => {
  const changes = compareAnalyses({ version: 1, analysis: analysisOf([], ['Engineer']) }, analysisOf([], null));
  expect(changes).toMatchObject({ openedPositions: [], closedPositions: [] });
});
