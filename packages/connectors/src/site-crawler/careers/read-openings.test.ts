import { expect, test } from 'vitest';
import { toMarkupTree } from '../listing/markup-tree.ts';
import { toReadablePage } from '../page/readable-page.ts';
import { scanPage } from '../page/scan-page.ts';
import { toCareersPagePostings } from './careers-page-postings.ts';
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

test.each([
  [
    'cards below "We are hiring" that lead to a page each',
    '<h1>We’re hiring!</h1><div><h2>Kiln Expert</h2><p>You fire tiles.</p><a href="/careers/kiln/">More information</a></div><div><h2>Glaze Chemist</h2><p>You mix glazes.</p><a href="/careers/glaze/">More information</a></div>',
    ['Kiln Expert', 'Glaze Chemist'],
  ],
  [
    'what stands below a heading that invites to the team',
    '<h2>Wir erweitern unser Team</h2><h3>Töpfer (m/w/d)</h3><p>Dann bewirb dich als <strong>Töpfer (m/w/d)</strong> bei uns.</p><p><a href="ofen/">Weiter zur Stellenbeschreibung</a></p><h3>Glasurprüferin (m/w/d)</h3><p>Vollzeit</p>',
    ['Töpfer (m/w/d)', 'Glasurprüferin (m/w/d)'],
  ],
  [
    'a second list of another look',
    '<h2>Offene Stellen</h2><h3>Töpfer (m/w/d)</h3><h3>Brenner (m/w/d)</h3><h3>Buchhalter (m/w/d)</h3><h2>Stellenangebote für Auszubildende</h2><ul><li>Industriekeramiker (m/w/d)</li><li>Töpfer (m/w/d)</li></ul>',
    ['Töpfer (m/w/d)', 'Brenner (m/w/d)', 'Buchhalter (m/w/d)', 'Industriekeramiker (m/w/d)'],
  ],
  [
    'titles with words that else speak to the reader',
    '<h2>Open positions</h2><ul><li>Process Engineer</li><li>Customer Experience Manager</li><li>People & Culture Manager</li><li>Sales Manager (US)</li><li>Contact Center Agent</li></ul>',
    [
      'Process Engineer',
      'Customer Experience Manager',
      'People & Culture Manager',
      'Sales Manager (US)',
      'Contact Center Agent',
    ],
  ],
  [
    'the list and not the invitation above it',
    '<h2>We’re hiring!</h2><p>Tiles need people.</p><h2>What we offer</h2><p>Warm hands.</p><h2>Vacancies</h2><ul><li>Tile Designer</li></ul>',
    ['Tile Designer'],
  ],
  [
    'no application without a position',
    '<h2>Offene Stellen</h2><h3>Töpfer (m/w/d)</h3><h3>Initiativbewerbung (m/w/d)</h3><h3>Spontanbewerbung Töpfer (m/w/d)</h3>',
    ['Töpfer (m/w/d)'],
  ],
])('reads %s', (_, html, expected) => {
  expect(titles(html)).toEqual(expected);
});

const panel = (title: string) =>
  `<div class="panel"><h4><a href="#x">${title}</a></h4><p>You fire tiles in Kiel.</p></div>`;

test('headings of one look on a careers page are positions, where nothing else announces them', () => {
  expect(titles(['Kiln Operator', 'Tile Designer'].map(panel).join(''))).toEqual(['Kiln Operator', 'Tile Designer']);
});

test.each([
  ['fields of work', ['Firing', 'Glazing', 'Drawing', 'Kiln Operator', 'Tile Designer']],
  ['steps of a career', ['1. Kiln Operator', '2. Kiln Manager', '3. Director of Kilns']],
])('headings that name %s are no positions', (_, names) => {
  expect(titles(names.map(panel).join(''))).toBe(null);
});

test('cards of one list that are turned round count alike', () => {
  const card = (title: string, side: string) =>
    `<div class="offer"><div class="${side}"><h3>${title}</h3><p>Nantes</p><a href="${title[0]}">Ça m’intéresse</a></div></div>`;
  const html = `<h2>Nos offres d’emploi</h2>${card('Ingénieur tri H/F', 'left')}${card('Soudeur H/F', 'right big')}${card('Chef de quai H/F', 'left')}`;
  expect(titles(html)).toEqual(['Ingénieur tri H/F', 'Soudeur H/F', 'Chef de quai H/F']);
});

