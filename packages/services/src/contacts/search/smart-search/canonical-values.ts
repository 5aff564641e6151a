import type { ContactFilters } from '../../schemas.ts';
import { findEmployerDomains, nameOfDomain } from './employers/employer-domain.ts';
import { findLocation } from './locations/find-location.ts';
import { type FilterSpan, type TokenisedSentence, tokeniseSentence } from './sentence/tokenised-sentence.ts';
import { findTitles } from './titles/find-titles.ts';

/** The one value that a span of the whole text says. */
function onlyValue({ tokens }: TokenisedSentence, span: FilterSpan | null, filter: keyof ContactFilters) {
  const [first, ...others] = span?.items ?? [];
  const isWhole = span?.to === tokens.length && others.length === 0 && first?.filter === filter;
  return isWhole ? first.value : null;
}

/**
 * A value in the form in which the built-in reader gives it ("Vice President Sales" → "VP of Sales", "München" →
 * "Munich"), so that one meaning is one search; as it is where no vocabulary has it. Industries stay: the vocabulary's
 * are wider ("Footwear" is in "Apparel & Fashion").
 */
export function canonicalValue(filter: keyof ContactFilters, value: string): string {
  const sentence = tokeniseSentence(value);
  switch (filter) {
    case 'jobTitles':
      return onlyValue(sentence, findTitles(sentence, 0), filter) ?? value;
    case 'locations':
      return onlyValue(sentence, findLocation(sentence, 0, { isBesideLocation: true }), filter) ?? value;
    case 'companyNames':
      return findEmployerDomains(`at ${value}`).length > 0 ? nameOfDomain(value) : value;
    default:
      return value;
  }
}
