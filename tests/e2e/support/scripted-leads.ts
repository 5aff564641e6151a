import type {
  EnrichmentRun,
  Lead,
  LeadDetail,
  LeadImportResult,
  LeadList,
  LeadPreview,
} from '@workbench/services/leads/schemas';
import type { GoogleSheets } from '@workbench/services/sources/schemas';
import { type Answers, answer } from './answers.ts';
import { expect, type Page } from './test.ts';

const NOW = new Date().toISOString();
export const ADDRESS = 'workbench@fictional-project.iam.example.com';
export const CONNECTED: GoogleSheets = {
  isConnected: true,
  keyFrom: 'environment',
  accountEmail: ADDRESS,
  reason: null,
  demoSpreadsheetId: null,
  lastError: null,
};
const COUNTS = { created: 3, updated: 0, unchanged: 0, duplicates: 1, suppressed: 1, failed: 1 };
const ERRORS = [
  { line: 5, column: 'E-mail', message: 'A row needs a name with a company, an e-mail address or a profile' },
];

const GIVEN = { state: 'locked', reason: null } as const;
const OPEN = { state: 'pending', reason: null } as const;
const OUTCOMES: Lead['outcomes'] = {
  firstName: GIVEN,
  lastName: GIVEN,
  email: GIVEN,
  company: GIVEN,
  title: GIVEN,
  linkedinUrl: OPEN,
  phone: OPEN,
  location: OPEN,
  industry: OPEN,
};

/** A lead that a test makes up. */
function leadOf(part: Partial<Lead> = {}): Lead {
  return {
    id: '0123456789abcdef01234567',
    firstName: 'Ada',
    lastName: 'Kettle',
    title: 'CTO',
    company: 'Kettle Works',
    email: 'ada@kettleworks.example.com',
    linkedinUrl: null,
    phone: null,
    location: null,
    industry: null,
    enrichmentStatus: 'completed',
    contactId: null,
    companyId: null,
    message: null,
    suggestionCount: 0,
    needsReview: false,
    outcomes: OUTCOMES,
    userLists: [],
    createdAt: NOW,
    ...part,
  };
}

/** One in each state. */
export const LEADS: Lead[] = (['completed', 'enriching', 'pending', 'failed'] as const).map((enrichmentStatus, index) =>
  leadOf({ id: `0123456789abcdef0123456${index}`, lastName: `Kettle ${enrichmentStatus}`, enrichmentStatus }),
);

const STEP = {
  source: 'pdl',
  confidence: 0.9,
  credits: 1,
  message: null,
  at: NOW,
  durationMs: 420,
  repeatCredits: null,
} as const;

export function leadDetailOf(part: Partial<LeadDetail> = {}): LeadDetail {
  return {
    ...leadOf({ suggestionCount: 1, needsReview: true, message: '2 matches: choose the right one' }),
    origins: {
      firstName: { source: 'sheet', at: NOW, confidence: null, isLocked: true },
      title: { source: 'pdl', at: NOW, confidence: 0.9, isLocked: false },
    },
    steps: [
      { ...STEP, step: 'pdl_search', state: 'review' },
      { ...STEP, step: 'linkedin_discovery', state: 'failed', credits: 0, message: 'Wikidata did not answer' },
      { ...STEP, step: 'company_research', state: 'skipped', credits: 0, message: 'A private mail domain' },
      { ...STEP, step: 'write_back', state: 'pending', source: null, confidence: null, at: null, durationMs: null },
    ],
    log: [
      {
        step: 'pdl_search',
        source: 'pdl',
        outcome: 'found',
        message: 'Two people of this name',
        credits: 1,
        at: NOW,
        durationMs: 420,
      },
    ],
    suggestions: [{ field: 'title', value: 'Chief Technology Officer', source: 'pdl', confidence: 0.9, at: NOW }],
    candidates: ['one', 'two'].map((id) => ({
      id,
      step: 'pdl_search',
      source: 'pdl',
      confidence: 0.6,
      values: { firstName: 'Ada', lastName: `Kettle ${id}`, company: 'Kettle Works' },
      reason: 'Name and company agree',
    })),
    lists: [{ id: LIST.id, name: LIST.name, kind: LIST.kind }],
    companyFigures: {
      id: '0123456789abcdef0123aaaa',
      name: 'Kettle Works',
      domain: 'kettleworks.example.com',
      industry: 'Kettles',
      employees: 1200,
    },
    ...part,
  };
}

export const LIST: LeadList = {
  id: '0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2a11',
  kind: 'sheet',
  name: 'Kettle people',
  spreadsheetId: 'sheet-id',
  tab: 'Leads',
  range: 'A:I',
  state: 'completed',
  counts: COUNTS,
  leadCount: 120,
  writeBack: null,
  createdAt: NOW,
  importedAt: NOW,
};

