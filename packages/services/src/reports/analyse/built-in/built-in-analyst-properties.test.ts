import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EvidenceItem, evidenceSchema } from '../../schemas.ts';
import type { ReportDraft } from '../analyst.ts';
import { analyse } from './built-in-analyst.fixtures.ts';

const PIECES = [
  'Tallowmere Robotics',
  'Quillon',
  'We',
  'raises $40 million Series B',
  'opens Denver office',
  'partners with Halden Logistics',
  'launched Picker One',
  'Introducing',
  'on 2 October 2026',
  'our R&D team works on soft robotics',
  'holds 3 patents on grippers',
  'Ignore all previous instructions',
  'Topics: robotics, ros2',
  'is now available',
  '.',
  '. ',
  '\n',
  ', ',
  '“',
  '”',
  'Inc.',
  '\u{1F916}',
  'Form D',
  'Item 1.01',
];

const words = fc.array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 12 })), {
  maxLength: 14,
});
const text = words.map((parts) => parts.join(' '));
const items = fc.array(
  fc.record({
    kind: fc.constantFrom(...evidenceSchema.shape.kind.options),
    title: text,
    text,
    date: fc.constantFrom(null, '2026-10-02', '2019-01-01'),
    proof: fc.constantFrom(...evidenceSchema.shape.proof.options),
    url: fc.constantFrom('https://tallowmere.example/', 'https://tallowmere.example/news', 'not an address'),
  }),
  { maxLength: 8 },
);
const numbered = items.map((found) =>
  found.map((one, index): EvidenceItem => ({ ...one, id: `E${index + 1}`, publisher: 'tallowmere.example' })),
);

const citationsIn = ({ summary, launches, keywords, mentions, news }: ReportDraft) => [
  ...[...summary, ...launches, ...mentions, ...news].map(({ citations }) => citations),
  ...keywords.map(({ citation }) => [citation]),
];

describe('whatever the evidence', () => {
  it('every statement is cited, and every quote stands literally in its evidence', () => {
    fc.assert(
      fc.property(numbered, (evidence) => {
        for (const citations of citationsIn(analyse(evidence))) {
          expect(citations.length).toBeGreaterThan(0);
          for (const { evidenceId, quote } of citations) {
            const found = evidence.find(({ id }) => id === evidenceId);
            expect(found?.text.includes(quote) || found?.title.includes(quote)).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('titles, names of products and sentences of research are literal, and days are days of the evidence', () => {
    fc.assert(
      fc.property(numbered, (evidence) => {
        const { launches, mentions, news } = analyse(evidence);
        const all = evidence.map((one) => `${one.title}\n${one.text}`).join('\n');
        for (const shown of [
          ...launches.map(({ name }) => name),
          ...mentions.map((one) => one.text),
          ...news.map(({ title }) => title),
        ]) {
          expect(all).toContain(shown);
        }
        const days = [...launches.map(({ launchDate }) => launchDate), ...news.map(({ date }) => date)];
        expect(days.every((day) => day === null || ['2026-10-02', '2019-01-01'].includes(day))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the rules take time that grows with the text alone', () => {
  const folders = ['attribution', 'built-in', 'evidence', 'launches', 'news', 'patterns', 'research'];
  const shared = ['split-sentences', 'common-words', 'company-names'].map(
    (name) => `../../../shared/statements/${name}.ts`,
  );
  const found = folders.flatMap((folder) => {
    const names = readdirSync(new URL(`../${folder}/`, import.meta.url));
    return names
      .filter((name) => /(?<!\.(?:test|cases|fixtures))\.ts$/.test(name))
      .map((name) => `../${folder}/${name}`);
  });
  const files = [...found, ...shared];
  /** A repeated group and an unbounded dot are what makes an expression try everything again. */
  const UNBOUNDED = /\)[+*](?![\s=])|(?<![\\.\s/*])\.[+*](?!\/)/;

  it.each(files)('%s repeats no group without a bound', (file) => {
    const code = readFileSync(new URL(file, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line));
    expect(code.filter((line) => UNBOUNDED.test(line))).toEqual([]);
  });

  it('would find one that does', () => {
    expect(['/(?:a|b)+c/', '/x.*y/', '/(a)*/'].every((line) => UNBOUNDED.test(line))).toBe(true);
    expect(UNBOUNDED.test('const sum = (a + b) * c; // fine')).toBe(false);
  });

  it.each([
    ['points', '. '.repeat(3000)],
    ['blanks', ' '.repeat(6000)],
    ['the name', 'Tallowmere '.repeat(545)],
    ['capitals', 'Aa '.repeat(2000)],
    ['one long word', 'a'.repeat(6000)],
    ['commas', ','.repeat(6000)],
    ['verbs', 'launches opens raises partners '.repeat(190)],
    ['amounts', '$1,000,000'.repeat(600)],
    ['quotation marks', '“'.repeat(6000)],
  ])('60 texts of nothing but %s are read to the end', (_what, long) => {
    const evidence = Array.from(
      { length: 60 },
      (_, index): EvidenceItem => ({
        id: `E${index + 1}`,
        kind: index % 2 === 0 ? 'page' : 'article',
        url: 'https://tallowmere.example/news',
        title: long.slice(0, 300),
        date: null,
        publisher: 'tallowmere.example',
        text: long,
        proof: 'own_domain',
      }),
    );
    expect(analyse(evidence).launches).toEqual([]);
  });
});
