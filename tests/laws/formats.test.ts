import { expect, it } from 'vitest';
import { maskSource } from './mask-source.ts';
import { readSources } from './project-files.ts';

/** Its own module writes numbers, percentages and dates as the reader's region does; `Intl.Segmenter` splits texts. */
const OWN = 'apps/web/src/lib/format/';
const BY_HAND = /\.toFixed\(|\.toLocale(?:Date|Time)?String\(|\.to(?:Date|Time)String\(|\bIntl\.(?!Segmenter\b)/;

const screens = readSources('apps/web/src').filter(({ path }) => !/\.test\.tsx?$/.test(path));

it('screens format numbers and dates in one module', () => {
  expect(screens.some(({ path }) => path.startsWith(OWN))).toBe(true);
  const others = screens.filter(({ path, text }) => !path.startsWith(OWN) && BY_HAND.test(maskSource(text).code));
  expect(others.map(({ path }) => path)).toEqual([]);
});

it.each(['ratio.toFixed(1)', 'count.toLocaleString()', 'at.toLocaleTimeString()', 'new Intl.DateTimeFormat()'])(
  'would catch %s',
  (code) => {
    expect(BY_HAND.test(code)).toBe(true);
  },
);
