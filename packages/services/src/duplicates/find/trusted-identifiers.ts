import type { CompanySyncDoc } from '@workbench/db';

/**
 * Identifiers that prove something: of those that sources found by the name and location alone, two companies of one name
 * have the same. Pure.
 */
export function trustedIdentifiers({
  ids,
  outcomes,
}: Pick<CompanySyncDoc, 'ids' | 'outcomes'>): Record<string, string> {
  const entries = Object.entries(ids).filter(([kind, value]) => {
    const stating = outcomes.filter((outcome) => outcome.ids?.[kind] === value);
    return stating.length === 0 || stating.some(({ isByName }) => !isByName);
  });
  return Object.fromEntries(entries);
}
