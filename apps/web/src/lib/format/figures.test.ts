import { expect, it } from 'vitest';
import { formatFigure } from './figures.ts';

const exact = (employeeCount: number | null) => ({ employeeCount, employeeMin: null, employeeMax: null });
const band = (employeeMin: number, employeeMax: number | null) => ({ employeeCount: null, employeeMin, employeeMax });

it.each([
  [exact(1200), '1,200'],
  [exact(0), '0'],
  [exact(null), '–'],
  [band(11, 50), '11–50'],
  [band(1001, null), '1,001+'],
])('%o is shown as %s', (figure, expected) => {
  expect(formatFigure(figure)).toBe(expected);
});
