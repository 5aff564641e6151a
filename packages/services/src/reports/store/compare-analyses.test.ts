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

function analysisOf(titles: string[], positions: string[] | null, boards = ['https://jobs.example/northwind']) {
  const evidence = titles.map((title, index) => item(`E${index}`, title));
  const news = evidence.map(({ id, title }) => ({
    category: 'other' as const,
    title,
    summary: '',
    date: null,
    citations: [cite(id, title)],
  }));
  const postings = positions?.map((title, index) => posting(`${index}`, title)) ?? null;
  return {
    analysis: verifyDraft(draftOf({ news }), { company: COMPANY, evidence, postings, now: NOW }).analysis,
    boards,
  };
}

it('compares nothing with nothing', () => {
  expect(compareAnalyses(null, analysisOf([], null))).toBeNull();
});

it('finds nothing new in the same report', () => {
  const same = analysisOf(['Northwind wins a safety award'], ['Engineer', 'Engineer']);
  expect(compareAnalyses({ version: 3, ...same }, same)).toEqual({
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
  expect(compareAnalyses({ version: 1, ...before }, now)).toMatchObject({
    newNews: ['Northwind opens a plant in Leipzig'],
    openedPositions: ['Engineer'],
    closedPositions: ['Clerk'],
  });
});

it('says nothing of positions when one side knows no board', () => {
  const changes = compareAnalyses({ version: 1, ...analysisOf([], ['Engineer']) }, analysisOf([], null));
  expect(changes).toMatchObject({ openedPositions: [], closedPositions: [] });
});

it.each([
  ['another sum', 'Northwind raises $40 million', 'Northwind raises $60 million'],
  ['another version', 'Northwind launches GripOne 2', 'Northwind launches GripOne 3'],
  ['another year', 'Northwind reports its results for 2025', 'Northwind reports its results for 2026'],
])('calls %s new', (_what, earlier, later) => {
  const changes = compareAnalyses({ version: 1, ...analysisOf([earlier], null) }, analysisOf([later], null));
  expect(changes?.newNews).toEqual([later]);
});

it('closes no position of a board that could not be read this time', () => {
  const before = analysisOf([], ['Engineer', 'Clerk'], ['https://jobs.example/northwind', 'https://other.example']);
  const changes = compareAnalyses({ version: 1, ...before }, analysisOf([], ['Engineer']));
  expect(changes).toMatchObject({ openedPositions: [], closedPositions: [] });
});
