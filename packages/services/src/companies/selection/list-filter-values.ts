import type { Verb } from '../../shared/context.ts';
import { useColumns } from '../columns/use-columns.ts';
import type { FilterValue, FilterValuesInput } from '../filter/schemas.ts';
import { countValues } from './count-values.ts';

/** The values of a field that a form offers. */
export async function listFilterValues({ input }: Verb<FilterValuesInput>): Promise<FilterValue[]> {
  return countValues(await useColumns(), input.field, input.q ?? '');
}
