import type { Trend } from '@workbench/services/companies/schemas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TrendChart } from './TrendChart.tsx';

const draw = (isRange: boolean) => {
  const at = '2026-01-01T00:00:00.000Z';
  const trend: Trend = {
    series: [{ source: 'UpLead', points: [{ at, value: 3000, isRange }] }],
    aggregate: [{ at, value: 2900 }],
  };
  return renderToStaticMarkup(createElement(TrendChart, { trend }));
};

it('says that ranges are not drawn where there are any', () => {
  expect(draw(true)).toContain('Ranges are left out');
  expect(draw(false)).not.toContain('Ranges');
});
