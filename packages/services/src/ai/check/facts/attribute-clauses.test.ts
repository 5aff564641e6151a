import { expect, it } from 'vitest';
import { recipients } from '../../writer/recipients.fixtures.ts';
import { writeMessage } from '../../writer/write-message.ts';
import { REQUESTS } from '../check-message.fixtures.ts';
import { attributeClauses } from './attribute-clauses.ts';

const request = {
  ...REQUESTS.en,
  senderCompany: 'Fabrikam GmbH',
  facts: [...REQUESTS.en.facts, { id: 'f3', text: 'We met at the fair in Hanover', source: 'Note', date: null }],
};
const restsOn = (sentence: string, of = request) => attributeClauses(sentence, of)[0]?.restsOn;

it.each<[string, string[]]>([
  ['Hi Marta,', ['recipientName']],
  ['Dear Marta Oliveira,', ['recipientName']],
  ['I hope this finds you well.', []],
  ['Would you have 15 minutes next week?', []],
  ['As VP of Engineering at Northwind Robotics you plan a lot.', ['recipientTitle', 'recipientCompany']],
  ['You work in industrial automation.', ['recipientIndustry']],
  ['I read that Northwind Robotics opened a plant in Leipzig.', ['recipientCompany', 'f1']],
  ['Congratulations on the new factory in Leipzig!', ['f1']],
  ['The Leipzig site sounds exciting.', ['f1']],
  ['I saw that you are hiring 12 software engineers.', ['f2']],
  ['Your 12 open roles caught my eye.', ['f2']],
  ['It was good to meet you at the fair.', ['f3']],
  ['I would like to introduce our production planning tool to your engineering teams.', ['campaignGoal']],
  ['Jonas Weber\nAccount Executive', ['senderName', 'senderTitle']],
  ['I am Jonas, from Fabrikam.', ['senderName', 'senderCompany']],
  ['Marta leads engineering at Northwind Robotics.', ['recipientName', 'recipientCompany']],
  ['Your analysis of martial arts is good.', []],
])('%s', (sentence, ids) => {
  expect([...new Set(attributeClauses(sentence, request).flatMap((clause) => clause.restsOn))].sort()).toEqual(
    ids.sort(),
  );
});

it('finds a fact in another language and in another form of its words', () => {
  const german = { ...REQUESTS.de, facts: REQUESTS.en.facts };
  expect(restsOn('Sie haben ein Werk in Leipzig eröffnet.', german)).toEqual(['f1']);
});

it('does not take a fact as told for the name of the company alone', () => {
  expect(restsOn('I follow Northwind Robotics.')).toEqual(['recipientCompany']);
});

it('splits no sentence after a title or an initial', () => {
  const texts = (text: string) => attributeClauses(text, request).map((clause) => clause.text);
  expect(texts('Dear Dr. Oliveira, hello. I am J. Weber.')).toEqual(['Dear Dr. Oliveira, hello. ', 'I am J. Weber.']);
  expect(texts('Hi Marta,\n\nA note.\n')).toEqual(['Hi Marta,\n\n', 'A note.\n']);
  expect(texts('')).toEqual([]);
});

it('keeps every character, whatever the text and the recipient', () => {
  for (const recipient of recipients(60)) {
    const { text } = writeMessage(recipient, { variant: 0 });
    const odd = `  ${text}\r\n\n“Dr. X!?” 🚀…  `;
    expect(
      attributeClauses(odd, recipient)
        .map((clause) => clause.text)
        .join(''),
    ).toBe(odd);
  }
});
