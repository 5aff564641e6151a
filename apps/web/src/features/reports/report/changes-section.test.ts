import type { ReportChanges } from '@workbench/services/reports/schemas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChangesSection } from './ChangesSection.tsx';

const linesOf = (openedPositions: string[]) => {
  const changes: ReportChanges = {
    since: 1,
    newLaunches: [],
    newNews: [],
    openedPositions,
    closedPositions: [],
    newKeywords: [],
  };
  const markup = renderToStaticMarkup(createElement(ChangesSection, { changes }));
  return [...markup.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, text]) => text);
};
const jobs = (count: number) => Array.from({ length: count }, (_, index) => `Engineer ${index + 1}`);

it('counts as more only what differs from what is shown', () => {
  const twelve = jobs(12);
  expect(linesOf([...twelve, ...twelve])).toEqual([...jobs(10), 'and 2 more']);
  expect(linesOf([...jobs(10), ...jobs(10)])).toEqual(jobs(10));
});
