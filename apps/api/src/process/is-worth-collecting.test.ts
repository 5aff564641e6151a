import { expect, it } from 'vitest';
import { isWorthCollecting } from './is-worth-collecting.ts';

const MEBIBYTE = 2 ** 20;
const AFTER_IMPORT = {
  busyShare: 0.02,
  usedBytes: 100 * MEBIBYTE,
  committedBytes: 170 * MEBIBYTE,
  keptBytes: 90 * MEBIBYTE,
};

it.each([
  ['after an import', AFTER_IMPORT, true],
  ['after the start, when it keeps nothing yet', { ...AFTER_IMPORT, keptBytes: 0 }, true],
  ['while it works', { ...AFTER_IMPORT, busyShare: 0.4 }, false],
  ['when it has hardly grown', { ...AFTER_IMPORT, keptBytes: 160 * MEBIBYTE }, false],
  ['when so much is in use that collecting takes long', { ...AFTER_IMPORT, usedBytes: 160 * MEBIBYTE }, false],
])('a heap %s', (_, use, expected) => {
  expect(isWorthCollecting(use)).toBe(expected);
});
