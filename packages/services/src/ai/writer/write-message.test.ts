import { expect, it } from 'vitest';
import { checkMessage } from '../check/check-message.ts';
import { characterCount } from '../length/character-limit.ts';
import { type MessageRequest, messageRequestSchema } from '../schemas.ts';
import { withArticle } from './clean-fields.ts';
import { LANGUAGES, recipients, TYPES } from './recipients.fixtures.ts';
import { writeMessage } from './write-message.ts';

const KINDS = TYPES.flatMap((messageType) => LANGUAGES.map((language) => ({ messageType, language })));
const PEOPLE = recipients(500);
const write = (request: MessageRequest, variant = 0) => writeMessage(request, { variant });
const marta = messageRequestSchema.parse({
  messageType: 'direct_message',
  recipientName: 'Marta Oliveira',
  recipientTitle: 'Account Executive',
  recipientCompany: 'Northwind',
  recipientIndustry: 'Financial Services',
  campaignGoal: 'Introduce our planning tool',
  senderName: 'Jonas Weber',
  senderTitle: 'Consultant',
  facts: [{ id: 'f1', text: 'Northwind opened a plant in Leipzig.', source: 'note', date: null }],
});

/** What no message may hold, with the words that would be wrong. */
const FLAWS: [string, RegExp][] = [
  ['a double space', / {2}/],
  ['a space at the end or start of a line', /^ | $/m],
  ['a space before a mark', / [,.]/],
  ['an empty greeting', /^(?:Hi|Hello|Dear|Hallo|Guten Tag|Bonjour|Hola|Buenos días) ?[,:]\s*[,:]|^[,:.]/],
  ['two marks', /[,:;][.,:;]|\.\.|[!?]\.(?:\s|$)|\.[!?]/],
  ['a preposition before nothing', /(?<=[\p{L},] )(?:at|bei|chez|as|als|en tant que|como) ?[.,!?]/u],
  ['a placeholder', /\{(?!B\})|(?<!A\{B)\}|[[\]|]|\b(?:undefined|null|NaN|Unknown|n\/a)\b/i],
  ['three line breaks', /\n{3}/],
  ['a wrong article', /\ba (?:Account|HR |MBA |IT-|engineer|Honorary)|\ban (?:VP|UX|European|CEO|Head)/],
];

function flawsOf(message: string): string[] {
  // A company whose name ends like a sentence.
  const text = message.replaceAll('Yahoo!', 'Yahoo');
  const flaws = FLAWS.flatMap(([flaw, pattern]) => (pattern.test(text) ? [flaw] : []));
  const parts = text.split(/(?<=[.!?])\s|\n+/).filter((part) => part.trim() !== '');
  if (new Set(parts).size < parts.length) flaws.push('a sentence twice');
  // A sentence of our own after the end of one begins with a capital; "adidas" never stands there.
  if (/[a-zäöü]{3}[.?!] [a-zäöü]/.test(text)) flaws.push('a sentence in lower case');
  return flaws;
}

it.each(KINDS)('writes $messageType in $language without a hole or a flaw for 500 people', (kind) => {
  const flawed = PEOPLE.map((person) => write({ ...person, ...kind }).text).flatMap((text) =>
    flawsOf(text).map((flaw) => ({ flaw, text })),
  );
  expect(flawed).toEqual([]);
});

it.each(KINDS)('states nothing in $messageType in $language that the checker finds unsupported', (kind) => {
  const claims = PEOPLE.flatMap((person) => {
    const request = { ...person, ...kind };
    const { text } = write(request);
    return checkMessage(text, request).map((claim) => ({ claim: claim.text, kind: claim.kind, text }));
  });
  expect(claims).toEqual([]);
});

it.each(LANGUAGES)('keeps every limit of a connection request in %s without cutting', (language) => {
  for (const person of PEOPLE) {
    const { text } = write({ ...person, language, messageType: 'connection_request' });
    expect(characterCount(text)).toBeLessThanOrEqual(person.limit);
    expect(text).toMatch(/[.!?]$/);
  }
});

