import { describe, expect, test } from 'vitest';
import { BENCH_SEARCH_TERMS, generateCompanies } from './generate-companies.ts';

const generate = (count: number, sources: 0 | 1 | 2 | 3 = 0, seed = 1) =>
  [...generateCompanies({ seed, count, sources })].join('').trimEnd().split('\n');

describe('generated companies', () => {
  test('are the same for the same seed and others for another', () => {
    expect(generate(2500, 3)).toEqual(generate(2500, 3));
    expect(generate(2500, 3)).not.toEqual(generate(2500, 3, 2));
  });
  test('are as many as asked for, with unique valid domains', () => {
    const rows = generate(120_001).slice(1);
    expect(rows).toHaveLength(120_001);
    const domains = rows.map((row) => row.split(',')[1] ?? '');
    expect(new Set(domains).size).toBe(120_001);
    expect(domains.filter((domain) => !/^[a-z0-9]+-[a-z0-9]+(\.[a-z]+)+$/.test(domain))).toEqual([]);
  });
  test('have one employee column for each source', () => {
    expect(generate(1)[0]).toBe('Name,Domain,Industry,Location');
    expect(generate(1, 1)[0]).toBe('Name,Domain,Industry,Location,Employees (A)');
    const [header, ...rows] = generate(1000, 3);
    expect(header).toBe('Name,Domain,Industry,Location,Employees (A),Employees (B),Employees (C)');
    for (const row of rows) expect(row).toMatch(/(,[1-9]\d*){3}$/);
  });
  test('contain the frequent search word in about each fifth name and the rare one in a few', () => {
    const names = generate(100_000).map((row) => ` ${row.split(',')[0]?.toLowerCase()} `);
    const holding = (word: string) => names.filter((name) => name.includes(` ${word} `)).length;
    expect(holding(BENCH_SEARCH_TERMS.frequent)).toBeGreaterThan(18_000);
    expect(holding(BENCH_SEARCH_TERMS.frequent)).toBeLessThan(22_000);
    expect(holding(BENCH_SEARCH_TERMS.rare)).toBe(2);
  });
});
