import { expect, it } from 'vitest';
import { type MessageLanguage, messageRequestSchema } from '../schemas.ts';
import { cleanCompany, cleanName, cleanTitle } from './clean-fields.ts';
import { greetingName } from './names/greeting-name.ts';
import { writeMessage } from './write-message.ts';

const NORTHWIND = {
  messageType: 'direct_message',
  recipientName: 'Ana Sample',
  recipientTitle: '',
  recipientCompany: 'Northwind',
  campaignGoal: '',
  senderName: 'Jonas Weber',
};
const write = (language: MessageLanguage, text: string, date: string | null = null) =>
  writeMessage(
    messageRequestSchema.parse({
      ...NORTHWIND,
      language,
      facts: [{ id: 'f1', text, source: 'Report of 2026-11-02', date }],
    }),
    { variant: 0, today: '2026-11-20' },
  );
const ask = (language: MessageLanguage, campaignGoal: string) =>
  writeMessage(messageRequestSchema.parse({ ...NORTHWIND, language, campaignGoal, facts: [] }), { variant: 0 });

it.each([
  ['en', 'Northwind is fined for fraud', 'Bad news'],
  ['en', 'Northwind has missed its forecast', 'Bad news'],
  ['en', 'Northwind is freezing hiring', 'Bad news'],
  ['en', 'Northwind faces a boycott', 'Bad news'],
  ['en', 'Northwind has lost a contract', 'Bad news'],
  ['en', 'Northwind warns of weak sales', 'Bad news'],
  ['de', 'Northwind kürzt Gehälter', 'Bad news'],
  ['de', 'Razzia bei Northwind', 'Bad news'],
  ['de', 'Northwind meldet Kurzarbeit an', 'Bad news'],
  ['fr', 'Northwind supprime des postes', 'Bad news'],
  ['fr', 'Northwind ferme son usine de Lens', 'Bad news'],
  ['es', 'Northwind recorta su plantilla', 'Bad news'],
  ['es', 'Northwind cerró su tienda de Vigo', 'Bad news'],
  ['en', 'Ana is in hospital after surgery', 'private'],
  ['en', 'Ana got divorced', 'private'],
  ['de', 'Ana ist in Elternzeit', 'private'],
  ['fr', 'Ana est en congé maladie', 'private'],
  ['es', 'Ana está embarazada', 'private'],
  ['en', 'Northwind opened an office in Ghent in 2004', 'two years old'],
] as const)('leaves out in %s: %s', (language, text, reason) => {
  const { clauses, unusedFacts } = write(language, text);
  expect(clauses.flatMap(({ restsOn }) => restsOn)).not.toContain('f1');
  expect(unusedFacts).toEqual([{ id: 'f1', reason: expect.stringContaining(reason) }]);
});

it.each([
  ['2015-02-03', 'two years old'],
  ['2033-02-03', 'future'],
] as const)('leaves out a fact of %s', (date, reason) => {
  expect(write('en', 'Northwind opened a plant in Ghent', date).unusedFacts).toEqual([
    { id: 'f1', reason: expect.stringContaining(reason) },
  ]);
});

it.each([
  ['fr', 'Northwind raises $48 million', /a levé 48 millions de dollars/],
  ['fr', 'Northwind raises $1.2 billion', /1,2 milliard de dollars/],
  ['fr', 'Northwind raises €1 million', /1 million d’euros/],
  ['de', 'Northwind raises $1 million', /1 Million Dollar/],
  ['de', 'Northwind raises €1 billion', /1 Milliarde Euro/],
  ['de', 'Northwind moves headquarters to Switzerland', /den Hauptsitz in die Schweiz verlegt/],
  ['de', 'Northwind is hiring 1 welder', /eine Stelle/],
  ['es', 'Northwind is hiring 1 welder', /un puesto/],
  ['fr', 'Northwind is hiring 1 welder', /un poste/],
] as const)('says in %s: %s', (language, text, words) => {
  expect(write(language, text).text).toMatch(words);
});

it('says no headline without its verb as a sentence', () => {
  expect(write('en', 'Northwind bought by Globex').text).not.toContain('that Northwind bought by');
});

it.each([
  ['en', 'Get Ana to join our panel', /Would you like to join our panel\?/],
  ['en', 'Convince her to try our tool', /Would you like to try our tool\?/],
  ['en', 'Thank them for their visit', /Thank you for your visit\./],
  ['en', 'Remind them of our offer', /remind you of our offer/],
  ['en', 'reconnect after the summer', /reconnect after the summer/],
  ['en', 'interview about automation', /an interview about automation/],
  ['de', 'Nach dem Zeitplan fragen', /gern nach dem Zeitplan fragen/],
  ['de', 'Kennenlernen', /Sie gern kennenlernen/],
  ['de', 'ein Angebot unterbreiten', /ein Angebot unterbreiten/],
  ['de', 'Fragen, ob Interesse besteht', /fragen, ob Interesse besteht/],
  ['de', 'die Einladung zum Sommerfest', /Sie (?:gern )?zum Sommerfest einladen/],
  ['fr', 'demander leur avis', /avoir votre avis/],
  ['es', 'preguntar por su agenda', /preguntarle por su agenda/],
] as const)('asks in %s for "%s"', (language, goal, words) => {
  const { text, problem } = ask(language, goal);
  expect(problem).toBeNull();
  expect(text).toMatch(words);
  expect(text).not.toMatch(/Thema Die |about (?:thank|remind)/);
});

