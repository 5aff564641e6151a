import { expect, it } from 'vitest';
import { ROUND } from '../verify-draft.fixtures.ts';
import { unstatedGraveEvent } from './unstated-grave-event.ts';

it.each([
  ['is bankrupt', 'bankrupt'],
  ['had its founders arrested', 'arrested'],
  ['committed fraud', 'fraud'],
  ['was fined', 'fined'],
  ['lost its founder, who died', 'died'],
  ['was hacked', 'hacked'],
  ['ist insolvent', 'insolvent'],
  ['wurde verurteilt', 'verurteilt'],
  ['a été condamnée à payer', 'condamnee a'],
  ['fue multada', 'multada'],
])('finds that the evidence has no word for “%s”', (words, event) => {
  expect(unstatedGraveEvent(`Northwind Robotics ${words}.`, ROUND.text)).toBe(event);
});

it.each([
  ['is insolvent', 'Northwind Robotics meldet Zahlungsunfähigkeit: Insolvenzverfahren eröffnet.'],
  ['filed for bankruptcy', 'Northwind Robotics calls in administrators.'],
  ['was hacked', 'Northwind Robotics ist Opfer von Erpressern.'],
  ['was fined', 'Northwind Robotics muss eine Strafe zahlen.'],
  ['was not fined', 'Northwind Robotics raises money.'],
  ['verurteilt den Angriff', 'Northwind Robotics raises money.'],
  ['protects plants against ransomware', 'Northwind Robotics raises money.'],
  ['was sold, was sued and has closed its plant', 'Northwind Robotics raises money.'],
])('finds nothing missing in “%s”', (words, evidence) => {
  expect(unstatedGraveEvent(`Northwind Robotics ${words}.`, evidence)).toBeNull();
});
