import { expect, it } from 'vitest';
import { checkMessage } from '../check/check-message.ts';
import { characterCount } from '../length/character-limit.ts';
import { type MessageRequest, messageRequestSchema } from '../schemas.ts';
import { FACTS, LANGUAGES, recipients, requestsIn, TYPES } from './recipients.fixtures.ts';
import { writeMessage } from './write-message.ts';

/** So many that each goal meets each fact, in every language. */
const MIXES = 132;
const KINDS = TYPES.flatMap((messageType) => LANGUAGES.map((language) => ({ messageType, language })));
const write = (request: MessageRequest, variant = 0) => writeMessage(request, { variant });
const fact = (text: string, id = 'f1') => ({ id, text, source: 'Report of 2026-11-02', date: null });
const marta = messageRequestSchema.parse({
  messageType: 'direct_message',
  recipientName: 'Marta Oliveira',
  recipientTitle: 'Account Executive',
  recipientCompany: 'Northwind',
  recipientIndustry: 'Financial Services',
  campaignGoal: '',
  senderName: 'Jonas Weber',
  senderTitle: 'Consultant',
  facts: [fact('Northwind opened a plant in Leipzig.')],
});

/** What no message may hold, with the words that would be wrong. */
const FLAWS: [string, RegExp][] = [
  ['a double space', / {2}/],
  ['a space at the end or start of a line', /^ | $/m],
  ['a space before a mark', / [,.]/],
  ['an empty greeting', /^(?:Hi|Hello|Dear|Hallo|Guten Tag|Bonjour|Hola|Buenos días) ?[,:]\s*[,:]|^[,:.]/],
  ['two marks', /[,:;][.,:;]|\.\.|[!?]\.(?:\s|$)|\.[!?]/],
  ['a preposition before nothing', /(?<=[\p{L},] )(?:at|bei|chez|as|als|de|como) ?[.,!?](?:\s|$)/u],
  ['a placeholder', /\{(?!B\})|(?<!A\{B)\}|[[\]|]|\b(?:undefined|null|NaN|Unknown|n\/a)\b/i],
  ['three line breaks', /\n{3}/],
  [
    'a doubled article',
    /\b(?:a|an|the) (?:a|an|the)\b|\b(?:ein|eine|einen) (?:ein|eine|einen)\b|\bune? une?\b|\buna? una?\b/i,
  ],
  ['a vowel that French elides', /(?<![\p{L}])(?:qu|d|t)e (?:[aàâeéèêioô]\p{L}*)(?= (?:a|utilise|recrute|s’)\b)/iu],
  ['filler', /It concerns|My subject is|One reason for my message|Es geht um den Bereich|What I had in mind/],
  ['a location as the reason', /based in|Berlin/],
  ['a headcount as the reason', /364|employees|Mitarbeit|employés|empleados/],
  ['an industry as the reason', /Financial Services|financial services|consulting|Beratung/],
  [
    'an outcome for the recipient as the sender’s own wish',
    /like to (?:reduce|lower)|würde gern Energie|aimerais réduire|gustaría reducir/,
  ],
  ['a sentence as a topic', /(?:about|Thema|sujet suivant :|sobre) (?:we|wir|nous|reducimos)\b/i],
  ['a number of another language', /\d M[€$£]|Millionen [€$£]|millones [€$£]/],
  ['bad news as the reason', /120|\bcut\b/],
];
/** Words that only English has: no message of another language mixes them in, but for names and titles. */
const ENGLISH =
  /\b(?:opens?|raised|raises|with|the|position|round|launch\w*|hiring|sign\w*|published|warehouse|plant in)\b/;

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

it.each(KINDS)(
  'writes $messageType in $language without a flaw, within the limit, and passes its own check',
  (kind) => {
    const flawed = requestsIn(kind.language, kind.messageType, MIXES).flatMap((request) => {
      const { text, problem } = write(request);
      if (problem !== null) return [{ flaw: 'not written', text: problem }];
      const flaws = flawsOf(text);
      if (request.messageType === 'connection_request' && characterCount(text) > request.limit) flaws.push('too long');
      if (request.campaignGoal !== '' && !text.includes('?')) flaws.push('no question although there is a goal');
      if (kind.language !== 'en' && ENGLISH.test(text.replace(/^.*(?:fonction|Rolle|función).*$/gm, '')))
        flaws.push('English');
      for (const claim of checkMessage(text, request)) flaws.push(`unsupported: ${claim.text}`);
      return flaws.map((flaw) => ({ flaw, text }));
    });
    expect(flawed).toEqual([]);
  },
);

it.each(LANGUAGES)('says what has happened in %s, or nothing of it', (language) => {
  const said = FACTS.slice(0, 18).filter((words) => {
    const facts = [fact(`Northwind ${words}`)];
    return write({ ...marta, language, facts }).clauses.some(({ restsOn }) => restsOn.includes('f1'));
  });
  expect(said.length).toBe(18);
});

