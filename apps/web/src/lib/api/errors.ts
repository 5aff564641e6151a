/** What a screen says when a read fails; the wording is part of the product. */
export const READ_FAILURE = {
  companies: 'Failed to fetch companies',
  company: 'Failed to fetch company',
  customers: 'Failed to fetch the list of customers',
  search: 'Failed to search companies',
  companyData: 'Failed to fetch company data',
  sources: 'Failed to fetch data sources',
  sheets: 'Failed to fetch the Google Sheets connection',
  analytics: 'Failed to fetch analytics',
  distributions: 'Failed to fetch growth and sizes',
  coverage: 'Failed to fetch the comparison of sources',
  disagreements: 'Failed to fetch sources that disagree',
  employees: 'Failed to fetch employee data',
  locations: 'Failed to fetch location data',
  export: 'Failed to export data',
  catalogue: 'Failed to fetch the source catalog',
  sync: 'Failed to fetch sync status',
  settings: 'Failed to fetch settings',
  backups: 'Failed to fetch backups',
  optOuts: 'Failed to fetch the opt-outs',
  retention: 'Failed to fetch the retention rules',
  erasures: 'Failed to fetch erasures',
  notices: 'Failed to fetch people to inform',
  noticeText: 'Failed to fetch the notice',
  controller: 'Failed to fetch the controller',
  preview: 'Failed to preview the change',
  notifications: 'Failed to fetch notifications',
  report: 'Failed to fetch report',
  campaigns: 'Failed to fetch campaigns',
  campaign: 'Failed to fetch this campaign',
  campaignCompanies: 'Failed to fetch this campaign’s companies',
  leads: 'Failed to fetch leads',
  lead: 'Failed to fetch lead',
  enrichments: 'Failed to fetch imports and enrichments',
  estimate: 'Failed to estimate the cost',
  timeline: 'Failed to fetch the timeline',
  views: 'Failed to fetch views',
  trash: 'Failed to fetch the trash',
  contacts: 'Failed to fetch contacts',
  contact: 'Failed to fetch the contact',
  messages: 'Failed to fetch messages',
  notes: 'Failed to fetch notes',
  reports: 'Failed to fetch reports',
  aliases: 'Failed to fetch other domains and names',
  identifiers: 'Failed to fetch identifiers',
  strikePreview: 'Failed to fetch what leaves with it',
  duplicates: 'Failed to fetch possible duplicates',
  duplicate: 'Failed to fetch the pair',
  comparison: 'Failed to compare the two',
  cells: 'Failed to preview the cells',
  imports: 'Failed to fetch imports',
  apiKeys: 'Failed to fetch API keys',
  audit: 'Failed to fetch the audit log',
  webhooks: 'Failed to fetch webhooks',
  deliveries: 'Failed to fetch deliveries',
} as const;

/** What Chrome, Safari and Firefox say when no answer comes. */
const UNREACHED = /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?)$/;

/** The message of a thrown value, or `fallback` when it carries none. Never throws. */
export function errorMessage(error: unknown, fallback = 'Something went wrong'): string {
  const message = messageOf(error);
  if (message === undefined) return fallback;
  return UNREACHED.test(message) ? 'Can’t reach the server. Check that it is running.' : message;
}

function messageOf(error: unknown): string | undefined {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}

/**
 * The error of a REST answer that was not ok: "400: <message>". The server's JSON body is read for its message,
 * so that no raw JSON reaches a toast; an empty body falls back to the status text.
 */
export async function restError(response: Response): Promise<Error> {
  const text = await response.text().catch(() => '');
  return new Error(`${response.status}: ${messageOfBody(text) ?? response.statusText}`);
}

function messageOfBody(text: string): string | undefined {
  try {
    return errorMessage(JSON.parse(text), text);
  } catch {
    return text.trim() === '' ? undefined : text;
  }
}
