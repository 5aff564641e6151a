import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PAGE = 'docs/guarantees.md';
const GROUPS = [
  'Import',
  'Editing companies',
  'Export',
  'Identifiers',
  'Figures and charts',
  'Sources and sync',
  'Reports and campaigns',
  'Contacts and messages',
  'Leads and outreach',
  'Search and lists',
  'Trust',
  'Trash',
  'Screens',
  'Upserts and the feed of changes',
  'Server',
];

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const page = readFileSync(pathOf(PAGE), 'utf8');

/** Rows of all tables below their heads: `| guarantee | `file`: test<br>`file`: test |`. */
const guarantees = [...page.matchAll(/^\| (?!Guarantee \||---)(.+?) \| (.*) \|$/gm)].map(
  ([, text = '', cell = '']) => ({
    text,
    tests: cell.split('<br>').map((entry) => {
      const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(entry) ?? [];
      return { file, name };
    }),
  }),
);

/** A name stands in the code as a string of its own, so that a longer one that holds it does not count. */
function isTestName(code: string, name: string): boolean {
  return [`'${name}'`, `"${name}"`, `\`${name}\``].some((literal) => code.includes(literal));
}

describe(PAGE, () => {
  it('has all its groups, and says nothing twice', () => {
    expect([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(GROUPS);
    expect(guarantees.length).toBeGreaterThan(GROUPS.length);
    expect(new Set(guarantees.map(({ text }) => text)).size).toBe(guarantees.length);
    expect(page.match(/^\| /gm)).toHaveLength(guarantees.length + 2 * GROUPS.length);
  });

  it.each(guarantees)('names tests that exist: $text', ({ tests }) => {
    for (const { file, name } of tests) {
      expect(existsSync(pathOf(file)), `the file "${file}"`).toBe(true);
      expect(isTestName(readFileSync(pathOf(file), 'utf8'), name), `"${name}" in ${file}`).toBe(true);
    }
  });
});

it('would find a test that was renamed', () => {
  expect(isTestName("it('answers 404', run)", 'answers 404')).toBe(true);
  expect(isTestName("it('answers 404 in words', run)", 'answers 404')).toBe(false);
});
