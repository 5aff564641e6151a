import type { Contact } from '../schemas.ts';

type EmailStatus = NonNullable<Contact['emailStatus']>;

/** The sources' own words that say something; all others, and none at all, say nothing sure. */
const MEANINGS: Readonly<Record<string, EmailStatus>> = {
  verified: 'verified',
  valid: 'verified',
  'likely to engage': 'likely',
  likely: 'likely',
  guessed: 'likely',
  extrapolated: 'likely',
  bounced: 'invalid',
  invalid: 'invalid',
  undeliverable: 'invalid',
};

/** What a source's word for an address means; "unavailable" and "unverified" say nothing against it. */
export function emailStatusOf(original: string | null): EmailStatus {
  const word =
    original
      ?.trim()
      .toLowerCase()
      .replace(/[_\s]+/g, ' ') ?? '';
  return Object.hasOwn(MEANINGS, word) ? (MEANINGS[word] as EmailStatus) : 'unknown';
}
