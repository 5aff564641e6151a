import { expect, test } from 'vitest';
import type { CompanyContext } from '../../../shared/statements/company-names.ts';
import { isMilestoneTitle, isOwnEventTitle } from './own-event-title.ts';

const ABOUT: CompanyContext = { names: ['Fundación ABC', 'fundacion-abc.example'], isOwn: true };

test.each([
  ['Memoria Anual 2025: un año de huertos', true],
  ['Una noche solidaria en Valencia', true],
  ['Conferencia sobre semillas en Vigo', true],
  ['Huertos escolares gracias a Semillas Duero', true],
  ['Voluntariado de verano: Semillas Duero junto a ABC', true],
  ['El programa “Campo abierto” visita ABC Lugo', true],
  ['Rapport annuel 2025', true],
  ['Pilar, una historia de huertos', false],
  ['Sembrando futuro en la escuela de Lugo', false],
  ['El tomate visita la escuela', false],
  ['Crecer gracias a una abuela', false],
  ['Cómo regar en verano', false],
])('"%s" tells an event of the company: %s', (title, expected) => {
  expect(isOwnEventTitle(title, ABOUT)).toBe(expected);
});

test.each([
  ['1 Million Downloads: a big day for Thistle', true],
  ['We reached 5,000 customers', true],
  ['Wir haben über 20.000 Nutzer', true],
  ['5 customers who changed our mind', false],
  ['Downloads for mills', false],
  ['What users want', false],
])('"%s" counts what was reached: %s', (title, expected) => {
  expect(isMilestoneTitle(title)).toBe(expected);
});
