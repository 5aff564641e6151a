import { expect, it } from 'vitest';
import { type MessageLanguage, messageRequestSchema } from '../schemas.ts';
import { writeMessage } from './write-message.ts';

const write = (language: MessageLanguage, campaignGoal: string, other: object = {}) =>
  writeMessage(
    messageRequestSchema.parse({
      messageType: 'direct_message',
      recipientName: 'Ana Sample',
      recipientCompany: 'Fabrikam',
      campaignGoal,
      language,
      tone: 'friendly',
      facts: [],
      ...other,
    }),
    { variant: 0, today: '2026-11-20' },
  );

it.each([
  ['de', 'ist die Lieferung da', /Ist die Lieferung da\?/],
  ['de', 'wann die Ware kommt', /mir sagen, wann die Ware kommt\?/],
  ['de', 'wie wir Ausfälle vermeiden', /Ihnen (?:gern )?zeigen, wie wir Ausfälle vermeiden/],
  ['de', 'das Muster ist fertig', /Das Muster ist fertig\./],
  ['de', 'Ihnen den Prüfstand zeigen, 15 Min', /Ihnen (?:gern )?den Prüfstand zeigen \(15 Minuten\)/],
  ['de', 'unser neues Portal, mit dem Teams planen', /über unser neues Portal, mit dem Teams planen, sprechen/],
  ['fr', 'devenir sous-traitant', /J’aimerais devenir sous-traitant\./],
  ['fr', 'le prototype est prêt', /Le prototype est prêt\./],
  ['fr', 'qui gère le parc', /Qui gère le parc \?/],
  ['fr', 'si vous avez besoin de bacs', /me dire si vous avez besoin de bacs \?/],
  ['fr', 'faire valider le plan', /Pourriez-vous valider le plan \?/],
  ['fr', 'audit gratuit', /parler d’un audit gratuit/],
  ['es', 'que confirme la fecha', /¿Podría confirmar la fecha\?/],
  ['es', 'quién lleva la flota', /¿Quién lleva la flota\?/],
  ['es', 'ver si necesitan palés, 4 €/unidad', /decirme si necesita palés \(4 €\/unidad\)\?/],
  ['es', 'cómo reducir mermas', /mostrarle cómo reducir mermas/],
  ['en', 'move the trial forward', /I’d like to move the trial forward\./],
  ['en', 'finalise the rota', /I’d like to finalise the rota\./],
  ['en', 'which press they run', /Could you tell me which press you run\?/],
  [
    'en',
    'We print labels; would be great to send her the brochure',
    /We print labels\. It would be great to send you the brochure\./,
  ],
  ['en', 'RE: scrap rates - quick intro call?', /a quick intro call about scrap rates\?/],
  ['en', 'does she still need the crane', /Do you still need the crane\?/],
  ['en', 'he should call me back', /Could you call me back\?/],
  ['en', 'let her know the sample is ready', /The sample is ready\./],
  ['en', 'Ana to join our panel', /Would you like to join our panel\?/],
  ['en', 'chase the quote', /writing about the quote\./],
  ['de', 'Ihnen zum Jubiläum gratulieren', /Herzlichen Glückwunsch zum Jubiläum\./i],
  ['fr', 'on se voit jeudi', /On se voit jeudi \?/],
  ['es', 'le interesa una demo', /¿Le interesa una demo\?/],
  ['en', 'I want him to see our press', /Would you like to see our press\?/],
] as const)('puts a goal in %s into a sentence that it fits: %s', (language, goal, words) => {
  expect(write(language, goal).text).toMatch(words);
});

it.each([
  ['de', 'Angebot noch aktuell'],
  ['de', 'die Preise steigen'],
  ['fr', 'que vous signiez le bail'],
  ['es', 'que vengan todos'],
  ['en', 'because prices rise'],
] as const)('refuses in %s a goal that fits no sentence, and tells what would: %s', (language, goal) => {
  expect(write(language, goal)).toMatchObject({
    text: '',
    problem: expect.stringMatching(/fits into no sentence.*, as in “/),
  });
});

