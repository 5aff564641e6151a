import type { Posting } from '../../gather/types.ts';
import type { DeclaredPosting } from './postings.ts';

/** A part of a path that only says in which language a page is: "en", "de-at". */
const LANGUAGE = /^\/[a-z]{2}(?:[-_][a-z]{2})?(?=\/)/i;

/**
 * Each position once. An identifier counts where it tells positions apart; else the address does, whatever language it
 * is in, and of two addresses with the same title, place and day only the first.
 */
export function toUniquePostings(declared: readonly DeclaredPosting[]): Posting[] {
  const byIdentifier = Map.groupBy(declared, ({ identifier }) => identifier);
  const postings = new Map<string, Posting>();
  const advertised = new Set<string>();
  for (const posting of declared) {
    const { identifier, employer: _, ...fields } = posting;
    const { title, location, url, postedOn } = fields;
    const isOwn = identifier !== null && isOnePosition(byIdentifier.get(identifier) ?? []);
    const advertisement = JSON.stringify([title, location, postedOn]);
    const isRepeated = !isOwn && location !== null && postedOn !== null && advertised.has(advertisement);
    const key = isOwn ? identifier : url === null ? `${title}|${location ?? ''}` : withoutLanguage(url);
    advertised.add(advertisement);
    if (isRepeated || postings.has(key)) continue;
    postings.set(key, { id: isOwn ? identifier : (url ?? key), ...fields });
  }
  return [...postings.values()];
}

/** Whether all these are one position, perhaps in several languages: its address is the same but for the language. */
function isOnePosition(postings: readonly DeclaredPosting[]): boolean {
  const titles = new Set(postings.map(({ title, location }) => `${title}|${location ?? ''}`));
  if (titles.size <= 1) return true;
  const addresses = new Set(postings.map(({ url }) => (url === null ? null : withoutLanguage(url))));
  return addresses.size === 1 && !addresses.has(null);
}

function withoutLanguage(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(LANGUAGE, '');
  return url.href;
}
