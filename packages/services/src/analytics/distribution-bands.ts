import type { CompanyFilter } from '../companies/index.ts';

/** The bands of the charts, each with the filter that lists its companies. Pure. */
export interface Band {
  key: string;
  label: string;
  filter: CompanyFilter;
}

/** Over 12 months. Growth is known in tenths of a percent, so that each is in one band. */
export const GROWTH_BANDS: readonly Band[] = [
  { key: 'below-25', label: 'Shrank by over 25%', filter: { field: 'growth12', op: 'atMost', value: -25.1 } },
  growthBand('-25', 'Shrank by 10–25%', -25, -10.1),
  growthBand('-10', 'Shrank by 1–10%', -10, -1.1),
  growthBand('-1', 'Stable within 1%', -1, 1),
  growthBand('1', 'Grew by 1–10%', 1.1, 10),
  growthBand('10', 'Grew by 10–25%', 10.1, 25),
  growthBand('25', 'Grew by 25–50%', 25.1, 50),
  { key: 'above50', label: 'Grew by over 50%', filter: { field: 'growth12', op: 'atLeast', value: 50.1 } },
  { key: 'unknown', label: 'Unknown', filter: { field: 'growth12', op: 'isEmpty' } },
];

/** Of the headcount in the list: the aggregate, else the figure of one source. */
export const SIZE_BANDS: readonly Band[] = [
  sizeBand(0, 10),
  sizeBand(11, 50),
  sizeBand(51, 200),
  sizeBand(201, 500),
  sizeBand(501, 1000),
  sizeBand(1001, 5000),
  sizeBand(5001, 10_000),
  { key: '10001', label: '10,001+', filter: { field: 'size', op: 'atLeast', value: 10_001 } },
  { key: 'unknown', label: 'Unknown', filter: { field: 'size', op: 'isEmpty' } },
];

export const QUALITY_BANDS: readonly Band[] = (['high', 'medium', 'low'] as const).map((value) => ({
  key: value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)} quality`,
  filter: { field: 'quality', op: 'is', value },
}));

export const HEADCOUNT_BANDS: readonly Band[] = [
  { key: 'aggregate', label: 'Aggregate', filter: { field: 'headcount', op: 'is', value: 'aggregate' } },
  { key: 'single', label: 'Figure of one source', filter: { field: 'headcount', op: 'is', value: 'single' } },
  { key: 'unknown', label: 'Unknown', filter: { field: 'headcount', op: 'is', value: 'unknown' } },
];

export const COMPARED_BAND: Band = {
  key: 'compared',
  label: 'Companies compared',
  filter: { field: 'spread', op: 'isNotEmpty' },
};

function growthBand(key: string, label: string, from: number, to: number): Band {
  return { key, label, filter: { field: 'growth12', op: 'between', value: [from, to] } };
}

function sizeBand(from: number, to: number): Band {
  const label = `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')}`;
  return { key: String(from), label, filter: { field: 'size', op: 'between', value: [from, to] } };
}