it.each(LANGUAGES)('says news in the words that companies use in %s', (language) => {
  const news = [
    'opens cold store in Milan',
    'opened a distribution center in Milan',
    'opens research centre in Milan',
    'has 9 open positions in Operations',
    'advertises 14 vacancies for data engineers',
    'partners with Globex to cut packaging waste',
  ];
  const unsaid = news.filter((words) => {
    const facts = [fact(`Northwind ${words}`)];
    return write({ ...marta, language, facts }).clauses.every(({ restsOn }) => !restsOn.includes('f1'));
  });
  expect(unsaid).toEqual([]);
});

it.each([
  ['en', 'reduce energy costs', /show you how to reduce energy costs[.?]/],
  ['de', 'Energiekosten senken', /wie Sie Energiekosten senken können[.?]/],
  ['fr', 'réduire les coûts énergétiques', /vous montrer comment réduire les coûts énergétiques(?: \?|\.)/],
  ['es', 'reducir costes energéticos', /mostrarle cómo reducir costes energéticos[.?]/],
  ['en', 'we cut energy costs by a fifth', /\n\nWe cut energy costs by a fifth\. \w/],
  ['es', 'reducimos la factura', /\n\nReducimos la factura\. ¿/],
  ['de', 'unseren Bestand reduzieren', /Bestand reduzieren/],
  ['de', 'Wir prüfen Betriebe', /\n\nWir prüfen Betriebe\. /],
  ['es', 'alianza comercial', /sobre una alianza comercial\./],
  ['fr', 'partenariat commercial', /parler d’un partenariat commercial\./],
] as const)('offers in %s what the recipient gains by “%s”', (language, campaignGoal, words) => {
  for (let variant = 0; variant < 4; variant++)
    expect(write({ ...marta, language, campaignGoal }, variant).text).toMatch(words);
});

it('says “I’d” as people do, and “I would” where it is formal', () => {
  const asked = { ...marta, campaignGoal: 'introduce our tool', facts: [] };
  const texts = (tone: MessageRequest['tone']) =>
    Array.from({ length: 6 }, (_, variant) => write({ ...asked, tone }, variant).text).join();
  expect(texts('friendly')).not.toMatch(/I (?:would|am) /);
  expect(texts('professional')).not.toMatch(/I’[dm]/);
});

it.each([
  ['en', 'Northwind raises $8 million in Series B round', /Northwind raised an \$8 million Series B\./],
  ['de', 'Northwind raises $22.5 million', /Northwind 22,5 Millionen Dollar eingesammelt hat\./],
  ['fr', 'Northwind has 1,240 open positions', /Northwind propose actuellement 1 240 postes\./],
  ['es', 'Northwind opens second warehouse in Milan', /Northwind cuenta ahora con un segundo almacén en Milán\./],
  ['de', 'Northwind opens second warehouse in Milan', /Northwind in Mailand ein zweites Lager eröffnet hat\./],
  ['fr', 'Adventure Works expands to Spain', /qu’Adventure Works s’implante en Espagne\./],
  ['en', 'Crowds gather at the open day of Northwind', /“Crowds gather at the open day of Northwind”/],
] as const)('says in %s: %s', (language, text, words) => {
  const recipientCompany = text.startsWith('Adventure') ? 'Adventure Works GmbH' : 'Northwind';
  expect(write({ ...marta, recipientCompany, language, facts: [fact(text)] }).text).toMatch(words);
});

it.each([
  ['en', 'Northwind is based in Berlin, Germany', 'is no reason'],
  ['en', 'Northwind to cut 120 jobs', 'Bad news'],
  ['de', 'Crowds gather at the open day of Northwind', 'Add it as a note in German'],
] as const)('leaves out in %s: %s, and says why', (language, text, reason) => {
  const { clauses, unusedFacts } = write({ ...marta, language, facts: [fact(text)] });
  expect(clauses.flatMap(({ restsOn }) => restsOn)).not.toContain('f1');
  expect(unusedFacts).toEqual([{ id: 'f1', reason: expect.stringContaining(reason) }]);
});

it('gives one reason, and a second one in a long message, and says which facts are left', () => {
  const facts = ['opened a plant in Leipzig', 'acquired Globex', 'launched HyperGrip'].map((text, index) =>
    fact(`Northwind ${text}`, `f${index}`),
  );
  const written = (length: MessageRequest['length']) => write({ ...marta, facts, length });
  const countOf = (length: MessageRequest['length']) =>
    written(length).clauses.flatMap(({ restsOn }) => restsOn.filter((id) => /^f\d/.test(id))).length;
  expect([countOf('short'), countOf('medium'), countOf('long')]).toEqual([1, 1, 2]);
  expect(written('short').unusedFacts.map(({ id }) => id)).toEqual(['f1', 'f2']);
});

