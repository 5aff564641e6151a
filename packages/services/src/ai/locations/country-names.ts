import type { MessageLanguage } from '../schemas.ts';

export type Translated = Exclude<MessageLanguage, 'en'>;

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
const NAMES: Record<MessageLanguage, Intl.DisplayNames> = {
  en: namesIn('en'),
  de: namesIn('de'),
  fr: namesIn('fr'),
  es: namesIn('es'),
};

/** Names that the common list has only in an official form. */
const SPOKEN: Partial<Record<string, Partial<Record<MessageLanguage, string>>>> = {
  GB: { de: 'Großbritannien', fr: 'Royaume-Uni', es: 'Reino Unido' },
  US: { de: 'USA', fr: 'États-Unis', es: 'Estados Unidos' },
  HK: { en: 'Hong Kong', de: 'Hongkong', fr: 'Hong Kong', es: 'Hong Kong' },
  MO: { en: 'Macau', de: 'Macau', fr: 'Macao', es: 'Macao' },
  KR: { de: 'Südkorea', fr: 'Corée du Sud', es: 'Corea del Sur' },
};

/** "JP" is "Japon" in French, as people say it; null for a code without a name. */
export const countryNameIn = (code: string, language: MessageLanguage): string | null =>
  SPOKEN[code]?.[language] ?? NAMES[language].of(code) ?? null;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The codes of all countries that have a name. */
export const countryCodes = (): string[] =>
  [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second)).filter((code) => NAMES.en.of(code));
