import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MetricCard, type MetricCardProps } from './MetricCard.tsx';

const Icon = () => createElement('svg');
const draw = (part: Partial<MetricCardProps> = {}) =>
  renderToStaticMarkup(createElement(MetricCard, { title: 'Total Companies', value: '1,200', icon: Icon, ...part }));
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('shows title, value and icon', () => {
  expect(textOf(draw())).toBe('Total Companies 1,200');
  expect(draw()).toContain('<svg');
});

it.each([
  ['up', 'Total Companies 1,200 up 12%'],
  ['down', 'Total Companies 1,200 down 12%'],
] as const)('says that the trend goes %s, and by how many percent', (direction, text) => {
  expect(textOf(draw({ trend: { percent: 12, direction } }))).toBe(text);
});

it('shows the subtitle that it is given', () => {
  expect(textOf(draw({ subtitle: 'tracked' }))).toBe('Total Companies 1,200 tracked');
});

it('shows no value while it loads', () => {
  expect(textOf(draw({ isLoading: true }))).toBe('Total Companies');
});