it.each(KINDS)('gives different people different messages of $messageType in $language', (kind) => {
  const of = ({ recipientName, recipientTitle, recipientCompany, recipientIndustry }: MessageRequest) =>
    [recipientName, recipientTitle, recipientCompany, recipientIndustry].join('|');
  // People of whom more than a name is known, and no placeholder.
  const people = new Map(
    PEOPLE.filter((one) => one.recipientCompany.length > 4 && one.recipientName.length > 8).map((one) => [
      of(one),
      one,
    ]),
  );
  const same: Partial<MessageRequest> = {
    tone: 'friendly',
    length: 'medium',
    isFormal: true,
    limit: 300,
    facts: [],
    campaignGoal: '',
  };
  const texts = [...people.values()].map((one) => write({ ...one, ...kind, ...same }).text);
  expect(texts.length).toBeGreaterThan(150);
  expect(new Set(texts).size).toBe(texts.length);
});

it.each(KINDS)('opens $messageType in $language in at least 8 ways', (kind) => {
  const shapes = PEOPLE.map((person) => {
    const { clauses } = write({ ...person, ...kind, limit: 300, facts: [] });
    return clauses[1]?.text.slice(0, 22);
  });
  expect(new Set(shapes).size).toBeGreaterThanOrEqual(8);
});

it('writes the same for the same request and variant, and something else for the next variant', () => {
  for (const person of PEOPLE.slice(0, 100)) {
    const request = { ...person, limit: 300 };
    expect(write(request, 3)).toEqual(write(request, 3));
    expect(write(request, 1).text).not.toBe(write(request, 0).text);
    expect(write(request, 2).text).not.toBe(write(request, 1).text);
  }
});

it.each(KINDS)(
  'has clauses that join to the text and rest on what the request holds: $messageType in $language',
  (kind) => {
    for (const person of PEOPLE.slice(0, 100)) {
      const { text, clauses } = write({ ...person, ...kind });
      expect(clauses.map((clause) => clause.text).join('')).toBe(text);
      const ids = new Set([
        ...person.facts.map(({ id }) => id),
        ...Object.entries(person).flatMap(([name, value]) => (value === '' ? [] : [name])),
      ]);
      for (const source of clauses.flatMap(({ restsOn }) => restsOn)) expect(ids).toContain(source);
    }
  },
);

it('tells a picked fact as it is told, and says which fact it is', () => {
  for (const { messageType, language } of KINDS) {
    const { clauses } = write({ ...marta, messageType, language });
    const told = clauses.find(({ restsOn }) => restsOn.includes('f1'));
    expect(told?.text).toContain('Northwind opened a plant in Leipzig.');
  }
});

it('tells more facts in longer messages, each once', () => {
  const facts = ['One', 'Two', 'Three', 'Four', 'Two.'].map((word, index) => ({
    id: `f${index}`,
    text: `${word} is told`.replace('. is told', ' is told.'),
    source: '',
    date: null,
  }));
  const countOf = (length: MessageRequest['length']) =>
    (write({ ...marta, facts, length }).text.match(/ is told\./g) ?? []).length;
  expect([countOf('short'), countOf('medium'), countOf('long')]).toEqual([1, 2, 4]);
});

it('leaves a fact out of a connection request that has no room for it, and takes one that fits', () => {
  const long = { id: 'long', text: `Northwind ${'very '.repeat(80)}long`, source: '', date: null };
  const { clauses } = write({ ...marta, messageType: 'connection_request', facts: [long, ...marta.facts] });
  const ids = clauses.flatMap(({ restsOn }) => restsOn);
  expect(ids).toContain('f1');
  expect(ids).not.toContain('long');
});

