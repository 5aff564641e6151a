import { generateOpenApiDocument } from 'trpc-to-openapi';
import { closeInputs } from './openapi-closed-inputs.ts';
import { fileRoutePaths } from './openapi-file-routes.ts';
import { COMMON_HEADERS, HEADER_COMPONENTS, RETRY_HEADERS } from './openapi-headers.ts';
import { withParameterExamples } from './openapi-parameter-examples.ts';
import { appRouter } from './root.ts';

type Document = ReturnType<typeof generateOpenApiDocument>;
type PathItem = NonNullable<Document['paths']>[string];
type Operation = NonNullable<PathItem['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Procedures with a success status other than 200, the only one that the generator knows. */
const SUCCESS_STATUS: Record<string, string> = { 'companies-create': '201' };

/** Operations whose body may refer to records that do not exist or whose state forbids the call. */
const EXTRA_ERROR_STATUSES: Record<string, string[]> = {
  'contacts-estimateReveal': ['404'],
  'contacts-reveal': ['404'],
  'contacts-save': ['404'],
  'contacts-findSuppressed': ['404'],
  'contacts-suppress': ['404'],
  'ai-connectionRequest': ['404', '409'],
  'ai-directMessage': ['404', '409'],
  'ai-followUp': ['404', '409'],
  'analytics-dismissDisagreement': ['409'],
  'analytics-preferSource': ['409'],
  'bulk-start': ['409'],
  'bulk-undo': ['409'],
  'campaigns-create': ['409'],
  'companies-addAlias': ['409'],
  'companies-addNote': ['409'],
  'companies-addIdentifier': ['409'],
  'companies-strikeIdentifier': ['409'],
  'companies-restoreIdentifier': ['409'],
  'companies-setParent': ['409'],
  'companies-importCsv': ['409'],
  'companies-createOwnColumn': ['409'],
  'companies-updateOwnColumn': ['409'],
  'companies-removeOwnColumn': ['409'],
  'companies-update': ['409', '412', '428'],
  'duplicates-dismiss': ['409'],
  'duplicates-reopen': ['409'],
  'views-create': ['409'],
  'views-update': ['409'],
  'views-remove': ['409'],
  'customers-add': ['409'],
  'customers-update': ['409'],
  'lists-create': ['409'],
  'lists-rename': ['409'],
  'lists-remove': ['409'],
  'imports-cancel': ['409'],
  'imports-previewTakeBack': ['409'],
  'imports-takeBack': ['409'],
  'leads-update': ['409'],
  'leads-decideSuggestion': ['409'],
  'leads-decideReview': ['409'],
  'leads-retry': ['409'],
  'leads-writeBack': ['409'],
  'leads-importPasted': ['409'],
  'leads-startEnrichment': ['409'],
  'leads-estimate': ['404'],
  'leads-enrich': ['404', '409'],
  'leads-pauseRun': ['409'],
  'leads-resumeRun': ['409'],
  'leads-cancelRun': ['409'],
  'leads-retryRun': ['409'],
  'outreach-addTargets': ['409'],
  'outreach-useMessage': ['409'],
  'outreach-update': ['409'],
  'outreach-start': ['409'],
  'outreach-pause': ['409'],
  'outreach-complete': ['409'],
  'outreach-changeStatus': ['409'],
  'outreach-edit': ['409'],
  'outreach-writeDraft': ['409'],
  // A new campaign refers to a template, the send queue to a campaign.
  'outreach-create': ['404'],
  'outreach-desk': ['404'],
  'companies-remove': ['409'],
  'companies-removeDemo': ['409'],
  'contacts-remove': ['409'],
  'contacts-removeMany': ['409'],
  'contacts-removeSavedSearch': ['409'],
  'ai-removeTemplate': ['409'],
  'leads-remove': ['409'],
  'leads-removeList': ['409'],
  'reports-remove': ['409'],
  'campaigns-remove': ['409'],
  'outreach-remove': ['409'],
  'duplicates-merge': ['409'],
  'duplicates-undoMerge': ['409'],
  'trash-preview': ['404'],
  'trash-restore': ['409'],
  'trash-purge': ['409'],
};

/** Operations that are paged by response headers. */
const PAGED_OPERATIONS = new Set(['companies-list', 'companies-search']);

/** The error statuses that the server really answers; the generator only guesses them from the method. */
const ERROR_DESCRIPTIONS: Record<string, string> = {
  308: 'The company was merged into another one; `Location` and `details.mergedInto` lead to it',
  400: 'The input is invalid',
  401: 'The access token is missing or wrong',
  403: 'The request came from another website',
  404: 'Not found',
  409: 'The record exists already, or its state does not allow this',
  412: 'The record was changed since it was read; `present` has its present state',
  413: 'The body or the file is too large',
  415: 'The body has the wrong content type',
  428: '`If-Match` is missing',
  429: 'Too many requests; `Retry-After` has the seconds to wait',
  500: 'Internal server error',
  503: 'The database is unavailable; `Retry-After` has the seconds to wait',
};

const PAGING_HEADERS = {
  'X-Total-Count': {
    description: 'Number of matches; a trailing plus means that there are more',
    schema: { type: 'string', pattern: '^\\d+\\+?$' },
  },
  Link: { description: 'The next page (RFC 8288, rel="next"); absent on the last page', schema: { type: 'string' } },
  'X-Similar-Names': {
    description: 'true where nothing has the words and `similar` was asked for: the rows have similar names',
    schema: { type: 'string', enum: ['true'] },
  },
} as const;

const ERROR_SCHEMA = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'A sentence that can be shown to a user' },
    code: { type: 'string', examples: ['BAD_REQUEST', 'NOT_FOUND'] },
    present: { type: 'object', description: 'With 412: what could not be changed, as it is now' },
    issues: {
      type: 'array',
      description: 'The invalid fields',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'array', items: { type: ['string', 'number'] } },
          message: { type: 'string' },
        },
      },
    },
    details: {
      type: 'object',
      description: 'Ids to continue with, such as `trashId` of a deleted company that is in the way',
      additionalProperties: { type: 'string' },
    },
  },
} as const;

