import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readDocuments } from './project-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const documents = readDocuments();
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsIn = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links of a page to what is not there. */
function deadLinks({ path, text }: { path: string; text: string }): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsIn(file === '' ? text : read(target)).includes(anchor);
    })
    .map((link) => `${path}: ${link}`);
}

/** Paths from the project's root in a page's code spans; "acme" stands for what is to be written. */
function missingFiles({ path, text }: { path: string; text: string }): string[] {
  const spans = text.matchAll(/`((?:apps|packages|tests|docs|scripts|deploy|examples)\/[\w./-]+)`/g);
  return [...spans]
    .map(([, file = '']) => file)
    .filter((file) => !/\/acme\b/.test(file) && !existsSync(join(ROOT, file)))
    .map((file) => `${path}: ${file}`);
}

describe('the documents', () => {
  it('lead to pages, headings and pictures that are there', () => {
    expect(documents.flatMap(deadLinks)).toEqual([]);
    expect(
      deadLinks({ path: 'README.md', text: '[a](docs/none.md) [b](#none) [c](docs/network.md#none)' }),
    ).toHaveLength(3);
  });

  it('name files that are there', () => {
    expect(documents.flatMap(missingFiles)).toEqual([]);
    expect(missingFiles({ path: 'README.md', text: '`tests/none.test.ts`' })).toHaveLength(1);
  });

  it('install the client under the version that it has', () => {
    const { version } = JSON.parse(read('packages/client/package.json')) as { version: string };
    const named = documents.flatMap(({ text }) =>
      [...text.matchAll(/workbench-client-([\d.]+)\.tgz/g)].map(([, one]) => one),
    );
    expect(named.length).toBeGreaterThan(1);
    expect(new Set([...named, JSON.parse(read('examples/package.json')).dependencies['@workbench/client']])).toEqual(
      new Set([version]),
    );
  });

  it('name every variable that an example takes', () => {
    const folders = ['examples', 'examples/lib'].map((folder) => join(ROOT, folder));
    const code = folders
      .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const taken = [...code.matchAll(/\bsetting\('(\w+)'|process\.env\.(\w+)/g)].map(
      ([, one, other]) => one ?? other ?? '',
    );
    expect(taken.length).toBeGreaterThan(5);
    const page = read('examples/README.md');
    expect(taken.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
  });

  it('say of the next connector where its parts go: each name is in the file beside it', () => {
    const steps = read('packages/connectors/README.md').matchAll(/^\d\. `([\w./-]+)`: (.+)$/gm);
    const named = [...steps].flatMap(([, file = '', text = '']) =>
      [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ file, name })),
    );
    const pathOf = (file: string) => (file.startsWith('packages/') ? file : `packages/connectors/${file}`);
    const known = named.filter(({ file }) => !file.includes('acme'));
    expect(known.length).toBeGreaterThan(2);
    expect(
      known.filter(
        ({ file, name }) =>
          !read(pathOf(file)).includes(`${name} =`) && !read(pathOf(file)).includes(`interface ${name} `),
      ),
    ).toEqual([]);
  });
});
