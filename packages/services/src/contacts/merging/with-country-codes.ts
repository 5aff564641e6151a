import type { ContactDoc } from '@workbench/db';
import { countryCode } from '@workbench/identity/locations/country-code';
import { internationalPhone } from '@workbench/identity/phone-key';
import { isSameValue } from '../edit/source-values.ts';

/**
 * A contact whose numbers are to be those of someone in a country: where it is not the contact's own, numbers without a
 * country code get that of the own one, or they would be other numbers. Pure.
 */
export function withCountryCodes(contact: ContactDoc, country: string | null): ContactDoc {
  const own = countryCode(contact.country);
  if (own === null || own === countryCode(country)) return contact;
  const spell = <T extends { field: string; value: string }>(one: T): T =>
    one.field === 'phone' ? { ...one, value: internationalPhone(one.value, own) } : one;
  return {
    ...contact,
    phone: contact.phone === null ? null : internationalPhone(contact.phone, own),
    ...(contact.otherValues && { otherValues: contact.otherValues.map(spell) }),
    ...(contact.sourceValues && { sourceValues: contact.sourceValues.map(spell) }),
  };
}

/** Whether a value of a contact is the given one, in which a number may have got the contact's country code. Pure. */
export function isSameAsOf(
  { country }: Pick<ContactDoc, 'country'>,
  field: string,
  own: string,
  value: string,
): boolean {
  if (isSameValue(field, own, value)) return true;
  return field === 'phone' && isSameValue(field, internationalPhone(own, countryCode(country)), value);
}
