import { countryCode } from '@workbench/identity/locations/country-code';
import { REGION_PHRASES, TOWN_NAMES } from '../../locations/location-names.ts';
import type { MessageLanguage } from '../../schemas.ts';
import { type LocationPhrases, sayCountry } from './say-country.ts';

/** Both a country and a state. */
const AMBIGUOUS = new Set(['Georgia']);

/**
 * A location by its English name; null when its preposition is not known: a region or country that no table has. A name
 * that all languages write alike, or a small town, stays as it is.
 */
export function sayLocation(location: string, language: MessageLanguage): LocationPhrases | null {
  if (language === 'en') return { in: `in ${location}`, to: `to ${location}` };
  const town = TOWN_NAMES.get(location);
  if (town !== undefined) return sayTown(town[language], language);
  const region = REGION_PHRASES.get(location)?.[language];
  if (region !== undefined) return { in: region, to: towards(region, language) };
  const code = countryCode(location);
  if (code !== null) return AMBIGUOUS.has(location) ? null : sayCountry(code, language);
  return mayBeRegion(location) ? null : sayTown(location, language);
}

function sayTown(name: string, language: Exclude<MessageLanguage, 'en'>): LocationPhrases {
  if (language === 'de') return { in: `in ${name}`, to: `nach ${name}` };
  if (language === 'es') return { in: `en ${name}`, to: `a ${name}` };
  const phrase = /^Le /.test(name) ? `au ${name.slice(3)}` : `à ${name}`;
  return { in: phrase, to: phrase };
}

const towards = (phrase: string, language: MessageLanguage): string =>
  language === 'de' ? phrase.replace(/^in /, 'nach ') : language === 'es' ? phrase.replace(/^en /, 'a ') : phrase;

/** Endings that regions have and few towns. */
const mayBeRegion = (location: string): boolean =>
  /(?:land|ia|stan|shire|Kingdom|States|America|Asia|Africa|Emirates|Republic|Region|County|Coast|Valley|East|West|North|South)$/.test(
    location,
  ) && !/^(?:Valencia|Oakland|Cleveland|Portland|Auckland|Brescia|Columbia|Gloria|Murcia)$/.test(location);