export function runOf(part: Partial<EnrichmentRun> = {}): EnrichmentRun {
  return {
    id: '0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2a22',
    listId: LIST.id,
    name: LIST.name,
    steps: ['pdl_search', 'linkedin_discovery', 'company_research', 'write_back'],
    state: 'running',
    total: 120,
    pending: 50,
    running: 10,
    completed: 55,
    failed: 5,
    skipped: 0,
    cancelled: 0,
    creditsMax: 100,
    repeatCredits: 0,
    creditsSpent: 60,
    secondsLeft: 90,
    results: { leads: 55, matched: 20, emails: 12, suggestions: 9 },
    writeBack: 'waiting',
    writeBackMessage: null,
    isOpen: true,
    createdAt: NOW,
    finishedAt: null,
    ...part,
  };
}

export const PREVIEW: LeadPreview = {
  name: 'Kettle people',
  headers: ['First Name', 'E-mail', 'Shoe size'],
  firstRow: 'header',
  mapping: ['first name', 'e-mail', null],
  columns: [
    { header: 'First Name', field: 'firstName', label: 'first name', by: 'rule', reason: null, samples: ['Ada'] },
    {
      header: 'E-mail',
      field: 'email',
      label: 'e-mail',
      by: 'rule',
      reason: null,
      samples: ['ada@kettleworks.example.com'],
    },
    {
      header: 'Shoe size',
      field: null,
      label: null,
      by: 'rule',
      reason: 'No field is known for this header',
      samples: ['42'],
    },
  ],
  problem: null,
  rows: [['Ada', 'ada@kettleworks.example.com', '42']],
  total: 6,
  ...COUNTS,
  errors: ERRORS,
  ignoredCells: 0,
  notes: [],
  estimate: {
    leads: 3,
    steps: [
      { step: 'pdl_search', asked: 3, free: 0, creditsMax: 3, reason: null },
      { step: 'company_research', asked: 0, free: 3, creditsMax: 0, reason: 'No source of companies is connected' },
    ],
    creditsMax: 3,
    creditsLeft: 100,
    creditsExhaustedSince: null,
  },
};

export const IMPORTED: LeadImportResult = {
  imported: 3,
  ...COUNTS,
  errors: ERRORS,
  ignoredCells: 0,
  notes: [],
  list: LIST,
  runId: runOf().id,
};

/** What the scripted server holds; a test changes it while the page looks. */
export interface LeadScript {
  runs: EnrichmentRun[];
  lists: LeadList[];
  leads: Lead[];
  /** How often counters were read. */
  reads: number;
}

/** Opens the screen on leads that the test drives. */
export async function openLeads(
  page: Page,
  { path = '', answers = {}, ...part }: Partial<LeadScript> & { path?: string; answers?: Answers } = {},
): Promise<LeadScript> {
  const script: LeadScript = { runs: [], lists: [], leads: [], reads: 0, ...part };
  const having = (status: Lead['enrichmentStatus']) =>
    script.leads.filter(({ enrichmentStatus }) => enrichmentStatus === status).length;
  await answer(page, {
    'sources.googleSheets': CONNECTED,
    'leads.runs': () => script.runs,
    'leads.lists': () => script.lists,
    'leads.counters': () => {
      script.reads += 1;
      return {
        total: script.leads.length,
        pending: having('pending'),
        enriching: having('enriching'),
        completed: having('completed'),
        failed: having('failed'),
        review: script.leads.filter(({ needsReview }) => needsReview).length,
        suggestions: 0,
      };
    },
    'leads.page': () => ({ leads: script.leads, nextCursor: null, total: script.leads.length, isTotalExact: true }),
    'lists.list': [],
    'leads.findings': { total: 0, findings: [] },
    'leads.neighbors': { position: null, total: 0, previousId: null, nextId: null, nextSuggestionId: null },
    ...answers,
  });
  await page.goto(`/lead-enrichment${path}`);
  // A lead's dialog may be open already, which hides what lies behind it.
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Enrichment', includeHidden: true })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  return script;
}

/** The counter of this name above the tabs. */
export const counter = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).locator('xpath=../..');

export const spreadsheetId = (page: Page) => page.getByLabel('Spreadsheet ID');
export const startButton = (page: Page) => page.getByRole('button', { name: 'Import & Start Enrichment' });
export const workCard = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The names of the leads, each of which opens its lead. */
export const leadButtons = (page: Page) =>
  page.getByRole('region', { name: 'Leads', exact: true }).getByRole('rowheader').getByRole('button');
