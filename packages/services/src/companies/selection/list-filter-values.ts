import type { Verb } from '../../shared/context.ts';
import { useColumns } from '../columns/use-columns.ts';
import { requireCountedColumn } from '../custom/known-columns.ts';
import { isCustomField } from '../filter/index.ts';
import type { FilterValue, FilterValuesInput } from '../filter/schemas.ts';
import { countStated } from '../source-figures/count-stated.ts';
import { countValues } from './count-values.ts';

/** The values of a field that a form offers. @throws ServiceError invalid for an own column without names as values */
export async function listFilterValues({ input }: Verb<FilterValuesInput>): Promise<FilterValue[]> {
  if (isCustomField(input.field)) await requireCountedColumn(input.field);
  const columns = await useColumns();
  const { field, q = '' } = input;
  return field === 'figure' || field === 'agreement' ? countStated(columns, field, q) : countValues(columns, field, q);
}
