import { aiTests } from './ai.ts';
import { analyticsTests } from './analytics.ts';
import { apiKeysTests } from './api-keys.ts';
import { auditTests } from './audit.ts';
import { backupsTests } from './backups.ts';
import { bulkTests } from './bulk.ts';
import { campaignsTests } from './campaigns.ts';
import { companyFeedTests } from './company-feed.ts';
import { companyTimelineTests } from './company-timeline.ts';
import { companyUpsertTests } from './company-upsert.ts';
import { contactDuplicatesTests } from './contact-duplicates.ts';
import { contactListsTests } from './contact-lists.ts';
import { contactsTests } from './contacts.ts';
import { createCompanyTests } from './create-company.ts';
import { customersTests } from './customers.ts';
import { disagreementsTests } from './disagreements.ts';
import { discoverTests } from './discover.ts';
import { duplicatesTests } from './duplicates.ts';
import { editCompanyTests } from './edit-company.ts';
import { exportTests } from './exports.ts';
import { googleSheetsTests } from './google-sheets.ts';
import { healthTests } from './health.ts';
import { identifiersTests } from './identifiers.ts';
import { importRunsTests } from './import-runs.ts';
import { importTests } from './imports.ts';
import { leadFilesTests } from './lead-files.ts';
import { leadsTests } from './leads.ts';
import { listCompaniesTests } from './list-companies.ts';
import { listsTests } from './lists.ts';
import { mergeTests } from './merges.ts';
import { oneCompanyTests } from './one-company.ts';
import type { OperationTests } from './operation-tests.ts';
import { outreachTests } from './outreach.ts';
import { outreachDraftingTests } from './outreach-drafting.ts';
import { outreachFollowUpTests } from './outreach-follow-up.ts';
import { ownColumnTests } from './own-columns.ts';
import { privacyTests } from './privacy.ts';
import { relationsTests } from './relations.ts';
import { reportsTests } from './reports.ts';
import { searchTests } from './search.ts';
import { settingsTests } from './settings.ts';
import { sourcesTests } from './sources.ts';
import { syncTests } from './sync.ts';
import { trashTests } from './trash.ts';
import { viewsTests } from './views.ts';
import { webhooksTests } from './webhooks.ts';
import { workspaceTests } from './workspace.ts';

/** Reads come first: they know exactly which companies there are. */
export const operationTests: OperationTests = {
  ...listCompaniesTests,
  ...oneCompanyTests,
  ...companyTimelineTests,
  ...companyFeedTests,
  ...analyticsTests,
  ...discoverTests,
  ...searchTests,
  ...settingsTests,
  ...backupsTests,
  ...sourcesTests,
  ...googleSheetsTests,
  ...syncTests,
  ...reportsTests,
  ...campaignsTests,
  ...duplicatesTests,
  ...mergeTests,
  ...contactDuplicatesTests,
  ...contactsTests,
  ...contactListsTests,
  ...listsTests,
  ...customersTests,
  ...viewsTests,
  ...ownColumnTests,
  ...disagreementsTests,
  ...aiTests,
  ...outreachTests,
  ...outreachDraftingTests,
  ...outreachFollowUpTests,
  ...privacyTests,
  ...leadFilesTests,
  ...leadsTests,
  ...identifiersTests,
  ...relationsTests,
  ...createCompanyTests,
  ...editCompanyTests,
  ...bulkTests,
  ...companyUpsertTests,
  ...importTests,
  ...importRunsTests,
  ...exportTests,
  ...workspaceTests,
  ...healthTests,
  ...trashTests,
  ...apiKeysTests,
  ...auditTests,
  ...webhooksTests,
};
