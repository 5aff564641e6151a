import { fold } from '@workbench/text/fold';

interface LocationParts {
  city: string | null;
  state: string | null;
  country: string | null;
}

/** "Berlin, Germany", also where the state has the city's name; null when nothing is known. Pure. */
export function joinLocation({ city, state, country }: LocationParts): string | null {
  const parts = [city, state, country].flatMap((part) => part || []);
  return parts.filter((part, at) => part !== parts[at - 1]).join(', ') || null;
}

/**
 * Whether a found location is the provided one in more detail: "Berlin" and "Berlin, Germany". A city does not match
 * its country alone. Pure.
 */
export function isSameLocation(provided: string, found: string): boolean {
  const [named, parts] = [partsOf(provided), partsOf(found)];
  return named[0] === parts[0] && named.every((part) => parts.includes(part));
}

const partsOf = (location: string): string[] => location.split(',').map(fold).filter(Boolean);
