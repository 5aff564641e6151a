import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import unitConfig from '../../vitest.config.ts';
import { maskSource } from './mask-source.ts';
import { readSources } from './project-files.ts';

const LINES_MAX = 400;
const files = readSources('packages', 'apps', 'tests');
const byHand = files.filter(({ path }) => !/\.gen\.ts$/.test(path));
/** `runIf` may bind a test to the platform that it is about. */
const SWITCHED_OFF = /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo|skipIf|fails)\b|\b[xf](?:it|describe)\s*\(/;

describe('source files', () => {
  it(`have at most ${LINES_MAX} lines when written by hand`, () => {
    const long = byHand.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
    expect(long.filter(({ lines }) => lines > LINES_MAX)).toEqual([]);
  });

  it('switch no test off and single none out', () => {
    const tests = byHand.filter(({ path }) => /\.(test|spec|e2e)\.tsx?$/.test(path));
    expect(tests.length).toBeGreaterThan(10);
    const offending = tests.filter(({ text }) => SWITCHED_OFF.test(maskSource(text).code));
    expect(offending.map(({ path }) => path)).toEqual([]);
  });

  it('reset modules only in a process of their own, which keeps nothing for later files', () => {
    const own = unitConfig.test?.projects?.flatMap((project) =>
      typeof project === 'object' && 'test' in project && project.test?.name === 'own process'
        ? (project.test.include ?? [])
        : [],
    );
    const call = 'vi.resetModules(';
    const naming = byHand.filter(({ text }) => text.includes(call));
    const resetting = naming.filter(({ text }) => maskSource(text).code.includes(call));
    expect(resetting.length).toBeGreaterThan(0);
    const shared = resetting.filter(({ path }) => !own?.some((glob) => matchesGlob(path, glob)));
    expect(shared.map(({ path }) => path)).toEqual([]);
  });

  it.each([`it${'.skip'}(1)`, `describe${'.each'}${'.only'}(1)`, `test${'.todo'}(1)`, `x${'it'}(1)`])(
    'would be caught with %s',
    (code) => {
      expect(SWITCHED_OFF.test(code)).toBe(true);
    },
  );
});
