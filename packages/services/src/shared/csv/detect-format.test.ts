import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { detectFormat } from './detect-format.ts';

const rateHeader = (header: string[]) =>
  header.filter((name) => ['name', 'domain', 'industry'].includes(name.trim())).length;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'detect-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function detect(content: string | Buffer) {
  const path = join(dir, 'file.csv');
  await writeFile(path, content);
  const { encoding, delimiter } = await detectFormat(path, { rateHeader });
  return [encoding, delimiter];
}

describe('detectFormat', () => {
  test.each<[string, string | Buffer, string, string]>([
    ['plain text', 'name,domain,industry\n', 'utf-8', ','],
    ['semicolons', 'name;domain;industry\n', 'utf-8', ';'],
    ['tabs', 'name\tdomain\tindustry\n', 'utf-8', '\t'],
    ['pipes', 'name|domain|industry\n', 'utf-8', '|'],
    ['unknown headers', 'a;b;c,d\n', 'utf-8', ';'],
    ['more commas in a column than semicolons', 'name;domain;industry;"a,b,c,d,e,f"\n', 'utf-8', ';'],
    ['UTF-16LE', Buffer.from('name;domain\n', 'utf16le'), 'utf-16le', ';'],
    ['UTF-16BE', Buffer.from('\uFEFFname\tdomain\n', 'utf16le').swap16(), 'utf-16be', '\t'],
    ['Windows-1252', Buffer.from('name,Stadt M\u00fcnchen\n', 'latin1'), 'windows-1252', ','],
    ['a character cut off at the end', Buffer.from('name,domain\nM\u00fc').subarray(0, -1), 'windows-1252', ','],
    [
      'UTF-8 with one byte of another encoding',
      Buffer.concat([
        Buffer.from('name,domain\nMüller,a.de\nZürich,b.de\nCaf'),
        Buffer.from([0xe9]),
        Buffer.from(',c.fr\n'),
      ]),
      'utf-8',
      ',',
    ],
    [
      'UTF-8 with one accent and a cell of another encoding with two',
      Buffer.concat([Buffer.from('name,domain\nCafé,a.fr\n'), Buffer.from('Müller Gürtel,b.de\n', 'latin1')]),
      'utf-8',
      ',',
    ],
    [
      'Windows-1252 with many umlauts, two of whose signs look like UTF-8',
      Buffer.from(`name,domain\n\u00dc\u0093,a.de\n${'M\u00fcller,b.de\n'.repeat(30)}`, 'latin1'),
      'windows-1252',
      ',',
    ],
    ['UTF-8 cut off inside a character', Buffer.from('name,domain\nMüller,a.de\nMü').subarray(0, -1), 'utf-8', ','],
    [
      'UTF-8 by its mark, whatever follows',
      Buffer.concat([Buffer.from('\uFEFFname\n'), Buffer.from('Caf\u00e9 Z\u00fcrich\n', 'latin1')]),
      'utf-8',
      ',',
    ],
  ])('tells %s', async (_, content, encoding, delimiter) => {
    expect(await detect(content)).toEqual([encoding, delimiter]);
  });

  test('UTF-8 whose characters fall across the borders of what is read at once stays UTF-8', async () => {
    for (const offset of [0, 1, 2, 3]) {
      const content = `name,domain,industry\n${'x'.repeat(offset)}${'🚀'.repeat(300_000)}`;
      expect(await detect(content)).toEqual(['utf-8', ',']);
    }
  });
});
