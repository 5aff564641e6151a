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
  ['Vi henter smart kapital', 'equity_raise'],
  ['Fjordvev tar in 12 miljoner', 'equity_raise'],
  ['Torchio chiude un round da due milioni', 'equity_raise'],
  ['Ketelaar haalt 3 miljoen op', 'equity_raise'],
  ['Brekke og Fjordvev inngår strategisk samarbeidsavtale', 'partnership'],
  ['Torchio rinnova la partnership con Molini Sesia', 'partnership'],
  ['Ketelaar tekent een contract met Zuivel Oost', 'partnership'],
  ['Fjordvev lanserer ny versjon av vevmodulen', 'launch'],
  ['Fjordvev lancerer en app til vævere', 'launch'],
  ['Torchio lancia la linea per mulini', 'launch'],
  ['Ketelaar lanceert een ketel voor kleine keukens', 'launch'],
  ['Ab sofort ist die App von weber.example auch für Android verfügbar!', 'launch'],
  ['Vi planlegger en emisjon', null],
  ['Torchio non lancia la linea', null],
  ['Messreihe in Holzhäusern', null],
  ['Wir planen eine Kooperation', null],
  ['Il n’y a pas de partenariat', null],
])('"%s" is %s', (text, category) => {
  expect(ownLanguageCategory([text])).toBe(category);
});

test.each([
  ['Wir bringen die Leuchte „Fjell“ auf den Markt', 'Fjell'],
  ['Android-App für Fahrer', 'Android-App'],
  ['Neuer Sensor AM 900 ab sofort lieferbar', 'AM 900'],
  ['Nous lançons Corbeau Paie, un module', 'Corbeau Paie'],
  ['Corbeau Paie est disponible', 'Corbeau Paie'],
  ['Wir bringen neue Farben auf den Markt', null],
  ['14. mars lanserte Fjordvev en ny versjon av Vev Analyse, i tillegg til «Fjordvev 2.0»', 'Vev Analyse'],
  ['Leveringsmodul basert på Vev Analyse lansert for kommuner', 'Leveringsmodul'],
  ['Ketelaar lanceert Stoomvat, een ketel', 'Stoomvat'],
])('the product of "%s" is %s', (text, product) => {
  expect(ownLanguageProduct([text])).toBe(product);
});
