import { fold } from '@workbench/text/fold';

/** What texts are compared by in filters; of names that fold to nothing, such as "?", as they are. Pure. */
export const nameKey = (text: string): string => fold(text) || text.trim();

/** Of tags and sources, where signs matter: "C++" is not "C". */
export const exactKey = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

const NO_COUNTRY = '  ';
const CODE_LENGTH = 2;

interface Location {
  country: string | null;
  city: string | null;
}

/** A location as the text of a dictionary: "FR Paris". */
export const formatLocation = ({ country, city }: Location): string => `${country ?? NO_COUNTRY} ${city ?? ''}`;

export function readLocation(text: string): Location {
  const country = text.slice(0, CODE_LENGTH);
  return { country: country === NO_COUNTRY ? null : country, city: text.slice(CODE_LENGTH + 1) || null };
}

/** "FR paris". */
export function locationKey(text: string): string {
  const { country, city } = readLocation(text);
  return formatLocation({ country, city: city === null ? null : nameKey(city) });
}
