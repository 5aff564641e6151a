import { aiRouter } from './routers/ai.ts';
import { analyticsRouter } from './routers/analytics.ts';
import { apiKeysRouter } from './routers/api-keys.ts';
import { auditRouter } from './routers/audit.ts';
import { backupsRouter } from './routers/backups.ts';
import { bulkRouter } from './routers/bulk.ts';
import { campaignsRouter } from './routers/campaigns.ts';
import { companiesRouter } from './routers/companies.ts';
import { contactDuplicatesRouter } from './routers/contact-duplicates.ts';
import { contactsRouter } from './routers/contacts.ts';
import { customersRouter } from './routers/customers.ts';
import { duplicatesRouter } from './routers/duplicates.ts';
import { importsRouter } from './routers/imports.ts';
import { leadsRouter } from './routers/leads.ts';
import { listsRouter } from './routers/lists.ts';
import { outreachRouter } from './routers/outreach.ts';
import { privacyRouter } from './routers/privacy.ts';
import { reportsRouter } from './routers/reports.ts';
import { searchRouter } from './routers/search.ts';
import { settingsRouter } from './routers/settings.ts';
import { sourcesRouter } from './routers/sources.ts';
import { timelineRouter } from './routers/timeline.ts';
import { trashRouter } from './routers/trash.ts';
import { viewsRouter } from './routers/views.ts';
import { webhooksRouter } from './routers/webhooks.ts';
import { createCallerFactory, router } from './trpc.ts';

export const appRouter = router({
  companies: companiesRouter,
  bulk: bulkRouter,
  sources: sourcesRouter,
  analytics: analyticsRouter,
  reports: reportsRouter,
  campaigns: campaignsRouter,
  duplicates: duplicatesRouter,
  contactDuplicates: contactDuplicatesRouter,
  contacts: contactsRouter,
  imports: importsRouter,
  leads: leadsRouter,
  lists: listsRouter,
  customers: customersRouter,
  ai: aiRouter,
  outreach: outreachRouter,
  settings: settingsRouter,
  trash: trashRouter,
  search: searchRouter,
  timeline: timelineRouter,
  views: viewsRouter,
  apiKeys: apiKeysRouter,
  audit: auditRouter,
  webhooks: webhooksRouter,
  backups: backupsRouter,
  privacy: privacyRouter,
});
export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