it.each([
  ['en', 'Introduce our tool to engineering teams', /introduce you to our tool(?:\.|\?| in)/],
  ['en', 'book a demo', /\ba demo\?/],
  ['en', 'a call about their new plant', /a call about your new plant\?/],
  ['en', '15 minutes on cutting cloud costs.', /15 minutes on cutting cloud costs\?/],
  ['en', 'Partnership for hiring', /about a partnership for hiring[.?]/],
  ['en', 'How do you plan your shifts?', /(?:: h|H)ow do you plan your shifts\?/],
  ['en', 'We help plants plan their shifts.', /We help plants plan their shifts\. \w/],
  ['en', 'Invite them to our webinar', /invite you to our webinar[.?]/],
  ['de', 'Unser Werkzeug vorstellen', /Ihnen (?:gern )?unser Werkzeug vorstellen[.?]/],
  ['de', 'kurzer Anruf', /einen kurzen Anruf\?/],
  ['de', 'ein Gespräch über ihr neues Werk', /ein Gespräch über Ihr neues Werk\?/],
  ['fr', 'Présenter notre outil', /vous présenter notre outil(?: \?|\.)/],
  ['fr', 'démonstration de notre logiciel', /une démonstration de notre logiciel \?/],
  ['es', 'Presentar la herramienta', /presentarle la herramienta[.?]/],
  ['es', 'demo de nuestro programa', /una demo de nuestro programa\?/],
] as const)('asks in %s for the goal “%s”', (language, campaignGoal, words) => {
  for (let variant = 0; variant < 4; variant++)
    expect(write({ ...marta, language, campaignGoal }, variant).text).toMatch(words);
});

it('says “du” where the goal does', () => {
  const request = { ...marta, language: 'de' as const, campaignGoal: 'Wie planst du deine Schichten?' };
  expect(write(request).text).not.toMatch(/\bSie\b|\bIhnen\b|Mit freundlichen/);
});

it.each([
  ['de', 'Frau Lindner', 'Unser Werkzeug vorstellen', /\bIhnen\b/, /\bd(?:u|ir|ich|eine?)\b/],
  ['fr', 'Madame Lindner', 'présenter notre outil', /\bvous\b/, /\b(?:tu|te|ton|ta)\b/],
  ['fr', 'Claire Martin', 'prendre rendez-vous', /\b(?:t’|ton|ta|te)/, /(?<!rendez-)\b(?:vous|votre)\b/],
] as const)(
  'in %s says to %s, asked to be familiar, what fits the name',
  (language, recipientName, campaignGoal, said, not) => {
    for (let variant = 0; variant < 4; variant++) {
      const person = { ...marta, language, recipientName, campaignGoal, isFormal: false, facts: [] };
      const { text } = write({ ...person, messageType: 'direct_message', length: 'medium' }, variant);
      expect(text).toMatch(said);
      expect(text).not.toMatch(not);
    }
  },
);

it('offers details only of what the goal shows', () => {
  const texts = (campaignGoal: string) =>
    Array.from({ length: 12 }, (_, variant) => write({ ...marta, campaignGoal, length: 'long' }, variant).text);
  expect(texts('introduce our tool').join()).toContain('the details in writing');
  expect(texts('How do you plan your shifts?').join()).not.toContain('the details in writing');
});

it('refuses a goal in another language, and one that does not fit, in words', () => {
  expect(write({ ...marta, language: 'de', campaignGoal: 'Introduce our tool to the team' }).problem).toMatch(
    /goal is in English and the message in German/,
  );
  const campaignGoal = `introduce our tool ${'for planning the shifts of a plant '.repeat(8)}`.slice(0, 290);
  const { problem, text } = write({ ...marta, messageType: 'connection_request', campaignGoal, limit: 200 });
  expect(problem).toMatch(/290 characters.*connection request of 200/);
  expect(text).toBe('');
});

it.each(LANGUAGES)('keeps even the lowest limit of a connection request without a goal in %s', (language) => {
  for (const person of recipients(66)) {
    const { text, problem } = write({ ...person, language, messageType: 'connection_request', limit: 50 });
    expect(problem).toBeNull();
    expect(characterCount(text)).toBeLessThanOrEqual(50);
    expect(text).toMatch(/[.!?]$/);
  }
});

it('leaves a fact out of a connection request that has no room for it, and takes one that fits', () => {
  const long = fact(`Northwind opened a ${'very '.repeat(80)}large plant`, 'long');
  const { clauses } = write({ ...marta, messageType: 'connection_request', facts: [long, ...marta.facts] });
  const ids = clauses.flatMap(({ restsOn }) => restsOn);
  expect(ids).toContain('f1');
  expect(ids).not.toContain('long');
});

