import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepRecentBuilds } from '../../scripts/keep-recent-builds.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workbench-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(...files: string[]): void {
  for (const file of files) writeFileSync(join(folder, file), '');
  keepRecentBuilds(folder, files);
}
const built = () => readdirSync(folder).filter((file) => file.endsWith('.js'));

it('keeps what a running server may still load, also when the same sources are built again', () => {
  build('start.js', 'report-a.js');
  build('start.js', 'report-b.js');
  build('start.js', 'report-b.js');
  expect(built()).toEqual(['report-a.js', 'report-b.js', 'start.js']);
});

it('removes what the latest five builds have not written', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) build('start.js', `report-${name}.js`);
  expect(built()).not.toContain('report-a.js');
  expect(built()).toContain('report-b.js');
});

it('removes nothing once where the list was cut off or is missing', () => {
  build('start.js', 'report-a.js');
  writeFileSync(join(folder, 'builds.json'), '');
  build('start.js', 'report-b.js');
  expect(built()).toEqual(['report-a.js', 'report-b.js', 'start.js']);
  build('start.js', 'report-c.js');
  expect(built()).toEqual(['report-b.js', 'report-c.js', 'start.js']);
});
