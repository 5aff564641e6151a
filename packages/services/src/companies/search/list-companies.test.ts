import { createHash } from 'node:crypto';
import { CompanyModel } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings/index.ts';
import { createContext } from '../../shared/context.ts';
import { employeeSortKey } from '../figures/sort-key.ts';
import { type ListCompaniesInput, listCompaniesInput } from '../schemas.ts';
import { newCompany } from '../store/document/stored-company.ts';
import { listCompanies } from './list-companies.ts';
import { companySearchWords } from './words.ts';

useTestDatabase();

const ctx = createContext();
const names = async (input: ListCompaniesInput) => (await listCompanies({ ctx, input })).items.map(({ name }) => name);

/** Reads page after page and fails when one repeats or skips. */
async function allPages(input: ListCompaniesInput, limit: number): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let guard = 0; guard < 1000; guard++) {
    const page = await listCompanies({ ctx, input: { ...input, limit, ...(cursor && { cursor }) } });
    seen.push(...page.items.map(({ domain }) => domain));
    if (page.nextCursor === null) return seen;
    cursor = page.nextCursor;
  }
  throw new Error('paging does not end');
}

async function store(
  companies: { name: string; domain: string; industry?: string; employees?: number; single?: number }[],
) {
  const now = new Date('2026-01-01');
  const options = { settings: DEFAULT_SETTINGS, now, demo: false, origin: { by: 'import' as const } };
  const documents = companies.map(({ name, domain, industry = null, employees, single }) => {
    const company = newCompany({ name, domain, industry, figures: [], locations: [], locationSource: null }, options);
    const aggregatedEmployeeCount = employees ?? null;
    const sortKey = employeeSortKey(aggregatedEmployeeCount, single ?? null);
    return { ...company, words: companySearchWords(company), aggregatedEmployeeCount, employeeSortKey: sortKey };
  });
  await CompanyModel.collection.insertMany(documents as never[]);
}

beforeAll(async () => {
  await store([
    { name: 'Acme Robotics', domain: 'acme-robotics.com', industry: 'Software', employees: 50 },
    { name: 'Acme', domain: 'acme.com', industry: 'Machinery', employees: 10 },
    { name: 'Great Acme', domain: 'great.com', industry: 'Software', employees: 900 },
    { name: 'Zeta', domain: 'acme-zeta.de', industry: 'Retail' },
    { name: 'Éclair GmbH', domain: 'eclair.de', industry: 'Acme trade', employees: 0 },
    { name: 'apple', domain: 'apple.example.org', employees: 3 },
    { name: 'C++ Experts', domain: 'cpp.dev', industry: 'Software', single: 7 },
    { name: 'D Experts', domain: 'd-experts.dev', industry: 'Software', single: 5000 },
    { name: '(parenthetical)', domain: 'paren.com' },
    { name: 'Acme Acmeon', domain: 'acmeon.com', employees: 5 },
    ...Array.from({ length: 60 }, (_, i) => ({
      name: `Filler ${String(i).padStart(2, '0')} softworks softlab`,
      domain: `filler-${i}.com`,
      industry: 'Soft goods',
      ...(i % 3 > 0 && { employees: 100 + (i % 5) }),
    })),
  ]);
});

