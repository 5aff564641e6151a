import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentSchema } from '../../apps/api/src/config/read-config.ts';
import { chooseEngineBuild } from '../../packages/db/src/embedded/binary/engine-build.ts';
import { ROOT, readContext } from './read-dockerfile.ts';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const NAME = /`([A-Z][A-Z\d_]+)`/g;
/** Read by Node.js itself. */
const OF_NODE = ['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'];

interface Row {
  names: string[];
  default: string;
  /** All of it, with the variables that it names beside the first. */
  text: string;
}

const [, table = ''] = /## Configuration\n([\s\S]*?)\n## /.exec(readme) ?? [];
const rows: Row[] = [...table.matchAll(/^\| (`.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([text, first = '', standard = '']) => ({
    names: [...first.matchAll(NAME)].map(([, name = '']) => name),
    default: standard,
    text,
  }),
);
const rowOf = (name: string) => rows.find(({ names, text }) => names.includes(name) || text.includes(`\`${name}\``));

/** Of each source, and the lower case of variables that other programs have, too. */
const isOneOfMany = (name: string) => /_(API_KEY|BASE_URL)$/.test(name) || name !== name.toUpperCase();
const variables = Object.keys(environmentSchema.shape);

/** As a user sets it. */
function spell(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}

describe('the table of variables in the README', () => {
  it('has every variable that the product takes, and no other', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(variables.filter((name) => !isOneOfMany(name) && rowOf(name) === undefined)).toEqual([]);
    const named = rows.flatMap(({ names }) => names);
    expect(named.filter((name) => !variables.includes(name) && !OF_NODE.includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('says what each is when it is not set', () => {
    const defaults = environmentSchema.parse({}) as Record<string, unknown>;
    for (const [name, value] of Object.entries(defaults)) {
      const row = rowOf(name);
      const cell = row?.names.includes(name) ? row.default : (row?.text ?? '');
      expect(cell.replaceAll('`', ' ').split(/[\s,:;)]+/), name).toContain(spell(value));
    }
    const claimed = rows.filter(({ default: standard }) => /^`?[\w.]+`?(, |$)/.test(standard) && standard !== 'none');
    expect(claimed.flatMap(({ names }) => names).filter((name) => !(name in defaults))).toEqual([]);
  });
});

it('the README names the systems on which the embedded database works', () => {
  const named = [...readme.matchAll(/Linux (\w+) with glibc 2\.(\d+) or newer/g)].map(([, arch = '', minor = '']) => ({
    arch,
    minor: Number(minor),
  }));
  expect(named.map(({ arch }) => arch)).toEqual(['x64', 'arm64']);
  const choose = (arch: string, minor: number) =>
    chooseEngineBuild({ platform: 'linux', arch, glibcVersion: `2.${minor}` });
  for (const { arch, minor } of named) {
    expect(choose(arch, minor)).toMatch(/package|copy/);
    expect(() => choose(arch, minor - 1)).toThrow('does not run on this system');
  }
});

it('the README calls commands that exist, and in a container those that the image has', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const named = [...readme.matchAll(/\bnpm run (?:--silent )?([a-z][\w:]*)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const files = [...readme.matchAll(/\bnode ((?:apps|scripts|tests)\/[\w/.-]+)/g)].map(([, file = '']) => file);
  const context = readContext();
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(readFileSync(join(ROOT, file), 'utf8'), file).not.toBe('');
  expect(files.filter((file) => file.startsWith('apps/') && !context.includes(file))).toEqual([]);
});
