import { expect, test } from 'vitest';
import type { EvidenceItem } from '../../schemas.ts';
import { parseEvidence } from '../evidence/parse-evidence.ts';
import { extractNews } from './extract-news.ts';

const COMPANY = { name: 'Ashgrove Pumps', domain: 'ashgrove.example' };
function newsOf(title: string, text: string, path = '/news/one', date: string | null = '2026-10-12') {
  const item: EvidenceItem = {
    id: 'E1',
    kind: 'article',
    url: `https://ashgrove.example${path}`,
    title,
    date,
    publisher: 'ashgrove.example',
    text: `${title}\n${text}`,
    proof: 'own_domain',
  };
  return extractNews(parseEvidence(item, COMPANY));
}
const categoryOf = (...given: Parameters<typeof newsOf>) => newsOf(...given)?.category ?? null;

test.each([
  ['A sad day', 'Today Ashgrove Pumps is winding down its business in Perth for good.', '/blog/one', 'other'],
  [
    '39 Brunnen für die Stadt',
    'Insgesamt 39 Brunnen wurden in diesem Sommer erneuert und gereinigt.',
    '/aktuelles/eins',
    'other',
  ],
  [
    'Trois nouvelles acquisitions',
    'Deux parcelles se trouvent dans la Nièvre, une autre dans l’Yonne.',
    '/actualites/un',
    'other',
  ],
  [
    'Official partner of the waterworks',
    'We are proud to be the official partner of the waterworks of Leith.',
    '/news/one',
    'partnership',
  ],
  [
    'Result of Placing',
    'Ashgrove Pumps announces that it has raised gross proceeds of £4.5 million by its placing.',
    '/rns/one',
    'equity_raise',
  ],
  [
    'Wo früher Kaffee lag, sitzen jetzt wir',
    'Unsere neue Geschäftsstelle: Speicher Neun\nSeit April arbeiten wir auch in der Überseestadt von Leith.',
    '/aktuelles/zwei',
    'office_move',
  ],
  ['Lanzamiento de bombas Kell en Chile', 'Fotos', '/p998', 'other'],
  [
    'Ashgrove’s 9th product update',
    'Hello from the product team! Here is what came out this spring, in four parts.',
    '/blog/one',
    'other',
  ],
  [
    'External tanks',
    'The latest firmware of the Kell can now read the level of an external tank.',
    '/News/tanks',
    'other',
  ],
  [
    'Unsere Förderer kommen',
    'Seit dem 2. Oktober sind wir in Leith unterwegs und sammeln Spenden für Brunnen.',
    '/eins',
    'other',
  ],
  [
    'Webinaire « L’eau en hiver »',
    'Le 29 septembre 2026 a eu lieu notre webinaire sur les puits et sur le gel.',
    '/actualites/un',
    'other',
  ],
  [
    'Final report for Ashgrove Pumps',
    'The report was handed in at the library of Leith on 2026-09-24.',
    '/2026/report',
    'other',
  ],
  [
    'Ashgrove Messtag erfolgreich durchgeführt',
    'Das Programm war bunt, und neunzig Gäste kamen.',
    '/blog/eins',
    'other',
  ],
  ['Ashgrove’s first year, part 1: wells', 'Here is a look at the wells that were cleaned.', '/blog/two', 'other'],
  [
    'Closing the hire desk',
    'After two years, we’re sunsetting the hire desk for pumps in Leith.',
    '/blog/three',
    'other',
  ],
  [
    '1 Million Downloads: a wet day',
    'The planner was loaded more often than the yard had hoped for.',
    '/2026/05/29/m',
    'other',
  ],
  ['Wells without borders', 'Now we support wells in nine countries of the north.', '/blog/four', 'other'],
  ['Una noche solidaria en Leith', '', '/p12', 'other'],
  [
    'Top départ pour les puits',
    'Le 2 octobre, nous avons ouvert le premier puits de la saison.',
    '/2026/10/12/puits',
    'other',
  ],
  ['A new chapter', 'Ashgrove Pumps welcomes Ada Sample as CEO, who has led the yard in Leith.', '/blog/one', 'other'],
])('%j on the company’s own pages is news', (title, text, path, category) => {
  expect(categoryOf(title, text, path)).toBe(category);
});

test.each([
  ['Building a pump from scratch', 'We show how a small pump is built from parts that every shop has.', '/news/one'],
  [
    'Notes from the shop',
    'At Ashgrove we have a weekly hour where all can show things that they recently learned.',
    '/blog/one',
  ],
  ['Trockene Jahre – Was Gemeinden jetzt verlieren', 'Der Regen fehlt seit Jahren in vielen Orten.', '/aktuelles/eins'],
  [
    'Die stille Not am Brunnen',
    'Viele Orte kennen das Muster. Der Spiegel sinkt, und die Pumpe zieht Luft. '.repeat(60),
    '/aktuelles/zwei',
  ],
  ['Costs of a deep well', 'We show what a deep well takes in a year of work.', '/2026/05/13/costs'],
  ['Carta dei pozzi: cos’è e come richiederla', 'La carta serve a chi scava pozzi in Italia.', '/news/uno'],
  ['Care of seals', 'Seals wear out. Grease makes them last for longer than a year.', '/blog/one'],
  ['Wie pflegt man eine Pumpe', 'Eine Pumpe braucht in jedem Jahr ein wenig Pflege und etwas Fett.', '/aktuelles/eins'],
  [
    'Atelier en ligne le 15 avril sur les pompes',
    'Ashgrove Pumps réunit les fontainiers de la région pour un atelier sur les pompes.',
    '/actualites/deux',
  ],
  ['Quiénes somos', 'Somos una empresa que fabrica bombas para pozos y minas en Chile.', '/noticias/uno'],
  [
    'Webinaire : mieux pomper en hiver',
    'Notre webinaire du mois a réuni une centaine de fontainiers de la région.',
    '/actualites/un',
  ],
  ['Pump Expo', 'Our stand is in hall 4, next to the large fountain of the fair.', '/events/one'],
  ['Pilar, una historia de pozos', '', '/p13'],
  ['Pumpenbau-Fachkraft | 80–100% (CH)', 'Ashgrove Pumps ist ein Team, das Brunnen pflegt.', '/2026/07/04/fachkraft'],
  ['Fitter', 'We look for a fitter who knows pumps and valves very well.', '/jobs/fitter'],
])('%j is no news', (title, text, path) => {
  expect(newsOf(title, text, path)).toBe(null);
});

test('without a day nothing is taken for news only because it stands on the news pages', () => {
  expect(newsOf('Care of the old wells', 'The wells of the town were cleaned in summer.', '/news/one', null)).toBe(
    null,
  );
});
