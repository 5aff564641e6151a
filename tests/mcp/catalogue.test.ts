import { readFileSync } from 'node:fs';
import { describeTool, TOOLS } from '@workbench/mcp';
import { appRouter, type ScopeMeta, scopeOf } from '@workbench/trpc';
import { describe, expect, it } from 'vitest';
import { readSources } from '../laws/project-files.ts';
import { parseSource } from '../laws/source-file.ts';

/** English and JSON have more than three characters a token in every vocabulary in use. */
const CHARACTERS_PER_TOKEN_MIN = 3;
const TOKENS_MAX = 4000;

const sources = new Map(readSources('packages/mcp/src/tools').map(({ path, text }) => [path.split('/').at(-1), text]));
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string; meta?: ScopeMeta } }>;

/** The procedures that a file calls, also by way of the files beside it that are no tools. */
function calledBy(file: string): string[] {
  const text = sources.get(file) ?? '';
  const helpers = ['find-company.ts', 'read-report.ts'].filter((helper) => text.includes(`'./${helper}'`));
  const own = [...text.matchAll(/\b(?:api|pricing)\.(\w+)\.(\w+)\(/g)].map(([, router, name]) => `${router}.${name}`);
  return [...own, ...helpers.flatMap(calledBy)];
}

describe('the tools', () => {
  it('are at most 12, and cost less than 4,000 tokens: names, descriptions, inputs and annotations', () => {
    expect(TOOLS.length).toBeLessThanOrEqual(12);
    const shown = TOOLS.map((tool) => {
      const { outputSchema: _notForTheModel, ...rest } = describeTool(tool);
      return JSON.stringify(rest);
    });
    expect(shown.join('').length / CHARACTERS_PER_TOKEN_MIN).toBeLessThan(TOKENS_MAX);
  });

  it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
    '%s does what its kind says, and nothing beyond',
    (name, tool) => {
      const called = calledBy(`${name.replaceAll('_', '-')}.ts`);
      const scopes = new Set(
        called.map((path) => {
          const { _def } = procedures[path] ?? {};
          if (_def === undefined) throw new Error(`${name} calls ${path}, which is no procedure`);
          return scopeOf(_def);
        }),
      );
      const kinds = new Set([...scopes, 'read']);
      expect(tool.orKind === undefined || name === 'estimate_cost', 'one tool is open to two scopes').toBe(true);
      expect(kinds, called.join(', ')).toEqual(new Set(['read', tool.kind]));
      expect(describeTool(tool).annotations.readOnlyHint).toBe(tool.kind === 'read');
      expect(tool.price !== undefined).toBe(tool.kind === 'spend');
    },
  );

  it('reach data through procedures alone', () => {
    const files = readSources('packages/mcp/src').filter(({ path }) => !path.endsWith('.test.ts'));
    const imported = files.flatMap(({ path, text }) =>
      parseSource(path, text).imports.map(({ specifier }) => specifier),
    );
    const own = /^(\.|node:|zod$|@modelcontextprotocol\/server|@workbench\/trpc$)/;
    const services = /^@workbench\/services\/(mcp|audit|api-keys|shared\/(errors|context)|[\w/-]+\/(schemas|limits))$/;
    expect(imported.filter((specifier) => !own.test(specifier) && !services.test(specifier))).toEqual([]);
  });
});

it('the protocol is loaded with its first use: no other file imports it when it is loaded itself', () => {
  const others = readSources('apps/api', 'packages').filter(({ path }) => !path.startsWith('packages/mcp/'));
  const eager = others.flatMap(({ path, text }) =>
    parseSource(path, text)
      .imports.filter(
        ({ specifier, isTypeOnly, isDynamic }) =>
          /^@workbench\/mcp|^@modelcontextprotocol/.test(specifier) && !isTypeOnly && !isDynamic,
      )
      .map(({ specifier }) => `${path}: ${specifier}`),
  );
  expect(eager).toEqual([]);
});

it('the README names every tool', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(TOOLS.filter(({ name }) => !readme.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([]);
});
