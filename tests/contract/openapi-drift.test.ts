import { readFile } from 'node:fs/promises';
import { buildOpenApiDocument } from '@workbench/trpc';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { openApiDocument, operations } from './document.ts';
import { generateClient } from './generate-client.ts';

describe('what is generated and committed', () => {
  it('openapi.json is the document of the procedures; "npm run openapi" writes it', () => {
    expect(JSON.parse(JSON.stringify(buildOpenApiDocument()))).toEqual(openApiDocument);
  });

  it('packages/client is of openapi.json; "node tests/contract/generate-client.ts" writes it', async () => {
    for (const [path, text] of await generateClient()) expect(await readFile(path, 'utf8'), path).toBe(text);
  });

  it('packages/client has the version of openapi.json', async () => {
    const manifest = await readFile(new URL('../../packages/client/package.json', import.meta.url), 'utf8');
    expect(JSON.parse(manifest).version).toBe(openApiDocument.info.version);
  });
});

describe('openapi.json', () => {
  it('names each operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('declares each placeholder of each path', () => {
    for (const { key, path, operation } of operations) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map((parameter) => parameter.name).sort(), key).toEqual(placeholders.sort());
    }
  });

  it('has schemas that compile, and none that takes anything at all for a JSON success', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'openapi.json', ...openApiDocument });
    for (const name of Object.keys(openApiDocument.components.schemas)) {
      expect(ajv.compile({ $ref: `openapi.json#/components/schemas/${name}` })('no object'), name).toBe(false);
    }
    for (const { key, operation } of operations) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const schema = content?.['application/json']?.schema;
        if (schema !== undefined) expect(Object.keys(schema), `${key} ${status}`).not.toEqual([]);
      }
    }
  });
});
