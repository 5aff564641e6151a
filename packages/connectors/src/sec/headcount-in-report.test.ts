import { expect, test } from 'vitest';
import { findHeadcount } from './headcount-in-report.ts';

const NAMES = ['Northwind Robotics, Inc.'];
const personsIn = (html: string) => findHeadcount(html, NAMES)?.persons ?? null;

test.each([
  ['As of December 31, 2025, we had approximately 1,250 full-time employees worldwide.', 1250],
  ['At January 28, 2026, the Company employed about 2.1 million associates around the world.', 2_100_000],
  ['As of fiscal year end, we employed 87 people.', 87],
  ['Our total number of employees was 4,321 as of June 30, 2025.', 4321],
  ['We have a total of 640 team members.', 640],
  ['As of December 31, 2025, we had approximately 1,250 full-time equivalent employees.', 1250],
  ['As of December 31, 2025, Acme had 4,000 employees, and we had 120 employees.', 120],
  ['As of December 31, 2025, we had 1,500 employees, of whom 600 employees were engaged in research.', 1500],
  ['As of December 31, 2025, we and our subsidiaries had 2,310 employees.', 2310],
  ['As of December 31, 2025, the Company, together with its consolidated subsidiaries, employed 860 people.', 860],
  ['As of December 31, 2025, Northwind Robotics had 1,420 employees.', 1420],
  ['As of December 31, 2024, we had 1,900 employees, and as of December 31, 2025, 1,250 employees.', 1250],
  ['We had 640 employees as of June 30, 2025, compared to 710 employees as of June 30, 2024.', 640],
  ['As of June 30, 2025, we had approximately 3,200 full-time and part-time employees.', 3200],
  ['Our nearly 5,600 employees work in 14 countries.', 5600],
  ['As of May 31, 2025, we employed 75 people.', 75],
  ['As of December 31, 2025, we had 1,250 employees, 400 of them in Europe.', 1250],
  ['As of December 31, 2025, the Company had a total of 1,250 employees in 14 countries.', 1250],
  ['As of December 31, 2025, our workforce totaled 1,250 employees.', 1250],
  ['As of December 31, 2025, we had a workforce of 1,250 people.', 1250],
  ['As of December 31, 2025, we had 1,250 employees and 40 stores.', 1250],
  ['As of December 31, 2025, our total workforce was approximately 1,250 with 15% located outside of the U.S.', 1250],
  ['As of December 31, 2025, we had 1,250 Northwind employees.', 1250],
  ['As of December 31, 2025, we had a global team of over 1,250 employees across our offices.', 1250],
])('reads the head count in "%s"', (sentence, persons) => {
  expect(personsIn(`<p>${sentence}</p>`)).toBe(persons);
});

test.each([
  'In 2025 we terminated 45 employees.',
  'None of our 300 customers has more than 200 employees in our field.',
  'Approximately 120 of our employees are represented by unions.',
  'As of December 31, 2025 employees of the Company held options.',
  'We trained 5,000 people in safety.',
  'Our people are our greatest asset.',
  'As of December 31, 2025, a competitor had 90,000 employees worldwide.',
  'Tailspin had 90,000 employees.',
  'As of December 31, 2024 and 2025, we had 900 and 1,100 employees, respectively.',
  'We had between 1,000 and 1,500 employees.',
  'As of December 31, 2025, we had 350 employees in the United States and 650 employees in Europe.',
  'As of December 31, 2025, our manager and its affiliates had 1,200 employees.',
  'We do not have any employees; our Advisor employed 2,300 people as of December 31, 2025.',
  'In 2019, we had 300 employees.',
  'We had 401(k) plans covering 500 employees.',
  'As of December 31, 2025 our headcount decreased by 250 employees.',
  'As of December 31, 2025, our manager and its affiliates had approximately 4,900 employees.',
  'As of December 31, 2025, we relied on our manager, which had approximately 4,900 employees.',
  'Our subsidiary Contoso employed 4,000 people as of December 31, 2025.',
  'As of December 31, 2025, our target company, Fabrikam, had 2,400 employees.',
  'As of December 31, 2025, Fabrikam had 2,400 employees.',
  'As of December 31, 2025, Fabrikam Holdings, a supplier of the Company, had 2,400 employees.',
  'As of December 31, 2025, we had fewer than 50 employees.',
  'As of December 31, 2025, we had up to 80 employees.',
  'As of December 31, 2025, we no longer had 500 employees.',
  'As of December 31, 2025, we would have had 700 employees.',
  'As of December 31, 2025, we had 12,000 employees in our joint venture.',
  'As of December 31, 2025, we had no employees and a related party provided us with its 45 employees.',
  'We had no employees. As of December 31, 2025, the group that serves the Company had 45 employees.',
  'As of December 31, 2025, we had approximately 300 employees in Mexico.',
  'As of December 31, 2025, the parent of the registrant employed 30,000 people.',
])('takes no number from "%s"', (sentence) => {
  expect(personsIn(`<p>${sentence}</p>`)).toBeNull();
});

