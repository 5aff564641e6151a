import { analyticsRouter } from './routers/analytics.ts';
import { companiesRouter } from './routers/companies.ts';
import { settingsRouter } from './routers/settings.ts';
import { sourcesRouter } from './routers/sources.ts';
import { createCallerFactory, router } from './trpc.ts';

export const appRouter = router({
  companies: companiesRouter,
  sources: sourcesRouter,
  analytics: analyticsRouter,
  settings: settingsRouter,
});
export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
