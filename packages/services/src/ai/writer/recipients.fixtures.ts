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
const GOALS: Record<MessageLanguage, readonly string[]> = {
  en: [
    '',
    'Introduce our planning tool to engineering teams',
    'Partnership for hiring',
    'book a demo.',
    'How do you plan?',
    'AI pilot;',
    'a call about their new plant',
    '15 minutes on cloud costs',
    'We help plants plan their shifts.',
    'Invite them to our webinar',
    'reduce energy costs',
    'we lower the energy costs of plants by a fifth',
  ],
  de: [
    '',
    'Unser Werkzeug vorstellen',
    'einen Termin vereinbaren.',
    'kurzer Anruf',
    'Partnerschaft im Recruiting',
    'Wie planen Sie Ihre Schichten?',
    'Zu unserem Webinar einladen',
    '15 Minuten zum Thema Cloudkosten',
    'ein kurzes Gespräch über ihr neues Werk',
    'Energiekosten senken',
    'wir senken die Energiekosten von Werken um ein Fünftel',
  ],
  fr: [
    '',
    'Présenter notre outil',
    'prendre rendez-vous.',
    'démonstration de notre logiciel',
    'Partenariat pour le recrutement',
    'inviter à notre webinaire',
    'un appel au sujet de leur nouvelle usine',
    '15 minutes sur les coûts du cloud',
    'réduire les coûts énergétiques',
    'nous réduisons d’un cinquième la facture des usines',
  ],
  es: [
    '',
    'Presentar nuestra herramienta',
    'concertar una cita.',
    'demo de nuestro programa',
    'Colaboración en la contratación',
    '¿Cómo planifican sus turnos?',
    'invitar a nuestro seminario',
    'una llamada sobre su nueva planta',
    'reducir costes energéticos',
    'reducimos en una quinta parte la factura de las plantas',
  ],
};
/** News of every category, openings, products and technology, and what is no reason to write. */
export const FACTS = [
  'raises $48 million in Series B round',
  'closes £12 million Series A led by Ostrava Ventures',
  'opened a plant in Leipzig',
  'opens second warehouse in Milan',
  'moves headquarters to Vienna',
  'expands to Spain',
  'partners with Globex',
  'signs distribution agreement with Initech',
  'acquires Litware Systems',
  'appoints Nora Ekström as CFO',
  'receives ISO 27001 certification',
  'Wins Rotterdam Business Award',
  'has 12 open positions',
  'is hiring 14 software engineers',
  'launches HyperGrip',
  'launched LoopPlan for small warehouses.',
  'uses Kubernetes',
  'published a paper on gripper control.',
  'is based in Berlin, Germany',
  'has about 364 employees',
  'is a consulting company',
  'to cut 120 jobs',
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
      senderName: maybe(name, 0.5),
      senderTitle: maybe(() => one(TITLES), 0.5),
      tone: one(['friendly', 'professional', 'direct']),
      length: one(['short', 'medium', 'long']),
      isFormal: next() < 0.5,
      limit: one([50, 120, 200, 300, 300, 300]),
      facts: [],
    }),
  );
}

/** The same people with a goal of the language and facts about their company, each mix once. */
export function requestsIn(language: MessageLanguage, messageType: MessageType, count: number): MessageRequest[] {
  return recipients(count).map((person, index) => ({
    ...person,
    language,
    messageType,
    limit: Math.max(person.limit, 200),
    campaignGoal: GOALS[language][index % GOALS[language].length] ?? '',
    facts: [factOf(person, index), ...(index % 3 === 0 ? [factOf(person, index + 7)] : [])],
  }));
}

function factOf({ recipientCompany }: MessageRequest, index: number): MessageRequest['facts'][number] {
  const company = /^[\p{L}\d]/u.test(recipientCompany) && recipientCompany !== 'null' ? recipientCompany : 'Fabrikam';
  const text = `${company} ${FACTS[index % FACTS.length]}`;
  return { id: `f${index}`, text, source: 'Report of 2026-11-02', date: '2026-10-05', company };
}
