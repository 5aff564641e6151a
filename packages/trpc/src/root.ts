import { analyticsRouter } from './routers/analytics.ts';
import { companiesRouter } from './routers/companies.ts';
import { sourcesRouter } from './routers/sources.ts';
import { createCallerFactory, router } from './trpc.ts';

export const appRouter = router({ companies: companiesRouter, sources: sourcesRouter, analytics: analyticsRouter });
export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