it.each([
  ['friendly', true, 'en', /\bMarta,/, /Oliveira/],
  ['professional', true, 'en', /\bMarta Oliveira,/, /\bM(?:s|r)\b/],
  ['friendly', true, 'de', /Marta Oliveira,\n\n\p{Ll}|Marta Oliveira,\n\nIhre/u, /Frau|\bdu\b|\bdir\b|\bdich\b|dein/],
  ['professional', false, 'de', /(?:Hallo|Guten Tag) Marta,/, /\bSie\b|\bIhnen\b|\bIhre/],
  ['professional', true, 'fr', /^Bonjour Marta Oliveira,/, /Madame|\btu\b|\btoi\b|\bton\b/],
  ['friendly', false, 'fr', /Marta,/, /\bvous\b|\bvotre\b/],
  ['professional', true, 'es', /Marta Oliveira:/, /Señora|\bti\b|\bcontigo\b/],
  ['direct', false, 'es', /Marta:/, /\busted\b|\bLe\b/],
] as const)('addresses %s, formal %s, in %s', (tone, isFormal, language, greeting, never) => {
  for (const messageType of TYPES) {
    for (let variant = 0; variant < 12; variant++) {
      const { text } = write({ ...marta, messageType, tone, isFormal, language, facts: [], campaignGoal: '' }, variant);
      if (messageType !== 'connection_request') expect(text).toMatch(greeting);
      expect(text).not.toMatch(never);
    }
  }
});

it('says a goal as part of a sentence when it begins with a verb of the language', () => {
  const goalOf = (language: MessageRequest['language'], campaignGoal: string) =>
    write({ ...marta, language, campaignGoal }).clauses.find(({ restsOn }) => restsOn.includes('campaignGoal'))?.text;
  expect(goalOf('en', 'Introduce our tool')).toMatch(/ to introduce our tool\.\s*$/);
  expect(goalOf('en', 'Partnership')).toMatch(/: Partnership\.\s*$/);
  expect(goalOf('de', 'unser Werkzeug vorstellen')).toMatch(/möchte (?:ich )?unser Werkzeug vorstellen\.\s*$/);
  expect(goalOf('fr', 'Présenter notre outil')).toMatch(/ présenter notre outil\.\s*$/);
  expect(goalOf('es', 'Presentar la herramienta')).toMatch(/ presentar la herramienta\.\s*$/);
});

it('signs with a name alone, with name and title, and not at all without a name', () => {
  expect(write(marta).text).toMatch(/\n\n[A-Z][a-z ]+,\nJonas Weber\nConsultant$/);
  expect(write({ ...marta, senderTitle: '' }).text).toMatch(/,\nJonas Weber$/);
  expect(write({ ...marta, senderName: '' }).text).not.toMatch(/Consultant|regards|wishes/i);
});

it.each([
  ['Account Executive', 'an'],
  ['HR Manager', 'an'],
  ['UX Designer', 'a'],
  ['European Lead', 'a'],
  ['MBA Director', 'an'],
  ['VP of Sales', 'a'],
  ['SVP', 'an'],
  ['CEO', 'a'],
  ['IT Manager', 'an'],
  ['University Lecturer', 'a'],
  ['Honorary Chair', 'an'],
  ['Head of Sales', 'a'],
  ['User Researcher', 'a'],
  ['Underwriter', 'an'],
  ['engineer', 'an'],
  ['US Sales Lead', 'a'],
])('puts the right article before %s: %s', (title, article) => {
  expect(withArticle(title)).toBe(`${article} ${title}`);
});

it('tells nobody of themselves by name', () => {
  const facts = [
    { id: 'contact.place', text: 'Marta Oliveira is based in Porto, Portugal', source: 'Apollo', date: null },
  ];
  for (let variant = 0; variant < 12; variant++) {
    const { text, clauses } = write({ ...marta, facts }, variant);
    expect(text).toContain('you are based in Porto, Portugal');
    expect(text).not.toContain('Oliveira is');
    expect(clauses.some(({ restsOn }) => restsOn.includes('contact.place'))).toBe(true);
    expect(checkMessage(text, { ...marta, facts })).toEqual([]);
  }
});
