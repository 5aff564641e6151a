import { type MessageLanguage, type MessageRequest, type MessageType, messageRequestSchema } from '../schemas.ts';

const FIRST =
  'Marta Jonas Priya Lucía Chloé Søren Ewa Ahmed Mei Tomás Ngozi Bjørn Zoë Ravi Hannah Oscar Ines Felix Yuki Omar'.split(
    ' ',
  );
const LAST =
  'Oliveira Keller Nair Navarro Dubois Lindqvist Kowalska Haddad Chen Herrera Okafor Larsen Ashford Iyer Brandt Wilde Prado Stein Tanaka Farouk'.split(
    ' ',
  );
const ODD_NAMES = [
  'Dr. Anna Keller',
  'OLIVEIRA, MARTA',
  'marta oliveira',
  'Marta Oliveira, MBA',
  'Marta (she/her) 🚀',
  'J. Smith',
  'Mr Smith',
  'n/a',
  ' - ',
  '李 伟',
  'Jean-Luc de la Cour',
];
const TITLES = [
  'VP of Engineering',
  'Account Executive',
  'HR Manager',
  'UX Designer',
  'European Sales Lead',
  'CEO at Northwind',
  'Head of Sales | Speaker',
  'engineer',
  'MBA Programme Director',
  'Leiterin Einkauf',
  'Directrice des achats',
  'Unknown',
  'IT-Leiter',
  'Honorary Chair',
];
const COMPANIES = [
  'Northwind',
  'Northwind Robotics Inc.',
  'Yahoo!',
  'adidas',
  'The Old Mill',
  'Müller & Söhne GmbH',
  'Wingtip Foods, S.A.',
  'École Tailspin',
  'A{B} Labs',
  '3M',
  'null',
  'Fabrikam',
];
const INDUSTRIES = [
  'Financial Services',
  'SaaS',
  'Maschinenbau',
  'Information Technology & Services',
  'fintech',
  'Alimentación.',
  '-',
];
const GOALS = [
  'Introduce our planning tool',
  'Partnership for hiring',
  'book a demo.',
  'unser Werkzeug vorstellen',
  'Présenter notre outil',
  'Presentar nuestra herramienta',
  'How do you plan?',
  'AI pilot;',
];
const FACTS = [
  'Northwind opened a plant in Leipzig',
  'It hired 40 people in 2026.',
  'Northwind Robotics Inc. raised $40 million!',
  'We met at the fair',
  `${'A long fact about Northwind '.repeat(12)}ends here`,
];

export const LANGUAGES: MessageLanguage[] = ['en', 'de', 'fr', 'es'];
export const TYPES: MessageType[] = ['connection_request', 'direct_message', 'follow_up'];

/** Numbers that look random and are the same in each run (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** People with any mix of missing and odd fields. @param count how many */
export function recipients(count: number, seed = 7): MessageRequest[] {
  const next = sequence(seed);
  const one = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const maybe = (value: () => string, share = 0.65) => (next() < share ? value() : '');
  const name = () => (next() < 0.15 ? one(ODD_NAMES) : `${one(FIRST)} ${one(LAST)}`);
  return Array.from({ length: count }, () =>
    messageRequestSchema.parse({
      messageType: 'direct_message',
      recipientName: maybe(name, 0.8),
      recipientTitle: maybe(() => one(TITLES)),
      recipientCompany: maybe(() => one(COMPANIES)),
      recipientIndustry: maybe(() => one(INDUSTRIES), 0.5),
      campaignGoal: maybe(() => one(GOALS), 0.5),
      senderName: maybe(name, 0.5),
      senderTitle: maybe(() => one(TITLES), 0.5),
      tone: one(['friendly', 'professional', 'direct']),
      length: one(['short', 'medium', 'long']),
      isFormal: next() < 0.5,
      limit: one([50, 120, 200, 300, 300, 300]),
      facts: FACTS.filter(() => next() < 0.25).map((text, index) => ({
        id: `f${index}`,
        text,
        source: 'note',
        date: null,
      })),
    }),
  );
}
