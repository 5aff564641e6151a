import type { OwnColumn } from '@workbench/services/companies/schemas';
import { parseNumber, toNumberField } from '~/lib/format/parse-number';

type OwnValue = string | number | boolean;

/** A value as it is typed or chosen; empty for none. */
export function toOwnText(value: OwnValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return toNumberField(value);
  return value ?? '';
}

/** What a text asks for, null to clear the value, or what would be right. */
export function readOwnText(type: OwnColumn['type'], text: string): { value: OwnValue | null } | { problem: string } {
  const typed = text.trim();
  if (typed === '') return { value: null };
  if (type === 'boolean') return { value: typed === 'yes' };
  if (type !== 'number') return { value: typed };
  const value = parseNumber(typed);
  return value === null ? { problem: 'Enter a number like 1250.5' } : { value };
}
