import type { ContactSourceValueDoc } from '@workbench/db';
import { isSameContactValue } from '../merging/same-contact-value.ts';
import type { ContactField } from './contact-fields.ts';

type SourceValues = readonly ContactSourceValueDoc[];

/** With what a source gives for a field now; of each source one value. Pure. */
export function withSourceValue(values: SourceValues, added: ContactSourceValueDoc): ContactSourceValueDoc[] {
  const known = values.find(({ field, source }) => field === added.field && source === added.source);
  if (known?.value === added.value && known.at >= added.at) return [...values];
  return [...values.filter((one) => one !== known), added];
}

/** The source that gives exactly this value beside the one that is shown. Pure. */
export const findSourceValue = (values: SourceValues, field: ContactField, value: string) =>
  values.find((one) => one.field === field && one.value === value);

/**
 * True for a value that a person has taken out: its source does not bring it back, and an address, number or profile no
 * source does. Pure.
 */
export const isRemovedValue = (
  values: SourceValues,
  one: Pick<ContactSourceValueDoc, 'field' | 'value' | 'source'>,
): boolean =>
  values.some(({ field, value, source }) => {
    if (field !== one.field) return false;
    if (field === 'email' || field === 'phone' || field === 'linkedinUrl')
      return isSameContactValue(field, value, one.value);
    return value === one.value && source === one.source;
  });
