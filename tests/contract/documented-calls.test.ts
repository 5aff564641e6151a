import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readDocuments } from '../laws/project-files.ts';
import { type OperationEntry, openApiDocument, operations, resolveRef } from './document.ts';
import { curlCalls, type NamedCall, namedCalls } from './documented-calls.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'openapi.json', ...openApiDocument });

/** Whether a path is this one, whatever stands for its parameters. */
function isPathOf(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith('{') || part === given[at]);
}

function operationsOf({ method, path }: NamedCall): OperationEntry[] {
  const found = operations.filter((one) => isPathOf(one.path, path) && (method === null || one.method === method));
  // "/companies/filter-values" is no id of a company.
  const exact = found.filter((one) => !one.path.includes('{'));
  return exact.length > 0 ? exact : found;
}

/** What the document has against a call, one line each. */
function problemsOf(call: NamedCall): string[] {
  const named = `${call.method ?? ''} ${call.path}`.trim();
  const found = operationsOf(call);
  if (found.length === 0) return [`${named} is not in the document`];
  return call.query
    .flatMap(([name, value]) => queryProblem(found, name, value) ?? [])
    .concat(bodyProblems(found, call));
}

function queryProblem(found: OperationEntry[], name: string, value: string): string | null {
  const parameter = found.flatMap(({ operation }) => operation.parameters ?? []).find((one) => one.name === name);
  if (parameter === undefined) return `${found[0]?.key} takes no ${name}`;
  const { enum: values } = resolveRef(parameter.schema) as { enum?: string[] };
  return values === undefined || values.includes(value) || /…|^$/.test(value)
    ? null
    : `${found[0]?.key} takes ${name} as ${values.join(', ')}; not ${value}`;
}

function bodyProblems([entry]: OperationEntry[], { body }: NamedCall): string[] {
  if (body === undefined || entry === undefined) return [];
  const schema = entry.operation.requestBody?.content['application/json']?.schema;
  if (schema === undefined) return [`${entry.key} takes no JSON`];
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/')));
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${entry.key}: ${instancePath} ${message}`);
}

const documents = readDocuments();
const readme = documents.find(({ path }) => path === 'README.md')?.text ?? '';

it('the README names all that is for the owner', () => {
  const [, sentence = ''] = /stays the owner's key: ([\s\S]*?)\. /.exec(readme) ?? [];
  const subjects = operations
    .filter(({ operation }) => 'x-required-scope' in operation && operation['x-required-scope'] === 'owner')
    .map(({ path }) => /^\/api\/(?:privacy\/)?([\w-]+)/.exec(path)?.[1]?.replace('api-', 'API ') ?? path);
  expect(new Set(subjects).size).toBeGreaterThan(3);
  expect(subjects.filter((subject) => !sentence.includes(subject))).toEqual([]);
});

describe('what the documents say of calls', () => {
  it('is in the document of the interface: methods, paths, parameters and their values', () => {
    const calls = documents.flatMap(({ path, text }) => namedCalls(text).map((call) => ({ path, call })));
    expect(calls.length).toBeGreaterThan(200);
    expect(calls.flatMap(({ path, call }) => problemsOf(call).map((problem) => `${path}: ${problem}`))).toEqual([]);
  });

  it('is what it takes: each call of curl in the README, with its body', () => {
    const calls = curlCalls(readme);
    expect(calls.length).toBeGreaterThan(40);
    expect(calls.filter(({ body }) => body !== undefined).length).toBeGreaterThan(15);
    expect(calls.flatMap(problemsOf)).toEqual([]);
  });
});

it.each([
  ['GET /api/company', 'is not in the document'],
  ['PUT /api/companies', 'is not in the document'],
  ['GET https://workbench.example.com/api/companies?sort=-addedAt', 'not -addedAt'],
  ['/api/companies?order=name', 'takes no order'],
])('finds what is wrong with %s', (text, problem) => {
  expect(namedCalls(text).flatMap(problemsOf).join()).toContain(problem);
});

it('finds what is wrong with a body', () => {
  const page = '```sh\ncurl -d \'{"name":"Acme","site":"acme.com"}\' http://127.0.0.1:3000/api/companies\n```\n';
  expect(curlCalls(page).flatMap(problemsOf).join()).toContain("must have required property 'domain'");
});
