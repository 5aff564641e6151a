import { expect, it } from 'vitest';
import { type MessageLanguage, messageRequestSchema } from '../schemas.ts';
import { LANGUAGES } from './recipients.fixtures.ts';
import { writeMessage } from './write-message.ts';

const FACTS: Record<MessageLanguage, string> = {
  en: 'Fabrikam opened a warehouse in Leeds',
  de: 'Fabrikam hat ein Lager in Köln eröffnet',
  fr: 'Fabrikam a ouvert un entrepôt à Lyon',
  es: 'Fabrikam ha abierto un almacén en Vigo',
};
const request = (language: MessageLanguage, campaignGoal: string, other: object = {}) =>
  messageRequestSchema.parse({
    messageType: 'direct_message',
    recipientName: 'Ana Sample',
    recipientTitle: '',
    recipientCompany: 'Fabrikam',
    campaignGoal,
    senderName: 'Jonas Weber',
    language,
    tone: 'friendly',
    facts: [{ id: 'f1', text: FACTS[language], source: 'Report of 2026-11-02', date: '2026-10-05' }],
    ...other,
  });
const write = (language: MessageLanguage, goal: string, other: object = {}, variant = 0) =>
  writeMessage(request(language, goal, other), { variant, today: '2026-11-20' });

it.each([
  ['en', 'I’d like to show you how we halve onboarding.', /\n\nI’d like to show you how we halve onboarding\. \w.*\?/],
  ['en', 'Would love to chat about your plans!', /I’d love to chat about your plans\. /],
  ['en', 'Happy to share our study', /I’m happy to share our study\. /],
  ['en', 'Just wanted to check in', /I just wanted to check in\. /],
  ['de', 'Würde mich gerne mal austauschen!', /Ich würde mich gerne mal mit Ihnen austauschen\. /],
  ['de', 'Ich möchte Ihnen zeigen, wie wir arbeiten.', /Ich möchte Ihnen zeigen, wie wir arbeiten\. /],
  ['fr', 'Ravi d’échanger avec vous !', /Ce serait un plaisir d’échanger avec vous\. /],
  ['fr', 'Je souhaite vous présenter notre offre', /Je souhaite vous présenter notre offre\. /],
  ['es', 'Quisiera entender cómo planifican.', /Quisiera entender cómo planifican\. ¿/],
  ['es', 'Encantado de hablar con usted', /Sería un placer hablar con usted\. ¿/],
] as const)('says the sentence of a sender in %s as one: %s', (language, goal, words) => {
  for (let variant = 0; variant < 4; variant++) expect(write(language, goal, {}, variant).text).toMatch(words);
});

it.each([
  [
    'en',
    'try our free calculator: https://calc.example.com',
    /Would you like to try our free calculator\? Here is the link: https:\/\/calc\.example\.com\n/,
  ],
  [
    'en',
    'Please book a slot at https://cal.example.com/x.',
    /like to book a slot\? .*https:\/\/cal\.example\.com\/x\n/,
  ],
  ['en', 'introduce our tool: www.tool.example', /you to our tool[?.] .*Here is the link: www\.tool\.example\n/],
  [
    'de',
    'den kostenlosen Rechner ausprobieren: https://r.example',
    /Möchten Sie den kostenlosen Rechner ausprobieren\? Hier ist der Link: https:\/\/r\.example\n/,
  ],
  ['de', 'Anmeldung zum Newsletter: https://n.example', /Möchten Sie sich zum Newsletter anmelden\?/],
  [
    'fr',
    'essayer notre calculateur : https://c.example',
    /(?:Souhaitez|Aimeriez)-vous essayer notre calculateur \? Voici le lien : https:\/\/c\.example\n/,
  ],
  ['fr', 's’inscrire à notre lettre : https://n.example', /-vous vous inscrire à notre lettre \?/],
  [
    'es',
    'reservar una cita en https://cal.example.com',
    /¿(?:Le gustaría|Quiere) reservar una cita\? Aquí tiene el enlace: https:\/\/cal\.example\.com\n/,
  ],
] as const)('asks the recipient in %s to do what a link is for: %s', (language, goal, words) => {
  for (let variant = 0; variant < 4; variant++) expect(write(language, goal, {}, variant).text).toMatch(words);
});

it.each([
  ['en', 'find out who handles payroll', 'Could you tell me who handles payroll?'],
  ['en', 'Ask if they are happy with their provider', 'Are you happy with your provider?'],
  ['en', 'find the right person for packaging', 'Could you tell me who the right contact for packaging is?'],
  ['de', 'Herausfinden, wer die Touren plant', ' mir sagen, wer die Touren plant?'],
  ['fr', 'savoir qui s’occupe des achats', 'Pourriez-vous me dire qui s’occupe des achats ?'],
  ['es', 'averiguar quién lleva las compras', '¿Podría decirme quién lleva las compras?'],
] as const)('asks in %s what the sender wants to know: %s', (language, goal, words) => {
  for (let variant = 0; variant < 4; variant++) expect(write(language, goal, {}, variant).text).toContain(words);
});