test('a list of duties below a position ends no card', () => {
  const card = (title: string, duty: string) =>
    `<div><h4>${title}</h4><div><ul><li>${duty}</li></ul><p><a href="#apply">Apply now</a></p></div></div>`;
  const html = `<h2>Join us</h2>${card('Fitter', 'Fitter of pumps on board')}${card('Naval Architect', 'Architect of hulls')}`;
  expect(titles(html)).toEqual(['Fitter', 'Naval Architect']);
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
  'Currently we don’t have any open positions, but please check this page again.',
  'We have no vacancies, but we are always glad to hear from you.',
  'We aren’t currently recruiting, but follow us to be the first to hear of new positions.',
  'Derzeit suchen wir keine neuen Kollegen.',
  'Vi har inga lediga tjänster just nu.',
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

const list = (...names: string[]) => `<ul>${names.map((name) => `<li><h3>${name}</h3></li>`).join('')}</ul>`;

test.each([
  ['a contact', `<h2>Current vacancies</h2>${list('Welder')}<h2>Contact</h2>${list('Office Manager')}`],
  ['a German contact', `<h2>Offene Stellen</h2>${list('Welder')}<h2>Ansprechpartner</h2>${list('Personalleiterin')}`],
  ['a French team', `<h2>Postes à pourvoir</h2>${list('Welder')}<h2>Notre équipe</h2>${list('Responsable RH')}`],
  ['a Spanish team', `<h2>Vacantes</h2>${list('Welder')}<h2>Nuestro equipo</h2>${list('Gerente de ventas')}`],
  ['former staff', `<h2>Open roles</h2>${list('Welder')}<h3>What our alumni do today</h3>${list('Plant Manager')}`],
  ['customers', `<h2>Open roles</h2>${list('Welder')}<h3>Vacancies at our customers</h3>${list('Plant Manager')}`],
  ['partners', `<h2>Open roles</h2>${list('Welder')}<h2>At our partner Globex</h2>${list('Plant Manager')}`],
  ['filled ones', `<h2>Open roles</h2>${list('Welder')}<h2>Previously filled positions</h2>${list('Plant Manager')}`],
  ['what is usual', `<h2>Open roles</h2>${list('Welder')}<h2>Roles we often recruit for</h2>${list('Plant Manager')}`],
  ['a filled one', `<h2>Open roles</h2>${list('Welder', 'Plant Manager (filled)')}`],
  ['one that is taken', `<h2>Offene Stellen</h2>${list('Welder', 'Buchhalter – bereits vergeben')}`],
  ['a French filled one', `<h2>Postes ouverts</h2>${list('Welder', 'Comptable (poste pourvu)')}`],
  ['a Spanish filled one', `<h2>Vacantes</h2>${list('Welder', 'Gerente de compras – plaza cubierta')}`],
  ['a crossed out one', '<h2>Open roles</h2><ul><li>Welder</li><li><del>Plant Manager</del></li></ul>'],
  [
    'one that its card closes',
    '<h2>Open roles</h2><ul><li><h3>Welder</h3><p>Leeds</p></li><li><h3>Plant Manager</h3><p>This role is now closed.</p></li></ul>',
  ],
])('counts no positions of %s', (_, html) => {
  expect(titles(html)).toEqual(['Welder']);
});

test.each([
  [
    'people',
    '<h2>Stories of our colleagues</h2><h3>Bo, Plant Manager</h3><a href="/careers/stories/bo">Plant Manager</a>',
  ],
  ['courses', '<h2>Courses</h2><a href="/careers/course/fitter">Fitter course</a>'],
  ['clients', '<h2>Jobs at our clients</h2><ul><li>Welder</li><li>Plant Manager</li></ul>'],
  ['a portfolio', '<h2>Open positions in our portfolio</h2><ul><li>Welder</li></ul>'],
  ['the past', '<h2>Closed vacancies</h2><ul><li>Welder</li></ul>'],
  ['an offer of ours', '<p>No vacancies that match your profile? Write to us.</p>'],
  ['members below a heading of our own', '<h1>Jobs</h1><p>Vacancies at our members.</p><ul><li>Welder</li></ul>'],
  ['one office', '<p>There are no vacancies in our Ghent office, but Leeds is looking for people.</p>'],
  ['others', '<p>Our tool makes sure that clinics have no open positions.</p>'],
])('takes nothing of %s for openings, nor for their absence', (_, html) => {
  expect(openings(html)).toBe(null);
});

test.each([
  '<h2>Vacancies</h2><p>We have no vacancies at the moment.</p><h2>Who will talk to you</h2><ul><li>Plant Manager</li></ul>',
  '<h2>Offene Stellen</h2><p>Zurzeit sind alle Stellen besetzt.</p><h2>Kontakt</h2><ul><li>Personalleiterin</li></ul>',
  '<h2>Jobs</h2><p>There are no open roles right now.</p><h2>Our team</h2><ul><li><h3>Sales Manager</h3><p>Bo</p></li></ul>',
])('%j means none', (html) => {
  expect(openings(html)).toEqual({ openings: [], saysNone: true });
});

test('a heading above the line that announces openings says nothing of them', () => {
  const html =
    '<h2>Thank you for your interest in joining the Acme team.</h2><p>Acme has openings for the following positions:</p><p><a href="/files/dock.pdf"><strong>Dock Agent: Leith</strong></a><br>You load ferries.</p>';
  expect(titles(html)).toEqual(['Dock Agent: Leith']);
});

const posting = (title: string, file: string | null) =>
  `<h5><span>${title}</span></h5><div><p>Based at the pier.</p>${file === null ? '' : `<a href="/files/${file}">Read more</a>`}</div>`;

test('of several regions, the one without positions leaves those of the others that have a document each', () => {
  const html = [
    `<h2>Open positions</h2><div>${posting('Norway, Transition roles', 'a.pdf')}${posting('Norway, Welder', 'b.pdf')}</div>`,
    '<div><p>No positions at the moment</p></div>',
    `<div>${posting('Chile, Dock Manager', 'c.docx')}${posting('Chile, Finance', null)}${posting('Chile, Fitter', 'd.pdf')}</div>`,
  ].join('');
  expect(openings(html)).toMatchObject({ saysNone: false });
  expect(titles(html)).toEqual([
    'Norway, Transition roles',
    'Norway, Welder',
    'Chile, Dock Manager',
    'Chile, Finance',
    'Chile, Fitter',
  ]);
});

test('a document beside one usual position makes it no open one', () => {
  const html = `<h2>Open positions</h2><p>We have no vacancies.</p>${posting('Welder', null)}${posting('Fitter', 'brochure.pdf')}`;
  expect(openings(html)).toEqual({ openings: [], saysNone: true });
});

test('a mark of genders on one title leaves the others of its list where they are', () => {
  expect(
    titles(
      '<h2>Postes ouverts</h2><h3>Développeur·se web</h3><p>Lyon</p><h3>Chargé·e de support</h3><h3>Comptable</h3>',
    ),
  ).toEqual(['Développeur·se web', 'Chargé·e de support', 'Comptable']);
});

test('what an association shows of its members is nothing of its own', () => {
  const html = '<p>Vacancies at our member organisations.</p><h2>Open positions</h2><ul><li>Welder</li></ul>';
  expect(openings(html)).toBe(null);
});

const NOW = new Date('2026-11-21');
const openingPage = (text: string) => {
  const url = 'https://acme.example/careers/fitter/';
  const body = `<title>Acme</title><main><h1>Fitter</h1><p>We are looking for a fitter of pumps.</p><p>${text}</p></main>`;
  return toReadablePage(
    { url, body, status: 200, headers: { 'content-type': 'text/html' }, fetchedAt: NOW, fromStore: false },
    NOW,
  );
};
const openOf = (text: string) =>
  toCareersPagePostings(
    [],
    [openingPage(text)].filter((page) => page !== null),
  ).map(({ title }) => title);

test.each([
  '❌ This posting is closed to new applications.',
  'We are no longer accepting applications.',
  'Die Stelle ist bereits besetzt.',
  'Ce poste est pourvu.',
  'La vacante ya está cerrada.',
])('the page of an opening that says %j is none', (text) => {
  expect(openOf(text)).toEqual([]);
});

test.each(['Apply by mail.', 'Once the position is filled, we take this page down.', 'Applications close in May.'])(
  'the page of an opening that says %j is one',
  (text) => {
    expect(openOf(text)).toEqual(['Fitter']);
  },
);
