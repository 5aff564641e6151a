import type { Page } from '@playwright/test';
import { failAll, failSome, keepWaiting, makeHuge } from './answers.ts';

/** A screen in one state: where it is, what its server answers, what is done there. */
export interface State {
  name: string;
  path: string;
  /** An empty workspace's server in place of the demo's. */
  isEmpty?: true;
  serve?: (page: Page) => Promise<void>;
  act?: (page: Page) => Promise<unknown>;
}

/** Addresses of what the demo holds. */
export interface Samples {
  company: string;
  reported: string;
  campaign: string;
  outreach: string;
  /** Of two reports, ready for the address. */
  compared: string;
}

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).first().click();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** In a source that searches free of charge. */
const searchPeople = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();

/** What every screen can be in; `partly` names the calls without which most of it is still there. */
function statesOf(path: string, partly?: readonly string[]): State[] {
  return [
    { name: 'as it opens', path },
    { name: 'empty', path, isEmpty: true },
    { name: 'loading', path, serve: keepWaiting },
    { name: 'failed', path, serve: failAll },
    ...(partly ? [{ name: 'in part', path, serve: failSome(partly) }] : []),
    { name: 'huge', path, serve: makeHuge },
  ];
}

/** By screen; the laws compare the addresses with the routes. */
export function listScreens({ company, reported, campaign, outreach, compared }: Samples) {
  const panel = `/search?company=${company}`;
  const screens: Record<string, readonly State[]> = {
    dashboard: [
      ...statesOf('/', ['analytics.distributions', 'analytics.movedHeadcounts']),
      { name: 'palette', path: '/', act: (page) => page.keyboard.press('Control+k') },
      { name: 'new campaign', path: '/', act: press('Create Campaign') },
      { name: 'notifications', path: '/', act: press(/^Notifications/) },
    ],
    search: [
      ...statesOf('/search', ['views.list', 'lists.list', 'bulk.list']),
      { name: 'no match', path: '/search?q=zzzz' },
      { name: 'one chosen', path: '/search', act: (page) => page.getByRole('checkbox').nth(1).click() },
      { name: 'import', path: '/search?tab=import' },
      { name: 'discover', path: '/search?tab=discover' },
    ],
    'company-panel': [
      ...statesOf(panel, ['companies.explain']),
      { name: 'locations', path: panel, act: tab('Locations') },
      { name: 'why', path: panel, act: tab('Why this number') },
      { name: 'trend', path: panel, act: tab('Trend') },
      { name: 'sync', path: panel, act: tab('Sync') },
      { name: 'not found', path: '/search?company=rubbish' },
    ],
    company: [
      ...statesOf(`/companies/${company}`),
      { name: 'people', path: `/companies/${company}?tab=people` },
      { name: 'reports', path: `/companies/${company}?tab=reports` },
      { name: 'notes', path: `/companies/${company}?tab=notes` },
      { name: 'timeline', path: `/companies/${company}?tab=timeline` },
    ],
    contacts: [
      ...statesOf('/contact-search', ['contacts.sources']),
      { name: 'filters', path: '/contact-search?tab=manual' },
      { name: 'results', path: '/contact-search?source=apollo&q=engineers', act: searchPeople },
      { name: 'saved', path: '/contact-search?tab=saved' },
      { name: 'none saved', path: '/contact-search?tab=saved', isEmpty: true },
    ],
    sources: [
      ...statesOf('/sources', ['sources.latestSync']),
      { name: 'catalogue', path: '/sources?catalogue=all' },
      { name: 'a source', path: '/sources?manage=apollo' },
      { name: 'custom source', path: '/sources?manage=generic' },
    ],
    analytics: statesOf('/analytics', ['analytics.coverage']),
    disagreements: [
      ...statesOf('/disagreements', ['analytics.disagreement']),
      { name: 'decided', path: '/disagreements?state=decided' },
    ],
    duplicates: [
      ...statesOf('/duplicates', ['duplicates.latestSearch']),
      { name: 'contacts', path: '/duplicates?tab=contacts' },
    ],
    reports: [
      ...statesOf('/company-reports', ['reports.analysts']),
      { name: 'a report', path: `/company-reports?company=${reported}` },
      { name: 'a huge report', path: `/company-reports?company=${reported}`, serve: makeHuge },
      { name: 'no report', path: `/company-reports?company=${company}` },
      { name: 'bulk', path: '/company-reports?tab=bulk' },
      { name: 'none in bulk', path: '/company-reports?tab=bulk', isEmpty: true },
    ],
    compare: statesOf(`/company-reports/compare?${compared}`),
    campaigns: statesOf('/campaigns'),
    campaign: [
      ...statesOf(`/campaigns/${campaign}`, ['campaigns.items']),
      { name: 'not found', path: '/campaigns/rubbish' },
    ],
    settings: [...statesOf('/settings', ['backups.get', 'privacy.retention']), { name: 'not found', path: '/nowhere' }],
    keys: [...statesOf('/api-keys'), { name: 'new', path: '/api-keys', act: press('Create key') }],
    webhooks: [...statesOf('/webhooks'), { name: 'new', path: '/webhooks', act: press('Create webhook') }],
    audit: statesOf('/audit-log', ['apiKeys.list']),
    lists: statesOf('/lists'),
    trash: statesOf('/trash'),
    customers: statesOf('/customers'),
    assistant: [
      ...statesOf('/ai-assistant', ['ai.writers']),
      { name: 'about a company', path: `/ai-assistant?company=${company}` },
    ],
    outreach: [
      ...statesOf('/linkedin-outreach', ['outreach.counters']),
      { name: 'a campaign', path: `/linkedin-outreach?campaign=${outreach}` },
      { name: 'awaiting reply', path: '/linkedin-outreach?tab=messages', act: press(/^Awaiting reply/) },
      { name: 'messages', path: `/linkedin-outreach?tab=messages&campaign=${outreach}` },
      { name: 'no messages', path: '/linkedin-outreach?tab=messages' },
      { name: 'settings', path: '/linkedin-outreach?tab=settings' },
    ],
    leads: [
      ...statesOf('/lead-enrichment', ['leads.counters']),
      { name: 'leads', path: '/lead-enrichment?tab=leads' },
      { name: 'no leads', path: '/lead-enrichment?tab=leads', isEmpty: true },
      {
        name: 'a lead',
        path: '/lead-enrichment?tab=leads',
        act: (page) => page.locator('button[data-lead]').first().click(),
      },
    ],
  };
  return screens;
}
