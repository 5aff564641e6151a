import { expect, it } from 'vitest';
import { type MessageLanguage, messageRequestSchema } from '../schemas.ts';
import { writeMessage } from './write-message.ts';

const write = (language: MessageLanguage, campaignGoal: string, other: object = {}, fact = '') =>
  writeMessage(
    messageRequestSchema.parse({
      messageType: 'direct_message',
      recipientName: 'Ana Sample',
      recipientCompany: 'Fabrikam',
      campaignGoal,
      language,
      tone: 'friendly',
      facts: fact === '' ? [] : [{ id: 'f1', text: fact, source: 'Report of 2026-11-02', date: '2026-10-05' }],
      ...other,
    }),
    { variant: 0, today: '2026-11-20' },
  );

it.each([
  ['en', 'I’d like to show him our tool', 'show you our tool'],
  ['en', 'hear her view on the new rules', 'hear your view on the new rules'],
  ['en', 'See if he wants to try our loggers', 'Would you like to try our loggers?'],
  ['de', 'Ich möchte ihm unsere Software zeigen', 'Ich möchte Ihnen unsere Software zeigen'],
  ['fr', 'Je voudrais lui présenter notre outil', 'Je voudrais vous présenter notre outil'],
  ['fr', 'savoir s’il utilise un outil', 'si vous utilisez un outil'],
] as const)('says to the recipient in %s what the goal says of them: %s', (language, goal, words) => {
  expect(write(language, goal).text).toContain(words);
});

it.each([
  ['en', 'TRIAL OF OUR PRINTING SERVICE', 'a trial of our printing service?'],
  ['de', 'EINLADUNG ZUM WEBINAR AM 12. JANUAR', 'zum Webinar am 12. Januar einladen'],
  ['de', 'demo unserer tourenplanung', 'eine Demo unserer Tourenplanung'],
  ['es', 'VISITA A SU FÁBRICA EN ENERO', 'una visita a su fábrica en enero'],
  ['en', '15 min call next week re: their invoicing', 'a 15-minute call next week about your invoicing?'],
  ['en', 'maintenance of mills - he decides I think', 'about maintenance of mills?'],
] as const)('says in %s without the marks of a note: %s', (language, goal, words) => {
  expect(write(language, goal).text).toContain(words);
});

it.each([
  ['en', 'introduce myself, we do calibration', /We do calibration\. .*introduce myself[.?]/],
  ['en', 'We halve onboarding, want to show how', /We halve onboarding\. .*show you how[.?]/],
  ['de', 'Die Kosten für Leergut senken: wir haben ein Pfandsystem', /Wir haben ein Pfandsystem\. /],
  ['de', 'Rückmeldung zu unserem Angebot', /Über Ihre Rückmeldung zu unserem Angebot würde ich mich freuen\./],
  ['fr', 'relancer au sujet du devis', /Je vous recontacte au sujet du devis\./],
  ['es', 'seguimiento del presupuesto', /Le escribo por el presupuesto\./],
] as const)('gives each part of a goal in %s its own sentence: %s', (language, goal, words) => {
  expect(write(language, goal).text).toMatch(words);
});

it.each(['asdf', 'check if she got my deck; if not resend, then book a call'])('refuses %s aloud', (goal) => {
  expect(write('en', goal).problem).not.toBeNull();
});

it.each([
  ['en', 'Barcodes'],
  ['en', 'Testing'],
  ['de', 'Wertschöpfung'],
] as const)('takes a word in %s that begins like keys pressed at random: %s', (language, goal) => {
  const { problem, text } = write(language, goal);
  expect(problem).toBeNull();
  expect(text).toMatch(new RegExp(goal, 'i'));
});

it.each([
  ['de', 'Das Institut für Licht hat ein Patent angemeldet', 'Institut für Licht', 'dass das Institut'],
  ['de', 'Fabrikam gewinnt den Holzpreis', 'Fabrikam', 'dass Fabrikam den Holzpreis gewonnen hat'],
  ['fr', 'Le Groupe Fabrikam a nommé une directrice', 'Groupe Fabrikam', 'que le Groupe Fabrikam'],
  ['es', 'Fabrikam gana el Premio Alfa', 'Fabrikam', 'que Fabrikam ha ganado el Premio Alfa'],
  ['en', 'Fabrikam signs 10-year contract with the port', 'Fabrikam', 'signed a 10-year contract'],
] as const)('says in %s as a clause: %s', (language, fact, recipientCompany, words) => {
  expect(write(language, '', { recipientCompany }, fact).text).toContain(words);
});

