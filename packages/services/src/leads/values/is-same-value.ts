import { companyKey } from '@workbench/identity/company-key';
import { emailKey } from '@workbench/identity/email-key';
import { phoneKey } from '@workbench/identity/phone-key';
import { profileKey } from '@workbench/identity/profile-key';
import { fold } from '@workbench/text/fold';
import type { LeadField } from './fields.ts';
import { isSameLocation } from './location.ts';

/** Two spellings of one value are no difference that a person has to decide about. */
export function isSameValue(field: LeadField, one: string, other: string): boolean {
  if (one.trim() === other) return true;
  switch (field) {
    case 'email':
      return isSameKey(emailKey, one, other);
    case 'linkedinUrl':
      return isSameKey(profileKey, one, other);
    case 'phone':
      return isSameKey(phoneKey, one, other);
    case 'company':
      return companyKey(one) === companyKey(other);
    case 'location':
      return isSameLocation(one, other);
    default:
      return fold(one) === fold(other);
  }
}

/** What has no key is compared as it is written. */
function isSameKey(toKey: (text: string) => string | null, one: string, other: string): boolean {
  const [key, otherKey] = [toKey(one), toKey(other)];
  return key === null ? one.trim().toLowerCase() === other.trim().toLowerCase() : key === otherKey;
}
