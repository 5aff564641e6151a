import type { LineCustomSvgLayerProps } from '@nivo/line';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { prepareTrendLines, type TrendLine } from './prepare-trend-lines.ts';
import { TrendLineLayer } from './TrendLineLayer.tsx';

const draw = (days: readonly string[]) => {
  const points = days.map((at) => ({ at: `${at}T00:00:00.000Z`, value: 10, isRange: false }));
  const sources = ['A', 'B', 'C', 'D', 'E', 'F'].map((source) => ({ source, points }));
  const { lines } = prepareTrendLines({ series: sources, aggregate: points });
  const props = {
    series: lines.map((line) => ({ ...line, data: line.data.map((data) => ({ data, position: { x: 3, y: 7 } })) })),
    lineGenerator: () => 'M0,0',
  } as unknown as LineCustomSvgLayerProps<TrendLine>;
  return { lines, markup: renderToStaticMarkup(createElement(TrendLineLayer, props)) };
};

it('draws the aggregate last and thicker than any source', () => {
  const paths = draw(['2026-01-01', '2026-02-01']).markup.match(/<path[^>]*>/g) ?? [];
  expect(paths.map((path) => /stroke-width="(\d)"/.exec(path)?.[1])).toEqual(['2', '2', '2', '2', '2', '2', '4']);
  expect(paths.map((path) => path.includes('stroke-dasharray'))).toEqual([...Array(5).fill(false), true, false]);
});

it('marks the figure of a single day in the color of its source, a shade as a ring', () => {
  const { lines, markup } = draw(['2026-01-01']);
  expect(markup).not.toContain('<path');
  const markers = markup.match(/<circle[^>]*>/g) ?? [];
  expect(markers.every((marker) => marker.includes('cx="3" cy="7"'))).toBe(true);
  expect(markers.map((marker) => /stroke="([^"]*)"/.exec(marker)?.[1])).toEqual(lines.map(({ color }) => color));
  expect(markers.map((marker) => marker.includes('fill="var(--card)"'))).toEqual([
    ...Array(5).fill(false),
    true,
    false,
  ]);
});
