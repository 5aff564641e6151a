import { generateOpenApiDocument } from 'trpc-to-openapi';
import { answersLocation } from './created-records.ts';
import { ETAG, isConditional, NOT_MODIFIED, withIfNoneMatch } from './openapi/conditional-reads.ts';
import { CONFLICTS } from './openapi/conflicts.ts';
import { errorResponses, errorSchemas } from './openapi/errors.ts';
import { withExamples } from './openapi/examples/with-examples.ts';
import { HEADERS, headerRefs, pagingHeadersOf } from './openapi/headers.ts';
import { healthPaths } from './openapi/health-paths.ts';
import { KEY_STATUSES, takesKey, withKeyParameter } from './openapi/idempotency.ts';
import { CONTACT, INFO, SECURITY_SCHEMES, SERVERS } from './openapi/info.ts';
import { ERROR_CODES_FIELD, operationErrors } from './openapi/operation-errors.ts';
import { operationScopes } from './openapi/operation-scopes.ts';
import { nameBodies } from './openapi/schemas/body-names.ts';
import { withoutEqualOutputs } from './openapi/schemas/equal-outputs.ts';
import { nameSchemas } from './openapi/schemas/name-schemas.ts';
import { withOptionalBody } from './openapi/schemas/optional-bodies.ts';
import {
  type Json,
  mapOperations,
  mapPathSchemas,
  mapResponseSchemas,
  mapValues,
} from './openapi/schemas/schema-tree.ts';
import { shareParameters } from './openapi/schemas/shared-parameters.ts';
import { tidySchemas } from './openapi/schemas/tidy-schema.ts';
import { withTimeFormats } from './openapi/schemas/time-formats.ts';
import { describeAccepted, PREFERENCE_APPLIED, WORK_LOCATION, withPreference } from './openapi/started-work.ts';
import { describeSuccess } from './openapi/success.ts';
import { TAGS, tagOf } from './openapi/tags.ts';
import { toOpenApi30 } from './openapi/version-3-0.ts';
import { isWebhookEventPath, moveWebhooks, webhookEventPaths } from './openapi/webhook-events.ts';
import { closeInputs } from './openapi-closed-inputs.ts';
import { fileRoutePaths } from './openapi-file-routes.ts';
import { withParameterExamples } from './openapi-parameter-examples.ts';
import { appRouter } from './root.ts';
import { startsWork } from './started-work.ts';