it.each(KINDS)('words $messageType in $language differently from one recipient to the next', (kind) => {
  const texts = recipients(30).map((person, index) => {
    const recipientName = `Marta Oliveira ${String.fromCharCode(65 + (index % 26))}`;
    const { text } = write({ ...marta, ...kind, recipientName, recipientIndustry: person.recipientIndustry });
    return text.replace(/Marta[^,:.]*/, '');
  });
  expect(new Set(texts).size).toBeGreaterThanOrEqual(3);
});

it('writes the same for the same request and variant, and something else for the next variant', () => {
  for (const request of requestsIn('en', 'direct_message', 22)) {
    expect(write(request, 3)).toEqual(write(request, 3));
    expect(write(request, 1).text).not.toBe(write(request, 0).text);
  }
});

it.each(KINDS)(
  'has clauses that join to the text and rest on what the request holds: $messageType in $language',
  (kind) => {
    for (const request of requestsIn(kind.language, kind.messageType, 44)) {
      const { text, clauses } = write(request);
      expect(clauses.map((clause) => clause.text).join('')).toBe(text);
      const ids = new Set([
        ...request.facts.map(({ id }) => id),
        ...Object.entries(request).flatMap(([name, value]) => (value === '' ? [] : [name])),
      ]);
      for (const source of clauses.flatMap(({ restsOn }) => restsOn)) expect(ids).toContain(source);
    }
  },
);

it.each([
  ['friendly', true, 'en', /\bMarta,/, /Oliveira|Hey|Good day/],
  ['professional', true, 'en', /\bDear Marta Oliveira,/, /\bM(?:s|r)\b/],
  ['friendly', true, 'de', /Marta Oliveira,\n\n\p{Ll}|Marta Oliveira,\n\nIhre/u, /Frau|\bdu\b|\bdir\b|\bdich\b|dein/],
  ['professional', false, 'de', /Hallo Marta,/, /\bSie\b|\bIhnen\b|\bIhre/],
  ['professional', true, 'fr', /^Bonjour Marta Oliveira,/, /Madame|\btu\b|\btoi\b|\bton\b/],
  ['friendly', false, 'fr', /Marta,/, /\bvous\b|\bvotre\b/],
  ['professional', true, 'es', /Marta Oliveira:/, /Señora|\bti\b|\bcontigo\b/],
  ['direct', false, 'es', /Marta:/, /\busted\b|\bLe\b/],
] as const)('addresses %s, formal %s, in %s', (tone, isFormal, language, greeting, never) => {
  for (const messageType of TYPES) {
    for (let variant = 0; variant < 6; variant++) {
      const { text } = write({ ...marta, messageType, tone, isFormal, language, facts: [] }, variant);
      if (messageType !== 'connection_request') expect(text).toMatch(greeting);
      expect(text).not.toMatch(never);
    }
  }
});

it('signs with a name alone, with name and title, and not at all without a name', () => {
  expect(write(marta).text).toMatch(/\n\n[A-Z][a-z ]+,\nJonas Weber\nConsultant$/);
  expect(write({ ...marta, senderTitle: '' }).text).toMatch(/,\nJonas Weber$/);
  expect(write({ ...marta, senderName: '' }).text).not.toMatch(/Consultant|regards|wishes/i);
});

it.each([
  ['Consultant', 'Fabrikam GmbH', 'Consultant, Fabrikam GmbH', ['senderTitle', 'senderCompany']],
  ['', 'Fabrikam', 'Fabrikam', ['senderCompany']],
  ['Consultant at Fabrikam', 'Fabrikam', 'Consultant, Fabrikam', ['senderTitle', 'senderCompany']],
  ['Managing Director of Fabrikam', 'Fabrikam', 'Managing Director of Fabrikam', ['senderTitle']],
  ['Consultant', 'n/a', 'Consultant', ['senderTitle']],
])('signs as “%s” of “%s” with “%s”', (senderTitle, senderCompany, line, restsOn) => {
  const { text, clauses } = write({ ...marta, senderTitle, senderCompany });
  expect(text).toMatch(new RegExp(`,\nJonas Weber\n${line}$`));
  expect(clauses.at(-1)).toEqual({ text: `\n${line}`, restsOn });
  expect(write({ ...marta, messageType: 'connection_request', senderTitle, senderCompany }).text).not.toContain(line);
});

it.each([
  ['We met at the trade fair', 'en', 'We met at the trade fair.'],
  ['Marta Oliveira asked for a demo', 'en', 'You asked for a demo.'],
  ['Nos conocimos en la feria de Hannover', 'es', 'Nos conocimos en la feria de Hannover.'],
] as const)('says the note “%s” as it is', (text, language, said) => {
  const facts = [{ ...fact(text, 'note.1'), source: 'Note' }];
  expect(write({ ...marta, language, facts }).text).toContain(said);
});
