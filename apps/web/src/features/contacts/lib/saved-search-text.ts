import type { ContactResults, ContactSource, SavedSearch, SearchSource } from '@workbench/services/contacts/schemas';
import { formatCount, formatNumber, formatRelativeTime } from '../../../lib/format.ts';
import { foundText, SOURCE_LABEL, sourcesAsked } from './result-text.ts';

/** "Apollo and People Data Labs". */
export function searchSourceText(source: SearchSource): string {
  return source === 'both' ? `${SOURCE_LABEL.apollo} and ${SOURCE_LABEL.pdl}` : SOURCE_LABEL[source];
}

/** "Last run 2 days ago, 3 new". */
export function lastRunText({ lastRunAt, lastNewCount }: SavedSearch, now: number): string {
  if (lastRunAt === null) return 'Not run since it was saved';
  const when = `Last run ${formatRelativeTime(lastRunAt, now)}`;
  return lastNewCount === null ? when : `${when}, ${formatNumber(lastNewCount)} new`;
}

/** "Up to 25 credits"; null for a search that is free. */
export function runPriceText(source: SearchSource, sources: readonly ContactSource[]): string | null {
  const asked = sourcesAsked(sources, source).filter(({ connected }) => connected);
  const credits = asked.reduce((sum, { searchCreditsMax }) => sum + searchCreditsMax, 0);
  return credits === 0 ? null : `Up to ${formatCount(credits, 'credit', 'credits')}`;
}

/** "Found 25 contacts, 3 new since last time". */
export function ranText({ contacts, newCount }: ContactResults): string {
  const found = foundText(contacts.length);
  return newCount === null ? found : `${found}, ${formatNumber(newCount)} new since last time`;
}
