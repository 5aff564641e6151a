import type { LeadDoc } from '@workbench/db';
import type { LeadField } from './fields.ts';
import { isSameValue } from './is-same-value.ts';

/** A person did not want it before. Pure. */
export function isDismissed({ dismissed = [] }: LeadDoc, field: LeadField, value: string): boolean {
  return dismissed.some((other) => other.field === field && isSameValue(field, other.value, value));
}