it.each([
  ['en', 'réserver un appel de 20 minutes', 'French'],
  ['es', 'réserver un appel de 20 minutes', 'French'],
  ['de', 'free trial', 'English'],
  ['de', 'quick intro call', 'English'],
  ['fr', 'einen Rundgang anbieten', 'German'],
] as const)('refuses in %s a goal of another language: %s', (language, goal, other) => {
  expect(write(language, goal).problem).toContain(`The goal is in ${other}`);
});

it.each([
  ['de', 'Magst du dich austauschen?'],
  ['de', 'Call vereinbaren'],
  ['fr', 'audit gratuit de votre site'],
  ['en', 'compare notes on drought'],
] as const)('takes a goal in %s for what it is: %s', (language, goal) => {
  expect(write(language, goal).problem).toBeNull();
});

it.each([
  ['de', 'habt ihr den Entwurf', true, /\n\nHabt ihr den Entwurf\?/],
  ['de', 'ob ihr den Entwurf habt', true, /Könntest du mir sagen, ob ihr den Entwurf habt\?/],
  ['de', 'Sie auf die Messe aufmerksam machen', false, /(?:Darf ich|würde) Sie .*aufmerksam machen/],
  ['de', 'er soll unseren Stand besuchen', true, /Möchten Sie unseren Stand besuchen\?/],
  ['de', 'du könntest mir sagen, wer plant?', false, /Könntest du mir sagen, wer plant\?/],
  ['de', 'Frau Sample zum Rundgang einladen', true, /Sie (?:gern )?zum Rundgang einladen/],
  ['fr', 'a-t-elle reçu les échantillons ?', true, /Avez-vous reçu les échantillons \?/],
  ['fr', 'a-t-elle reçu les échantillons ?', false, /As-tu reçu les échantillons \?/],
  ['es', 'enviarles el catálogo', true, /enviarle el catálogo/],
  ['es', 'mostraros el taller', false, /mostrarte el taller/],
  ['es', 'un socio fuerte', true, /con usted sobre un socio fuerte/],
  ['en', 'help her close the books', true, /help you close the books/],
] as const)(
  'speaks in %s to the recipient in one form of address: %s (formal: %s)',
  (language, goal, isFormal, words) => {
    expect(write(language, goal, { isFormal }).text).toMatch(words);
  },
);

it('refuses a goal with a note of what to do instead', () => {
  expect(write('en', 'find out what they run, and if it is ours ignore this').problem).toContain('step by step');
});

it('refuses a goal with two forms of address', () => {
  expect(write('de', 'Ich zeige Ihnen gern, was dein Team braucht').problem).toContain('formally in one place');
});

it.each([
  [
    'en',
    'thank him for the tour on Monday and send the quote',
    /^[^\n]+\n\nThank you for the tour on Monday\. May I send you the quote\?$/,
  ],
  [
    'de',
    'für das Gespräch am Montag danken und das Protokoll schicken',
    /\n\nich danke Ihnen für das Gespräch am Montag\. Darf ich Ihnen das Protokoll schicken\?$/,
  ],
  [
    'fr',
    'le remercier pour la visite et lui envoyer le devis',
    /\n\nMerci pour la visite\. Puis-je vous envoyer le devis \?$/,
  ],
  [
    'es',
    'agradecerle la visita y enviarle el presupuesto',
    /\n\nLe agradezco la visita\. ¿Puedo enviarle el presupuesto\?$/,
  ],
  ['en', 'unpaid invoice no. 88', /I am writing about invoice no\. 88, which is still unpaid\. Could you tell me/],
  ['de', 'offene Rechnung Nr. 88', /\n\nich melde mich wegen der Rechnung Nr\. 88, die noch offen ist\. Könnten Sie/],
  ['fr', 'facture n° 88 impayée', /la facture n° 88, qui reste impayée\. Pourriez-vous/],
  ['es', 'factura n.º 88 pendiente', /la factura n\.º 88, que sigue pendiente de pago\. ¿Podría/],
  ['en', 'remind them about the deadline', /I’d like to remind you of the deadline\./],
  ['de', 'Erinnerung an das Treffen am 5. Mai', /ich möchte Sie kurz an das Treffen am 5\. Mai erinnern\./],
  ['en', 'invoice 12 is overdue', /about invoice 12, which is still unpaid/],
  ['de', 'Rechnung 12 ist überfällig', /wegen der Rechnung 12, die noch offen ist/],
  ['fr', 'la facture 12 est en retard', /la facture 12, qui reste impayée/],
  ['es', 'la factura 12 está vencida', /la factura 12, que sigue pendiente/],
  ['fr', 'rappel : réunion jeudi', /Petit rappel : réunion jeudi\./],
  ['es', 'recordatorio: reunión el jueves', /Un breve recordatorio: reunión el jueves\./],
  ['de', 'das Angebot weiterleiten', /Darf ich Ihnen das Angebot weiterleiten\?/],
] as const)('thanks, reminds and sends in %s without news: %s', (language, goal, words) => {
  const facts = [
    { id: 'f1', text: 'Fabrikam opened a plant in Leeds', source: 'Report of 2026-11-02', date: '2026-10-05' },
  ];
  const { text, unusedFacts } = write(language, goal, { facts });
  expect(text).toMatch(words);
  expect(unusedFacts).toHaveLength(1);
});

