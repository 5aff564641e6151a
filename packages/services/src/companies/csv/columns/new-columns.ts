import { quoteHeader } from '../../../shared/csv/headers.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { columnKey, nameKeyOf } from '../../custom/column-key.ts';
import type { OwnColumnRule } from '../../custom/own-column.ts';
import { OWN_COLUMNS_MAX } from '../../limits.ts';
import type { ColumnTarget } from './column-fields.ts';

interface KnownColumns {
  ownColumns?: readonly OwnColumnRule[];
  takenKeys?: ReadonlySet<string>;
}

/**
 * The own columns with those that the targets add. One that is there already under the same name and type is no new one, so
 * that the same import may be given again. Pure.
 * @throws ServiceError 'invalid' for a name that a column of another type has, 'conflict' beyond 50 columns
 */
export function withNewColumns(
  targets: readonly (ColumnTarget | null)[],
  { ownColumns: known = [], takenKeys = new Set() }: KnownColumns,
): { targets: (ColumnTarget | null)[]; ownColumns: OwnColumnRule[] } {
  const ownColumns = [...known];
  const resolved = targets.map((target) => {
    if (target === null || !('newColumn' in target)) return target;
    const { newColumn: type, name } = target;
    const namesake = known.find((one) => nameKeyOf(one.name) === nameKeyOf(name));
    if (namesake?.type === type) return { custom: namesake.key };
    if (namesake !== undefined) {
      const field = `"custom:${namesake.key}"`;
      refuse(
        `There is an own column "${quoteHeader(name)}" of the type ${namesake.type}; map to ${field}, or choose another name`,
      );
    }
    const taken = new Set([...takenKeys, ...ownColumns.map(({ key }) => key)]);
    ownColumns.push({ key: columnKey(name, taken), name, type, options: [] });
    return target;
  });
  if (ownColumns.length > OWN_COLUMNS_MAX && ownColumns.length > known.length) {
    refuse(`With the new ones there would be ${ownColumns.length} own columns; at most ${OWN_COLUMNS_MAX} are kept`);
  }
  return { targets: resolved, ownColumns };
}

function refuse(message: string): never {
  throw new ServiceError('invalid', message, [{ path: ['mapping'], message }]);
}
