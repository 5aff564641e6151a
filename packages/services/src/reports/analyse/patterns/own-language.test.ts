import { expect, test } from 'vitest';
import { ownLanguageCategory, ownLanguageProduct } from './own-language.ts';

test.each([
  ['Kapitalerhöhung abgeschlossen', 'equity_raise'],
  ['Corbeau lève 6 millions d’euros', 'equity_raise'],
  ['Cerramos una ronda de financiación', 'equity_raise'],
  ['Rahmenvertrag mit Kieswerke Aller', 'partnership'],
  ['Nous avons signé un accord avec la ville', 'partnership'],
  ['Hemos firmado un acuerdo con Lácteos Duero', 'partnership'],
  ['Wir sind umgezogen', 'office_move'],
  ['Ouverture de notre deuxième atelier', 'office_move'],
  ['Inauguramos una nueva nave en Lugo', 'office_move'],
  ['Neuer Sensor ab sofort lieferbar', 'launch'],
  ['Nous lançons Corbeau Paie', 'launch'],
  ['Presentamos el remolque RT-9', 'launch'],
  ['Übernahme der Spedition Harms', 'other'],
  ['Jordi Pla ha sido nombrado director general', 'other'],
  ['Messreihe in Holzhäusern', null],
  ['Wir planen eine Kooperation', null],
  ['Il n’y a pas de partenariat', null],
])('"%s" is %s', (text, category) => {
  expect(ownLanguageCategory([text])).toBe(category);
});

test.each([
  ['Wir bringen die Leuchte „Fjell“ auf den Markt', 'Fjell'],
  ['Neuer Sensor AM 900 ab sofort lieferbar', 'AM 900'],
  ['Nous lançons Corbeau Paie, un module', 'Corbeau Paie'],
  ['Corbeau Paie est disponible', 'Corbeau Paie'],
  ['Wir bringen neue Farben auf den Markt', null],
])('the product of "%s" is %s', (text, product) => {
  expect(ownLanguageProduct([text])).toBe(product);
});
