import { z } from 'zod';
import type { Dataset } from './datasets.ts';

export type Row = Record<string, unknown>;

/** Rows are flat, and empty columns are left out; the name is the one that every row has. */
export function rowsSchema({ name }: Dataset): z.ZodType<Row[]> {
  return z.array(z.looseObject({ [name]: z.string() }));
}
