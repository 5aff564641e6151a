import type { LineCustomSvgLayerProps } from '@nivo/line';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { prepareTrendLines, type TrendLine } from './prepare-trend-lines.ts';
import { TrendLineLayer } from './TrendLineLayer.tsx';

it('draws the aggregate last and thicker than any source', () => {
  const points = [{ at: '2026-01-01T00:00:00.000Z', value: 10, isRange: false }];
  const sources = ['A', 'B', 'C', 'D', 'E', 'F'].map((source) => ({ source, points }));
  const { lines } = prepareTrendLines({ series: sources, aggregate: points });
  const props = {
    series: lines.map((line) => ({ ...line, data: [{ data: line.data[0], position: { x: 0, y: 0 } }] })),
    lineGenerator: () => 'M0,0',
  } as unknown as LineCustomSvgLayerProps<TrendLine>;
  const paths = renderToStaticMarkup(createElement(TrendLineLayer, props)).match(/<path[^>]*>/g) ?? [];
  expect(paths.map((path) => /stroke-width="(\d)"/.exec(path)?.[1])).toEqual(['2', '2', '2', '2', '2', '2', '4']);
  expect(paths.map((path) => path.includes('stroke-dasharray'))).toEqual([...Array(5).fill(false), true, false]);
});
