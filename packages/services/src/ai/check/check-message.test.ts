import { expect, it } from 'vitest';
import type { MessageRequest } from '../schemas.ts';
import { messageRequestSchema } from '../schemas.ts';
import { type CaseLanguage, HOSTS, SEEDED_CLAIMS, type SeededClaim } from './check-message.cases.ts';
import { REQUESTS } from './check-message.fixtures.ts';
import { checkMessage } from './check-message.ts';
import { PARAPHRASED_CLAIMS } from './paraphrased-claims.cases.ts';
import { SUPPORTED_MESSAGES } from './supported-messages.cases.ts';
import { HARMLESS, TURNED_FACTS } from './turned-facts.cases.ts';

const FALSE_ALARMS_MAX = 0.05;

/** Claims found in the seeded words, not in the message around them. */
const flagsOf = ({ text, claim, at, language }: SeededClaim) =>
  checkMessage(text, REQUESTS[language]).filter(
    (flag) => flag.at < at + claim.length && flag.at + flag.text.length > at,
  );

const pressFact = (text: string) => ({ id: 'p1', text, source: 'Report of 2026-11-02', date: '2026-10-20' });

it.each(SEEDED_CLAIMS)('flags as $kind ($language): $claim', (seeded) => {
  expect(flagsOf(seeded).map(({ kind }) => kind)).toContain(seeded.kind);
});

it.each(PARAPHRASED_CLAIMS)('flags in other words ($language): $claim', ({ language, claim }) => {
  const host = HOSTS[language][0] ?? '#';
  expect(checkMessage(host.replace('#', claim), REQUESTS[language])).not.toEqual([]);
});

it.each(TURNED_FACTS)('flags what turns a fact round or was invented ($language): $claim', ({ language, claim }) => {
  const host = HOSTS[language][0] ?? '#';
  expect(checkMessage(host.replace('#', claim), REQUESTS[language])).not.toEqual([]);
});

it.each(HARMLESS)('lets pass what promises, asks or greets ($language): $said', ({ language, said }) => {
  const host = HOSTS[language][0] ?? '#';
  expect(checkMessage(host.replace('#', said), REQUESTS[language])).toEqual([]);
});

it.each(SUPPORTED_MESSAGES)('lets pass: $text', ({ text, request }) => {
  expect(checkMessage(text, request).map((flag) => `${flag.kind}: ${flag.text}`)).toEqual([]);
});

it('flags every one of at least 200 seeded claims, with false alarms in at most 5 % of at least 200 messages', () => {
  const missed = SEEDED_CLAIMS.filter((seeded) => flagsOf(seeded).length === 0);
  const alarms = SUPPORTED_MESSAGES.filter(({ text, request }) => checkMessage(text, request).length > 0);
  expect(SEEDED_CLAIMS.length).toBeGreaterThanOrEqual(200);
  expect(SUPPORTED_MESSAGES.length).toBeGreaterThanOrEqual(200);
  expect(missed.map(({ claim }) => claim)).toEqual([]);
  expect(alarms.length / SUPPORTED_MESSAGES.length).toBeLessThanOrEqual(FALSE_ALARMS_MAX);
});

