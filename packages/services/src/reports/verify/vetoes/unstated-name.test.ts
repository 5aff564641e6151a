import { expect, it } from 'vitest';
import { COMPANY, item, ROUND } from '../verify-draft.fixtures.ts';
import { unstatedName } from './unstated-name.ts';

const GRIPPERS = item(
  'E5',
  'Northwind Robotics builds intelligent metal grippers for international buyers in Köln and Antwerp, Bern and Gent.',
);

it.each([
  ['of two words at the beginning', 'Elon Musk has bought Northwind Robotics.', 'Elon Musk'],
  ['of two words', 'Northwind Robotics builds a die for Wide World Importers.', 'Wide World Importers'],
  ['of an owner', 'The Contoso Wingtip’s fund gave Northwind Robotics its money.', 'Contoso Wingtip'],
  ['of who did it', 'Northwind Robotics was bought by Contoso.', 'Contoso'],
  ['in German', 'Northwind Robotics wurde von Elon Musk übernommen.', 'Elon Musk'],
  ['with its form', 'Northwind Robotics gehört jetzt der Contoso GmbH.', 'Contoso GmbH'],
  ['behind a title', 'Northwind Robotics wird von Frau Wingtip geleitet.', 'Frau Wingtip'],
  ['in French', 'Northwind Robotics travaille avec Contoso.', 'Contoso'],
  ['that begins like another word', 'Northwind Robotics works with Intel.', 'Intel'],
  ['of a product', 'Northwind Robotics stellt den GripOne vor.', 'GripOne'],
  ['with figures', 'Northwind Robotics sells the GT300.', 'GT300'],
])('finds a name %s', (_, sentence, name) => {
  expect(unstatedName(sentence, [ROUND, GRIPPERS], COMPANY)).toBe(name);
});

it.each([
  'Northwind Robotics raised $40 million in October.',
  'On Friday Northwind Robotics raised USD 40 million.',
  'Im Oktober hat Northwind Robotics die Finanzierung der Produktion in Boulder gesichert.',
  'Revenue has grown.',
  'Growth is what Fabrikam Ventures pays for.',
  'Musicologist and Spanish haulage firms met the Managing Director in Cornwall.',
  'Northwind Robotics a un site à Anvers, avec Berne et Gand.',
  'Träger ist der Verein, Ende Januar kamen Kunden mit Lastwagen und Kleber.',
  'Northwind Robotics Shares Its Newest Results With Eager Buyers',
])('finds none in “%s”', (sentence) => {
  expect(unstatedName(sentence, [ROUND, GRIPPERS], COMPANY)).toBeNull();
});
