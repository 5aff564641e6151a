import type { ContactDoc, ContactSourceValueDoc } from '@workbench/db';
import { isSameContactValue } from '../merging/same-contact-value.ts';
import { CONTACT_FIELDS, type ContactField, isTyped } from './contact-fields.ts';

type SourceValues = readonly ContactSourceValueDoc[];
type SourceValue = Pick<ContactSourceValueDoc, 'field' | 'value' | 'source'>;

/** Of one field and one source; the oldest go. */
const VALUES_MAX = 10;

/**
 * What sources say of the fields that a person edits: every value that a person replaced or took out, and what the
 * sources have said beside. Each value of a source once, the latest last. Pure.
 */
export function withSourceValue(values: SourceValues, added: ContactSourceValueDoc): ContactSourceValueDoc[] {
  const known = values.find((one) => isOfSource(one, added) && isSameValue(one.field, one.value, added.value));
  if (known !== undefined && known.at > added.at) return [...values];
  const left = values.filter((one) => one !== known);
  const [oldest, ...others] = left.filter((one) => isOfSource(one, added));
  const isFull = others.length + 1 >= VALUES_MAX;
  return [...left.filter((one) => !isFull || one !== oldest), added];
}

/** What each source says now: of each field its latest value. Pure. */
export function latestSourceValues(values: SourceValues): ContactSourceValueDoc[] {
  return values.filter((one, index) => {
    const isLater = (other: ContactSourceValueDoc, at: number) =>
      other.at > one.at || (at > index && +other.at === +one.at);
    return !values.some((other, at) => isOfSource(one, other) && isLater(other, at));
  });
}

/** What sources say now beside what a person typed or took out. Pure. */
export function shownSourceValues(contact: Pick<ContactDoc, ContactField | 'origins' | 'sourceValues'>) {
  return latestSourceValues(contact.sourceValues ?? []).filter((one) => {
    const field = CONTACT_FIELDS.find((name) => name === one.field);
    if (field === undefined) return false;
    const value = contact[field];
    return value === null || (isTyped(contact, field) && !isSameValue(field, value, one.value));
  });
}

/** The source that says exactly this value now. Pure. */
export const findSourceValue = (values: SourceValues, field: ContactField, value: string) =>
  latestSourceValues(values).find((one) => one.field === field && one.value === value);

/**
 * True for a value that a person has taken out: its source does not bring it back, and an address, number or profile no
 * source does. Pure.
 */
export const isRemovedValue = (values: SourceValues, { field, value, source }: SourceValue): boolean =>
  values.some((one) => {
    if (one.field !== field || !isSameValue(field, one.value, value)) return false;
    return isContactValue(field) || one.source === source;
  });

const isOfSource = (one: SourceValue, other: SourceValue): boolean =>
  one.field === other.field && one.source === other.source;

type ContactValueField = Parameters<typeof isSameContactValue>[0];

const isContactValue = (field: string): field is ContactValueField =>
  field === 'email' || field === 'phone' || field === 'linkedinUrl';

/** One value of a field, however an address, a number or a profile is written. Pure. */
export const isSameValue = (field: string, one: string, other: string): boolean =>
  isContactValue(field) ? isSameContactValue(field, one, other) : one === other;
