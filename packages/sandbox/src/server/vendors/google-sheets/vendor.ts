import type { Box } from '../../sheets/a1.ts';
import { REFUSED_ACCOUNTS } from '../../sheets/service-account.ts';
import type { SheetsState } from '../../sheets/spreadsheet-store.ts';
import type { Spreadsheet } from '../../sheets/types.ts';
import type { SandboxAnswer, SandboxRequest, SandboxVendor } from '../../types.ts';
import { readBody, refuse, unknownParameter } from './error-answers.ts';
import { exchangeToken } from './exchange-token.ts';
import { changeSpreadsheet, describeSpreadsheet } from './metadata.ts';
import { findBox, readBox } from './values.ts';
import { batchUpdate, WRITING, writeOne } from './writes.ts';

const RENDERING = ['majorDimension', 'valueRenderOption', 'dateTimeRenderOption'];

/** Google Sheets v4 over the spreadsheets of this sandbox, with the token address at /token. */
export function googleSheetsVendor(state: SheetsState): SandboxVendor {
  return {
    id: 'google-sheets',
    hasHosts: false,
    limits: () => ({ minGapMs: 0, concurrency: 20 }),
    answer(request) {
      if (request.path === '/token') return exchangeToken(request, state);
      const call = readCall(request);
      if (call === null) return { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404</h1>' };
      return refusal(request, call, state) ?? answerCall(request, call, state);
    },
  };
}

interface Call {
  id: string;
  /** "values:batchUpdate", "values/append", "get" … */
  method: 'get' | 'change' | 'values' | 'update' | 'append' | 'batchGet' | 'batchUpdate';
  range: string;
}

/** The segment of the range is decoded once, as Google does. */
function readCall({ method, path }: SandboxRequest): Call | null {
  const match = /^\/v4\/spreadsheets\/([^/:]+)(:batchUpdate)?(?:\/(values)(:batchGet|:batchUpdate|\/[^/]+)?)?$/.exec(
    path,
  );
  if (match === null) return null;
  const [, id = '', change, isValues, rest = ''] = match;
  const call = (name: Call['method'], range = '') => ({ id: decodeURIComponent(id), method: name, range });
  if (change !== undefined) return method === 'POST' ? call('change') : null;
  if (isValues === undefined) return method === 'GET' ? call('get') : null;
  if (rest === ':batchGet') return method === 'GET' ? call('batchGet') : null;
  if (rest === ':batchUpdate') return method === 'POST' ? call('batchUpdate') : null;
  const range = rest.slice(1);
  if (range.endsWith(':append'))
    return method === 'POST' ? call('append', decodeURIComponent(range.slice(0, -7))) : null;
  if (method === 'GET') return call('values', decodeURIComponent(range));
  return method === 'PUT' ? call('update', decodeURIComponent(range)) : null;
}

const READS: ReadonlySet<Call['method']> = new Set(['get', 'values', 'batchGet']);

function refusal({ headers }: SandboxRequest, { id, method }: Call, state: SheetsState): SandboxAnswer | null {
  const [scheme, token = ''] = (headers.authorization ?? '').split(' ');
  const owner = scheme === 'Bearer' ? state.ownerOf(token) : null;
  if (owner === null) {
    return refuse(
      401,
      'UNAUTHENTICATED',
      'Request had invalid authentication credentials. Expected OAuth 2 access token.',
    );
  }
  if (owner.startsWith(`${REFUSED_ACCOUNTS.apiOff}@`)) {
    const said = 'Google Sheets API has not been used in project 123456 before or it is disabled.';
    return refuse(403, 'PERMISSION_DENIED', said, 'SERVICE_DISABLED');
  }
  if (owner.startsWith(`${REFUSED_ACCOUNTS.withoutScope}@`)) {
    const said = 'Request had insufficient authentication scopes.';
    return refuse(403, 'PERMISSION_DENIED', said, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT');
  }
  const kind = READS.has(method) ? 'read' : 'write';
  const waitMs = state.refusedForMs(kind);
  if (waitMs !== null) return quotaAnswer(kind, waitMs, state.sendsRetryAfter());
  const spreadsheet = state.find(id);
  if (spreadsheet === null) return refuse(404, 'NOT_FOUND', 'Requested entity was not found.');
  const isPermitted = spreadsheet.access === 'editor' || (spreadsheet.access === 'viewer' && kind === 'read');
  return isPermitted ? null : refuse(403, 'PERMISSION_DENIED', 'The caller does not have permission');
}

function quotaAnswer(kind: 'read' | 'write', waitMs: number, sendsRetryAfter: boolean): SandboxAnswer {
  const name = kind === 'read' ? 'Read requests' : 'Write requests';
  const message =
    `Quota exceeded for quota metric '${name}' and limit '${name} per minute per user' of service ` +
    "'sheets.googleapis.com' for consumer 'project_number:123456'.";
  const answer = refuse(429, 'RESOURCE_EXHAUSTED', message, 'RATE_LIMIT_EXCEEDED');
  return sendsRetryAfter ? { ...answer, headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } } : answer;
}

function answerCall(request: SandboxRequest, call: Call, state: SheetsState): SandboxAnswer {
  const spreadsheet = state.find(call.id) as Spreadsheet;
  const { query } = request;
  const known = (names: string[], answer: () => SandboxAnswer) => unknownParameter(query, names) ?? answer();
  switch (call.method) {
    case 'get':
      return known(['ranges', 'includeGridData', 'excludeTablesInBandedRanges'], () =>
        describeSpreadsheet(spreadsheet, query.get('fields')),
      );
    case 'change':
      return known([], () => {
        const body = readBody(request.body, ['requests', 'includeSpreadsheetInResponse', 'responseRanges']);
        return 'document' in body ? changeSpreadsheet(spreadsheet, body.document.requests, state) : body;
      });
    case 'values':
      return known(RENDERING, () => {
        const box = findBox(spreadsheet, call.range, false);
        return 'tab' in box ? { body: readBox(box, query) } : box;
      });
    case 'batchGet':
      return known([...RENDERING, 'ranges'], () => batchGet(spreadsheet, query));
    case 'update':
    case 'append':
      return known([...WRITING, 'insertDataOption'], () =>
        writeOne(request, { range: call.range, isAppend: call.method === 'append' }, spreadsheet, state),
      );
    case 'batchUpdate':
      return known([], () => batchUpdate(request.body, spreadsheet, state));
  }
}

function batchGet(spreadsheet: Spreadsheet, query: URLSearchParams): SandboxAnswer {
  const boxes = query.getAll('ranges').map((range) => findBox(spreadsheet, range, false));
  const problem = boxes.find((box) => !('tab' in box));
  if (problem !== undefined) return problem as SandboxAnswer;
  const valueRanges = boxes.map((box) => readBox(box as Box, query));
  return { body: { spreadsheetId: spreadsheet.id, valueRanges } };
}
