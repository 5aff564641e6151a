import { expect, test } from 'vitest';
import { toMarkupTree } from '../listing/markup-tree.ts';
import { scanPage } from '../page/scan-page.ts';
import { readOpenings } from './read-openings.ts';

const ADDRESS = 'https://acme.example/careers/';
function openings(html: string, title = 'Work with us') {
  const tree = toMarkupTree(scanPage(`<main>${html}</main>`, ADDRESS).seen);
  return tree === null ? null : readOpenings(tree, ADDRESS, title);
}
const titles = (html: string, title?: string) => openings(html, title)?.openings.map((one) => one.title) ?? null;

test.each([
  [
    'a plain list below its heading',
    '<h2>Open positions</h2><ul><li><h3>Fitter</h3><p>Service · Dundee</p></li><li><h3>Baker of rye</h3><p>Night shift</p></li></ul><h2>Benefits</h2><ul><li>Good coffee</li></ul>',
    ['Fitter', 'Baker of rye'],
  ],
  [
    'German titles with the genders',
    '<p>Wir suchen:</p><h3>Fahrradmonteur (m/w/d)</h3><p>Vollzeit</p><h3>Buchhalter/in in Teilzeit</h3>',
    ['Fahrradmonteur (m/w/d)', 'Buchhalter/in in Teilzeit'],
  ],
  [
    'links to a page for each',
    '<p>Meet our Head of Sales.</p><ul><li><a href="/careers/welder/">Welder, night shift</a></li><li><a href="/careers/truffle/">Truffle finder</a></li></ul>',
    ['Welder, night shift', 'Truffle finder'],
  ],
  [
    'cards with an apply button',
    '<div><div><h2>Ingeniero de redes</h2><p>Ciudad: Cali</p><a href="#apply">Aplicar ahora</a></div><div><h2>Gerente de proyecto</h2><a href="#apply">Aplicar ahora</a></div></div>',
    ['Ingeniero de redes', 'Gerente de proyecto'],
  ],
])('reads %s', (_, html, expected) => {
  expect(titles(html)).toEqual(expected);
});

test('a location behind the title is read apart', () => {
  expect(openings('<h2>Vacancies</h2><ul><li>Fitter – Dundee</li></ul>')?.openings).toEqual([
    { title: 'Fitter', location: 'Dundee', url: null },
  ]);
});

test.each([
  'There are currently no open positions.',
  'Il n’y a actuellement pas d’offres d’emploi.',
  'Derzeit haben wir keine offenen Stellen.',
  'Actualmente no tenemos vacantes.',
  'We aren’t hiring right now.',
])('%j means none', (text) => {
  expect(openings(`<h1>Careers</h1><p>${text}</p>`)).toEqual({ openings: [], saysNone: true });
});

test.each([
  '<h1>Careers</h1><p>We are always glad to hear from you.</p>',
  '<h2>Our team</h2><ul><li><h3>Ada Sample</h3><p>Head of Sales</p></li><li><h3>Bo Sample</h3><p>Chief Engineer</p></li></ul>',
  '<p>No jobs match your filter.</p>',
])('%j says nothing of openings', (html) => {
  expect(openings(html)).toBe(null);
});