it.each([
  ['de', 'Kooperation bei Schulungen ausloten', 'wir eine Kooperation bei Schulungen ausloten?'],
  ['de', 'kostenlose Analyse der Kosten anbieten', 'eine kostenlose Analyse der Kosten anbieten'],
  ['de', 'Termin vereinbaren', 'einen Termin vereinbaren'],
  ['de', 'Kennenlerngespräch', 'ein Kennenlerngespräch?'],
  ['de', 'Pilotprojekt zur Wartung', 'über ein Pilotprojekt zur Wartung sprechen'],
  ['de', 'Einladung zum Frühstück am 12. Januar', 'Sie'],
  ['fr', 'Assurance cyber pour les PME', 'parler de l’assurance cyber pour les PME'],
  ['fr', 'renouvellement du contrat', 'parler du renouvellement du contrat'],
  ['fr', 'prise de rendez-vous', 'un rendez-vous'],
  ['es', 'renovación del contrato', 'sobre la renovación del contrato'],
  ['es', 'migración a SAP', 'sobre la migración a SAP'],
] as const)('sets the article in %s: %s', (language, goal, words) => {
  for (let variant = 0; variant < 4; variant++) expect(write(language, goal, {}, variant).text).toContain(words);
});

it.each([
  [
    'en',
    'get 20 minutes on their calendar to talk about robots',
    /for 20 minutes to talk about robots\?|spare 20 minutes to talk/,
  ],
  ['en', 'Could we talk on Thursday?', /\n\nCould we talk on Thursday\?\n/],
  ['en', 'would you be interested in a free audit', /\n\nWould you be interested in a free audit\?\n/],
  ['de', 'zum Webinar am 10. Dezember einladen', /Sie (?:gern )?zum Webinar am 10\. Dezember einladen/],
  ['de', 'gebrauchte Maschinen ankaufen', /gern gebrauchte Maschinen ankaufen\./],
  ['fr', 'Un café à Lyon en mars ?', /\n\nQue diriez-vous d’un café à Lyon en mars \?\n/],
  ['fr', 'racheter des machines', /J’aimerais racheter des machines\./],
  ['es', '¿Un café en Madrid?', /¿Qué le parecería un café en Madrid\?/],
  ['es', 'comprar máquinas usadas', /Me gustaría comprar máquinas usadas\./],
  ['es', 'vernos en la feria', /¿(?:Podríamos|Le parece bien) vernos en la feria\?/],
] as const)('asks in %s as a person would: %s', (language, goal, words) => {
  for (let variant = 0; variant < 4; variant++) expect(write(language, goal, {}, variant).text).toMatch(words);
});

const ASKS: Record<MessageLanguage, readonly string[]> = {
  en: [
    'introduce our payroll service',
    'our warehouse software',
    'discuss data security',
    'a demo',
    'who plans your routes?',
  ],
  de: [
    'unseren Lohnservice vorstellen',
    'unsere Lagersoftware',
    'über Datensicherheit sprechen',
    'eine Demo',
    'Wer plant Ihre Touren?',
  ],
  fr: [
    'présenter notre service de paie',
    'notre logiciel d’entrepôt',
    'échanger sur vos données',
    'une démo',
    'qui planifie vos tournées ?',
  ],
  es: [
    'presentar nuestro servicio de nóminas',
    'nuestro software de almacén',
    'hablar de sus datos',
    'una demo',
    '¿quién planifica sus rutas?',
  ],
};
const NEWS = [
  'raised $12 million',
  'acquired Litware Systems',
  'appointed Nora Ekström as CFO',
  'is hiring 14 engineers',
  'launched HyperGrip',
  'signed an agreement with Initech',
  'opened a plant in Leipzig',
  'published a paper',
  'won the Rotterdam Business Award',
  'adopted Kubernetes',
];

it.each(LANGUAGES)(
  'gives each kind of news beside each kind of goal in %s, in words that its own check passes',
  (language) => {
    for (const news of NEWS)
      for (const goal of ASKS[language])
        for (const [variant, messageType] of (['direct_message', 'follow_up'] as const).entries()) {
          const facts = [{ id: 'f1', text: `Fabrikam ${news}`, source: 'Report of 2026-11-02', date: '2026-10-05' }];
          const asked = request(language, goal, { facts, messageType });
          const { text, clauses, unusedFacts } = writeMessage(asked, { variant, today: '2026-11-20' });
          expect(unusedFacts, text).toEqual([]);
          expect(
            clauses.some(({ restsOn }) => restsOn.includes('f1')),
            text,
          ).toBe(true);
        }
  },
);

it.each(LANGUAGES)(
  'gives the news alone where a connection request has no room for what joins it in %s',
  (language) => {
    const { text, clauses } = write(language, ASKS[language][0] ?? '', {
      messageType: 'connection_request',
      limit: 170,
    });
    expect(
      clauses.some(({ restsOn }) => restsOn.includes('f1')),
      text,
    ).toBe(true);
    expect(text).not.toMatch(/That is why|Deshalb melde|C’est pourquoi|Por eso/);
    expect(text.length).toBeLessThanOrEqual(170);
  },
);

