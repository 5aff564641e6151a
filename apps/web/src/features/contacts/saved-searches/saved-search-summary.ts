import type { ContactResults, ContactSource, SavedSearch, SearchSource } from '@workbench/services/contacts/schemas';
import { PEOPLE_SOURCE_LABEL } from '../../../lib/format/contact-labels.ts';
import { formatCount, formatNumber, formatRelativeTime } from '../../../lib/format/format.ts';
import { contactsFoundText, selectPeopleSources } from '../search-result-labels.ts';

/** "Apollo and People Data Labs". */
export function searchSourceText(source: SearchSource): string {
  return source === 'both'
    ? `${PEOPLE_SOURCE_LABEL.apollo} and ${PEOPLE_SOURCE_LABEL.pdl}`
    : PEOPLE_SOURCE_LABEL[source];
}

/** "Last run 2 days ago, 3 new". */
export function savedSearchLastRunText({ lastRunAt, lastNewCount }: SavedSearch, now: number): string {
  if (lastRunAt === null) return 'Not run yet';
  const when = `Last run ${formatRelativeTime(lastRunAt, now)}`;
  return lastNewCount === null ? when : `${when}, ${formatNumber(lastNewCount)} new`;
}

/** "Up to 25 credits"; null for a search that is free. */
export function savedSearchPriceText(source: SearchSource, sources: readonly ContactSource[]): string | null {
  const connectedSources = selectPeopleSources(sources, source).filter(({ connected }) => connected);
  const credits = connectedSources.reduce((sum, { searchCreditsMax }) => sum + searchCreditsMax, 0);
  return credits === 0 ? null : `Up to ${formatCount(credits, 'credit', 'credits')}`;
}

/** "Found 25 contacts, 3 new since last time". */
export function savedSearchRunText({ contacts, newCount }: ContactResults): string {
  const found = contactsFoundText(contacts.length);
  return newCount === null ? found : `${found}, ${formatNumber(newCount)} new since last time`;
}
