import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GrowthList } from './GrowthList.tsx';

const none = { months3: null, months6: null, months12: null };
const text = (growth: Parameters<typeof GrowthList>[0]['growth']) =>
  renderToStaticMarkup(createElement(GrowthList, { growth }))
    .replace(/<\/dd>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

it('names the change over each span with its figures, its source and their days', () => {
  const figures = { to: 3562, toDay: '2026-06-01', source: 'Professional network' };
  const growth = {
    ...none,
    months3: { ...figures, percent: -3.5, from: 3691, fromDay: '2026-03-01' },
    months12: { ...figures, percent: 12, from: 3180, fromDay: '2025-06-01' },
  };
  expect(text(growth)).toBe(
    'Growth +12.0% in 12 months 3,180 → 3,562 · Professional network, Jun 1, 2025 to Jun 1, 2026 \n' +
      ' −3.5% in 3 months 3,691 → 3,562 · Professional network, Mar 1, 2026 to Jun 1, 2026',
  );
});

it('is left out where no source has two figures', () => {
  expect(text(none)).toBe('');
});