it('gives the news that has most to do with the goal', () => {
  const facts = ['published a paper', 'is hiring 14 engineers'].map((news, index) => ({
    id: `f${index}`,
    text: `Fabrikam ${news}`,
    source: 'Report of 2026-11-02',
    date: '2026-10-05',
  }));
  expect(write('en', 'introduce our payroll service', { facts }).text).toContain('is hiring 14 engineers');
  expect(write('en', 'introduce our payroll service', { facts }).text).not.toContain('paper');
});

it.each([
  ['fr', 'Un échange jeudi est-il possible ?', /Un échange jeudi est-il possible \?/],
  ['es', '¡Me encantaría hablar con usted!', /\n\nMe encantaría hablar con usted\. ¿/],
  ['es', 'colaboración en formación', /sobre una colaboración en formación/],
  ['en', 'discuss a call about prices', /^(?!.*A short call).*/s],
  ['de', 'kurz telefonieren', /^(?!.*kurzes Telefonat).*/s],
] as const)('says in %s nothing twice and nothing that is presumed: %s', (language, goal, words) => {
  for (let variant = 0; variant < 4; variant++) expect(write(language, goal, {}, variant).text).toMatch(words);
});

it('says the best of two reasons first', () => {
  const facts = ['is hiring 14 engineers', 'published a paper'].map((news, index) => ({
    id: `f${index}`,
    text: `Fabrikam ${news}`,
    source: 'Report of 2026-11-02',
    date: '2026-10-05',
  }));
  const { text } = write('en', 'introduce our payroll service', { facts, length: 'long' });
  expect(text).toMatch(/hiring 14 engineers\. .*paper\./);
});

it('refuses a goal that leaves no room for a greeting', () => {
  const goal = `presentar nuestra herramienta ${'para planificar los turnos de una planta '.repeat(4)}`.slice(0, 165);
  const { problem } = write('es', goal, { messageType: 'connection_request', limit: 175, facts: [] });
  expect(problem).toMatch(/does not fit/);
});

it.each([
  ['es', { recipientName: 'D. Carlos Ruiz', isFormal: true }, /^Buenos días, Sr\. Ruiz:/],
  ['fr', { recipientName: 'Me Claire Dubois', isFormal: false }, /^Bonjour Maître Dubois,.*vous /s],
  ['en', { recipientName: 'Dr. Alice Keller', isFormal: true, tone: 'friendly' }, /^Dear Dr Keller,/],
  ['en', { recipientName: 'Sir Peter Hall', isFormal: true, tone: 'direct' }, /^(?:Hello|Hi) Sir Peter,/],
] as const)('keeps the title in %s of %o', (language, about, words) => {
  expect(write(language, '', about).text).toMatch(words);
});

it.each([
  ['de', 'nächste Woche kurz telefonieren', /Könnten wir nächste Woche kurz telefonieren\?(?! Ein kurzes)/],
  ['de', 'Rückruf vereinbaren', /Könnten wir einen Rückruf vereinbaren\?(?! Ein kurzes)/],
] as const)('asks in %s once for a call, in whole words: %s', (language, goal, words) => {
  for (let variant = 0; variant < 4; variant++) expect(write(language, goal, {}, variant).text).toMatch(words);
});

it.each([
  ['en', 'Fabrikam specialises in pumps'],
  ['de', 'Fabrikam gehört zur Branche Logistik'],
  ['fr', 'Fabrikam travaille dans la logistique'],
  ['es', 'Fabrikam se dedica a la logística'],
] as const)('takes no trade for a reason in %s: %s', (language, text) => {
  const facts = [{ id: 'f1', text, source: 'Report of 2026-11-02', date: '2026-10-05' }];
  expect(write(language, '', { facts }).unusedFacts).toEqual([
    { id: 'f1', reason: 'Where someone is, a headcount or an industry is no reason to write.' },
  ]);
});

it.each([
  ['Fabrikam secures $12M seed round', 'raised a .12 million seed round'],
  ['Fabrikam announces $25 million Series B', 'raised a .25 million Series B[.]'],
  ['Fabrikam to open in Leeds', 'I [a-z]+ that Fabrikam is to open in Leeds'],
])('says a headline in a sentence: %s', (text, said) => {
  const facts = [{ id: 'f1', text, source: 'Report of 2026-11-02', date: '2026-10-05' }];
  expect(write('en', 'introduce our payroll service', { facts }).text).toMatch(new RegExp(said));
});

it('never says of a note of the sender that it was read somewhere', () => {
  const facts = [{ id: 'f1', text: 'Fabrikam: new hall for robots', source: 'Your note', date: '2026-10-05' }];
  const { text, unusedFacts } = write('en', 'introduce our payroll service', { facts });
  expect(text).not.toContain('hall');
  expect(unusedFacts[0]?.reason).toContain('Write the note as you would say it');
});