it('tells no one of their own appointment in the third person', () => {
  const { text } = write('en', 'a short call', {}, 'Fabrikam appoints Ana Sample as CFO');
  expect(text).toContain('Congratulations on your appointment.');
  expect(text).not.toContain('Ana Sample');
});

it.each([
  ['en', 'Fabrikam has been placed into administration'],
  ['de', 'Fabrikam ruft Joghurt zurück'],
  ['de', 'Fabrikam baut 150 Stellen ab'],
  ['es', 'Fabrikam retira un lote de atún'],
  ['de', 'Fabrikam trauert um den Gründer'],
  ['fr', 'Fabrikam pleure la disparition de son fondateur'],
  ['es', 'Fabrikam lamenta el fallecimiento de su fundador'],
  ['fr', 'Fabrikam est placée en procédure de sauvegarde'],
  ['es', 'Fabrikam entra en concurso de acreedores'],
  ['de', 'Fabrikam beantragt ein Schutzschirmverfahren'],
  ['de', 'Fabrikam stellt Produktion in Ulm ein'],
  ['en', 'Fabrikam withdraws from the Polish market'],
] as const)('gives bad news in %s as no reason: %s', (language, fact) => {
  expect(write(language, '', {}, fact).unusedFacts).toMatchObject([{ reason: 'Bad news is no reason to write.' }]);
});

it.each([
  ['Lord Peter Ashdown', 'en', /^Dear Lord Ashdown,/],
  ['Lt. Col. James Redmond (Ret.)', 'en', /^(?:Hi|Hello) James,/],
  ['María del Carmen Ruiz', 'es', /^Hola, María del Carmen:/],
] as const)('greets %s in %s', (recipientName, language, greeting) => {
  expect(write(language, '', { recipientName, isFormal: true }).text).toMatch(greeting);
});

it.each([
  ['de', 'Fabrikam schließt einen Liefervertrag mit Initech', 'einen Liefervertrag'],
  ['es', 'Fabrikam cerró una ronda de 7 millones de euros', 'una ronda'],
  ['es', 'Fabrikam amplía su planta de San Brandán', 'San Brandán'],
] as const)('takes good news in %s for what it is: %s', (language, fact, words) => {
  expect(write(language, '', {}, fact).text).toContain(words);
});

it.each([
  ['de', 'Frau Sample ist skeptisch, das Budget gibt ihr Chef frei'],
  ['es', 'La doctora Sample recibió tres muestras'],
  ['en', 'Ana wants two of them'],
] as const)('never gives as a reason in %s what was noted of the recipient: %s', (language, text) => {
  const facts = [{ id: 'f1', text, source: 'Your note', date: '2026-10-05' }];
  expect(write(language, '', { facts }).unusedFacts).toMatchObject([{ id: 'f1' }]);
});

it.each([
  ['Sister Mary Clare', 'en', /^Dear Sister Mary Clare,/],
  ['Pr Marguerite Sample', 'fr', /^Bonjour Marguerite Sample,/],
  ['Prof.ª Margarita Sample', 'es', /^Buenos días, Margarita Sample:/],
  ['RA Eva Sample', 'de', /^Guten Tag Eva Sample,/],
  ['Moreau', 'fr', /^Bonjour,/],
  ['Víctor de la Hoz y Lara', 'es', /^Buenos días, Víctor de la Hoz y Lara:/],
] as const)('greets %s in %s by what is certain', (recipientName, language, greeting) => {
  expect(write(language, '', { recipientName, isFormal: true, tone: 'professional' }).text).toMatch(greeting);
});

it('leaves out news in a language that it cannot write', () => {
  expect(write('es', '', {}, 'Fabrikam abre a sua primeira loja em Madrid').unusedFacts).toMatchObject([
    { reason: expect.stringContaining('none of the four languages') },
  ]);
});

it.each([
  ['Fabrikam erhält Großauftrag der Bahn', 'einen Großauftrag der Bahn erhalten hat'],
  ['Fabrikam sucht Leiter Logistik', 'einen Leiter Logistik sucht'],
  ['Fabrikam plant Börsengang', 'einen Börsengang plant'],
  ['Fabrikam rüsten 200 Haushalte aus', '200 Haushalte ausrüsten'],
] as const)('sets the article of a headline in German: %s', (fact, words) => {
  expect(write('de', '', {}, fact).text).toContain(words);
});
