import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { type OperationEntry, openApiDocument } from './document.ts';

// Formats are left to the tests that know which fields are dates; the document's own keywords are no JSON schema.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'openapi.json', ...openApiDocument });
const validators = new Map<string, ValidateFunction>();

/** Where a JSON answer's schema stands in the document. */
function validatorOf({ method, path }: OperationEntry, status: number, mediaType: string): ValidateFunction {
  const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', mediaType, 'schema'];
  const fragment = pointer
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const $ref = `openapi.json#/${fragment}`;
  const known = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, known);
  return known;
}

const DATE_FIELDS = new Set(['asOf', 'scrapedAt', 'lastSync', 'at']);
const INTERNALS = /\n\s+at |node_modules|\.ts:\d+|\bMongo\w*Error|\bE11000\b|"stack"/;

/** Fails unless status, content type and body are what the document promises for this operation. */
export function checkAnswer(entry: OperationEntry, status: number, contentType: string, text: string): void {
  const promised = entry.operation.responses[String(status)];
  expect(
    promised,
    `${entry.key} answered ${status}, which openapi.json does not name: ${text.slice(0, 300)}`,
  ).toBeDefined();
  const mediaType = contentType.split(';', 1)[0]?.trim() ?? '';
  expect(Object.keys(promised?.content ?? {}), `content type of ${entry.key} ${status}`).toContain(mediaType);
  if (mediaType !== 'application/json') return;
  const body: unknown = JSON.parse(text);
  const validate = validatorOf(entry, status, mediaType);
  expect(validate(body) ? [] : validate.errors, `${entry.key} ${status}: ${text.slice(0, 300)}`).toEqual([]);
  if (status >= 400) checkErrorBody(body, text);
  else checkDates(body);
}

/** Fails unless the answer has the headers that the document promises for all of them. */
export function checkHeaders({ status, headers }: Response): void {
  expect(headers.get('x-request-id')).toMatch(/^[\w.-]{1,64}$/);
  for (const name of ['limit', 'remaining', 'reset']) expect(headers.get(`ratelimit-${name}`)).toMatch(/^\d+$/);
  if (status === 429 || status === 503) expect(headers.get('retry-after')).toMatch(/^\d+$/);
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
