import { expect, it } from 'vitest';
import type { MessageLanguage } from '../../schemas.ts';
import { sayLocation } from './say-location.ts';

it.each<[string, MessageLanguage, string, string]>([
  ['Switzerland', 'de', 'in der Schweiz', 'in die Schweiz'],
  ['Germany', 'de', 'in Deutschland', 'nach Deutschland'],
  ['United States', 'de', 'in den USA', 'in die USA'],
  ['Netherlands', 'de', 'in den Niederlanden', 'in die Niederlande'],
  ['United Arab Emirates', 'de', 'in den Vereinigten Arabischen Emiraten', 'in die Vereinigten Arabischen Emirate'],
  ['Iraq', 'de', 'im Irak', 'in den Irak'],
  ['Turkey', 'de', 'in der Türkei', 'in die Türkei'],
  ['United Kingdom', 'de', 'in Großbritannien', 'nach Großbritannien'],
  ['Cairo', 'de', 'in Kairo', 'nach Kairo'],
  ['The Hague', 'de', 'in Den Haag', 'nach Den Haag'],
  ['Scotland', 'de', 'in Schottland', 'nach Schottland'],
  ['Dundee', 'de', 'in Dundee', 'nach Dundee'],
  ['Havana', 'fr', 'à La Havane', 'à La Havane'],
  ['Cairo', 'fr', 'au Caire', 'au Caire'],
  ['Le Havre', 'fr', 'au Havre', 'au Havre'],
  ['Japan', 'fr', 'au Japon', 'au Japon'],
  ['Spain', 'fr', 'en Espagne', 'en Espagne'],
  ['Iran', 'fr', 'en Iran', 'en Iran'],
  ['Mexico', 'fr', 'au Mexique', 'au Mexique'],
  ['South Korea', 'fr', 'en Corée du Sud', 'en Corée du Sud'],
  ['New Zealand', 'fr', 'en Nouvelle-Zélande', 'en Nouvelle-Zélande'],
  ['Denmark', 'fr', 'au Danemark', 'au Danemark'],
  ['Netherlands', 'fr', 'aux Pays-Bas', 'aux Pays-Bas'],
  ['Singapore', 'fr', 'à Singapour', 'à Singapour'],
  ['Cuba', 'fr', 'à Cuba', 'à Cuba'],
  ['Israel', 'fr', 'en Israël', 'en Israël'],
  ['Texas', 'fr', 'au Texas', 'au Texas'],
  ['Japan', 'es', 'en Japón', 'a Japón'],
  ['Cairo', 'es', 'en El Cairo', 'a El Cairo'],
  ['United Kingdom', 'es', 'en el Reino Unido', 'al Reino Unido'],
  ['Netherlands', 'es', 'en los Países Bajos', 'a los Países Bajos'],
  ['United States', 'es', 'en Estados Unidos', 'a Estados Unidos'],
  ['Havana', 'es', 'en La Habana', 'a La Habana'],
  ['Scotland', 'es', 'en Escocia', 'a Escocia'],
])('%s in %s: "%s", "%s"', (location, language, within, towards) => {
  expect(sayLocation(location, language)).toEqual({ in: within, to: towards });
});

it.each(['Georgia', 'Lombardia', 'Silicon Valley', 'Yorkshire'])('%s has no known preposition', (location) => {
  expect(sayLocation(location, 'fr')).toBeNull();
});

it('leaves English as it is', () => {
  expect(sayLocation('Georgia', 'en')).toEqual({ in: 'in Georgia', to: 'to Georgia' });
});
