import { describe, expect, it } from 'vitest';
import { useApi } from '../helpers/start-api.ts';
import { checkErrorBody } from './check-answer.ts';
import { apiOperations, type OperationEntry, openApiDocument } from './document.ts';

const api = useApi();
const UNKNOWN = 'serach';
const ID = '0123456789abcdef01234567';
const addressOf = (path: string) =>
  path
    .replace('{format}', 'csv')
    .replace('{term}', 'acme')
    .replace(/\{\w+\}/g, ID);

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  type?: string;
  items?: Schema;
}

interface Media {
  schema: Schema;
}

const resolve = (schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : ((openApiDocument.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) as Schema);

const jsonSchemaOf = ({ operation }: OperationEntry) =>
  resolve((operation.requestBody?.content['application/json'] as Media | undefined)?.schema ?? {});

async function refusal({ method, path }: OperationEntry, query: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(`${api.origin}${addressOf(path)}${query}`, { method, ...init });
  const text = await response.text();
  expect(response.status, text).toBe(400);
  const body = JSON.parse(text) as { message: string };
  checkErrorBody(body, text);
  return body.message;
}

const json = (body: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

function form(fields: Record<string, string>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', new Blob(['name,domain,industry\nA,a.com,X\n']), 'companies.csv');
  return { body };
}

const isUpload = ({ operation }: OperationEntry) => operation.requestBody?.content['multipart/form-data'] !== undefined;
const uploads = apiOperations.filter(isUpload);
const others = apiOperations.filter((entry) => !isUpload(entry));
/** Each row has a result of its own: one that is wrong is refused there and stops no other. */
const hasRowResults = ({ key }: OperationEntry, member: string) =>
  key === 'POST /api/companies/bulk' && member === 'rows';
/** Text, as of lines, has no members. */
const isClosed = ({ type, additionalProperties }: Schema) => type === 'string' || additionalProperties === false;
const misspelled = (name: string) => `${name}z`;

describe.each(others)('$key', (entry) => {
  it('refuses an unknown query parameter and names it', async () => {
    const message = await refusal(entry, `?${UNKNOWN}=1`);
    expect(message).toContain(`"${UNKNOWN}"`);
    expect(message).toMatch(/Did you mean|Known are|takes none|in the body/);
  });

  it('suggests the known query parameter that a misspelled one is near to', async () => {
    for (const { name } of (entry.operation.parameters ?? []).filter((one) => one.in === 'query')) {
      expect(await refusal(entry, `?${misspelled(name)}=1`)).toBe(
        `Unknown parameter "${misspelled(name)}". Did you mean "${name}"?`,
      );
    }
  });

  it('refuses an unknown member of the body and suggests the known one', async () => {
    if (entry.method === 'GET') return;
    const message = await refusal(entry, '', json({ [UNKNOWN]: 1 }));
    expect(message).toContain(`"${UNKNOWN}"`);
    for (const name of Object.keys(jsonSchemaOf(entry).properties ?? {})) {
      expect(await refusal(entry, '', json({ [misspelled(name)]: 1 }))).toContain(`Did you mean "${name}"?`);
    }
  });

  it('refuses another value of what its path names, which would be dropped', async () => {
    for (const [, name = ''] of entry.path.matchAll(/\{(\w+)\}/g)) {
      const isInBody = !['GET', 'DELETE'].includes(entry.method);
      const message = await refusal(entry, isInBody ? '' : `?${name}=other`, isInBody ? json({ [name]: 'other' }) : {});
      expect(message).toContain(`"${name}"`);
    }
  });

  it('refuses an unknown member of an object inside the body', async () => {
    for (const [name, member] of Object.entries(jsonSchemaOf(entry).properties ?? {})) {
      const isList = member.type === 'array';
      const inner = resolve((isList ? member.items : member) ?? {});
      if (inner.additionalProperties !== false || hasRowResults(entry, name)) continue;
      const value = { [UNKNOWN]: 1 };
      const message = await refusal(entry, '', json({ [name]: isList ? [value] : value }));
      // Readers of their own, as of filters, name the path without quotes.
      expect(message).toMatch(new RegExp(`"?${name}${isList ? '\\.0' : ''}\\.${UNKNOWN}\\b`));
    }
  });
});

describe.each(uploads)('$key', (entry) => {
  it('refuses an unknown parameter in the address and an unknown field of the form', async () => {
    expect(await refusal(entry, `?${UNKNOWN}=1`, form({}))).toContain(`Unknown parameter "${UNKNOWN}"`);
    expect(await refusal(entry, '', form({ [UNKNOWN]: '1' }))).toContain(`Unknown parameter "${UNKNOWN}"`);
    if (entry.path.startsWith('/api/leads')) {
      expect(await refusal(entry, '', form({ options: '{"enrihc":false}' }))).toBe(
        'Unknown parameter "options.enrihc". Did you mean "options.enrich"?',
      );
    }
  });
});

describe('the document', () => {
  it('says of every body that it takes no other members', () => {
    const open = apiOperations.filter(({ operation }) =>
      Object.values(operation.requestBody?.content ?? {}).some((media) => !isClosed(resolve((media as Media).schema))),
    );
    expect(open.map(({ key }) => key)).toEqual([]);
  });
});

describe('tRPC', () => {
  it('refuses the same unknown names as REST, in the same words', async () => {
    const input = encodeURIComponent(JSON.stringify({ serach: 'acme', limti: 5 }));
    const answer = await fetch(`${api.origin}/trpc/companies.page?input=${input}`);
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: { message: string } };
    const rest = await refusal(
      apiOperations.find(({ key }) => key === 'GET /api/companies') as OperationEntry,
      '?serach=acme&limti=5',
    );
    expect(error.message).toBe(rest);
    expect(rest).toContain('Unknown parameter "limti". Did you mean "limit"?');
  });

  it('leaves a map open where any name is meant to be possible', async () => {
    const generic = { headers: { 'X-Anything': 'yes' } };
    const answer = await fetch(`${api.origin}/api/sources/generic/connect`, { method: 'POST', ...json({ generic }) });
    expect(await answer.text()).not.toContain('Unknown parameter');
  });
});