describe('search', () => {
  it('ranks the exact name, then names that begin so, then later words, the domain, the industry', async () => {
    expect(await names({ q: 'acme' })).toEqual([
      'Acme',
      'Acme Acmeon',
      'Acme Robotics',
      'Great Acme',
      'Zeta',
      'Éclair GmbH',
    ]);
  });

  it.each([
    ['ignores case and accents', 'ECLAIR', ['Éclair GmbH']],
    ['finds by accent too', 'éclair', ['Éclair GmbH']],
    ['finds a word by its beginning', 'robo', ['Acme Robotics']],
    ['needs every word', 'acme soft', ['Acme Robotics', 'Great Acme']],
    ['finds by domain', 'acme.com', ['Acme']],
    ['takes C++ as it is', 'C++', ['C++ Experts']],
    ['takes a bracket as it is', '(par', ['(parenthetical)']],
    ['takes .* for text and finds nothing', '.*', []],
    ['is not slowed by a hostile pattern', '(a+)+$', []],
    ['takes two full stops for text', '..', []],
    ['finds nothing for an unknown word', 'xylophone', []],
    ['finds a word behind punctuation', 'parenthetical', ['(parenthetical)']],
    ['finds with punctuation behind the word', 'zeta!', ['Zeta']],
    ['finds by a pasted address', 'https://www.great.com/about', ['Great Acme']],
    ['finds nothing for a lone accent', '\u0301', []],
    ['takes a NUL for a space', 'great\u0000acme', ['Great Acme']],
  ])('%s', async (_, q, expected) => expect(await names({ q })).toEqual(expected));

  it('counts what its pages hold, without repeats or gaps', async () => {
    for (const q of ['soft', 'acme', 'filler', 'filler soft']) {
      const { total, items } = await listCompanies({ ctx, input: { q, limit: 1000 } });
      const whole = items.map(({ domain }) => domain);
      expect(new Set(whole).size).toBe(total);
      for (const limit of [1, 7]) expect(await allPages({ q }, limit)).toEqual(whole);
    }
  });

  it('gives the same rows in a column order', async () => {
    for (const sort of ['-employeeCount', 'employeeCount', 'name', '-name'] as const) {
      const whole = await allPages({ q: 'soft', sort }, 1000);
      expect(whole).toHaveLength(64);
      expect(await allPages({ q: 'soft', sort }, 7)).toEqual(whole);
    }
  });

  it('reads on by the word that the first page was found by, although another is the rarest by now', async () => {
    const both = (from: number) =>
      Array.from({ length: 6 }, (_, i) => ({ name: `Zuluword Omniword ${from + i}`, domain: `both-${from + i}.com` }));
    const more = (word: string, count: number) =>
      Array.from({ length: count }, (_, i) => ({ name: `${word} alone ${i}`, domain: `${word}-${i}.com` }));
    await store([...both(0), ...more('omniword', 3)]);
    const input = { q: 'zuluword omniword', limit: 2 };
    const first = await listCompanies({ ctx, input });
    await store(more('zuluword', 5));
    const seen = first.items.map(({ domain }) => domain);
    for (let cursor = first.nextCursor; cursor !== null; ) {
      const page = await listCompanies({ ctx, input: { ...input, cursor } });
      seen.push(...page.items.map(({ domain }) => domain));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(6);
    await CompanyModel.deleteMany({ domain: /^(?:both|omniword|zuluword)-/ });
  });

  it('refuses every cursor that somebody has made up', async () => {
    const list = JSON.stringify(['', '-employeeCount', 2]);
    const forge = (text: string) => {
      const sum = createHash('sha256').update(`${list}\u0000${text}`).digest('hex').slice(0, 8);
      return Buffer.from(sum + text).toString('base64url');
    };
    const id = 'a'.repeat(24);
    const made = [
      '{}',
      'null',
      '5',
      '[1,5,"x"]',
      'x',
      `[0,null,["a","${id}"]]`,
      `[0,null,[5]]`,
      `[-1,null,[5,"${id}"]]`,
    ];
    for (const text of made) {
      const input = { cursor: forge(text) };
      await expect(listCompanies({ ctx, input }), text).rejects.toMatchObject({ kind: 'invalid' });
    }
    expect((await listCompanies({ ctx, input: { cursor: forge(`[0,null,[2000000060,"${id}"]]`) } })).items).not.toEqual(
      [],
    );
  });

  it('refuses the cursor of another search', async () => {
    const { nextCursor } = await listCompanies({ ctx, input: { q: 'soft', limit: 5 } });
    for (const input of [{ q: 'acme' }, { q: 'soft', sort: 'name' as const }, {}]) {
      await expect(listCompanies({ ctx, input: { ...input, cursor: nextCursor ?? '' } })).rejects.toMatchObject({
        kind: 'invalid',
      });
    }
  });

  it('gives a cursor that it takes again, also for the longest names', async () => {
    await store(['甲', '乙'].map((last, i) => ({ name: '漢'.repeat(299) + last, domain: `long-${i}.com` })));
    const { nextCursor } = await listCompanies({ ctx, input: { q: '漢', limit: 1 } });
    const parsed = listCompaniesInput.parse({ q: '漢', limit: 1, cursor: nextCursor });
    expect((await listCompanies({ ctx, input: parsed })).items).toHaveLength(1);
    await CompanyModel.deleteMany({ domain: /^long-/ });
  });

  it('returns to the list for blank text', async () => {
    expect((await listCompanies({ ctx, input: { q: '' } })).items).toHaveLength(70);
  });
});

describe('list', () => {
  it('sorts by employees descending by default, unknown last', async () => {
    const counts = (await listCompanies({ ctx, input: {} })).items.map((company) => company.aggregatedEmployeeCount);
    expect(counts.slice(0, 2)).toEqual([900, 104]);
    expect(counts.indexOf(null)).toBe(counts.filter((count) => count !== null).length);
  });

  it('puts unknown last ascending too, and a real zero first', async () => {
    const counts = (await listCompanies({ ctx, input: { sort: 'employeeCount' } })).items.map(
      (c) => c.aggregatedEmployeeCount,
    );
    expect(counts.slice(0, 3)).toEqual([0, 3, 5]);
    expect(counts.at(-1)).toBeNull();
  });

  it('puts the figure of a single source after the aggregates in both directions, and before unknown', async () => {
    for (const sort of ['-employeeCount', 'employeeCount'] as const) {
      const { items } = await listCompanies({ ctx, input: { sort } });
      const order = items.map(({ domain, aggregatedEmployeeCount }) =>
        aggregatedEmployeeCount !== null
          ? 'aggregate'
          : domain.endsWith('experts.dev') || domain === 'cpp.dev'
            ? domain
            : 'unknown',
      );
      const singles = sort === 'employeeCount' ? ['cpp.dev', 'd-experts.dev'] : ['d-experts.dev', 'cpp.dev'];
      expect(order.filter((one, index) => one !== order[index - 1])).toEqual(['aggregate', ...singles, 'unknown']);
      expect(await allPages({ sort }, 7)).toEqual(items.map(({ domain }) => domain));
      expect(await allPages({ q: 'software', sort }, 2)).toHaveLength(4);
    }
  });

  it('lists the last added first', async () => {
    const domains = await allPages({ sort: '-added' }, 9);
    expect(domains.slice(0, 2)).toEqual(['filler-59.com', 'filler-58.com']);
    expect(domains.at(-1)).toBe('acme-robotics.com');
  });

  it('sorts names without regard to case and accents', async () => {
    const sorted = await names({ sort: 'name' });
    expect(sorted.indexOf('apple')).toBeLessThan(sorted.indexOf('Éclair GmbH'));
    expect(sorted.indexOf('Éclair GmbH')).toBeLessThan(sorted.indexOf('Zeta'));
  });

  it('never repeats or skips a row over pages, whatever the ties', async () => {
    for (const sort of ['-employeeCount', 'employeeCount', 'name', '-name'] as const) {
      const whole = await allPages({ sort }, 1000);
      expect(new Set(whole).size).toBe(70);
      for (const limit of [1, 10]) expect(await allPages({ sort }, limit)).toEqual(whole);
    }
  });

  it('refuses a cursor that it did not give out', async () => {
    for (const cursor of ['nonsense', Buffer.from('[0,5,"x"]').toString('base64url')]) {
      await expect(listCompanies({ ctx, input: { cursor } })).rejects.toThrow(
        'This cursor does not belong to this list',
      );
    }
  });
});
