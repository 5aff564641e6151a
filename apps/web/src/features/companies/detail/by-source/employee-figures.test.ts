import { describe, expect, it } from 'vitest';
import { countReportedLocations, countsText } from './employee-figures.ts';
import { computeTotalVariance, computeVariance } from './variance.ts';

const exact = (employeeCount: number | null) => ({ employeeCount, employeeMin: null, employeeMax: null });
const band = (employeeMin: number, employeeMax: number | null) => ({ employeeCount: null, employeeMin, employeeMax });

describe('variance', () => {
  it('is nothing without an aggregate, never the count itself', () => {
    expect(computeVariance(exact(120), null)).toBeNull();
  });

  it('is nothing when the source gave no figure', () => {
    expect(computeVariance(exact(null), 100)).toBeNull();
  });

  it.each([
    ['below the aggregate', exact(80), 100, 20, 20, false],
    ['above the aggregate', exact(150), 100, 50, 50, false],
    ['one above the threshold', exact(151), 100, 51, 51, true],
    ['inside a band', band(11, 50), 30, 0, 0, false],
    ['on the edge of a band', band(11, 50), 50, 0, 0, false],
    ['below a band', band(201, 500), 100, 101, 101, true],
    ['above a band', band(11, 50), 60, 10, 17, false],
    ['inside an open band', band(1001, null), 9000, 0, 0, false],
  ] as const)('%s', (_name, figure, aggregate, employees, percent, isHighlighted) => {
    const isContained = 'employeeMin' in figure && figure.employeeMin !== null && employees === 0;
    expect(computeVariance(figure, aggregate)).toEqual({ employees, isContained, percent, isHighlighted });
  });

  it('gives no percent of a zero aggregate', () => {
    expect(computeVariance(exact(3), 0)).toMatchObject({ employees: 3, percent: null, isHighlighted: false });
  });
});

describe('totalVariance', () => {
  it('is the largest minus the smallest source count', () => {
    expect(computeTotalVariance([exact(120), exact(90), exact(300)])).toBe(210);
  });

  it('is hidden with fewer than two counts', () => {
    expect(computeTotalVariance([])).toBeNull();
    expect(computeTotalVariance([exact(5), exact(null), band(1, 10)])).toBeNull();
  });
});

describe('reportedLocations', () => {
  it('names each location once with the number of sources that report it', () => {
    const records = [
      { source: 'A', locations: ['Oslo', 'Bergen', 'Oslo'] },
      { source: 'B', locations: [' oslo ', ''] },
    ];
    expect(countReportedLocations(records)).toEqual([
      { location: 'Oslo', sources: 2 },
      { location: 'Bergen', sources: 1 },
    ]);
  });
});

describe('countsText', () => {
  it('is nothing for a source that gave locations alone, though its record is kept as one of a file', () => {
    expect(countsText({ employeeCount: null, employeeMin: null, kind: 'file', scope: 'unknown' })).toBeNull();
  });

  it.each([
    ['a count', { employeeCount: 120, employeeMin: null }],
    ['a count of 0', { employeeCount: 0, employeeMin: null }],
    ['a band', { employeeCount: null, employeeMin: 51 }],
  ])('names how %s was found out', (_, figure) => {
    expect(countsText({ ...figure, kind: 'file', scope: 'group' })).toMatch(/^From a file · Group/);
  });
});
