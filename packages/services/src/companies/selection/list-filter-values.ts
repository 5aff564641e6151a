import type { Verb } from '../../shared/context.ts';
import { useColumns } from '../columns/use-columns.ts';
import type { FilterValue, FilterValuesInput } from '../filter/schemas.ts';
import { countStated } from '../source-figures/count-stated.ts';
import { countValues } from './count-values.ts';

/** The values of a field that a form offers. */
export async function listFilterValues({ input }: Verb<FilterValuesInput>): Promise<FilterValue[]> {
  const columns = await useColumns();
  const { field, q = '' } = input;
  return field === 'figure' || field === 'agreement' ? countStated(columns, field, q) : countValues(columns, field, q);
}
