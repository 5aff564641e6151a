import type { Headcount } from '@workbench/connectors/types';
import type { AggregateSettings } from '../../../settings/schemas.ts';

export interface AggregateCase {
  title: string;
  /** "120", "11-50", "1001+" or "none"; the sources are named A, B, C … in this order. */
  says: string;
  settings: AggregateSettings;
  value: number | null;
  /** Sources left out as outliers, as "AD". */
  outliers: string;
}

const common = { headlineScope: 'group', maxFigureAgeMonths: 24 } as const;
const withoutExclusion = { ...common, minimumSources: 2, excludeOutliers: false };
const withExclusion = { ...common, minimumSources: 2, excludeOutliers: true };
const fromOne = { ...common, minimumSources: 1, excludeOutliers: true };
const fromThree = { ...common, minimumSources: 3, excludeOutliers: true };

const line = (
  title: string,
  says: string,
  settings: AggregateSettings,
  value: number | null,
  outliers = '',
): AggregateCase => ({ title, says, settings, value, outliers });

export const AGGREGATE_CASES: AggregateCase[] = [
  line('nothing known', '', fromOne, null),
  line('locations only', 'none none', fromOne, null),
  line('one of two sources', '120', withoutExclusion, null),
  line('one source beside one with a location only', '120 none', withoutExclusion, null),
  line('two of three sources', '100 110', fromThree, null),
  line('three of three sources', '100 105 110', fromThree, 105),
  line('the only source when one is enough', '120', fromOne, 120),
  line('a zero when one is enough', '0', fromOne, 0),
  line('the only source gives a band', '11-50', fromOne, 31),
  line('the only source gives an open band', '1001+', fromOne, 1001),
  line('two sources agree', '120 120', withoutExclusion, 120),
  line('two sources, mean of both', '100 120', withoutExclusion, 110),
  line('half a person rounds up', '100 101', withoutExclusion, 101),
  line('two sources far apart are both kept', '10 10000', withExclusion, 5005),
  line('two zeros', '0 0', withExclusion, 0),
  line('a zero and one person', '0 1', withExclusion, 1),
  line('three sources, the middle one', '90 100 130', withoutExclusion, 100),
  line('four sources, mean of the middle two', '90 100 110 200', withoutExclusion, 105),
  line('five sources', '1 2 3 4 5', withoutExclusion, 3),
  line('three equal', '7 7 7', withExclusion, 7),
  line('three zeros', '0 0 0', withExclusion, 0),
  line('range 11–50 beside 76, 79 and 116', '11-50 76 79 116', withoutExclusion, 78),
  line('range 11–50 beside 76, 79 and 116, outliers off limits', '11-50 76 79 116', withExclusion, 78),
  line('a point inside a band wins', '51-200 120', withoutExclusion, 120),
  line('a point on the end of a band', '51-200 51', withoutExclusion, 51),
  line('a point below a band', '51-200 40', withoutExclusion, 46),
  line('a point above a band', '11-50 60', withoutExclusion, 55),
  line('two equal bands, their middle', '11-50 11-50', withoutExclusion, 31),
  line('two bands that touch', '11-50 51-200', withoutExclusion, 51),
  line('two bands apart, the middle of the gap', '1-10 51-200', withoutExclusion, 31),
  line('two overlapping bands, the middle of the overlap', '10-100 50-200', withoutExclusion, 75),
  line('nested bands, the middle of the inner one', '1-1000 100-200', withoutExclusion, 150),
  line('three bands', '1-10 11-50 51-200', withoutExclusion, 31),
  line('three bands with two points inside the widest', '1-1000 80 90', withoutExclusion, 85),
  line('two open bands, the higher start', '1001+ 501+', withoutExclusion, 1001),
  line('an open band and a point above its start', '1001+ 1500', withoutExclusion, 1500),
  line('an open band and a point below its start', '1001+ 901', withoutExclusion, 951),
  line('an open band, a band and a point', '1001+ 501-1000 800', withoutExclusion, 900),
  line('three open bands', '10001+ 5001+ 1001+', withExclusion, 10001),
  line('an open band that starts at 0 agrees with all', '0+ 40 60', withExclusion, 50),
  line('a hundredfold figure is left out', '100 105 110 10000', withExclusion, 105, 'D'),
  line('a hundredfold figure stays when the setting is off', '100 105 110 10000', withoutExclusion, 108),
  line('a hundredth is left out', '1 100 105 110', withExclusion, 105, 'A'),
  line('one too high and one too low', '1 100 104 108 110 9000', withExclusion, 106, 'AF'),
  line('three sources, the odd one out', '100 104 5000', withExclusion, 102, 'C'),
  line('three spread evenly by factors', '10 100 1000', withExclusion, 100),
  line('spread of 0: three agree, the fourth stays under the threshold', '50 50 50 5000', withExclusion, 50),
  line('spread of 0: four agree, the fifth is left out', '50 50 50 50 90', withExclusion, 50, 'E'),
  line('spread of 0: four agree, the fifth is within a quarter', '50 50 50 50 62', withExclusion, 50),
  line('beyond the threshold and within a quarter', '100 100 101 101 124', withExclusion, 101),
  line('beyond the threshold and more than a quarter off', '100 100 101 101 127', withExclusion, 101, 'E'),
  line('five people more in a small company', '9 9 9 9 14', withExclusion, 9),
  line('six people more in a small company', '9 9 9 9 15', withExclusion, 9, 'E'),
  line('spread of 0 among zeros', '0 0 0 0 30', withExclusion, 0, 'E'),
  line('a zero beside hundreds is left out', '0 200 210 220', withExclusion, 210, 'A'),
  line('a band far away is left out', '1-10 980 1000 1020', withExclusion, 1000, 'A'),
  line('a band that contains the median is never left out', '1-5000 98 100 103', withExclusion, 100),
  line('an open band far above is left out', '10001+ 98 100 103', withExclusion, 100, 'A'),
  line('the minimum counts sources before exclusion', '100 104 5000', fromThree, 102, 'C'),
  line('sources without a headcount never become outliers', '100 104 5000 none', withExclusion, 102, 'C'),
  line('the largest firms', '2100000 2200000 2150000', withoutExclusion, 2150000),
];

export function parseCaseHeadcount(text: string): Headcount | null {
  if (text === 'none') return null;
  if (text.endsWith('+')) return { min: Number(text.slice(0, -1)), max: null };
  const [min, max] = text.split('-').map(Number);
  return max === undefined ? { value: min ?? Number.NaN } : { min: min ?? Number.NaN, max };
}
