import { CompanyModel, CompanySyncModel } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings/index.ts';
import { createContext } from '../../shared/context.ts';
import { COMPANY_ROW } from '../export/exported-company.ts';
import { readCompaniesOnce } from '../export/read-companies-once.ts';
import { type CompanySort, type ListCompaniesInput, listCompaniesInput } from '../schemas.ts';
import { newCompany } from '../store/document/stored-company.ts';
import { listCompanies } from './list-companies.ts';
import { companySearchWords } from './words.ts';

useTestDatabase();
const ctx = createContext();
const COUNT = 23;
const DAY_MS = 86_400_000;
const NOW = new Date('2026-01-01');

/** What each company has, with ties and gaps. */
const FACTS = Array.from({ length: COUNT }, (_, index) => ({
  domain: `c-${index}.com`,
  growth: index % 4 === 3 ? null : ((index * 7) % 10) - 5,
  spread: index % 5 === 0 ? null : (index * 3) % 8,
  sourceCount: index % 3,
  updated: new Date(NOW.getTime() - ((index * 5) % 11) * DAY_MS),
  synced: index % 2 === 0 ? null : new Date(NOW.getTime() - ((index * 3) % 7) * DAY_MS),
}));
type Facts = (typeof FACTS)[number];

const VALUES: Record<string, (facts: Facts) => number | null> = {
  growth3: ({ growth }) => growth,
  growth6: ({ growth }) => growth,
  growth12: ({ growth }) => growth,
  spread: ({ spread }) => spread,
  sourceCount: ({ sourceCount }) => sourceCount,
  updated: ({ updated }) => updated.getTime(),
  synced: ({ synced }) => synced?.getTime() ?? null,
  added: ({ domain }) => Number(/\d+/.exec(domain)?.[0]),
};

beforeAll(async () => {
  const options = { settings: DEFAULT_SETTINGS, now: NOW, demo: false, origin: { by: 'import' as const } };
  const companies = FACTS.map(({ domain, growth, spread, sourceCount, updated }, index) => {
    const name = index % 2 === 0 ? `Even ${index}` : `Odd ${index}`;
    const company = newCompany(
      { name, domain, industry: null, figures: [], locations: [], locationSource: null },
      options,
    );
    const span = { percent: growth, from: 1, to: 1, fromDay: NOW, toDay: NOW, source: 'SEC' };
    const words = companySearchWords(company);
    const spans = growth === null ? null : { m3: span, m6: span, m12: span };
    return { ...company, words, growth: spans, spread, sourceCount, updatedAt: updated, createdAt: NOW };
  });
  const { insertedIds } = await CompanyModel.collection.insertMany(companies as never[]);
  const syncs = FACTS.map(({ synced }, index) => ({
    _id: insertedIds[index],
    finishedAt: synced,
    state: 'completed',
    outcomes: [],
  }));
  await CompanySyncModel.collection.insertMany(syncs.filter(({ finishedAt }) => finishedAt !== null) as never[]);
});

async function allPages(input: ListCompaniesInput, limit: number): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listCompanies({ ctx, input: { ...input, limit, ...(cursor && { cursor }) } });
    found.push(...page.items.map(({ domain }) => domain));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && found.length <= COUNT);
  return found;
}

/** Missing values come last in both directions; companies with the same value in the order in which they were added. */
function expected(field: string, direction: 1 | -1, isPart: (facts: Facts, index: number) => boolean): string[] {
  const rank = (facts: Facts) => {
    const value = VALUES[field]?.(facts) ?? null;
    return value === null ? Number.POSITIVE_INFINITY : direction * value;
  };
  const rows = FACTS.map((facts, index) => ({ facts, index })).filter(({ facts, index }) => isPart(facts, index));
  rows.sort((a, b) => rank(a.facts) - rank(b.facts) || direction * (a.index - b.index));
  return rows.map(({ facts }) => facts.domain);
}

const SORTS = Object.keys(VALUES).flatMap((field) => [
  { field, direction: 1 as const, sort: field as CompanySort },
  { field, direction: -1 as const, sort: `-${field}` as CompanySort },
]);

it.each(SORTS)('$sort has companies without the value last, page by page, with and without a filter', async (one) => {
  const { field, direction, sort } = one;
  const all = expected(field, direction, () => true);
  expect(await allPages({ sort }, COUNT)).toEqual(all);
  expect(await allPages({ sort }, 4)).toEqual(all);
  const filter = { field: 'sourceCount', op: 'atLeast', value: 1 } as const;
  expect(await allPages({ sort, filter }, 4)).toEqual(
    expected(field, direction, ({ sourceCount }) => sourceCount >= 1),
  );
});

it.each(['-growth12', 'spread', 'updated', 'added'] as const)('a search has the order %s', async (sort) => {
  const direction = sort.startsWith('-') ? -1 : 1;
  const odd = expected(sort.replace('-', ''), direction, (_, index) => index % 2 === 1);
  expect(await allPages({ q: 'odd', sort }, 3)).toEqual(odd);
  const { total, totalIsCapped } = await listCompanies({ ctx, input: { q: 'odd', sort } });
  expect({ total, totalIsCapped }).toEqual({ total: odd.length, totalIsCapped: false });
});

it('a company that the text identifies leads a search in such an order, once', async () => {
  const found = await allPages({ q: 'c-5.com', sort: '-growth12' }, 2);
  expect(found[0]).toBe('c-5.com');
  expect(new Set(found).size).toBe(found.length);
});

it('an export has the order, too', async () => {
  const exported: string[] = [];
  for await (const batch of readCompaniesOnce(ctx, { sort: '-growth12' }, COMPANY_ROW)) {
    exported.push(...batch.map(({ domain }) => domain));
  }
  expect(exported).toEqual(expected('growth12', -1, () => true));
});

it('rows have dates and figures when they are asked for', async () => {
  const read = async (include?: string) =>
    (await listCompanies({ ctx, input: listCompaniesInput.parse({ q: 'odd', limit: 1, sort: 'added', include }) }))
      .items;
  const [plain] = await read();
  const [detailed] = await read('dates, figures');
  const dates = { addedAt: NOW.toISOString(), updatedAt: FACTS[1]?.updated.toISOString() };
  expect(detailed).toEqual({ ...plain, ...dates, syncedAt: FACTS[1]?.synced?.toISOString(), figures: [] });
  await expect(read('dates,planets')).rejects.toThrow('dates');
});

it('the cursor of another order is refused', async () => {
  const { nextCursor } = await listCompanies({ ctx, input: { sort: 'spread', limit: 2 } });
  const input = { sort: '-spread' as const, cursor: nextCursor ?? '' };
  await expect(listCompanies({ ctx, input })).rejects.toMatchObject({ kind: 'invalid' });
});