test.each([
  'As of December 31, 2025, we had 100 stores, each with 20 employees.',
  'As of December 31, 2025, the company had 100 stores with an average of 20 employees.',
  'As of December 31, 2025, we had 20 employees per store.',
  'As of December 31, 2025, we had 300 salaried employees and 900 hourly employees.',
  'As of December 31, 2025, we had a total of 300 salaried and 900 hourly employees.',
  'As of December 31, 2025, we had 300 full-time employees and 90 part-time employees.',
  'As of December 31, 2025, we had 400 employees in the United States, 850 in Europe.',
  'As of December 31, 2025, we had a total of 400 employees in the United States.',
  'As of December 31, 2025, in Europe, we had 400 employees.',
  'As of December 31, 2025, in our Robotics segment, we had 400 employees.',
  'As of December 31, 2025, our franchised restaurants employed 12,000 people.',
  'As of December 31, 2025, our distributors employed 12,000 people.',
  'As of December 31, 2025, our dealers had 12,000 employees.',
  'As of December 31, 2025, our network of agents had 12,000 employees.',
  'As of December 31, 2025, the Robotics segment had 300 employees.',
  'As of December 31, 2025, our Ohio plant had 300 employees.',
  'As of December 31, 2025, the Company’s Ohio plant had 300 employees.',
  'As of December 31, 2025, we had 12,000 client employees.',
  'As of December 31, 2025, we had 12,000 worksite employees.',
  'As of December 31, 2025, we had granted awards to 300 employees.',
  'As of December 31, 2025, we had options outstanding held by 300 employees.',
  'As of December 31, 2025, 300 employees were on leave.',
  'As of December 31, 2025, we had 300 employees on leave.',
  'As of December 31, 2025, we had 300 employees aged over 50.',
  'As of December 31, 2025, we had 300 part-time employees.',
  'As of December 31, 2025, we had 75 sales employees.',
  'As of December 31, 2025, we had 75 employees in our finance department.',
  'As of December 31, 2025, we had 1 250 employees.',
  'As of December 31, 2025, the number of hourly employees was 300.',
  'As of December 31, 2024, we had 1,900 employees; as of December 31, 2025, we had 1,250.',
])('takes no part, and no others’ people, for all in "%s"', (sentence) => {
  expect(personsIn(`<p>${sentence}</p>`)).toBeNull();
});

test('takes the day from the sentence and keeps the sentence alone', () => {
  const html = '<p>We care. As of June 30, 2025, we had 900 employees. They are well.</p>';
  expect(findHeadcount(html)).toEqual({
    persons: 900,
    quote: 'As of June 30, 2025, we had 900 employees.',
    asOf: new Date('2025-06-30T00:00:00Z'),
  });
});

