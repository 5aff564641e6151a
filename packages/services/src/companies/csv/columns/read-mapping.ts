import { quoteHeader } from '../../../shared/csv/headers.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { type ColumnTarget, formatTarget, parseTarget, targetLabel } from './column-fields.ts';

/**
 * A mapping by hand, as fields by the position of their columns from 0, for each column of the file.
 * @throws ServiceError 'invalid' for a column that the file has not, an unknown field, or one field for two columns
 */
export function readMapping(
  mapping: Readonly<Record<string, string>>,
  headers: readonly string[],
): (ColumnTarget | null)[] {
  const targets: (ColumnTarget | null)[] = headers.map(() => null);
  for (const [position, text] of Object.entries(mapping)) {
    const column = Number(position);
    if (column >= headers.length) {
      refuse(`The mapping names column ${column + 1}, but the file has ${headers.length} columns.`);
    }
    const target = parseTarget(text);
    if (target === null) {
      refuse(`"${quoteHeader(text)}" is no field; expected one like "name", "identifier:lei" or "employees:LinkedIn".`);
    }
    targets[column] = target;
  }
  refuseRepeats(targets, headers);
  return targets;
}

/** An identifier may have several columns; every other field has one. */
function refuseRepeats(targets: readonly (ColumnTarget | null)[], headers: readonly string[]): void {
  const seen = new Map<string, number>();
  for (const [column, target] of targets.entries()) {
    if (target === null || 'identifier' in target) continue;
    const key = formatTarget(target);
    const first = seen.get(key);
    if (first !== undefined) {
      const names = [first, column].map((at) => `"${quoteHeader(headers[at] ?? '')}" (column ${at + 1})`);
      refuse(`The columns ${names.join(' and ')} are both mapped to ${targetLabel(target)}; choose one of them.`);
    }
    seen.set(key, column);
  }
}

function refuse(message: string): never {
  throw new ServiceError('invalid', message, [{ path: ['mapping'], message }]);
}
