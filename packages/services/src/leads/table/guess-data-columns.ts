import { type Shape, shareOf } from '../../shared/headers/sample-shapes.ts';
import type { LeadColumn } from './lead-header-names.ts';

const SHARE_MIN = 0.8;
/** What the cells themselves say. */
const SHAPES: readonly [LeadColumn, Shape][] = [
  ['email', 'email'],
  ['linkedinUrl', 'personProfile'],
  ['phone', 'phone'],
];

/** Which columns of a table without a header row are an address, a profile or a number; a person names the others. Pure. */
export function guessDataColumns(samples: readonly (readonly string[])[]): (LeadColumn | null)[] {
  const columns: (LeadColumn | null)[] = samples.map(() => null);
  for (const [field, shape] of SHAPES) {
    const at = samples.findIndex((cells) => shareOf(cells, shape) >= SHARE_MIN);
    if (at >= 0) columns[at] ??= field;
  }
  return columns;
}
