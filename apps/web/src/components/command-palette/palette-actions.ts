import { FOOT_NAVIGATION, FURTHER_SCREENS, NAVIGATION } from '../sidebar/navigation';
import type { PaletteEntry } from './palette-entries';

const SCREENS = [...NAVIGATION.flatMap((group) => group.items), ...FURTHER_SCREENS, ...FOOT_NAVIGATION];

export const SCREEN_ENTRIES: readonly PaletteEntry[] = SCREENS.map(({ title, to }) => ({
  key: `screen ${to}`,
  title,
  detail: null,
  kind: 'screen',
  to,
}));

const action = (key: string, title: string, to: string): PaletteEntry => ({
  key: `action ${key}`,
  title,
  detail: null,
  kind: 'action',
  to,
});

export const ADD_COMPANY = action('add-company', 'Add company', '/search');
export const NEW_REPORT_CAMPAIGN = action('new-report-campaign', 'New campaign of reports', '/campaigns');
export const NEW_OUTREACH_CAMPAIGN = action('new-outreach-campaign', 'New outreach campaign', '/linkedin-outreach');
export const DO_NOT_CONTACT = action('do-not-contact', 'Do-not-contact list', '/contact-search');
export const SHOW_KEYS = action('show-keys', 'Show all keyboard shortcuts', '/');

export const PRIVACY_REQUESTS = action('privacy-requests', 'Privacy requests', '/settings');
export const TAKE_TOUR = action('take-tour', 'Take the tour', '/');

export const ACTION_ENTRIES: readonly PaletteEntry[] = [
  ADD_COMPANY,
  action('import', 'Import companies from a file', '/search?tab=import'),
  action('discover', 'Discover new companies', '/search?tab=discover'),
  action('sync-all', 'Sync all companies', '/sources'),
  NEW_REPORT_CAMPAIGN,
  NEW_OUTREACH_CAMPAIGN,
  action('send-queue', 'Work through the send queue', '/linkedin-outreach?tab=messages'),
  action('write-message', 'Write a message', '/ai-assistant'),
  action('import-leads', 'Import leads', '/lead-enrichment'),
  DO_NOT_CONTACT,
  PRIVACY_REQUESTS,
  SHOW_KEYS,
];
