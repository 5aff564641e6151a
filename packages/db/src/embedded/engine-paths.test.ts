import { mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareEnginePaths } from './engine-paths.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'workbench-paths-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('the data directory is made for this user alone', () => {
  const { dataDir } = prepareEnginePaths(join(dir, 'new', 'data'));
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test('a link to the data directory leads to the same socket', () => {
  const { socketPath } = prepareEnginePaths(join(dir, 'data'));
  symlinkSync(join(dir, 'data'), join(dir, 'link'));
  expect(prepareEnginePaths(join(dir, 'link')).socketPath).toBe(socketPath);
});

test('a data directory with a per cent sign gets one too: the driver would decode it', () => {
  expect(prepareEnginePaths(join(dir, '100% mine %41')).socketPath).not.toContain('%');
});

test('a data directory too long for a socket gets a short one of its own in a private directory', () => {
  const one = prepareEnginePaths(join(dir, 'x'.repeat(100), 'one')).socketPath;
  const two = prepareEnginePaths(join(dir, 'x'.repeat(100), 'two')).socketPath;
  expect(Buffer.byteLength(one)).toBeLessThanOrEqual(100);
  expect(one).not.toBe(two);
  expect(statSync(dirname(one)).mode & 0o777).toBe(0o700);
});