test.each([
  ['As of 31 December 2024, we had 900 employees. As of 31 December 2025, we had 1,250 employees.', 1250, '2025-12-31'],
  ['As of 31 December 2025, we had 1,250 employees. As of 31 December 2024, we had 900 employees.', 1250, '2025-12-31'],
  [
    'As of December 31, 2023, we had 900 employees. As of December 31, 2025, we had 1,250 employees.',
    1250,
    '2025-12-31',
  ],
  [
    'As of December 31, 2024, we had a total of 900 employees worldwide. On 31 December 2025, we employed 1,250 people.',
    1250,
    '2025-12-31',
  ],
  ['At year-end 2024, we had 900 employees. At year-end 2025, we had 1,250 employees.', 1250, '2025-12-31'],
  ['At the end of 2024, we had 900 employees.', 900, '2024-12-31'],
  ['We had 1,250 employees on 31st December, 2025.', 1250, '2025-12-31'],
  ['Our 1,250 employees work in 14 countries. As of January 31, 2026, we had 1,240 employees.', 1240, '2026-01-31'],
  ['As of June 30, 2015, when we went public, we had 150 employees.', null, null],
  ['Since going public on June 30, 2015, we have grown to a total of 1,250 employees worldwide.', 1250, null],
  [
    'As of December 31, 2025, we had 1,250 employees and expect to have about 1,400 by the end of 2026.',
    1250,
    '2025-12-31',
  ],
  [
    'As of December 31, 2025, we had 1,250 employees, 300 of whom are covered by an agreement expiring at the end of 2026.',
    1250,
    '2025-12-31',
  ],
  [
    'We completed our initial public offering on May 5, 2015 and today we have approximately 1,250 employees worldwide.',
    1250,
    null,
  ],
  [
    'Northwind Robotics, a Delaware corporation reorganized on July 1, 2011, has approximately 1,250 employees worldwide.',
    1250,
    null,
  ],
  [
    'As of December 31, 2025, we had 1,250 employees worldwide. As of November 2, 2026, we are expected to have a workforce of 800 employees worldwide.',
    1250,
    '2025-12-31',
  ],
  ['As at 31 December 2025 employees of the Company held options.', null, null],
])('of a report on 2025 reads "%s" as %s at %s', (text, persons, day) => {
  const found = findHeadcount(`<p>${text}</p>`, NAMES, new Date('2025-12-31T00:00:00Z'));
  expect(found?.persons ?? null).toBe(persons);
  expect(found?.asOf?.toISOString().slice(0, 10) ?? null).toBe(day);
});

test('"fiscal 2025" of a year that ends in winter may end in either year: the report’s own day holds', () => {
  const html = '<p>As of the end of fiscal year 2025, we had 36,000 employees.</p>';
  expect(findHeadcount(html, NAMES, new Date('2025-01-26T00:00:00Z'))).toMatchObject({ persons: 36_000, asOf: null });
});

test('prefers Item 1 to what other parts say, and does not take the table of contents for it', () => {
  const html = `<ix:header><p>We had 99,999 employees.</p></ix:header>
    <p>Item 1. Business</p><p>Item 1A. Risk Factors</p>
    <p>Item&#160;1. Business</p><p>We employed <b>1,2</b>50 people.</p><p>Item 1A. Risk Factors</p>
    <p>As of December 31, 2025, the other group had a total of 90,000 employees worldwide.</p>`;
  expect(personsIn(html)).toBe(1250);
});

test('cuts a very long sentence around the number', () => {
  const html = `<p>${'We make many things, '.repeat(30)} and we had 512 employees${', and more'.repeat(20)}.</p>`;
  const found = findHeadcount(html);
  expect(found?.quote).toContain('512 employees');
  expect(found?.quote.length).toBeLessThanOrEqual(300);
});

test('a page of headings without an end, or of nothing but counts, is read in a moment', { timeout: 60_000 }, () => {
  expect(personsIn('item 1 business '.repeat(100_000))).toBeNull();
  expect(personsIn(`<p>${'1 people '.repeat(220)}</p>`.repeat(1000))).toBeNull();
});
