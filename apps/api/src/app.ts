import { NO_OUTSIDE } from '@workbench/services/shared/outside';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AppDeps } from './deps.ts';
import { registerPersonalDataHolders } from './personal-data.ts';
import { addAccessToken } from './plugins/access-token.ts';
import { addDocs } from './plugins/docs.ts';
import { addErrorHandler, sendError } from './plugins/errors.ts';
import { addExportRoutes } from './plugins/exports.ts';
import { addHealth } from './plugins/health.ts';
import { addImportRoutes } from './plugins/imports.ts';
import { acceptEmptyJson, refusePlainText } from './plugins/json-body.ts';
import { addLeadFileRoutes } from './plugins/lead-files.ts';
import { addRequestLog, logOptions } from './plugins/logging.ts';
import { collectMethods } from './plugins/method-not-allowed.ts';
import { addRateLimit } from './plugins/rate-limit.ts';
import { addReportFileRoutes } from './plugins/report-files.ts';
import { addRestRoutes } from './plugins/rest.ts';
import { addSameOriginCheck } from './plugins/same-origin.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addTrpc } from './plugins/trpc.ts';
import { addUploads } from './plugins/uploads.ts';
import { addWebClient } from './plugins/web-client.ts';

const BODY_BYTES_MAX = 1024 * 1024;

/** Assembles the application without listening; the database must be connected before requests come. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...logOptions(deps.logLevel),
    bodyLimit: BODY_BYTES_MAX,
    frameworkErrors: sendError,
    // A batch of tRPC calls names them all in its path.
    routerOptions: { maxParamLength: 5000, ignoreTrailingSlash: true },
  });
  registerPersonalDataHolders();
  app.decorate('outside', deps.outside ?? NO_OUTSIDE);
  addErrorHandler(app);
  refusePlainText(app);
  addRequestLog(app);
  addSecurityHeaders(app);
  await addRateLimit(app, deps.requestsPerMinute);
  addSameOriginCheck(app, deps);
  if (deps.accessToken !== undefined) addAccessToken(app, { ...deps, token: deps.accessToken });

  addHealth(app, deps.database);
  await addTrpc(app);
  await addWebClient(app, deps.webRoot);
  await app.register(async (scope) => {
    const refuseOtherMethods = collectMethods(scope);
    acceptEmptyJson(scope);
    addRestRoutes(scope);
    const spool = await addUploads(scope, deps.dataDir);
    addImportRoutes(scope, { ...deps, spool });
    addLeadFileRoutes(scope, { ...deps, spool });
    addExportRoutes(scope, deps.files);
    addReportFileRoutes(scope, deps.files);
    await addDocs(scope);
    refuseOtherMethods();
  });
  return app;
}
