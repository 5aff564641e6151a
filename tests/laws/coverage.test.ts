import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listScreens } from '../contact-sheets/screens.ts';
import { CALLS, ROUTES, TOASTS } from './coverage-names.ts';
import { readSources } from './project-files.ts';

const PAGE = 'docs/coverage.md';
const GROUPS = ['Routes', 'Calls', 'Toasts', 'Texts of the screens', 'States', 'Constants and limits', 'Fields'];

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const read = (file: string) => readFileSync(pathOf(file), 'utf8');
const page = read(PAGE);

interface Entry {
  group: string;
  name: string;
  tests: { file: string; name: string }[];
}

/** Rows of all tables below their heads: `| `name` or words | `file`: test<br>`file`: test |`. */
const entries: Entry[] = page.split(/^## /m).flatMap((section) => {
  const group = section.slice(0, section.indexOf('\n'));
  return [...section.matchAll(/^\| (?!What \||---)(.+?) \| (.*) \|$/gm)].map(([, name = '', cell = '']) => ({
    group,
    name: name.replaceAll('`', ''),
    tests: cell.split('<br>').map((entry) => {
      const [, file = '', test = ''] = /^`([^`]+)`: (.+)$/.exec(entry) ?? [];
      return { file, name: test };
    }),
  }));
});
const namesOf = (group: string) => entries.filter((entry) => entry.group === group).map(({ name }) => name);

/** A name stands in the code as a string of its own, so that a longer one that holds it does not count. */
function isTestName(code: string, name: string): boolean {
  return name !== '' && [`'${name}'`, `"${name}"`, `\`${name}\``].some((literal) => code.includes(literal));
}

describe(PAGE, () => {
  it('has all its groups, and nothing in them twice', () => {
    expect([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(GROUPS);
    for (const group of GROUPS) {
      expect(namesOf(group).length, group).toBeGreaterThan(5);
      expect(new Set(namesOf(group)).size, group).toBe(namesOf(group).length);
    }
    expect(page.match(/^\| /gm)).toHaveLength(entries.length + 2 * GROUPS.length);
  });

  it('lists every route, call and toast, and no other', () => {
    expect(namesOf('Routes').sort()).toEqual(ROUTES.map(([path, title]) => `${path} ${title}`).sort());
    expect(namesOf('Calls').sort()).toEqual([...CALLS].sort());
    expect(namesOf('Toasts').sort()).toEqual([...TOASTS].sort());
  });

  it.each(entries)('names tests that exist: $group, $name', ({ tests }) => {
    for (const { file, name } of tests) {
      expect(existsSync(pathOf(file)), `the file "${file}"`).toBe(true);
      expect(isTestName(read(file), name), `"${name}" in ${file}`).toBe(true);
    }
  });
});

it('the contact sheets show every route', () => {
  const id = '$id';
  const screens = listScreens({ company: id, reported: id, campaign: id, outreach: id, compared: '' });
  const shown = new Set(Object.values(screens).flatMap((states) => states.map(({ path }) => path.split('?')[0])));
  const tree = read('apps/web/src/routeTree.gen.ts').match(/interface FileRoutesByTo \{([^}]*)\}/)?.[1] ?? '';
  const routes = [...tree.matchAll(/^ {2}'([^']+)':/gm)].map(([, path]) => path);
  expect(routes.length).toBeGreaterThanOrEqual(ROUTES.length);
  expect(routes.filter((path) => !shown.has(path))).toEqual([]);
});

describe('what the page lists is there', () => {
  it('each route is a screen of the client with its heading', () => {
    const tree = read('apps/web/src/routeTree.gen.ts');
    for (const [path, title] of ROUTES) {
      expect(tree, path).toContain(`fullPath: '${path}'`);
      const route = read(`apps/web/src/routes/${path === '/' ? 'index' : path.slice(1)}.tsx`);
      expect(route, path).toContain(`title: '${title}'`);
      expect(route, path).not.toContain('NotBuiltPage');
    }
  });

  it('each call stands in the document of the API', () => {
    const { paths } = JSON.parse(read('openapi.json')) as { paths: Record<string, Record<string, unknown>> };
    const known = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(known).toEqual(expect.arrayContaining([...CALLS]));
  });

  it('each toast stands in the code of the client', () => {
    const sources = readSources('apps/web/src').filter(({ path }) => !/\.test\.tsx?$/.test(path));
    const code = sources.map(({ text }) => text).join('\n');
    expect(TOASTS.filter((title) => !code.includes(`'${title}'`))).toEqual([]);
  });
});
