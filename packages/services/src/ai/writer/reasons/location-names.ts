import type { MessageLanguage } from '../../schemas.ts';

/** A location as a language calls it. A country takes another preposition than a town in French. */
interface LocationName {
  name: string;
  isCountry: boolean;
}

const COUNTRIES: Record<string, Record<MessageLanguage, string>> = {
  Germany: { en: 'Germany', de: 'Deutschland', fr: 'Allemagne', es: 'Alemania' },
  France: { en: 'France', de: 'Frankreich', fr: 'France', es: 'Francia' },
  Spain: { en: 'Spain', de: 'Spanien', fr: 'Espagne', es: 'España' },
  Italy: { en: 'Italy', de: 'Italien', fr: 'Italie', es: 'Italia' },
  Switzerland: { en: 'Switzerland', de: 'der Schweiz', fr: 'Suisse', es: 'Suiza' },
  Austria: { en: 'Austria', de: 'Österreich', fr: 'Autriche', es: 'Austria' },
};
const TOWNS: Record<string, Record<MessageLanguage, string>> = {
  Munich: { en: 'Munich', de: 'München', fr: 'Munich', es: 'Múnich' },
  Cologne: { en: 'Cologne', de: 'Köln', fr: 'Cologne', es: 'Colonia' },
  Vienna: { en: 'Vienna', de: 'Wien', fr: 'Vienne', es: 'Viena' },
  London: { en: 'London', de: 'London', fr: 'Londres', es: 'Londres' },
  Geneva: { en: 'Geneva', de: 'Genf', fr: 'Genève', es: 'Ginebra' },
  Milan: { en: 'Milan', de: 'Mailand', fr: 'Milan', es: 'Milán' },
  Brussels: { en: 'Brussels', de: 'Brüssel', fr: 'Bruxelles', es: 'Bruselas' },
  Lisbon: { en: 'Lisbon', de: 'Lissabon', fr: 'Lisbonne', es: 'Lisboa' },
  Prague: { en: 'Prague', de: 'Prag', fr: 'Prague', es: 'Praga' },
  Nuremberg: { en: 'Nuremberg', de: 'Nürnberg', fr: 'Nuremberg', es: 'Núremberg' },
  Hanover: { en: 'Hanover', de: 'Hannover', fr: 'Hanovre', es: 'Hannover' },
};

export function locationIn(place: string, language: MessageLanguage): LocationName {
  const country = COUNTRIES[place];
  if (country !== undefined) return { name: country[language], isCountry: true };
  return { name: TOWNS[place]?.[language] ?? place, isCountry: false };
}

/** Countries outside of this table, by their English names: their preposition is not that of a town. */
export const isUnknownCountry = (place: string): boolean =>
  /(?:land|ia|stan|Kingdom|States|Netherlands|Brazil|Japan|China|Mexico|Canada|Denmark|Norway|Sweden|Portugal|Belgium|Turkey|Morocco|Greece|Europe|America|Asia|Africa|Emirates|Republic)$/.test(
    place,
  ) &&
  COUNTRIES[place] === undefined &&
  !/^(?:Valencia|Sofia|Philadelphia|Oakland|Cleveland|Portland|Auckland|Brescia)$/.test(place);