it.each([
  ['es', 'Fabrikam nombra a la Dra. Eva Lang directora médica', 'que Fabrikam ha nombrado a la Dra. Eva Lang'],
  ['es', 'Fabrikam patenta un extracto', 'que Fabrikam ha patentado un extracto'],
  ['fr', 'Fabrikam dépose un brevet sur un extrait', 'que Fabrikam a déposé un brevet'],
  ['en', 'Fabrikam named Exporter of the Year', 'that Fabrikam was named Exporter of the Year'],
] as const)('says in %s news of a person with a title, a patent and a prize: %s', (language, fact, words) => {
  const facts = [{ id: 'f1', text: fact, source: 'Report of 2026-11-02', date: '2026-10-05' }];
  expect(write(language, '', { facts }).text).toContain(words);
});

it.each([
  [
    'de',
    'Laden Sie ihn zum Kaminabend am 21. Januar ein',
    false,
    /^Hallo .*dich (?:gern )?zum Kaminabend am 21\. Januar einladen/s,
  ],
  ['de', 'Frag ihn, ob er schon ein Lager hat', true, /ob Sie schon ein Lager haben\?/],
  ['fr', 'Invitez-le à notre atelier du 3 mars', false, /t’inviter à notre atelier du 3 mars/],
  ['fr', 'Proposez un déjeuner pour parler du bail', true, /un déjeuner pour parler du bail \?/],
  ['es', 'Pida una reunión sobre turnos', true, /una reunión sobre turnos\?/],
  ['en', 'Ask for a meeting about forklifts', true, /a meeting about forklifts\?/],
  ['en', 'Please come to our breakfast on 4 May', true, /Would you like to come to our breakfast on 4 May\?/],
] as const)('takes an order to the writer in %s for what it asks: %s', (language, goal, isFormal, words) => {
  expect(write(language, goal, { isFormal }).text).toMatch(words);
});

it.each([
  ['en', 'introduce our presses and book a demo', /I’d like to introduce you to our presses\. .*a demo\?/],
  [
    'de',
    'unsere Pressen vorstellen und einen Termin vereinbaren',
    /Ich würde Ihnen gern unsere Pressen vorstellen\. .*Termin/,
  ],
  [
    'fr',
    'présenter nos presses et savoir qui gère le parc',
    /J’aimerais vous présenter nos presses\. .*qui gère le parc \?/,
  ],
  ['es', 'presentar nuestras prensas y agendar una demo', /Me gustaría presentarle nuestras prensas\. .*una demo\?/],
] as const)('says the first of two acts in %s and asks the second: %s', (language, goal, words) => {
  expect(write(language, goal).text).toMatch(words);
});

