import { describe, expect, it } from 'vitest';
import {
  domainsPointDown,
  featuresStandAlone,
  type Law,
  noCycles,
  nothingIsRegistered,
  outsideThingsHaveOneHome,
  PURE_FILES,
  packagesPointDown,
  pureFilesStayPure,
  routersAndSchemasAreThin,
} from './laws.ts';
import { readSources } from './project-files.ts';
import { parseSource } from './source-file.ts';

const files = readSources('packages', 'apps').map(({ path, text }) => parseSource(path, text));

describe('import laws', () => {
  it('are checked on the whole project', () => {
    const folders = new Set(files.map(({ path }) => path.split('/').slice(0, 2).join('/')));
    for (const folder of ['packages/db', 'packages/services', 'packages/trpc', 'apps/api', 'apps/web']) {
      expect(folders).toContain(folder);
    }
  });

  it.each<[string, Law]>([
    ['1: packages depend on each other in one direction', packagesPointDown],
    ['2: a domain uses only shared and the public face of the domains below it', domainsPointDown],
    ['3: tRPC, mongoose, fetch, vendor SDKs and the environment each have one home', outsideThingsHaveOneHome],
    ['4: routers call services, and schemas and limits are safe in a browser', routersAndSchemasAreThin],
    ['5: the files listed as pure are pure', pureFilesStayPure],
    ['6: a feature of the web client never imports another', featuresStandAlone],
    ['6: no file imports itself over others', noCycles],
    ['7: nothing but jobs is registered at run time', nothingIsRegistered],
  ])('%s', (_name, law) => {
    expect(law(files)).toEqual([]);
  });
});

const RULE = 'packages/services/src/companies/figures/rule/aggregate.ts';
const ROUTER = 'packages/trpc/src/routers/companies.ts';
const SEARCH = 'packages/services/src/companies/search/relevance.ts';

it('lists only pure files that exist', () => {
  const paths = new Set(files.map(({ path }) => path));
  expect([...PURE_FILES].filter((path) => !paths.has(path))).toEqual([]);
});

describe('a violation is found', () => {
  it.each<[Law, path: string, text: string]>([
    [packagesPointDown, 'packages/db/src/x.ts', "import { a } from '@workbench/services/companies';"],
    [packagesPointDown, 'packages/connectors/src/x.ts', "export * from '@workbench/db';"],
    [packagesPointDown, 'packages/sandbox/src/x.ts', "import type { Figure } from '@workbench/connectors/types';"],
    [packagesPointDown, 'packages/services/src/companies/x.ts', "const t = await import('@workbench/trpc');"],
    [packagesPointDown, 'packages/trpc/src/x.ts', "import '@workbench/db';"],
    [packagesPointDown, 'packages/trpc/src/x.ts', "import { a } from '../../db/src/index.ts';"],
    [packagesPointDown, 'apps/web/src/x.tsx', "import { appRouter } from '@workbench/trpc';"],
    [packagesPointDown, 'apps/web/src/x.tsx', "import { type AppRouter } from '@workbench/trpc';"],
    [packagesPointDown, 'apps/web/src/x.tsx', "import { listCompanies } from '@workbench/services/companies';"],
    [packagesPointDown, 'apps/web/src/x.tsx', "import type { Verb } from '@workbench/services/shared/context';"],
    [packagesPointDown, 'apps/web/src/x.tsx', "import { parseDomain } from '@workbench/identity/domain/domain-key';"],
    [packagesPointDown, 'packages/text/src/x.ts', "import type { A } from '@workbench/identity/domain/domain-key';"],
    [packagesPointDown, 'packages/identity/src/x.ts', "import { a } from '@workbench/db';"],
    [packagesPointDown, 'apps/web/src/x.tsx', "import type { Company } from '@workbench/services/companies';"],
    [domainsPointDown, 'packages/services/src/companies/x.ts', "import { a } from '../analytics/index.ts';"],
    [domainsPointDown, 'packages/services/src/analytics/x.ts', "import { a } from '../companies/statistics.ts';"],
    [domainsPointDown, 'packages/services/src/analytics/x.ts', "import { a } from '../companies/rules/aggregate.ts';"],
    [domainsPointDown, 'packages/services/src/shared/x.ts', "import type { A } from '../companies/schemas.ts';"],
    [domainsPointDown, 'packages/services/src/sources/x.ts', "import type { A } from '../contacts/index.ts';"],
    [domainsPointDown, 'packages/services/src/sources/x.test.ts', "import { a } from '../contacts/x.fixtures.ts';"],
    [domainsPointDown, 'packages/services/src/suppression/x.ts', "import { a } from '../companies/index.ts';"],
    [domainsPointDown, 'packages/services/src/contacts/x.ts', "import type { A } from '../leads/schemas.ts';"],
    [domainsPointDown, 'packages/services/src/leads/x.ts', "import { a } from '../privacy/index.ts';"],
    [domainsPointDown, 'packages/services/src/privacy/x.ts', "import { a } from '../contacts/a.fixtures.ts';"],
    [domainsPointDown, 'packages/services/src/brand-new/x.ts', "import { a } from '../companies/index.ts';"],
    [domainsPointDown, 'packages/services/src/contacts/x.ts', "import { a } from '@workbench/services/outreach';"],
    [outsideThingsHaveOneHome, 'apps/api/src/x.ts', "import { TRPCError } from '@trpc/server';"],
    [outsideThingsHaveOneHome, 'apps/api/src/x.ts', "import mongoose from 'mongoose';"],
    [outsideThingsHaveOneHome, SEARCH, "import { connect } from 'node:tls';"],
    [outsideThingsHaveOneHome, 'apps/api/src/server.ts', "const http = await import('node:http');"],
    [outsideThingsHaveOneHome, SEARCH, "const page = await fetch('https://example.com');"],
    [outsideThingsHaveOneHome, SEARCH, "import { generateText } from 'ai';"],
    [outsideThingsHaveOneHome, SEARCH, 'const key = process.env.APOLLO_API_KEY;'],
    [outsideThingsHaveOneHome, SEARCH, `\`\${1 + "}"} \${process.env.X}\``],
    [routersAndSchemasAreThin, ROUTER, "import { CompanyModel } from '@workbench/db';"],
    [routersAndSchemasAreThin, 'packages/services/src/companies/schemas.ts', "import { isIP } from 'node:net';"],
    [routersAndSchemasAreThin, 'packages/services/src/contacts/limits.ts', "import { a } from './index.ts';"],
    [routersAndSchemasAreThin, 'packages/services/src/leads/enrichment-schemas.ts', "import { a } from './index.ts';"],
    [routersAndSchemasAreThin, 'packages/services/src/leads/limits.ts', "import { A_MAX } from '../ai/limits.ts';"],
    [pureFilesStayPure, RULE, "import { CompanyModel } from '@workbench/db';"],
    [pureFilesStayPure, RULE, "import { readFileSync } from 'node:fs';"],
    [pureFilesStayPure, RULE, 'export const now = () => Date.now();'],
    [pureFilesStayPure, 'packages/connectors/src/apollo/mapper.ts', 'export const at = new Date();'],
    [
      pureFilesStayPure,
      'apps/web/src/components/charts/source-bars/prepare-source-bars.ts',
      'export const id = Math.random();',
    ],
    [featuresStandAlone, 'apps/web/src/features/a/x.tsx', "import { B } from '../b/components/B.tsx';"],
    [featuresStandAlone, 'apps/web/src/features/a/x.tsx', "import { B } from '~/features/b/components/B.tsx';"],
    [nothingIsRegistered, 'packages/services/src/leads/x.ts', 'export function registerPersonalData(): void {}'],
    [nothingIsRegistered, 'packages/services/src/shared/x.ts', 'export const watchPeople = (name: string) => 1;'],
  ])('%o in %s: %s', (law, path, text) => {
    const violations = law([parseSource(path, text)]);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(`${path}:1 `);
  });

  it('when a rule reaches the database by way of another file', () => {
    const rule = parseSource(RULE, "import { a } from '../../helper.ts';");
    const helper = parseSource('packages/services/src/companies/helper.ts', "import { A } from '@workbench/db';");
    expect(pureFilesStayPure([rule, helper])).toHaveLength(1);
  });

  it('when three files import each other in a ring, across packages too', () => {
    const a = parseSource('packages/services/src/companies/a.ts', "import { b } from './b.ts';");
    const b = parseSource('packages/services/src/companies/b.ts', "export { c } from '@workbench/trpc';");
    const c = parseSource('packages/trpc/src/index.ts', "import('../../services/src/companies/a.ts');");
    expect(noCycles([a, b, c])).toHaveLength(1);
    expect(noCycles([a, b, { ...c, imports: c.imports.map((one) => ({ ...one, isTypeOnly: true })) }])).toHaveLength(1);
  });
});