/** The OpenAPI 3.1 document of the REST interface: every procedure with meta, and the routes for files. */
export function buildOpenApiDocument(): Document {
  const generated = generateOpenApiDocument(appRouter, {
    title: 'Sales intelligence workbench',
    description: 'Companies and their headcounts by source, contacts, leads, outreach and company reports.',
    version: '1.0.0',
    openApiVersion: '3.1.0',
    baseUrl: '/',
    paths: fileRoutePaths,
  });
  const paths = Object.entries(generated.paths ?? {}).map(
    ([path, item]) => [`/api${path}`, correctPathItem(path, item)] as const,
  );
  const sorted = Object.fromEntries(paths.sort(([a], [b]) => (a < b ? -1 : 1)));
  const closed = closeInputs(sorted, withoutGeneratedErrors(generated));
  return {
    ...generated,
    // A token is required only if the server is configured with one, so both are allowed.
    security: [{}, { Authorization: [] }],
    paths: closed.paths,
    components: {
      ...generated.components,
      headers: HEADER_COMPONENTS,
      schemas: { ...closed.schemas, Error: ERROR_SCHEMA },
    },
  } as unknown as Document;
}

/** Drops the generator's error schemas: their shape is not ours. */
function withoutGeneratedErrors(generated: Document) {
  const schemas = Object.entries(generated.components?.schemas ?? {});
  return Object.fromEntries(schemas.filter(([name]) => !name.startsWith('error.')));
}

function correctPathItem(path: string, item: PathItem): PathItem {
  const corrected: PathItem = {};
  for (const method of METHODS) {
    const operation = item[method];
    if (operation) corrected[method] = correctOperation(path, method, operation);
  }
  return corrected;
}

function correctOperation(path: string, method: string, { security: _, ...operation }: Operation): Operation {
  const id = operation.operationId ?? '';
  const success = operation.responses?.['200'];
  const accepted = operation.responses?.['202'];
  const headers = { ...success?.headers, ...(PAGED_OPERATIONS.has(id) && PAGING_HEADERS), ...COMMON_HEADERS };
  const errors = errorStatuses(path, method, operation).map((status) => [status, errorResponse(status)]);
  return {
    ...withParameterExamples(operation),
    responses: {
      [SUCCESS_STATUS[id] ?? '200']: { ...success, headers },
      ...(accepted && { 202: { ...accepted, headers: { ...accepted.headers, ...COMMON_HEADERS } } }),
      ...Object.fromEntries(errors),
    },
  } as Operation;
}

function errorStatuses(path: string, method: string, operation: Operation): string[] {
  const takesInput = (operation.parameters?.length ?? 0) > 0 || operation.requestBody !== undefined;
  const isCreate = SUCCESS_STATUS[operation.operationId ?? ''] === '201';
  const statuses = [
    ...(EXTRA_ERROR_STATUSES[operation.operationId ?? ''] ?? []),
    ...(takesInput ? ['400'] : []),
    '401',
    '403',
    ...(path.includes('{') && !path.includes('{term}') ? ['404'] : []),
    ...(path.includes('/companies/{id}') ? ['308'] : []),
    ...(isCreate || path.endsWith('/retry') ? ['409'] : []),
    ...(method === 'get' ? [] : ['413', '415']),
    '429',
    '500',
    '503',
  ];
  return [...new Set(statuses)].sort();
}

const RETRIED = new Set(['429', '503']);

function errorResponse(status: string) {
  return {
    description: ERROR_DESCRIPTIONS[status],
    ...(RETRIED.has(status) && { headers: RETRY_HEADERS }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}
