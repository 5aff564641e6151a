import { expect, test } from 'vitest';
import { versionedProduct } from './versioned-product.ts';

test.each([
  ['Introducing Thistle 5', 'Thistle 5'],
  ['What’s new in Thistle 4.1', 'Thistle 4.1'],
  ['Thistle Arm 2.1 released', 'Thistle Arm 2.1'],
  ['Open Kiln Stack R7 released', 'Open Kiln Stack R7'],
  ['Thistle 7.0.3 is now available', 'Thistle 7.0.3'],
  ['New in the freezer: Moorhen Oat Dumplings', 'Moorhen Oat Dumplings'],
  ['Thistle 6.0.0 – Neue Startseite und Filter', 'Thistle 6.0.0'],
  ['Schichtplan 3.1.0 bringt Vertretungen', 'Schichtplan 3.1.0'],
  ['Grip SDK 2.5: faster planning', 'Grip SDK 2.5'],
  ['Firmware 1.7 Release', 'Firmware 1.7'],
  ['Release 2.3: more than one port', 'Release 2.3'],
  ['Die Plattform THISTLE ist online', 'Plattform THISTLE'],
  ['La plateforme Thistle est en ligne', 'plateforme Thistle'],
  ['Thistle 4.0 “Kelp”: an arm for wet hands', 'Thistle 4.0'],
  ['Weir Planner Tech Preview: first steps', 'Weir Planner'],
  ['Weir Status Board - Technical Preview Released', 'Weir Status Board'],
  ['Public Beta: Weir Planner for mills', 'Weir Planner'],
  ['Gestion de stock : une nouvelle formation en ligne pour les moulins', 'Gestion de stock'],
  ['Weber Rad: Eine neue App für Kuriere', 'Weber Rad'],
])('%j names %j', (title, name) => {
  expect(versionedProduct(title)).toBe(name);
});

test.each([
  'Annual Report 2025 released',
  'Q3 2026 results',
  'How to upgrade to Thistle 4',
  'Part 2 is out',
  'What we did in 2025',
  'Industrie 4.0: Chancen für Weber',
  'Einkauf 4.0 – mehr als ein Wort',
  'Thistle 2.4: how to migrate your data',
  'Thistle 1.9.0 – end of support in May',
  'Die neue Website ist online',
  'WordPress 6.4.2 – Sicherheitsupdate',
  'Running Thistle 2.4: notes of a night',
  'We tested Thistle 2.4: faster',
  'Industrie 4.0: „Chancen“ für Weber',
  'Kubernetes Tech Preview: first steps',
  'Gestion de stock : les erreurs à éviter',
])('%j names no product', (title) => {
  expect(versionedProduct(title)).toBe(null);
});
