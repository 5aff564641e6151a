import { quoteHeader } from '../../../shared/csv/headers.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { nameKeyOf } from '../../custom/column-key.ts';
import type { OwnColumnRule } from '../../custom/own-column.ts';
import { unknownColumn } from '../../custom/read-values.ts';
import { type ColumnTarget, formatTarget, parseTarget, targetLabel } from './column-fields.ts';

const EXPECTED =
  'one like "name", "identifier:lei", "employees:LinkedIn", "custom:deal_stage", "new:text:Owner" (text, number, date, url or boolean) or "note"';

/**
 * A mapping by hand, as fields by the position of their columns from 0, for each column of the file.
 * @throws ServiceError 'invalid' for a column that the file has not, an unknown field, or one field for two columns
 */
export function readMapping(
  mapping: Readonly<Record<string, string>>,
  headers: readonly string[],
  ownColumns: readonly OwnColumnRule[] = [],
): (ColumnTarget | null)[] {
  const targets: (ColumnTarget | null)[] = headers.map(() => null);
  for (const [position, text] of Object.entries(mapping)) {
    const column = Number(position);
    if (column >= headers.length) {
      refuse(`The mapping names column ${column + 1}, but the file has ${headers.length} columns.`);
    }
    const target = parseTarget(text);
    if (target === null) {
      refuse(`"${quoteHeader(text)}" is no field; expected ${EXPECTED}.`);
    }
    if ('custom' in target && !ownColumns.some(({ key }) => key === target.custom)) {
      refuse(unknownColumn(target.custom, ownColumns));
    }
    targets[column] = target;
  }
  refuseRepeats(targets, headers, ownColumns);
  return targets;
}

/** Identifiers and notes may have several columns; every other field has one. */
function refuseRepeats(
  targets: readonly (ColumnTarget | null)[],
  headers: readonly string[],
  ownColumns: readonly OwnColumnRule[],
): void {
  const seen = new Map<string, number>();
  for (const [column, target] of targets.entries()) {
    if (target === null || 'identifier' in target || 'note' in target) continue;
    const key = 'newColumn' in target ? `new:${nameKeyOf(target.name)}` : formatTarget(target);
    const first = seen.get(key);
    if (first !== undefined) {
      const names = [first, column].map((at) => `"${quoteHeader(headers[at] ?? '')}" (column ${at + 1})`);
      refuse(
        `The columns ${names.join(' and ')} are both mapped to ${targetLabel(target, ownColumns)}; choose one of them.`,
      );
    }
    seen.set(key, column);
  }
}

function refuse(message: string): never {
  throw new ServiceError('invalid', message, [{ path: ['mapping'], message }]);
}
