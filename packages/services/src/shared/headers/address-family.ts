import { type ColumnContent, type HeaderReading, SECONDARY_RANK } from './header-reading.ts';
import { withoutUnknown } from './words/header-concepts.ts';

const PARTS: readonly ColumnContent[] = ['street', 'city', 'postcode', 'state', 'country'];
/** Two may be so called by chance. */
const MEMBERS_MIN = 3;
/** After each column whose header is known as a whole. */
const FAMILY_RANK = 4;

/**
 * Columns of one address that share words that are not known: "Fabrik: Ort", "Fabrik: PLZ", "Fabrik: Straße". Where a
 * list has no other address, or one for deliveries, these words only say whose it is; beside another they might say "not the company's", and
 * the columns stay unknown. Pure.
 */
export function readAddressFamily(
  headers: readonly string[],
  readings: readonly HeaderReading[],
  read: (header: string) => HeaderReading,
): HeaderReading[] {
  const isChief = ({ content, rank }: HeaderReading) => PARTS.includes(content) && rank < SECONDARY_RANK;
  if (readings.some(isChief)) return [...readings];
  const families = new Map<string, Map<number, HeaderReading>>();
  for (const [at, reading] of readings.entries()) {
    const split = reading.content === 'unknown' ? withoutUnknown(headers[at] ?? '') : null;
    const part = split === null ? null : read(split.known);
    if (split === null || part === null || part.subject !== null || !PARTS.includes(part.content)) continue;
    const family = families.get(split.unknown) ?? new Map<number, HeaderReading>();
    families.set(split.unknown, family.set(at, { ...part, rank: part.rank + FAMILY_RANK }));
  }
  const [only, ...others] = [...families.values()];
  const parts = new Set([...(only?.values() ?? [])].map(({ content }) => content));
  if (only === undefined || others.length > 0 || parts.size < MEMBERS_MIN) return [...readings];
  return readings.map((reading, at) => only.get(at) ?? reading);
}
