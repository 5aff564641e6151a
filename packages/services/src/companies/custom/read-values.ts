import { ServiceError } from '../../shared/errors.ts';
import { suggestName } from '../filter/nearest-name.ts';
import { checkValue } from './check-value.ts';
import type { CustomValue, OwnColumnRule } from './own-column.ts';

/** The values that an edit gives, as they are stored; null clears one. Pure. @throws ServiceError invalid */
export function readValues(
  given: Readonly<Record<string, unknown>>,
  columns: readonly OwnColumnRule[],
): Record<string, CustomValue | null> {
  const values: Record<string, CustomValue | null> = {};
  for (const [key, value] of Object.entries(given)) {
    const column = columns.find((one) => one.key === key);
    if (column === undefined) throw invalid(key, unknownColumn(key, columns));
    if (value === null) {
      values[key] = null;
      continue;
    }
    const checked = checkValue(column, value);
    if ('problem' in checked) throw invalid(key, `${column.name}: ${checked.problem}`);
    values[key] = checked.value;
  }
  return values;
}

export function unknownColumn(key: string, columns: readonly OwnColumnRule[]): string {
  const known = columns.map((one) => one.key);
  const hint = known.length === 0 ? 'there are none yet' : suggestName(key, known);
  return `"${key.slice(0, 60)}" is no own column; ${hint}`;
}

function invalid(key: string, message: string): ServiceError {
  return new ServiceError('invalid', message, [{ path: ['custom', key], message }]);
}
