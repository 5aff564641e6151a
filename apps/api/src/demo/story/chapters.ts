import { enterCampaign, enterPausedCampaign, enterSecondVersions } from './chapters/campaigns.ts';
import { enterContacts } from './chapters/contacts.ts';
import { enterDuplicates, enterFigures } from './chapters/figures.ts';
import { enterLeads } from './chapters/leads.ts';
import { enterAnswers, enterFirstDay, enterSecondDay } from './chapters/outreach.ts';
import { enterAccounts, enterCustomers } from './chapters/workspace.ts';
import type { Chapter } from './story.ts';

/** Two weeks, oldest first. */
export const CHAPTERS: readonly Chapter[] = [
  { name: 'accounts', daysAgo: 13, enter: enterAccounts },
  { name: 'campaign', daysAgo: 12, enter: enterCampaign },
  { name: 'customers', daysAgo: 11, enter: enterCustomers },
  { name: 'figures-10', daysAgo: 10, enter: enterFigures },
  { name: 'contacts', daysAgo: 8, enter: enterContacts },
  { name: 'figures-6', daysAgo: 6, enter: enterFigures },
  { name: 'leads', daysAgo: 5, enter: enterLeads },
  { name: 'duplicates', daysAgo: 4, enter: enterDuplicates },
  { name: 'figures-3', daysAgo: 3, enter: enterFigures },
  { name: 'second-versions', daysAgo: 2.9, enter: enterSecondVersions },
  { name: 'outreach-1', daysAgo: 2, enter: enterFirstDay },
  { name: 'figures-1', daysAgo: 1.1, enter: enterFigures },
  { name: 'outreach-2', daysAgo: 1, enter: enterSecondDay },
  { name: 'paused-campaign', daysAgo: 0.1, enter: enterPausedCampaign },
  { name: 'outreach-3', daysAgo: 0.05, enter: enterAnswers },
];
