import { noInfrastructure } from '@workbench/services/shared/context';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AppDeps } from './deps.ts';
import { addApiDocs } from './plugins/endpoints/api-docs.ts';
import { addHealth } from './plugins/endpoints/health.ts';
import { addMcp } from './plugins/endpoints/mcp.ts';
import { addMetrics } from './plugins/endpoints/metrics.ts';
import { addRestRoutes } from './plugins/endpoints/rest.ts';
import { addTrpc } from './plugins/endpoints/trpc.ts';
import { addWebClient } from './plugins/endpoints/web-client.ts';
import { addAuditExportRoute } from './plugins/files/audit-export.ts';
import { addCompanyExportRoutes } from './plugins/files/company-export.ts';
import { addCompanyImportRoutes } from './plugins/files/company-import.ts';
import { addCompanyUpsertRoute } from './plugins/files/company-upsert.ts';
import { addContactExportRoute } from './plugins/files/contact-export.ts';
import { addCustomerFileRoutes } from './plugins/files/customer-files.ts';
import { addLeadFileRoutes } from './plugins/files/lead-files.ts';
import { addMultipart } from './plugins/files/multipart.ts';
import { addReportFileRoutes } from './plugins/files/report-files.ts';
import { auditRequests } from './plugins/http/audited-requests.ts';
import { answerClientError } from './plugins/http/client-error.ts';
import { addConditionalReads } from './plugins/http/conditional-reads.ts';
import { addErrorHandler, sendError } from './plugins/http/error-handler.ts';
import { acceptEmptyJson, rejectPlainText } from './plugins/http/json-body.ts';
import { keepUnsentAnswers } from './plugins/http/keep-unsent-answers.ts';
import { lowerCaseIds } from './plugins/http/lower-case-ids.ts';
import { trackAllowedMethods } from './plugins/http/method-not-allowed.ts';
import { addRequestLog, logOptions } from './plugins/http/request-log.ts';
import { traceRequests } from './plugins/http/trace-requests.ts';
import { addKeptAnswers } from './plugins/idempotency/answer-once.ts';
import { addAuthentication } from './plugins/security/authentication.ts';
import { addKeyRateLimit } from './plugins/security/key-rate-limit.ts';
import { addRateLimit, addRefusals } from './plugins/security/rate-limit.ts';
import { addScopeCheck } from './plugins/security/required-scope.ts';
import { addSameOriginCheck } from './plugins/security/same-origin.ts';
import { addSecurityHeaders } from './plugins/security/security-headers.ts';

const BODY_BYTES_MAX = 1024 * 1024;
/** The default of Node.js. */
const HEADERS_TIMEOUT_MS = 60_000;
/** The largest upload in a slow network takes less. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;

/** Assembles the application without listening; the database must be connected before requests come. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...logOptions(deps.logLevel, deps.logStream),
    bodyLimit: BODY_BYTES_MAX,
    ...timeouts(deps.requestTimeoutMs),
    ...(deps.trustProxy !== undefined && { trustProxy: proxiesOf(deps.trustProxy) }),
    frameworkErrors: sendError,
    clientErrorHandler: answerClientError,
    // A batch of tRPC calls names them all in its path.
    routerOptions: { maxParamLength: 5000, ignoreTrailingSlash: true },
  });
  keepUnsentAnswers(app.server);
  app.decorate('infrastructure', deps.infrastructure ?? noInfrastructure());
  addErrorHandler(app);
  rejectPlainText(app);
  addRequestLog(app, { trustsProxy: deps.trustProxy !== undefined });
  if (deps.tracer) traceRequests(app, deps.tracer);
  addSecurityHeaders(app);
  const refusals = await addRefusals(app, deps);
  addSameOriginCheck(app, deps, refusals);
  addAuthentication(app, deps, refusals);
  addRateLimit(app, deps);
  addKeyRateLimit(app);
  addScopeCheck(app);
  auditRequests(app);

  addHealth(app, deps.database);
  addMetrics(app, deps.readMetrics);
  await addTrpc(app);
  addMcp(app, deps.mcp);
  await addWebClient(app, deps.webRoot);
  await app.register(async (scope) => {
    lowerCaseIds(scope);
    const refuseOtherMethods = trackAllowedMethods(scope);
    acceptEmptyJson(scope);
    addKeptAnswers(scope);
    addConditionalReads(scope);
    addRestRoutes(scope);
    const spool = await addMultipart(scope, deps.dataDir);
    addCompanyImportRoutes(scope, { ...deps, spool });
    await addCompanyUpsertRoute(scope, deps.files);
    addLeadFileRoutes(scope, { ...deps, spool });
    addCustomerFileRoutes(scope, { ...deps, spool });
    addCompanyExportRoutes(scope, deps.files);
    addContactExportRoute(scope, deps.files);
    addAuditExportRoute(scope, deps.files);
    addReportFileRoutes(scope, deps.files);
    await addApiDocs(scope);
    refuseOtherMethods();
  });
  return app;
}

/** A client that sends its request a byte at a time is not waited for without end. */
function timeouts(requestTimeout = REQUEST_TIMEOUT_MS) {
  if (requestTimeout >= HEADERS_TIMEOUT_MS) return { requestTimeout };
  // Node.js looks for late requests now and then, and not at all where headers may take longer than requests.
  return { requestTimeout, http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout } };
}

/** Fastify's own number of proxies trusts none, since a client that reaches the server past them can name any address. */
const proxiesOf = (trusted: number | string[]) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