describe('what only looks like a violation is let pass', () => {
  const all: Law = (sources) =>
    [
      packagesPointDown,
      domainsPointDown,
      outsideThingsHaveOneHome,
      routersAndSchemasAreThin,
      pureFilesStayPure,
      noCycles,
      nothingIsRegistered,
    ].flatMap((law) => law(sources));

  it.each([
    [SEARCH, "// import { a } from '@workbench/trpc';\n/* process.env.X */"],
    [SEARCH, 'const text = "import x from \'@workbench/trpc\'; fetch(1); process.env";'],
    [SEARCH, "const pattern = /[\"'/]/; const env = 'process.env';"],
    [SEARCH, "const half = total / 2; const text = 'fetch(x) / process.env';"],
    [SEARCH, '`process.env `'],
    [SEARCH, 'queryClient.fetch(1); prefetch(2);'],
    [RULE, "import type { SourceRecordDoc } from '@workbench/db';"],
    ['apps/web/src/x.tsx', "import type { AppRouter } from '@workbench/trpc';"],
    ['packages/services/src/leads/x.ts', "import { SELECTION_MAX } from '../contacts/limits.ts';"],
    ['apps/web/src/x.tsx', "const a = <p>can't</p>;\nimport type { A } from '@workbench/services/companies/schemas';"],
    ['apps/web/src/x.tsx', "import { foldText } from '@workbench/text/fold';"],
    ['apps/web/src/x.tsx', "import { listCompaniesInput } from '@workbench/services/companies/schemas';"],
    ['apps/web/src/x.tsx', "import { SELECTION_MAX } from '@workbench/services/contacts/limits';"],
    ['packages/services/src/contacts/schemas.ts', "import { NOTE_MAX } from './limits.ts';"],
    ['packages/services/src/contacts/x.ts', "import { trackCompany } from '../sources/index.ts';"],
    ['packages/services/src/privacy/x.ts', "import { findMessages } from '../outreach/index.ts';"],
    ['packages/services/src/privacy/x.test.ts', "import { bench } from '../contacts/reveal/reveal.fixtures.ts';"],
    ['packages/services/src/leads/x.ts', 'export function registerLeadJobs(): void {}'],
    ['packages/services/src/analytics/x.ts', "import { readTotals } from '../companies/index.ts';"],
  ])('in %s: %s', (path, text) => {
    expect(all([parseSource(path, text)])).toEqual([]);
  });
});