it.each([
  ['en', 'introduce our presses to him, saw ur talk', /second remark.*“introduce our presses to him”/],
  ['en', 'check she got the brochure, new pricelist attached', /attachment/],
  ['en', 'offer a discount and cancel the order', /two things.*“offer a discount”/],
  ['de', 'hat sie das Muster? sonst nochmal schicken', /question and something else/],
  ['fr', 'rdv pr une démo', /“pr” is no word/],
  ['es', 'conectar x lo del taller', /“x” is no word.*“conectar”/],
] as const)('refuses in %s what hangs loose, and tells a goal that would do: %s', (language, goal, problem) => {
  expect(write(language, goal)).toMatchObject({ text: '', problem: expect.stringMatching(problem) });
});

it.each([
  [
    'en',
    'demo of our crm thurs or fri, 15 min max',
    /a demo of our CRM on Thursday or Friday \(15 minutes at most\)\?/,
  ],
  ['en', 'intro call abt month-end automaton', /an intro call about month-end automation\?/],
  ['de', 'unser Portal vorstelen', /unser Portal vorstellen/],
  ['fr', 'presenter notre offre', /présenter notre offre/],
  ['es', 'tomar un cafe la proxima semana', /tomar un café la próxima semana/],
] as const)('writes small slips of typing in %s out: %s', (language, goal, words) => {
  expect(write(language, goal).text).toMatch(words);
});

it.each([
  ['en', 'apologise for the late delivery', /I’d like to apologise for the late delivery\.$/],
  [
    'de',
    'mich für die späte Lieferung entschuldigen',
    /möchte mich bei Ihnen für die späte Lieferung entschuldigen\.$/,
  ],
  ['fr', 'présenter mes excuses pour le retard', /Je vous présente mes excuses pour le retard\.$/],
  ['es', 'disculparme por el retraso', /Le pido disculpas por el retraso\.$/],
] as const)('apologises in %s and asks for nothing: %s', (language, goal, words) => {
  expect(write(language, goal).text).toMatch(words);
});

it.each([
  ['de', 'Wie lösen sie die Einarbeitung?', false, /Wie löst ihr die Einarbeitung\?/],
  ['de', 'nachfragen, ob sie das Angebot prüfen konnte', true, /sagen, ob Sie das Angebot prüfen konnten\?/],
  ['de', 'herausfinden, wer bei ihnen einkauft', true, /wer bei Ihnen einkauft\?/],
  ['fr', 'rejoindre son réseau et suivre ses travaux', false, /rejoindre ton réseau et suivre tes travaux/],
  ['fr', 'Accepterait-elle une visite ?', false, /Accepterais-tu une visite \?/],
  ['es', 'ofrecerle un contrato y preguntarle por un compañero', false, /ofrecerte un contrato y preguntarte por/],
  ['es', '¿Le interesaría exponer?', false, /¿Te interesaría exponer\?/],
] as const)(
  'keeps the chosen address in %s where the goal speaks of someone: %s',
  (language, goal, isFormal, words) => {
    expect(write(language, goal, { isFormal }).text).toMatch(words);
  },
);

it.each([
  ['en', 'identify the person in charge of packaging', /who is in charge of packaging\?/],
  ['de', 'den zuständigen Ansprechpartner für Verpackung finden', /wer für Verpackung zuständig ist\?/],
  ['fr', 'identifier la personne chargée des emballages', /qui s’occupe des emballages \?/],
  ['es', 'identificar a la persona responsable del embalaje', /quién se encarga del embalaje\?/],
] as const)('asks in %s who it is: %s', (language, goal, words) => {
  expect(write(language, goal).text).toMatch(words);
});

