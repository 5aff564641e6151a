/** POSTs that start what runs on after their answer. Pure. */

// biome-ignore lint/suspicious/noExplicitAny: the answers of many operations, each of which its own schema describes
type Answer = any;

interface StartedWork {
  /** Where it is read how far the work is. */
  address: (answer: Answer, params: Params) => string;
  /** Whether the work runs on: there may have been nothing to do. */
  isRunning: (answer: Answer) => boolean;
}
export type Params = Readonly<Record<string, string>>;

const isIn =
  (...states: string[]) =>
  ({ state }: Answer) =>
    states.includes(state);

const CAMPAIGN: StartedWork = {
  address: ({ id }) => `/api/campaigns/${id}`,
  isRunning: ({ status }) => status === 'in_progress',
};
const CHANGE: StartedWork = {
  address: ({ id }) => `/api/companies/bulk-changes/${id}`,
  isRunning: isIn('running', 'undoing'),
};
const ENRICHMENT: StartedWork = { address: ({ id }) => `/api/enrichment/runs/${id}`, isRunning: isIn('running') };
const DRAFTING: StartedWork = { address: ({ id }) => `/api/outreach/drafts/${id}`, isRunning: isIn('running') };
const LEAD_IMPORT: StartedWork = {
  address: ({ runId }) => `/api/enrichment/runs/${runId}`,
  isRunning: ({ runId }) => runId !== null,
};
const ERASURE: StartedWork = { address: ({ id }) => `/api/privacy/erasures/${id}`, isRunning: isIn('running') };
const REPORT_RUN: StartedWork = {
  address: ({ runId }) => `/api/reports/runs/${runId}`,
  isRunning: ({ runId }) => runId !== null,
};
const SYNC: StartedWork = { address: ({ id }) => `/api/sources/sync/${id}`, isRunning: isIn('running') };
const DELIVERY: StartedWork = {
  address: (answer, { id }) => `/api/webhooks/${id}/deliveries/${answer.id}`,
  isRunning: isIn('pending'),
};

/** By operation. Imports of companies begin in the background when they are asked to; their route answers for itself. */
const STARTS: Readonly<Record<string, StartedWork>> = {
  'backups-start': { address: () => '/api/backups', isRunning: isIn('running') },
  'bulk-start': CHANGE,
  'bulk-undo': CHANGE,
  'campaigns-create': CAMPAIGN,
  'campaigns-resume': CAMPAIGN,
  'campaigns-retry': CAMPAIGN,
  'duplicates-search': { address: () => '/api/duplicate-searches/latest', isRunning: isIn('running') },
  'imports-takeBack': { address: ({ id }) => `/api/imports/${id}`, isRunning: isIn('taking_back') },
  'leads-enrich': ENRICHMENT,
  'leads-importFile': LEAD_IMPORT,
  'leads-importPasted': LEAD_IMPORT,
  'leads-resumeRun': ENRICHMENT,
  'leads-retry': {
    address: ({ id }) => `/api/leads/${id}`,
    isRunning: ({ enrichmentStatus }) => ['pending', 'enriching'].includes(enrichmentStatus),
  },
  'leads-retryRun': ENRICHMENT,
  'leads-startEnrichment': LEAD_IMPORT,
  'leads-writeBack': {
    address: ({ id }) => `/api/leads/lists/${id}`,
    isRunning: ({ writeBack }) => writeBack !== null && ['waiting', 'running'].includes(writeBack.state),
  },
  'outreach-retryDrafting': DRAFTING,
  'outreach-startDrafting': DRAFTING,
  'privacy-retryErasure': ERASURE,
  'privacy-startErasure': ERASURE,
  'reports-generate': {
    address: ({ companyId }) => `/api/companies/${companyId}/report`,
    isRunning: ({ status }) => status === 'generating',
  },
  'reports-generateMany': REPORT_RUN,
  'sources-resumeSync': SYNC,
  'sources-retrySync': SYNC,
  'sources-syncAll': SYNC,
  'sources-syncCompany': {
    address: (_, { id }) => `/api/companies/${id}/sync`,
    isRunning: isIn('queued', 'running'),
  },
  'webhooks-replay': DELIVERY,
};

/** Whether an operation answers 202 to whoever asks for it with `Prefer: respond-async`. */
export const startsWork = (operationId: string): boolean => operationId in STARTS;

/** Where to look how far the work is that a call has started; null when none runs on. */
export function addressOfWork(operationId: string, answer: unknown, params: Params): string | null {
  const work = STARTS[operationId];
  return work?.isRunning(answer) ? work.address(answer, params) : null;
}

const QUOTED = /"(?:\\.|[^"\\])*"/g;

/** As in RFC 7240: other preferences may stand beside it, with values in quotes and parameters of their own. */
export const prefersAsync = (header: string | readonly string[] | undefined): boolean =>
  String(header ?? '')
    .replace(QUOTED, '""')
    .split(',')
    .some((preference) => /^\s*respond-async\s*(;|$)/i.test(preference));