type Document = ReturnType<typeof generateOpenApiDocument>;
type PathItem = NonNullable<Document['paths']>[string];
type Operation = NonNullable<PathItem['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Procedures with a success status other than 200, the only one that the generator knows. */
const SUCCESS_STATUS: Record<string, string> = {
  'companies-create': '201',
  'apiKeys-create': '201',
  'webhooks-create': '201',
};

/** Statuses of some operations alone, such as those whose body may refer to records that do not exist. */
const EXTRA_ERROR_STATUSES: Record<string, string[]> = {
  'contacts-estimateReveal': ['404'],
  'contacts-reveal': ['404'],
  'contacts-save': ['404'],
  'contacts-findSuppressed': ['404'],
  'contacts-suppress': ['404'],
  'ai-connectionRequest': ['404'],
  'ai-directMessage': ['404'],
  'ai-followUp': ['404'],
  'companies-changes': ['410'],
  'companies-update': ['412', '428'],
  'contacts-update': ['412', '428'],
  'leads-estimate': ['404'],
  'leads-enrich': ['404'],
  // A new campaign refers to a template, the send queue to a campaign.
  'outreach-create': ['404'],
  'outreach-desk': ['404'],
  'privacy-noticeText': ['404'],
  'trash-preview': ['404'],
};

/** The OpenAPI 3.1 document of the REST interface: every procedure with meta, and the routes for files. */
export function buildOpenApiDocument(): Document {
  const generated = generateOpenApiDocument(appRouter, {
    ...INFO,
    openApiVersion: '3.1.0',
    baseUrl: '/',
    paths: { ...fileRoutePaths, ...webhookEventPaths },
  });
  const scopesOf = operationScopes();
  const corrected = Object.entries(generated.paths ?? {}).map(([path, item]) =>
    isWebhookEventPath(path) ? [path, item] : [`/api${path}`, correctPathItem(path, item, scopesOf)],
  ) as [string, PathItem][];
  const sorted = Object.fromEntries([...corrected, ...healthPaths].sort(([a], [b]) => (a < b ? -1 : 1)));
  const { schemas, ...shaped } = shapeSchemas(sorted as Json, withoutGeneratedErrors(generated));
  const moved = moveWebhooks(shaped.paths);
  const { paths, parameters } = shareParameters(moved.paths);
  return {
    openapi: generated.openapi,
    info: { ...generated.info, contact: CONTACT },
    servers: SERVERS,
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    // A token is required only if the server is configured with one, so both are allowed.
    security: [{}, { Authorization: [] }, { Session: [] }],
    paths,
    webhooks: moved.webhooks,
    components: {
      schemas: { ...schemas, ...errorSchemas },
      parameters,
      responses: errorResponses,
      headers: HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  } as unknown as Document;
}

/** The same for generators that read OpenAPI 3.0 alone. */
export const buildOpenApi30Document = (): object => toOpenApi30(buildOpenApiDocument() as unknown as Json);

/** One way to write each thing, a name for whatever has a shape, and no body required that needs nothing. */
function shapeSchemas(paths: Json, schemas: Json) {
  const tidy = tidySchemas(schemas);
  const closed = closeInputs(mapPathSchemas(paths, tidy), mapValues(schemas, tidy));
  const timed = mapValues(closed.schemas, (schema, owner) =>
    closed.inputs.has(owner) ? schema : withTimeFormats(schema, { owner, members: [], isOption: false }),
  );
  const single = withoutEqualOutputs(closed.paths, timed);
  const bodies = nameBodies(single.paths, single.schemas, appRouter._def.procedures);
  const named = nameSchemas(mapResponseSchemas(bodies.paths, withTimeFormats), bodies.schemas);
  return {
    ...named,
    paths: mapOperations(named.paths, (operation) =>
      withOptionalBody(operation, named.schemas, appRouter._def.procedures),
    ),
  };
}

/** Drops the generator's error schemas: their shape is not ours. */
function withoutGeneratedErrors(generated: Document) {
  const schemas = Object.entries(generated.components?.schemas ?? {});
  return Object.fromEntries(schemas.filter(([name]) => !name.startsWith('error.')));
}

function correctPathItem(path: string, item: PathItem, scopesOf: ReturnType<typeof operationScopes>): PathItem {
  const corrected: PathItem = {};
  for (const method of METHODS) {
    const operation = item[method];
    if (operation) corrected[method] = { ...correctOperation(path, method, operation), ...scopesOf(path, method) };
  }
  return corrected;
}

function correctOperation(path: string, method: string, { security: _, ...operation }: Operation): Operation {
  const id = operation.operationId ?? '';
  const success = operation.responses?.['200'];
  const accepted = operation.responses?.['202'] ?? (startsWork(id) ? describeAccepted(success) : undefined);
  const hasKey = takesKey(method, id);
  const replayed = hasKey ? headerRefs('Idempotent-Replayed') : {};
  const isRead = isConditional(method, success);
  const location = answersLocation(id) ? headerRefs('Location') : startsWork(id) ? WORK_LOCATION : {};
  const headers = {
    ...replayed,
    ...location,
    ...(isRead && ETAG),
    ...pagingHeadersOf(id, operation.parameters, success),
  };
  const errors = operationErrors(method, id, errorStatuses(path, method, operation));
  const keyed = hasKey ? withKeyParameter(operation) : isRead ? withIfNoneMatch(operation) : operation;
  return withExamples({
    ...withParameterExamples(accepted ? withPreference(keyed) : keyed),
    tags: [tagOf(path)],
    responses: {
      [SUCCESS_STATUS[id] ?? '200']: describeSuccess(operation, success, headers),
      ...(isRead && NOT_MODIFIED),
      ...(accepted && { 202: describeSuccess(operation, accepted, { ...replayed, ...PREFERENCE_APPLIED }) }),
      ...errors.responses,
    },
    [ERROR_CODES_FIELD]: errors.codes,
  } as Operation);
}

function errorStatuses(path: string, method: string, operation: Operation): string[] {
  const takesInput = (operation.parameters?.length ?? 0) > 0 || operation.requestBody !== undefined;
  const statuses = [
    ...(EXTRA_ERROR_STATUSES[operation.operationId ?? ''] ?? []),
    ...(takesInput ? ['400'] : []),
    ...(takesKey(method, operation.operationId ?? '') ? KEY_STATUSES : []),
    '401',
    '403',
    ...(path.includes('{') && !path.includes('{term}') ? ['404'] : []),
    ...(path.includes('/companies/{id}') ? ['308'] : []),
    ...(operation.operationId !== undefined && operation.operationId in CONFLICTS ? ['409'] : []),
    ...(method === 'get' ? [] : ['413', '415']),
    '429',
    '500',
    '503',
  ];
  return [...new Set(statuses)].sort();
}
