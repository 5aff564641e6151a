import { describe, expect, test } from 'vitest';
import { type DemoFile, demoFiles } from './demo-files.ts';
import { DEMO_SOURCES } from './demo-sources.ts';

const NOW = new Date('2026-03-31T15:00:00Z');
const files = [...demoFiles(NOW)];

/** Enough for our own files: only the location is quoted, and it holds no quote. */
const rowsOf = (file: DemoFile) =>
  file.csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => /^([^,]+),([^,]+),([^,]+),"([^"]+)",([^,]*),(.*)$/.exec(line)?.slice(1) ?? []);

function sourcesByDomain(): Map<string, Set<string>> {
  const sources = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, domain = '', , , employees] of rowsOf(file)) {
      const known = sources.get(domain) ?? new Set();
      if (employees) known.add(file.source);
      sources.set(domain, known);
    }
  }
  return sources;
}

describe('the demo files', () => {
  test('are the same for the same day and move with the day', () => {
    expect([...demoFiles(new Date('2026-03-31T23:59:59Z'))]).toEqual(files);
    const tomorrow = [...demoFiles(new Date('2026-04-01T00:00:00Z'))];
    expect(tomorrow.map((file) => file.csv)).toEqual(files.map((file) => file.csv));
    expect(tomorrow.at(-1)?.asOf).toBe('2026-03-31');
  });
  test('tell of at least 400 companies with three to six reporting sources each', () => {
    const counts = [...sourcesByDomain().values()].map((sources) => sources.size);
    expect(counts.length).toBeGreaterThanOrEqual(420);
    expect(Math.min(...counts)).toBe(3);
    expect(Math.max(...counts)).toBe(DEMO_SOURCES.length);
  });
  test('cover a year, oldest first, none in the future', () => {
    const days = files.map((file) => file.asOf);
    expect(days).toEqual([...days].sort());
    expect(days.at(-1)).toBe('2026-03-30');
    for (const { name } of DEMO_SOURCES) {
      const own = files.filter((file) => file.source === name).map((file) => Date.parse(file.asOf));
      expect(Math.max(...own) - Math.min(...own)).toBeGreaterThanOrEqual(365 * 86_400_000);
    }
    const firstDays = DEMO_SOURCES.map(({ name }) => files.find((file) => file.source === name)?.asOf);
    expect(new Set(firstDays).size, 'all sources begin on one day').toBe(1);
  });
  test('have names of their own and stay small enough to load in seconds', () => {
    expect(new Set(files.map((file) => file.fileName)).size).toBe(files.length);
    expect(files.flatMap(rowsOf).length).toBeLessThanOrEqual(15_000);
  });
  test('hold complete rows with a number, a band or no head count', () => {
    for (const file of files) {
      expect(file.csv.startsWith('Name,Domain,Industry,Location,Employees,Scope\r\n')).toBe(true);
      for (const row of rowsOf(file)) {
        expect(row).toHaveLength(6);
        expect(row[5]).toMatch(/^(group|network profiles|legal entity)$/);
        expect(row[4]).toMatch(/^([1-9]\d*|[1-9]\d*-[1-9]\d*|10001\+|)$/);
      }
    }
  });
});
