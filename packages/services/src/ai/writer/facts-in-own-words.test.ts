import { expect, it } from 'vitest';
import { type MessageLanguage, messageRequestSchema } from '../schemas.ts';
import { writeMessage } from './write-message.ts';

const write = (language: MessageLanguage, text: string, recipient: object = {}) =>
  writeMessage(
    messageRequestSchema.parse({
      messageType: 'direct_message',
      recipientName: 'Ana Sample',
      recipientTitle: '',
      recipientCompany: 'Fabrikam AG',
      campaignGoal: '',
      language,
      facts: [{ id: 'f1', text, source: 'Your note', date: '2026-10-05' }],
      ...recipient,
    }),
    { variant: 0, today: '2026-11-20' },
  );

it.each([
  ['de', 'Fabrikam AG hat ein Werk in Leipzig eröffnet', 'dass Fabrikam ein Werk in Leipzig eröffnet hat.'],
  ['de', 'Fabrikam AG startet neuen Onlineshop', 'dass Fabrikam einen neuen Onlineshop startet.'],
  ['de', 'Fabrikam AG führt einen Rechner für Versender ein', 'dass Fabrikam einen Rechner für Versender einführt.'],
  ['de', 'Fabrikam AG übernimmt Trellis Software', 'dass Fabrikam Trellis Software übernimmt.'],
  [
    'de',
    'Fabrikam AG schließt eine Runde über 4 Millionen Euro ab',
    'eine Runde über 4 Millionen Euro abgeschlossen hat.',
  ],
  [
    'en',
    'Fabrikam AG advertises 40 vacancies for technicians',
    'Fabrikam is advertising 40 vacancies for technicians.',
  ],
  ['en', 'Fabrikam AG expands to Canada with an office in Toronto', 'Fabrikam is expanding to Canada with an office'],
  [
    'en',
    'Fabrikam AG has secured £60 million in debt financing',
    'Fabrikam has secured £60 million in debt financing.',
  ],
  ['fr', 'Fabrikam AG propose 40 postes de techniciens', 'que Fabrikam propose 40 postes de techniciens.'],
  ['fr', 'Hélène Audoin rejoint Fabrikam AG comme directrice', 'qu’Hélène Audoin rejoint Fabrikam comme directrice.'],
  [
    'es',
    'Elena Asensio se incorpora a Fabrikam AG como directora',
    'que Elena Asensio se incorpora a Fabrikam como directora.',
  ],
  [
    'es',
    'Tomás Ruiz, nuevo director general de Fabrikam AG',
    'que Tomás Ruiz es el nuevo director general de Fabrikam.',
  ],
] as const)('says in %s: %s', (language, text, words) => {
  expect(write(language, text).text).toContain(words);
});

it.each([
  ['en', 'Fabrikam AG busca tres ingenieros de datos en Valencia', 'can’t be said in English'],
  ['en', 'Fabrikam AG announced that its founder will step down in January', 'Bad news'],
  ['fr', 'Fabrikam AG est poursuivie pour heures impayées', 'Bad news'],
  ['de', 'Gründer Markus Dray gibt die Leitung von Fabrikam AG ab', 'Bad news'],
  ['en', 'Fabrikam AG belongs to the plastics industry', 'is no reason'],
  ['de', 'Fabrikam AG ist in der Kunststoffbranche tätig', 'is no reason'],
  ['fr', 'Fabrikam AG a son siège à Nantes', 'is no reason'],
] as const)('leaves out in %s: %s', (language, text, reason) => {
  const { clauses, unusedFacts } = write(language, text);
  expect(clauses.flatMap(({ restsOn }) => restsOn)).not.toContain('f1');
  expect(unusedFacts).toEqual([{ id: 'f1', reason: expect.stringContaining(reason) }]);
});

it.each([
  ['de', 'Müller', true, 'Guten Tag,'],
  ['de', 'Müller', false, 'Hallo,'],
  ['de', 'Klaus', false, 'Hallo Klaus,'],
  ['de', 'Freiherr Otto von Stein', false, 'Hallo Otto,'],
  ['en', 'Sir Peter Hall', true, 'Dear Sir Peter,'],
  ['es', 'Dña. Ana Ruiz', true, 'Buenos días, Sra. Ruiz:'],
  ['en', 'Robert Downey Jr.', true, 'Dear Robert Downey,'],
] as const)('greets in %s %s, formal %s, with "%s"', (language, recipientName, isFormal, greeting) => {
  const { text } = write(language, '', { recipientName, isFormal, tone: 'professional', facts: [] });
  expect(text.split('\n')[0]).toBe(greeting);
});

it('says that a connection request has no room for a fact, where it gives no other', () => {
  const { unusedFacts } = write('de', 'Fabrikam AG hat ein Werk in Leipzig eröffnet', {
    messageType: 'connection_request',
    limit: 60,
    campaignGoal: 'unser Werkzeug vorstellen',
  });
  expect(unusedFacts).toEqual([{ id: 'f1', reason: 'There is no room for it within 60 characters.' }]);
});
