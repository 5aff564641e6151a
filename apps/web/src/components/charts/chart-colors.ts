const CHART_COLORS = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
] as const;

/** The theme's five chart colours, cycled. CSS variables, so that a switch of theme needs no redraw. */
export function chartColor(index: number): string {
  return CHART_COLORS[index % CHART_COLORS.length] ?? CHART_COLORS[0];
}

/** Whether a line has a shade of an earlier line's color. */
export const isShade = (index: number): boolean => index >= CHART_COLORS.length;

/** Lines that cross and slices of one pie need a colour each: the second five are the first, paler in dark and deeper in light. */
export function lineColor(index: number): string {
  const color = chartColor(index);
  return isShade(index) ? `color-mix(in oklab, ${color} 55%, var(--foreground))` : color;
}

const INK = 'var(--muted-foreground)';

export const chartTheme = {
  text: { fill: INK, fontSize: 12, fontFamily: 'inherit' },
  axis: { ticks: { text: { fill: INK, fontSize: 12 }, line: { stroke: 'var(--border)' } } },
  grid: { line: { stroke: 'var(--border)', strokeWidth: 1 } },
  crosshair: { line: { stroke: INK } },
};
