import { PER_PAGE_DEFAULT } from '@workbench/services/contacts/limits';
import type {
  Contact,
  ContactSource,
  PeopleSource,
  QueriedSource,
  SearchSource,
  SmartSearch,
} from '@workbench/services/contacts/schemas';
import { sourceLabel } from '../../lib/format/contact-labels.ts';
import { formatCount, formatDateTime, formatNumber } from '../../lib/format/format.ts';

/**
 * "Up to 1,234 results · 50 shown", "1 result · 1 shown"; of people of both sources who are all there "8 contacts from
 * 13 records": the sources count them apart.
 */
export function resultTotalText(total: number, isUpTo: boolean, shown: number, isAll: boolean): string {
  if (isAll && isUpTo && total > shown && shown > 0)
    return `${formatCount(shown, 'contact', 'contacts')} from ${formatCount(total, 'record', 'records')}`;
  return `${isUpTo && total > 0 ? 'Up to ' : ''}${formatCount(total, 'result', 'results')} · ${formatCount(shown, 'shown', 'shown')}`;
}

/** "Found 25 contacts". */
export function contactsFoundText(count: number): string {
  return `Found ${formatCount(count, 'contact', 'contacts')}`;
}

/** "2 excluded: on your do-not-contact list"; null when no one was. */
export function omittedContactsText(count: number): string | null {
  return count === 0 ? null : `${formatNumber(count)} excluded: on your do-not-contact list`;
}

/** "25 credits used"; null when it cost nothing. */
export function creditsUsedText(credits: number): string | null {
  return credits === 0 ? null : `${formatCount(credits, 'credit', 'credits')} used`;
}

/** "Austin, Texas"; the country when neither is known; null when nothing is. */
export function contactLocationText({
  city,
  state,
  country,
}: Pick<Contact, 'city' | 'state' | 'country'>): string | null {
  // A city that is its own state is named once: "Berlin".
  const parts = new Set([city, state].filter((part) => part !== null && part !== ''));
  const location = [...parts].join(', ');
  return location || country || null;
}

/** Before anything is paid: "Email available", "No email"; null where the sources do not say, or it is on screen. */
export function availableText({ email, phone, reveal }: Pick<Contact, 'email' | 'phone' | 'reveal'>): string | null {
  if (reveal === null) return email === null && phone === null ? 'No email to reveal' : null;
  const [hasEmail, hasPhone] = [email === null && reveal.hasEmail, phone === null && reveal.hasPhone];
  if (hasEmail) return hasPhone ? 'Email and phone available' : 'Email available';
  if (hasPhone) return 'Phone available';
  return email === null && reveal.hasEmail === false ? 'No email' : null;
}

/** "Apollo + PDL": the sources that know a person, in the words that fit a badge. */
export function sourceBadgeText({ sources }: { sources: readonly { source: string }[] }): string {
  return [...new Set(sources.map(({ source }) => (source === 'pdl' ? 'PDL' : sourceLabel(source))))].join(' + ');
}

const SAVED_IN_LABEL = { contacts: 'Contacts', leads: 'Leads', outreach: 'Outreach' } as const;
/** "Already in Contacts and Leads"; null for a new face. */
export function savedInText({ knownIn }: Pick<Contact, 'knownIn'>): string | null {
  if (knownIn.length === 0) return null;
  return `Already in ${knownIn.map((savedIn) => SAVED_IN_LABEL[savedIn]).join(' and ')}`;
}

/** The asked ones that did not answer, each with its words. */
export function sourceProblems(asked: readonly QueriedSource[]): { source: PeopleSource; text: string }[] {
  return asked.flatMap(({ source, label, problem }) =>
    problem === null ? [] : [{ source, text: `${label}: ${problem}` }],
  );
}

export function selectPeopleSources(sources: readonly ContactSource[], chosen: SearchSource): ContactSource[] {
  return sources.filter(({ source }) => chosen === 'both' || chosen === source);
}

/** The most credits that a search for so many people costs in a source, which says it for `PER_PAGE_DEFAULT`. */
export const searchCredits = ({ searchCreditsMax }: ContactSource, people: number): number =>
  Math.ceil((searchCreditsMax * people) / PER_PAGE_DEFAULT);

/** The vendor's own word, whatever today's cap leaves. */
export const noCreditsText = (label: string, since: string): string =>
  `${label} has reported no credits left since ${formatDateTime(since)}`;

/** What a search for so many people costs at most: "A search costs up to 25 credits in People Data Labs; Apollo is free"; null unconnected. */
export function searchPriceText(sources: readonly ContactSource[], people: number): string | null {
  const connected = sources.filter((source) => source.connected);
  const paid = connected.filter(({ searchCreditsMax }) => searchCreditsMax > 0);
  const free = connected.filter(({ searchCreditsMax }) => searchCreditsMax === 0).map(({ label }) => label);
  if (connected.length === 0) return null;
  if (paid.length === 0) return `A search in ${free.join(' and ')} is free`;
  const costs = paid.map(
    (source) => `up to ${formatCount(searchCredits(source, people), 'credit', 'credits')} in ${source.label}`,
  );
  const creditsLeftTexts = paid.flatMap(({ label, creditsLeft, creditsExhaustedSince }) => {
    if (creditsExhaustedSince !== null) return [noCreditsText(label, creditsExhaustedSince)];
    if (creditsLeft === null) return [];
    return [`${formatCount(creditsLeft, 'credit', 'credits')} left today${paid.length > 1 ? ` in ${label}` : ''}`];
  });
  return [
    `A search costs ${costs.join(' and ')}`,
    ...(free.length > 0 ? [`${free.join(' and ')} is free`] : []),
    ...creditsLeftTexts,
  ].join('; ');
}

/** Why the filters on screen were not searched yet, and what to do about it. */
export function unsearchedText(
  reason: 'edited' | 'left-over',
  { leftOver, corrections }: Pick<SmartSearch, 'leftOver' | 'corrections'>,
): string {
  if (reason === 'edited') return 'The filters have changed. Nothing is spent until you search with them.';
  const words = leftOver.map((word) => `“${word}”`).join(', ');
  const parts = [...(leftOver.length > 0 ? [`Not understood: ${words}`] : []), ...correctionsText(corrections)];
  return `${parts.join('. ')}. Reword the sentence, or search with the filters above. Nothing was spent.`;
}

/** "Read “Lisbn” as “Lisbon”"; nothing where all was read as written. */
export function correctionsText(corrections: SmartSearch['corrections']): string[] {
  if (corrections.length === 0) return [];
  return [`Read ${corrections.map(({ written, read }) => `“${written}” as “${read}”`).join(', ')}`];
}

/** The most that a search may cost, for its button: "up to 25 credits", "free"; null where nothing is connected. */
export function searchCostText(sources: readonly ContactSource[], people: number): string | null {
  const connected = sources.filter((source) => source.connected);
  if (connected.length === 0) return null;
  const credits = connected.reduce((sum, source) => sum + searchCredits(source, people), 0);
  return credits === 0 ? 'free' : `up to ${formatCount(credits, 'credit', 'credits')}`;
}
