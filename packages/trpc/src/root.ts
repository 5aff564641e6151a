import { analyticsRouter } from './routers/analytics.ts';
import { campaignsRouter } from './routers/campaigns.ts';
import { companiesRouter } from './routers/companies.ts';
import { reportsRouter } from './routers/reports.ts';
import { settingsRouter } from './routers/settings.ts';
import { sourcesRouter } from './routers/sources.ts';
import { createCallerFactory, router } from './trpc.ts';

export const appRouter = router({
  companies: companiesRouter,
  sources: sourcesRouter,
  analytics: analyticsRouter,
  reports: reportsRouter,
  campaigns: campaignsRouter,
  settings: settingsRouter,
});
export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
