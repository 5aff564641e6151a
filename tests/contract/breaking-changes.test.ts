import { describe, expect, it } from 'vitest';
import { type Contract, findBreakingChanges } from './breaking-changes.ts';
import { openApiDocument } from './document.ts';
import { releasedContract } from './released/contract.ts';

type Json = Record<string, unknown>;

const figure = {
  type: 'object',
  required: ['count'],
  properties: {
    count: { type: ['integer', 'null'] },
    source: { anyOf: [{ $ref: '#/components/schemas/Source' }, { type: 'null' }] },
    old: { type: 'string', deprecated: true },
  },
};
const body = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, kind: { type: 'string', enum: ['a', 'b'] }, size: { type: 'number' } },
  additionalProperties: false,
};

/** A document of one call, changed as said. */
function contract(
  change: (parts: { operation: Json; figure: Json; body: Json; source: Json; item: Json }) => void,
): Contract {
  const parts = structuredClone({ figure, body, source: { type: 'object', properties: { name: { type: 'string' } } } });
  const operation: Json = {
    operationId: 'figures-create',
    parameters: [{ in: 'query', name: 'day', schema: { type: 'string' } }],
    requestBody: { required: true, content: { 'application/json': { schema: parts.body } } },
    responses: {
      200: {
        headers: { ETag: { schema: { type: 'string' } } },
        content: { 'application/json': { schema: { type: 'array', items: parts.figure } } },
      },
    },
  };
  const item: Json = { post: operation };
  change({ ...parts, operation, item });
  return { paths: { '/figures': item }, components: { schemas: { Source: parts.source } } };
}

const unchanged = contract(() => undefined);
const propertiesOf = (schema: Json) => schema.properties as Json;

describe('the released contract', () => {
  it('is kept by openapi.json', () => {
    expect(Object.keys(releasedContract().paths).length).toBeGreaterThan(200);
    expect(findBreakingChanges(releasedContract(), openApiDocument)).toEqual([]);
  });
});

describe('a breaking change', () => {
  it.each<[string, Parameters<typeof contract>[0], string]>([
    ['a call that is gone', ({ item }) => delete item.post, 'POST /figures is gone'],
    ['another id of a call', ({ operation }) => (operation.operationId = 'x'), 'POST /figures has another operationId'],
    [
      'a parameter that is gone',
      ({ operation }) => (operation.parameters = []),
      'POST /figures no longer takes the parameter query day',
    ],
    [
      'a new parameter that is needed',
      ({ operation }) => (operation.parameters as Json[]).push({ in: 'query', name: 'to', required: true, schema: {} }),
      'POST /figures needs the parameter query to now',
    ],
    ['a body that is gone', ({ operation }) => delete operation.requestBody, 'POST /figures no longer takes a body'],
    ['a status that is gone', ({ operation }) => (operation.responses = {}), 'POST /figures no longer answers 200'],
    [
      'a header that is gone',
      ({ operation }) => delete ((operation.responses as Json)[200] as Json).headers,
      'POST /figures 200 no longer sends the header ETag',
    ],
    [
      'a member that is needed now',
      (parts) => (parts.body.required = ['name', 'kind']),
      'POST /figures body.kind is needed now',
    ],
    [
      'a member that is not taken any more',
      (parts) => delete propertiesOf(parts.body).size,
      'POST /figures body.size is gone',
    ],
    [
      'a value that is not taken any more',
      (parts) => (propertiesOf(parts.body).kind = { type: 'string', enum: ['a'] }),
      'POST /figures body.kind no longer takes b',
    ],
    [
      'a text of which only certain values are taken now',
      (parts) => (propertiesOf(parts.body).name = { type: 'string', enum: ['a'] }),
      'POST /figures body.name takes only certain values now',
    ],
    [
      'a type that is not taken any more',
      (parts) => (propertiesOf(parts.body).size = { type: 'integer' }),
      'POST /figures body.size no longer takes number',
    ],
    [
      'a member of the answer that is gone',
      (parts) => delete propertiesOf(parts.figure).count,
      'POST /figures 200[].count is gone',
    ],
    [
      'a member of the answer that may be missing now',
      (parts) => (parts.figure.required = []),
      'POST /figures 200[].count may be missing now',
    ],
    [
      'a member of the answer that has another type',
      (parts) => (propertiesOf(parts.figure).count = { type: ['integer', 'null', 'string'] }),
      'POST /figures 200[].count may be string now',
    ],
    [
      'a member of a named schema that is gone',
      (parts) => (parts.source.properties = {}),
      'POST /figures 200[].source.name is gone',
    ],
  ])('is %s', (_name, change, finding) => {
    expect(findBreakingChanges(unchanged, contract(change))).toEqual([finding]);
  });

  it.each<[string, Parameters<typeof contract>[0]]>([
    ['nothing', () => undefined],
    [
      'a further parameter',
      ({ operation }) => (operation.parameters as Json[]).push({ in: 'query', name: 'to', schema: {} }),
    ],
    ['a further member', (parts) => (propertiesOf(parts.body).note = { type: 'string' })],
    ['a further member of the answer', (parts) => (propertiesOf(parts.figure).note = { type: 'string' })],
    ['a further value', (parts) => (propertiesOf(parts.body).kind = { type: 'string', enum: ['a', 'b', 'c'] })],
    ['a member that is no longer needed', (parts) => (parts.body.required = [])],
    ['the end of what was deprecated', (parts) => delete propertiesOf(parts.figure).old],
    [
      'a schema written out',
      (parts) => (propertiesOf(parts.figure).source = { type: 'object', properties: { name: { type: 'string' } } }),
    ],
  ])('is not %s', (_name, change) => {
    expect(findBreakingChanges(unchanged, contract(change))).toEqual([]);
  });
});
