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
  ['A new chapter', 'Ashgrove Pumps welcomes Ada Sample as CEO, who has led the yard in Leith.', '/blog/one', 'other'],
])('%j on the company’s own pages is news', (title, text, path, category) => {
  expect(categoryOf(title, text, path)).toBe(category);
});

test.each([
  ['Building a pump from scratch', 'We show how a small pump is built from parts that every shop has.', '/news/one'],
  ['Care of seals', 'Seals wear out. Grease makes them last for longer than a year.', '/blog/one'],
  ['Wie pflegt man eine Pumpe', 'Eine Pumpe braucht in jedem Jahr ein wenig Pflege und etwas Fett.', '/aktuelles/eins'],
  [
    'Webinaire : mieux pomper en hiver',
    'Notre webinaire du mois a réuni une centaine de fontainiers de la région.',
    '/actualites/un',
  ],
  ['Pump Expo', 'Our stand is in hall 4, next to the large fountain of the fair.', '/events/one'],
  ['Fitter', 'We look for a fitter who knows pumps and valves very well.', '/jobs/fitter'],
])('%j is no news', (title, text, path) => {
  expect(newsOf(title, text, path)).toBe(null);
});

test('without a day nothing is taken for news only because it stands on the news pages', () => {
  expect(newsOf('Care of the old wells', 'The wells of the town were cleaned in summer.', '/news/one', null)).toBe(
    null,
  );
});
