import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBuiltInAnalyst } from '../../../packages/services/src/reports/analyse/built-in/built-in-analyst.ts';
import { evaluateRealSites, type RealSiteResult } from '../real-sites/evaluate-real-sites.ts';
import { readSiteSet } from '../real-sites/site-set.ts';
import { precisionOf, recallOf, sumOf } from '../tally.ts';
import { buildSiteSet } from './own-site-set.ts';

const HALVES = ['develop', 'held'] as const;
const folders: string[] = [];
let results: RealSiteResult[] = [];

beforeAll(async () => {
  folders.push(...HALVES.map((half) => buildSiteSet(join(import.meta.dirname, half))));
  results = await evaluateRealSites(folders.flatMap(readSiteSet), {
    analyst: createBuiltInAnalyst(),
    reader: null,
  });
}, 120_000);

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const sum = (count: (one: RealSiteResult) => number) => results.reduce((total, one) => total + count(one), 0);

test('the fictional sites are many, of many generators and languages, and small', () => {
  const entries = results.map(({ stored }) => stored.site);
  expect(entries.length).toBeGreaterThanOrEqual(40);
  expect(new Set(entries.map(({ generator }) => generator)).size).toBeGreaterThanOrEqual(14);
  expect(new Set(entries.map(({ language }) => language?.slice(0, 2))).size).toBeGreaterThanOrEqual(7);
  for (const { domain } of entries) expect(domain).toMatch(/\.example$/);
  const files = HALVES.flatMap((half) => {
    const folder = join(import.meta.dirname, half);
    return readdirSync(folder).map((name) => join(folder, name));
  });
  expect(files.reduce((total, file) => total + statSync(file).size, 0)).toBeLessThan(600_000);
  for (const file of files) expect(readFileSync(file, 'utf8')).toContain('# news');
});

test('their news are told, nothing else is, with their days and kinds', () => {
  const news = sumOf(results.map((one) => one.news));
  expect(recallOf(news)).toBeGreaterThanOrEqual(0.85);
  expect(precisionOf(news)).toBeGreaterThanOrEqual(0.95);
  expect(sum(({ dates }) => dates.right) / sum(({ dates }) => dates.count)).toBeGreaterThanOrEqual(0.95);
  expect(sum(({ categories }) => categories.right) / sum(({ categories }) => categories.count)).toBeGreaterThanOrEqual(
    0.92,
  );
});

test('their launches, openings and research are read', () => {
  const launches = sumOf(results.map((one) => one.launches));
  expect(recallOf(launches)).toBeGreaterThanOrEqual(0.8);
  expect(precisionOf(launches)).toBeGreaterThanOrEqual(0.92);
  expect(sum(({ areOpeningsExact }) => Number(areOpeningsExact)) / results.length).toBeGreaterThanOrEqual(0.85);
  const research = results.filter(({ isResearchRight }) => isResearchRight !== null);
  expect(research.filter(({ isResearchRight }) => isResearchRight).length / research.length).toBeGreaterThanOrEqual(
    0.9,
  );
});

test('no headcount is wrong, no statement unsupported or about another company', () => {
  expect(sum(({ wrongHeadcounts }) => wrongHeadcounts)).toBe(0);
  expect(results.flatMap(({ unsupported, ofOthers }) => [...unsupported, ...ofOthers])).toEqual([]);
});