it.each([
  ['en', 'Do not name our competitor', 'says how to write'],
  ['en', 'Keep it short', 'says how to write'],
  ['de', 'Den Preis nicht erwähnen', 'says how to write'],
  ['fr', 'Ne pas parler du prix', 'says how to write'],
  ['es', 'No mencionar el precio', 'says how to write'],
  ['en', 'Boost our revenue', 'aim of your own'],
  ['de', 'Umsatz steigern', 'aim of your own'],
] as const)('refuses in %s the goal "%s"', (language, goal, problem) => {
  expect(ask(language, goal).problem).toContain(problem);
});

it.each([
  ['support@globex.example', ''],
  ['Purchasing Team', ''],
  ['Marketing', ''],
  ['Founder', ''],
  ['The Boss', ''],
  ['Nobody Nobody', ''],
  ['Ana & Bo', ''],
  ['Ana und Bo', ''],
  ['Ana Sample', 'Ana Sample'],
])('takes the name "%s" for "%s"', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

it.each([
  ['María José Sample', 'es', 'María José'],
  ['Jean Paul Sample', 'fr', 'Jean Paul'],
  ['José Luis Sample', 'en', 'José Luis'],
  ['Hans Peter Sample', 'de', 'Hans Peter'],
  ['Jean Sample', 'fr', 'Jean'],
  ['Dr.-Ing. Ana Sample', 'en', 'Ana'],
  ['Rev. Ana Sample', 'en', 'Ana'],
] as const)('greets "%s" in %s by the given name "%s"', (text, language, name) => {
  expect(greetingName(text, language, true)).toBe(name);
});

it('greets a Dr.-Ing. as a doctor', () => {
  expect(greetingName('Dr.-Ing. Ana Sample', 'de', false)).toBe('Dr. Sample');
});

it.each([
  'Retired engineer',
  'Seeking new challenges',
  'Ex-CFO',
  'I build teams',
  'Freelancer',
  'Working in finance',
  'in Rente',
  'Im Ruhestand',
  'Auf Jobsuche',
  'Retraitée',
  'À la recherche d’un poste',
  'Buscando empleo',
  'Jubilada',
  'Dad of two',
])('says no title for "%s"', (title) => {
  expect(cleanTitle(title, 'Northwind')).toBe('');
});

it.each([
  ['Leiter Einkauf (m/w/d)', 'Leiter Einkauf'],
  ['Acheteur H/F', 'Acheteur'],
  ['Independent Director', 'Independent Director'],
])('says the title "%s" as "%s"', (text, title) => {
  expect(cleanTitle(text, 'Northwind')).toBe(title);
});

it.each([
  ['Freelancer', ''],
  ['Self-Employed', ''],
  ['Open to work', ''],
  ['arbeitslos', ''],
  ['Sans emploi', ''],
  ['Por cuenta propia', ''],
  ['Fabrikam (formerly Litware)', 'Fabrikam'],
  ['Fabrikam | we are hiring', 'Fabrikam'],
  ['Fabrikam Ltd – a Globex company', 'Fabrikam'],
  ['FABRIKAM GMBH', 'FABRIKAM'],
])('says the company "%s" as "%s"', (text, company) => {
  expect(cleanCompany(text)).toBe(company);
});

const introduce = (language: MessageLanguage, recipientTitle: string, recipientCompany = 'Northwind') =>
  writeMessage(messageRequestSchema.parse({ ...NORTHWIND, language, recipientTitle, recipientCompany, facts: [] }), {
    variant: 0,
  }).text;

it.each([
  ['Hôtelier', 'd’hôtelier'],
  ['Avocate', 'd’avocate'],
  ['Ingénieur', 'd’ingénieur'],
  ['Directrice des achats', 'de directrice des achats'],
  ['Handicap Manager', 'de Handicap Manager'],
])('says the French title %s as "%s"', (title, said) => {
  expect(introduce('fr', title)).toContain(said);
});

it.each([
  ['Universität Wien', 'bei der Universität Wien'],
  ['Stadt Köln', 'bei der Stadt Köln'],
  ['Deutsche Bank', 'bei der Deutschen Bank'],
  ['Bundesagentur für Arbeit', 'bei der Bundesagentur für Arbeit'],
  ['Institut für Wasserchemie', 'beim Institut für Wasserchemie'],
  ['Stadtwerke Gronau', 'bei den Stadtwerken Gronau'],
  ['Fabrikam', 'bei Fabrikam'],
])('names %s in German with its article behind a preposition', (company, words) => {
  expect(introduce('de', 'Leiterin Einkauf', company)).toContain(words);
});

it('speaks of no man or woman in Spanish', () => {
  expect(introduce('es', 'Directora de compras')).not.toMatch(/conocer(?:le|la|lo)/);
});

it.each([
  ['fr', 'Northwind opens plant in Havana', 'à La Havane'],
  ['de', 'Northwind moves headquarters to Japan', 'nach Japan'],
  ['es', 'Northwind expands to the United Kingdom', 'al Reino Unido'],
  ['fr', 'Northwind opens office in the Netherlands', 'aux Pays-Bas'],
  ['de', 'Northwind opens office in the Netherlands', 'in den Niederlanden'],
  ['es', 'Northwind opens office in South Korea', 'en Corea del Sur'],
  ['fr', 'Northwind expands to the United States', 'aux États-Unis'],
  ['de', 'Northwind expands to the United Arab Emirates', 'in die Vereinigten Arabischen Emirate'],
] as const)('says the location in %s: %s', (language, text, location) => {
  expect(write(language, text).text).toContain(location);
});
