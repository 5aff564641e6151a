import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOMAINS, domainOf } from './laws.ts';
import { buildGraph } from './module-graph.ts';
import { readDocuments, readSources } from './project-files.ts';
import { parseSource } from './source-file.ts';

const page = readDocuments().find(({ path }) => path === 'ARCHITECTURE.md')?.text ?? '';
const [, floors = ''] = /^```\n(api-keys[\s\S]*?)```/m.exec(page) ?? [];
const lines = floors.trim().split('\n');
/** The line on which each domain stands, from 0. */
const lineOf = new Map(lines.flatMap((line, at) => line.split(/\s+/).map((name) => [name, at] as const)));

const isTest = (path: string) => /\.(test|fixtures|cases)\.ts$|\/test-helpers\//.test(path);

describe('ARCHITECTURE.md', () => {
  it('has every domain of services, once', () => {
    expect(lines.flatMap((line) => line.split(/\s+/)).sort()).toEqual([...DOMAINS].sort());
  });

  it('has each domain below all that it uses', () => {
    const sources = readSources('packages/services').filter(({ path }) => !isTest(path));
    const graph = buildGraph(
      sources.map(({ path, text }) => parseSource(path, text)),
      { types: true },
    );
    const uses = [...graph].flatMap(([path, targets]) =>
      targets.map(({ to }) => [domainOf(path), domainOf(to)] as const),
    );
    const known = uses.filter(([from, to]) => lineOf.has(from ?? '') && lineOf.has(to ?? '') && from !== to);
    expect(known.length).toBeGreaterThan(300);
    const wrong = known.filter(([from, to]) => Number(lineOf.get(to ?? '')) >= Number(lineOf.get(from ?? '')));
    expect(new Set(wrong.map(([from, to]) => `${from} uses ${to}`))).toEqual(new Set());
  });

  it('names every package and app', () => {
    const root = new URL('../../', import.meta.url);
    const folders = ['apps', 'packages'].flatMap((group) =>
      readdirSync(new URL(group, root)).map((name) => `${group}/${name}`),
    );
    expect(folders.filter((folder) => !page.includes(`\`${folder}\``))).toEqual([]);
  });
});