it('tells where each claim stands and what to look for, in the order of the text', () => {
  const text = 'Hi Marta, you raised $40 million. We met in Hamburg.';
  const claims = checkMessage(text, REQUESTS.en);
  for (const claim of claims) expect(text.slice(claim.at, claim.at + claim.text.length)).toBe(claim.text);
  expect(claims.map(({ at }) => at)).toEqual(claims.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(claims.map(({ kind }) => kind)).toEqual(['funding', 'number', 'relation', 'name']);
  expect(claims[1]?.reason).toBe('No field or fact states “$40 million”.');
});

it('finds nothing in the messages that the claims are put into, or in no text', () => {
  for (const [language, hosts] of Object.entries(HOSTS)) {
    for (const host of hosts)
      expect(checkMessage(host.replace(' #', ''), REQUESTS[language as CaseLanguage])).toEqual([]);
  }
  expect(checkMessage('', REQUESTS.en)).toEqual([]);
});

const withFact = (text: string, date: string | null = null): MessageRequest => ({
  ...REQUESTS.en,
  facts: [{ id: 'f', text, source: 'note', date }],
});

it.each([
  ['a number written in another way', 'They raised 40,000,000 dollars', 'You raised $40M.'],
  ['a number in words', 'It has 12 sites', 'It has twelve sites.'],
  ['a word of another language', 'Northwind Robotics eröffnete ein Werk', 'You opened a plant.'],
  ['a city of another language', 'A plant in München', 'The plant in Munich is new to me.'],
  ['a month of the day of a fact', 'The plant opened', 'The plant opened in May.', '2026-05-03'],
  ['a past of the two', 'We met at the fair', 'It was good to meet you at the fair.'],
])('lets pass %s', (_what, fact, said, date: string | null = null) => {
  expect(checkMessage(`Hi Marta. ${said}`, withFact(fact, date))).toEqual([]);
});

it.each([
  ['another currency', 'They raised 40 million euros', 'You raised $40 million.'],
  ['another amount', 'They raised $40 million', 'You raised $45 million.'],
  ['a percentage of a number', 'It has 40 sites', 'You grew by 40%.'],
  ['another place', 'Opened a plant in Leipzig', 'You opened a plant in Dresden.'],
  ['another object', 'Opened a plant in Leipzig', 'You opened a second warehouse.'],
  ['another event', 'Opened a plant in Leipzig', 'You acquired a plant in Leipzig.'],
])('flags %s', (_what, fact, said) => {
  expect(checkMessage(`Hi Marta. ${said}`, withFact(fact))).not.toEqual([]);
});

it('allows an earlier message in a follow-up alone', () => {
  const text = 'Hi Marta, I am following up on my last message.';
  expect(checkMessage(text, { ...REQUESTS.en, messageType: 'follow_up' })).toEqual([]);
  expect(checkMessage(text, REQUESTS.en).map(({ kind }) => kind)).toContain('relation');
});

it('flags a name in the greeting that is not the recipient’s', () => {
  expect(checkMessage('Hi Tom, shall we connect?', REQUESTS.en).map(({ text }) => text)).toEqual(['Tom']);
});

it.each([
  ['en', 'Hi Marta, I am with # and would like to introduce our production planning tool.'],
  ['en', 'Hi Marta, at # we make a planning tool. Shall we talk?\n\nBest,\nJonas Weber\nAccount Executive, #'],
  ['de', 'Guten Tag, ich arbeite bei #. Haben Sie Zeit für ein Gespräch?'],
  ['fr', 'Bonjour, chez #, nous proposons un outil de planification des tournées.'],
  ['fr', 'Bonjour Claire Fontaine, je vous écris de la part de #.'],
  ['es', 'Hola Lucía, le escribo de parte de #.'],
  ['es', 'Hola, en # tenemos una herramienta de previsión de demanda.'],
] as const)('lets the sender name the own company (%s): %s', (language, said) => {
  for (const senderCompany of ['Fabrikam GmbH', 'Studio 54', 'Series A Ventures', 'Dresden Awards', 'Head Start CEO']) {
    const text = said.replaceAll('#', senderCompany);
    expect(checkMessage(text, { ...REQUESTS[language], senderCompany })).toEqual([]);
    expect(checkMessage(text, REQUESTS[language])).not.toEqual([]);
  }
  const senderCompany = 'Fabrikam GmbH';
  expect(checkMessage(said.replaceAll('#', 'Fabrikam'), { ...REQUESTS[language], senderCompany })).toEqual([]);
});

it('flags a message on behalf of another company than the sender’s', () => {
  const claims = checkMessage('Hola Lucía, le escribo de parte de Wingtip Foods.', {
    ...REQUESTS.es,
    senderCompany: 'Fabrikam',
  });
  expect(claims.map(({ text }) => text)).toEqual(['parte de']);
});

it.each([
  ['Launch Growth Partners', 'congratulations on your growth.', 'congratulations'],
  ['Studio 54', 'you have 54 engineers.', '54'],
  ['Series A Ventures', 'your Series A caught my eye.', 'Series A'],
  ['Fabrikam', 'you acquired Fabrikam.', 'you acquired'],
])('takes the words of %s for no proof: %s', (senderCompany, said, claim) => {
  const claims = checkMessage(`Hi Marta, ${said}`, { ...REQUESTS.en, senderCompany });
  expect(claims.map(({ text }) => text)).toContain(claim);
});

it.each([
  ['You mentioned that you are looking for a new tool.', { campaignGoal: 'wants a call, she may need our tool' }],
  ['After our last call I would like to send you a quote.', { campaignGoal: 'call her and send a quote' }],
  ['You asked for our price list.', { facts: [pressFact('Northwind Robotics said it wants to open a plant')] }],
  ['On 20 November you opened a plant.', { campaignGoal: 'Angebot gilt bis 20.12.' }],
  [
    'Our webinar on 24/7 operations takes place on 24 July.',
    { campaignGoal: 'invite her to our webinar on 24/7 operations' },
  ],
  ['We release version 3.5 on 3 May.', { campaignGoal: 'show her version 3.5, our new release' }],
  ['Our offer ends on 3 January.', { campaignGoal: 'offer: save 1/3 of planning time' }],
  [
    "I'm writing because you use SAP in your Leipzig plant.",
    { facts: [pressFact('Northwind Robotics may use SAP in its Leipzig plant')] },
  ],
  [
    'Your teams in Leipzig use SAP for planning.',
    {
      campaignGoal: 'introduce our SAP planning tool to teams in Leipzig',
      facts: [pressFact('Northwind Robotics may use SAP in Leipzig')],
    },
  ],
  [
    'You do not use SAP in Leipzig.',
    { campaignGoal: 'ask for a call, not a demo', facts: [pressFact('Northwind Robotics uses SAP in Leipzig')] },
  ],
  [
    'As you mentioned, here is our offer.',
    { facts: [{ ...pressFact('Northwind Robotics will open a plant'), source: 'Note' }] },
  ],
  [
    'You mentioned that the budget is frozen.',
    { facts: [{ ...pressFact('Tom said the budget is frozen'), source: 'Note' }] },
  ],
  ['Dear Captain Oliveira, would you have time?', {}],
  ['You moved in March and need chairs.', { campaignGoal: 'wants to sell chairs by jan' }],
])('flags what a goal or the press does not bear out: %s', (text, request) => {
  const known = messageRequestSchema.parse({
    messageType: 'direct_message',
    recipientName: 'Marta Oliveira',
    recipientCompany: 'Northwind Robotics',
    ...request,
  });
  expect(checkMessage(text, known)).not.toEqual([]);
});

it('finds each claim of a very long text', () => {
  const text = 'Your team and the plant are things that we met. '.repeat(400);
  expect(checkMessage(text, REQUESTS.en)).toHaveLength(400);
});

it('tells of money raised once, and not of a part of its words as a name', () => {
  const claims = checkMessage('Congratulations on your $40 million Series B.', REQUESTS.en);
  expect(claims.map(({ text }) => text)).toEqual(['Congratulations', '$40 million', 'Series B']);
});