it.each([
  ['en', 'I want to set up a quick call about their presses', /a quick call about your presses\?/],
  ['en', 'following up on proposal', /writing about our proposal\./],
  ['en', 'find out what press they run', /Could you tell me what press you run\?/],
  ['en', 'see if theyre interested in a pilot', /Are you interested in a pilot\?/],
  ['en', 'offer free audit of presses', /offer you a free audit of presses/],
  ['en', 'coffee next week?', /How about coffee next week\?/],
  ['en', 'reschedule our meeting to Friday', /reschedule our meeting to Friday\. (?!.*call)/],
  ['de', '20 min austausch zu ki', /einen 20-minütigen Austausch zu KI\?/],
  ['de', 'zeigen wie wir Ausschuss senken', /Ihnen (?:gern )?zeigen, wie wir Ausschuss senken/],
  ['de', 'Einladung Webinar 12. März', /Sie (?:gern )?zum Webinar am 12\. März einladen/],
  ['de', 'nachhaken wegen angebot', /melde mich wegen unseres Angebots\./],
  ['de', 'Vereinbare einen Termin mit ihr', /Termin mit Ihnen vereinbaren\?/],
  [
    'de',
    'termin nächste wo für demo lagersoftware',
    /einen Termin nächste Woche für eine Demo zum Thema Lagersoftware\?/,
  ],
  ['de', 'uns vorstellen', /Dürfen wir uns kurz vorstellen\?/],
  ['fr', 'relance devis octobre', /au sujet du devis d’octobre\./],
  ['fr', 'savoir comment ils gèrent les retours', /comment vous gérez les retours/],
  ['fr', 'un petit call sur les presses', /d’un petit appel sur les presses \?/],
  ['fr', 'café la semaine prochaine ?', /Que diriez-vous d’un café la semaine prochaine \?/],
  ['es', 'agendar demo', /para una demo\?/],
  ['es', 'quiero presentar nuestra prensa', /presentarle nuestra prensa/],
  ['es', 'entrevista de 20 minutos', /para una entrevista de 20 minutos\?/],
] as const)('reads in %s a goal as notes have it: %s', (language, goal, words) => {
  expect(write(language, goal).text).toMatch(words);
});

it.each([
  ['en', 'Contoso offers free audits'],
  ['de', 'Contoso bietet kostenlose Audits'],
  ['fr', 'Contoso propose des audits'],
  ['es', 'Contoso ofrece auditorías'],
] as const)('refuses in %s a firm in the third person: %s', (language, goal) => {
  expect(write(language, goal).problem).toMatch(/Say “we” if it is your own/);
});

it.each([
  ['en', 'thank her for the visit and ask for feedback', /Thank you for the visit\. I’d appreciate your feedback\.$/],
  ['en', 'ask her to review the contract', /Could you review the contract\?/],
  ['en', 'would love feedback on our beta', /your feedback on our beta\./],
  ['de', 'Software vorstellen', /unsere Software vorstellen/],
  ['de', 'Ich möchte wissen, ob Ihre Firma Bedarf hat', /mir sagen, ob Ihre Firma Bedarf hat\?/],
  ['fr', 'échanger avec lui sur ses projets', /échanger sur vos projets \?/],
  ['fr', 'le remercier pour son accueil', /Merci pour votre accueil\./],
  ['es', 'hablar con ella de sus proyectos', /hablar de sus proyectos\?/],
] as const)('asks in %s for what follows from it: %s', (language, goal, words) => {
  expect(write(language, goal).text).toMatch(words);
});

it.each([
  ['en', 'wish her a happy new year'],
  ['de', 'frohe Weihnachten wünschen'],
  ['fr', 'annoncer une hausse de prix'],
  ['es', 'desear un feliz año'],
  ['en', 'touch base'],
  ['de', 'Kunden gewinnen'],
] as const)('refuses in %s what no request to a recipient is made of: %s', (language, goal) => {
  expect(write(language, goal).problem).not.toBeNull();
});

it.each([
  ['de', 'ihre Meinung zu unserer Broschüre hören', /Ihre Meinung zu unserer Broschüre würde ich mich freuen\./],
  ['de', 'an unserer Umfrage teilnehmen', /Möchten Sie an unserer Umfrage teilnehmen\?/i],
  ['fr', 'le convaincre d’essayer notre outil', /-vous essayer notre outil \?/],
  ['fr', 'un appel sur le renouvellement de son contrat', /renouvellement de votre contrat \?/],
  ['es', 'felicitarla por el premio y ofrecerle una demo', /Mi enhorabuena por el premio\. .*ofrecerle una demo/],
  ['es', 'pago de la factura 44', /la factura 44, que sigue pendiente/],
] as const)('asks the recipient in %s and no third person: %s', (language, goal, words) => {
  expect(write(language, goal).text).toMatch(words);
});
