import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createSandboxWorld } from '../sandbox-world.ts';
import { companyOfToken } from './job-boards.ts';
import { labelOfPressPath } from './press-article.ts';
import { SPECIAL_SITES } from './special-sites/all-special-sites.ts';
import { storyOf } from './story-of.ts';
import type { SiteStory, StoryPage } from './types.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const world = createSandboxWorld({ seed: 20_260_101, companies: 300, now: () => NOW });
const usual = world.all().slice(0, 300);
const special = [...SPECIAL_SITES.keys()].flatMap((domain) => world.byDomain(domain) ?? []);

const textOf = ({ body }: StoryPage) => (typeof body === 'string' ? body : gunzipSync(body).toString('utf8'));

/** Paths of the addresses that sitemaps and feeds name. */
function listedPaths({ pages }: SiteStory, domain: string): string[] {
  const machine = Object.entries(pages).filter(([path]) => /\.xml(?:\.gz)?$/.test(path));
  return machine.flatMap(([, page]) =>
    [...textOf(page).matchAll(new RegExp(`https://${domain}(/[^<"]+)`, 'g'))].map(([, path = '']) => path),
  );
}

describe('the story of a company', () => {
  test('is the same on the same day, whoever asked in between', () => {
    const tell = (now: Date) => usual.map((company) => JSON.stringify(storyOf(company, now)));
    const first = tell(NOW);
    // Of so many, those told first are forgotten and told again.
    expect(tell(new Date('2026-11-27T12:00:00Z'))).not.toEqual(first);
    expect(tell(new Date('2026-11-20T23:59:00Z'))).toEqual(first);
  });

  test('writes the size of an office with a separator for thousands', () => {
    const sizes = usual.flatMap((company) =>
      Object.values(storyOf(company, NOW).pages).flatMap((page) =>
        [...textOf(page).matchAll(/([\d,]+) square feet/g)].map(([, size = '']) => size),
      ),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter((size) => !/^\d{1,2},000$/.test(size))).toEqual([]);
  });

  test.each([
    ['usual companies', usual],
    ['fixed companies', special],
  ])('of %s lists no address that its site does not have', (_, companies) => {
    for (const company of companies) {
      const story = storyOf(company, NOW);
      const isHere = (path: string) => path === '/' || path === '/about' || story.pages[path] !== undefined;
      expect(
        listedPaths(story, company.domain).filter((path) => !isHere(path)),
        company.domain,
      ).toEqual([]);
    }
  });

  test('dates nothing of a usual company in the future', () => {
    for (const company of usual) {
      const { truth, headlines, board } = storyOf(company, NOW);
      const days = [
        ...truth.news.map(({ date }) => date),
        ...truth.launches.map(({ date }) => date),
        ...headlines.map(({ seenOn }) => seenOn),
        ...(board?.jobs ?? []).map(({ postedOn }) => postedOn),
      ];
      expect(days.every((day) => day === null || (/^\d{4}-\d\d-\d\d$/.test(day) && day <= '2026-11-20'))).toBe(true);
    }
  });

  test('is varied: every category, board, undated and stale items, and homonyms occur', () => {
    const stories = usual.map((company) => storyOf(company, NOW));
    const news = stories.flatMap(({ truth }) => truth.news);
    expect(new Set(news.map(({ category }) => category)).size).toBe(4);
    expect(new Set(stories.map(({ board }) => board?.host)).size).toBe(8);
    expect(news.some(({ date }) => date === null)).toBe(true);
    expect(news.some(({ date }) => date !== null && date < '2025-11-20')).toBe(true);
    expect(new Set(news.map(({ title }) => title)).size).toBeGreaterThan(news.length * 0.9);
    expect(stories.some(({ truth }) => truth.never.length > 0)).toBe(true);
  });

  test('is found again from the address of a board and of a newspaper article', () => {
    for (const company of usual) {
      const { board, headlines } = storyOf(company, NOW);
      if (board !== null) expect(companyOfToken(world, board.token)?.domain).toBe(company.domain);
      for (const { path } of headlines) expect(`${labelOfPressPath(path)}.example.com`).toBe(company.domain);
    }
  });
});

describe('the fixed companies', () => {
  test('are sixty, each with its own name', () => {
    expect(special).toHaveLength(60);
    expect(new Set(special.map(({ name }) => name)).size).toBe(60);
  });

  test('have boards and identifiers under their own domain', () => {
    for (const company of special) {
      const { board, trials } = storyOf(company, NOW);
      const label = company.domain.split('.')[0] ?? '';
      if (board !== null) expect(board.token.startsWith(label)).toBe(true);
      const own = trials.filter(({ contactEmail }) => contactEmail?.endsWith('.example.com'));
      for (const { contactEmail } of own) expect(contactEmail?.endsWith(`@${company.domain}`)).toBe(true);
    }
  });

  test('hold nothing in their truth that must never be said', () => {
    for (const company of special) {
      const { truth } = storyOf(company, NOW);
      const right = JSON.stringify({ ...truth, never: [] }).toLowerCase();
      expect(
        truth.never.filter((words) => right.includes(words.toLowerCase())),
        company.domain,
      ).toEqual([]);
    }
  });
});
