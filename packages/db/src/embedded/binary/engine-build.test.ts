import { expect, test } from 'vitest';
import { chooseEngineBuild, UnsupportedPlatformError } from './engine-build.ts';

test.each([
  ['darwin', 'arm64', undefined, 'package'],
  ['linux', 'x64', '2.41', 'package'],
  ['linux', 'x64', '2.38', 'package'],
  ['linux', 'x64', '3.0', 'package'],
  ['linux', 'arm64', '2.38', 'package'],
  ['linux', 'x64', '2.37', 'patched copy'],
  ['linux', 'x64', '2.36', 'patched copy'],
] as const)('%s %s with glibc %s loads the %s', (platform, arch, glibcVersion, expected) => {
  expect(chooseEngineBuild({ platform, arch, glibcVersion })).toBe(expected);
});

test.each([
  ['linux', 'x64', '2.35'],
  ['linux', 'x64', undefined],
  ['linux', 'arm64', '2.36'],
  ['linux', 'ia32', '2.41'],
  ['darwin', 'x64', undefined],
  ['win32', 'x64', undefined],
] as const)('%s %s with glibc %s is told how to use a MongoDB server', (platform, arch, glibcVersion) => {
  const choose = () => chooseEngineBuild({ platform, arch, glibcVersion });
  expect(choose).toThrow(UnsupportedPlatformError);
  expect(choose).toThrow(/set MONGODB_URI/);
  expect(choose).toThrow(/docker run/);
});
