import { expect, test } from 'vitest';
import { namesRecentDay } from './recent-event.ts';

test.each([
  ['Am 19. und 20. Mai 2026 waren wir in Leith.', '2026-05-22'],
  ['Le 29 novembre 2023 a eu lieu notre atelier.', '2023-12-05'],
  ['Depuis le 2 janvier, nous sommes à Leith.', '2024-01-02'],
  ['On December 28 we moved.', '2026-01-10'],
  ['It was handed in on 2026-03-24.', '2026-04-11'],
])('%j is of the weeks before %s', (text, publishedOn) => {
  expect(namesRecentDay(text, publishedOn)).toBe(true);
});

test.each([
  ['Am 19. Mai 2025 waren wir in Leith.', '2026-05-22'],
  ['Join us on 2 June.', '2026-05-22'],
  ['In 30 pumps there are 20 valves.', '2026-05-22'],
  ['On 31 April 2026 nothing was.', '2026-05-02'],
])('%j is not of the weeks before %s', (text, publishedOn) => {
  expect(namesRecentDay(text, publishedOn)).toBe(false);
});
