import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { type OperationEntry, openApiDocument, resolveRef, responseOf } from './document.ts';

/** The formats of what the server answers; others are those of files and of what it is sent. */
const FORMATS = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  email: /^\S+@\S+$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
  binary: true as const,
};

// The document's own keywords are no JSON schema.
const ajv = new Ajv2020({ strict: false, formats: FORMATS, allErrors: true });
ajv.addSchema({ $id: 'openapi.json', ...openApiDocument });
const validators = new Map<string, ValidateFunction>();

/** Where a JSON answer's schema stands in the document. */
function validatorOf({ method, path, operation }: OperationEntry, status: number, mediaType: string): ValidateFunction {
  const shared = operation.responses[String(status)]?.$ref?.split('/').slice(1);
  const response = shared ?? ['paths', path, method.toLowerCase(), 'responses', String(status)];
  const fragment = [...response, 'content', mediaType, 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const $ref = `openapi.json#/${fragment}`;
  const known = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, known);
  return known;
}

/** What is wrong with a message by the section `webhooks` of the document. */
export function webhookProblems(type: string, body: unknown): unknown[] {
  const $ref = `openapi.json#/webhooks/${type}/post/requestBody/content/application~1json/schema`;
  const validate = ajv.compile({ $ref });
  return validate(body) ? [] : (validate.errors ?? []);
}

const DATE_FIELDS = new Set(['asOf', 'scrapedAt', 'lastSync', 'at']);
const INTERNALS = /\n\s+at |node_modules|\.ts:\d+|\bMongo\w*Error|\bE11000\b|"stack"/;

/** Fails unless status, content type and body are what the document promises for this operation. */
export function checkAnswer(entry: OperationEntry, status: number, contentType: string, text: string): void {
  const promised = responseOf(entry, status);
  expect(
    promised,
    `${entry.key} answered ${status}, which openapi.json does not name: ${text.slice(0, 300)}`,
  ).toBeDefined();
  if (status === 304) {
    expect(text).toBe('');
    return;
  }
  const mediaType = contentType.split(';', 1)[0]?.trim() ?? '';
  expect(Object.keys(promised?.content ?? {}), `content type of ${entry.key} ${status}`).toContain(mediaType);
  if (mediaType !== 'application/json') return;
  const body: unknown = JSON.parse(text);
  const validate = validatorOf(entry, status, mediaType);
  expect(validate(body) ? [] : validate.errors, `${entry.key} ${status}: ${text.slice(0, 300)}`).toEqual([]);
  if (status >= 400) {
    checkErrorBody(body, text);
    const codes = entry.operation['x-error-codes'];
    if (codes !== undefined) expect(codes, `codes of ${entry.key}: ${text}`).toContain((body as { code: string }).code);
  } else checkDates(body);
}

/** What leads from page to page. */
const PAGING_HEADERS = ['Link', 'X-Total-Count', 'X-Similar-Names'];

/** Fails unless an answer has the headers that the document promises for it, and is paged as it says. */
export function checkHeaders(entry: OperationEntry, status: number, headers: Headers): void {
  const promised = Object.entries(responseOf(entry, status)?.headers ?? {});
  const required = promised.filter(([, header]) => resolveRef(header).required).map(([name]) => name);
  expect(
    required.filter((name) => !headers.has(name)),
    `headers that ${entry.key} ${status} does not send`,
  ).toEqual([]);
  // A 304 is described by the answer that it repeats.
  if (status === 304) return;
  const described = new Set(promised.map(([name]) => name));
  expect(
    PAGING_HEADERS.filter((name) => headers.has(name) && !described.has(name)),
    `headers of ${entry.key} ${status} that openapi.json does not describe`,
  ).toEqual([]);
}

/** The one error shape, without anything from inside the server. */
export function checkErrorBody(body: unknown, text: string): void {
  expect(body).toMatchObject({ message: expect.stringMatching(/\S/), code: expect.stringMatching(/^[A-Z_]+$/) });
  expect(['message', 'code', 'issues', 'details', 'present']).toEqual(
    expect.arrayContaining(Object.keys(body as object)),
  );
  expect(text).not.toMatch(INTERNALS);
}

function checkDates(value: unknown): void {
  if (Array.isArray(value)) for (const item of value) checkDates(item);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      if (DATE_FIELDS.has(name) && typeof field === 'string')
        expect(new Date(String(field)).toISOString(), name).toBe(field);
      else checkDates(field);
    }
  }
}
