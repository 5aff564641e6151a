import { expect, it } from 'vitest';
import { item } from '../../verify/verify-draft.fixtures.ts';
import { EMPTY_REPORT_DRAFT } from '../analyst.ts';
import { mendQuotes } from './mend-quotes.ts';

const TEXT = 'Northwind’s new plant – in Leith –\nopens its “green” doors.  CoEmploys 40 people. It employs 40 people.';

it.each([
  ['literal words stay', 'It employs 40 people', 'It employs 40 people'],
  ['another apostrophe', "Northwind's new plant", 'Northwind’s new plant'],
  ['other dashes and a joined line', 'in Leith - opens its', 'in Leith –\nopens its'],
  ['other quotation marks and one space', 'its "green" doors. CoEmploys', 'its “green” doors.  CoEmploys'],
  ['another capital', 'Its “green” doors', 'its “green” doors'],
  ['broken off', 'Northwind’s new plant…', 'Northwind’s new plant'],
  ['a full stop of its own', 'Northwind’s new plant.', 'Northwind’s new plant'],
  ['words of the title', "northwind's year", 'Northwind’s year'],
  ['invented words stay as they are', 'It employs 50 people', 'It employs 50 people'],
  ['nothing but marks', '…', '…'],
  ['the middle of a word is no quote', 'EITH – opens its', 'EITH – opens its'],
  ['nor is a word that is broken off', 'opens its "green" doo', 'opens its "green" doo'],
  ['whole words behind the end of another', 'EMPLOYS 40 people', 'employs 40 people'],
  ['few letters in other capitals may be another word', 'IT', 'IT'],
])('%s', (_, quote, literal) => {
  const evidence = [item('E1', TEXT, { title: 'Northwind’s year' })];
  const claim = { text: 'Claim', citations: [{ evidenceId: 'E1', quote }] };
  const keyword = { keyword: 'plant', citation: { evidenceId: 'E1', quote } };
  const { summary, keywords } = mendQuotes({ ...EMPTY_REPORT_DRAFT, summary: [claim], keywords: [keyword] }, evidence);
  expect(summary[0]?.citations[0]?.quote).toBe(literal);
  expect(keywords[0]?.citation.quote).toBe(literal);
});

it('leaves a citation of unknown evidence to the verifier', () => {
  const claim = { text: 'Claim', citations: [{ evidenceId: 'E9', quote: 'anything' }] };
  expect(mendQuotes({ ...EMPTY_REPORT_DRAFT, summary: [claim] }, []).summary).toEqual([claim]);
});

it('takes a moment for what a long report cites, and for a quote of nothing but marks', () => {
  const text = 'Northwind Robotics hired people for its new plant. '.repeat(120);
  const evidence = Array.from({ length: 60 }, (_, n) => item(`E${n}`, text));
  const quotes = evidence.map(({ id }) => ({ evidenceId: id, quote: 'Words that stand in no piece of evidence' }));
  const marks = { evidenceId: 'E1', quote: `x${'."'.repeat(30_000)}x` };
  const claim = { text: 'Claim', citations: [...Array.from({ length: 10 }, () => quotes).flat(), marks] };
  const before = process.cpuUsage();
  mendQuotes({ ...EMPTY_REPORT_DRAFT, summary: [claim] }, evidence);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500);
});
