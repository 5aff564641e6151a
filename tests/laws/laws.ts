import { readFileSync } from 'node:fs';
import { buildGraph, findCycles, targetOf } from './module-graph.ts';
import { type Import, lineAt, type SourceFile } from './source-file.ts';

/** Each law is a pure function of the files; its result is one line per violation: file, import and law. */
export type Law = (files: SourceFile[]) => string[];

/**
 * Lowest first: a domain may use those before it, types included. The floors: api-keys, audit, settings, backups, suppression, idempotency, lists, demo < companies
 * < views, sources < mcp, contacts, analytics < leads, ai, reports < membership, campaigns, outreach < search, timeline, trash, duplicates
 * < customers, bulk, webhooks, metrics, privacy.
 */
export const DOMAINS = [
  'api-keys',
  'audit',
  'settings',
  'backups',
  'suppression',
  'idempotency',
  'lists',
  'demo',
  'companies',
  'views',
  'sources',
  'mcp',
  'contacts',
  'analytics',
  'leads',
  'membership',
  'ai',
  'reports',
  'campaigns',
  'outreach',
  'trash',
  'duplicates',
  'search',
  'timeline',
  'customers',
  'bulk',
  'webhooks',
  'metrics',
  'privacy',
];

const MAY_IMPORT: Record<string, string[]> = {
  text: [],
  identity: ['text'],
  db: ['text', 'identity'],
  connectors: ['text', 'identity'],
  sandbox: [],
  client: [],
  services: ['text', 'identity', 'db', 'connectors'],
  trpc: ['services'],
  mcp: ['services', 'trpc'],
  api: ['db', 'connectors', 'sandbox', 'services', 'trpc', 'mcp'],
};

/** Clients that talk to the outside world by themselves. */
const VENDOR_SDKS =
  /^(ai|@ai-sdk\/.+|openai|@anthropic-ai\/.+|googleapis|google-auth-library|nodemailer|undici|axios|got|node-fetch|ky)$/;

/** Modules of Node.js that open connections. */
const NETWORK_MODULES = /^node:(net|http|https|http2|tls|dgram|dns)(\/promises)?$/;
/** Where connections go out, or only to this machine: to the engine, to the own server, to the proxy that is examined. */
const NETWORK_HOMES = [
  'packages/connectors/',
  'packages/db/src/embedded/',
  'packages/sandbox/src/server/',
  'apps/api/src/doctor/probes/',
  // Says whether a text is an address.
  'apps/api/src/config/addresses.ts',
  'apps/api/src/config/is-loopback.ts',
];

const isTest = ({ path }: SourceFile) => /\.test\.tsx?$|\/test-helpers\/|\/testing\.ts$/.test(path);

/** Safe in a browser, which law 4 checks for schemas and limits, and law 5 for the filter. */
const WEB_FACES = /^@workbench\/(text\/[\w-]+|services\/[\w-]+\/(schemas|limits)|services\/companies\/filter)$/;

/** Law 1: packages depend on each other in one direction. */
export const packagesPointDown: Law = (files) =>
  eachImport(files, (file, { specifier, isTypeOnly }) => {
    const target = targetOf(file.path, specifier);
    const from = packageOf(file.path);
    const to = target === null ? null : packageOf(target);
    if (to === null || to === from) return null;
    if (from !== 'web') return MAY_IMPORT[from ?? '']?.includes(to) ? null : `${from} must not import ${to}`;
    const isAllowed = WEB_FACES.test(specifier) || (isTypeOnly && specifier === '@workbench/trpc');
    return isAllowed
      ? null
      : "web imports the router's type, text, services/<domain>/{schemas,limits} and services/companies/filter";
  });

/** Law 2: a domain of services uses itself, shared, and the public face of the domains below it. */
export const domainsPointDown: Law = (files) =>
  eachImport(files, (file, { specifier }) => {
    const from = domainOf(file.path);
    const target = targetOf(file.path, specifier);
    const to = target === null ? null : domainOf(target);
    if (from === null || target === null || to === null || from === to || to === 'shared') return null;
    if (from === 'shared') return 'shared imports no domain';
    for (const domain of [from, to])
      if (!DOMAINS.includes(domain)) return `${domain} is not in the order of the domains yet`;
    if (DOMAINS.indexOf(from) < DOMAINS.indexOf(to)) return `${from} must not import ${to}: ${DOMAINS.join(' < ')}`;
    const isFace = /^packages\/services\/src\/[\w-]+(\/index\.ts|\/(schemas|limits)(\.ts)?|\/index)?$/.test(target);
    // An index loads models, which a pure file must not; and a test may set the stage as the domain's own tests do.
    const isShared = (isPure(file) && PURE_FILES.has(target)) || (isTest(file) && target.endsWith('.fixtures.ts'));
    return isFace || isShared ? null : `${to} is used through its index.ts, schemas.ts or limits.ts alone`;
  });

/** Law 3: each outside thing has one home. */
export const outsideThingsHaveOneHome: Law = (files) => {
  const product = files.filter((file) => !isTest(file));
  return [...eachImport(product, misplacedPackage), ...eachUse(product, misplacedCall)];
};

function misplacedPackage({ path }: SourceFile, { specifier, isTypeOnly }: Import): string | null {
  if (isTypeOnly && NETWORK_MODULES.test(specifier)) return null;
  const home = packageOf(path) ?? '';
  if (/^@trpc\/server(\/|$)/.test(specifier)) {
    const isAdapter = home === 'api' && specifier === '@trpc/server/adapters/fastify';
    return home === 'trpc' || isAdapter ? null : '@trpc/server belongs in packages/trpc';
  }
  if (/^(mongoose|mongodb)$/.test(specifier)) {
    return ['db', 'services'].includes(home) ? null : 'mongoose belongs in packages/db and packages/services';
  }
  if (NETWORK_MODULES.test(specifier)) {
    return NETWORK_HOMES.some((folder) => path.startsWith(folder))
      ? null
      : 'the network belongs in packages/connectors';
  }
  if (VENDOR_SDKS.test(specifier)) return home === 'connectors' ? null : 'vendor SDKs belong in packages/connectors';
  return null;
}

const misplacedCall: Use[] = [
  {
    pattern: /(?<![\w$.])fetch\s*\(|\bglobalThis\.fetch\b/g,
    // The web client and the client of scripts talk to the product's own server.
    isHome: (path) => ['connectors', 'web', 'client'].includes(packageOf(path) ?? ''),
    law: 'fetch belongs in packages/connectors',
  },
  {
    pattern: /\bprocess\s*\.\s*env\b|\bimport\.meta\.env\b/g,
    isHome: (path) => ['apps/api/src/config/read-config.ts', 'apps/api/src/config/node-options.ts'].includes(path),
    law: 'process.env is read in apps/api/src/config/read-config.ts, and what Node.js itself reads in config/node-options.ts',
  },
];

/** Law 4: routers call services; schemas.ts and limits.ts are safe in a browser. */
export const routersAndSchemasAreThin: Law = (files) =>
  eachImport(files, ({ path }, { specifier }) => {
    if (/^packages\/trpc\/src\/routers\//.test(path)) {
      const isAllowed = specifier === 'zod' || /^@workbench\/services\//.test(specifier) || specifier.startsWith('.');
      return isAllowed ? null : 'routers call services and hold no query and no rule';
    }
    if (/^packages\/services\/src\/[\w-]+\/limits\.ts$/.test(path)) {
      return 'limits.ts holds constants and imports nothing';
    }
    if (/^packages\/services\/src\/[\w-]+\/([\w-]+-)?schemas\.ts$/.test(path)) {
      const isAllowed = specifier === 'zod' || /^\.{1,2}\/([\w-]+\/)?(([\w-]+-)?schemas|limits)\.ts$/.test(specifier);
      return isAllowed ? null : 'schemas.ts is safe in a browser: zod, other schemas and limits alone';
    }
    return null;
  });

/** Paths of the files that must stay pure, one per line; a new rule is added here. */
export const PURE_FILES: ReadonlySet<string> = new Set(
  readFileSync(new URL('./pure-files.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

const isPure = ({ path }: SourceFile) => PURE_FILES.has(path);

const IMPURE_CALLS = /\bDate\.now\b|\bnew\s+Date\s*\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\brandomUUID\b/g;

/** Law 5: pure files take values and return values, and load nothing that reaches out. */
export const pureFilesStayPure: Law = (files) => {
  const graph = buildGraph(files, { types: false });
  const pure = files.filter((file) => isPure(file) && !isTest(file));
  const reached = new Set(pure.map((file) => file.path));
  for (const path of reached) for (const { to } of graph.get(path) ?? []) reached.add(to);
  const loaded = files.filter((file) => reached.has(file.path));
  const law = 'pure files (tests/laws/pure-files.txt) have no model, client, clock or randomness';
  return [
    ...eachImport(loaded, (_file, { specifier, isTypeOnly }) => {
      if (isTypeOnly) return null;
      const isImpure = /^(node:.+|mongoose|mongodb|react|@trpc\/.+|@workbench\/db(\/.+)?)$/.test(specifier);
      return isImpure || VENDOR_SDKS.test(specifier) ? law : null;
    }),
    ...eachUse(pure, [{ pattern: IMPURE_CALLS, isHome: () => false, law }]),
  ];
};

/** Law 6, first half: features of the web client know nothing of each other; routes compose them. */
export const featuresStandAlone: Law = (files) =>
  eachImport(files, (file, { specifier }) => {
    const from = featureOf(file.path);
    const to = featureOf(targetOf(file.path, specifier) ?? '');
    return from === null || to === null || from === to ? null : `the feature ${from} must not import the feature ${to}`;
  });

/** Law 6, second half; type imports count. */
export const noCycles: Law = (files) =>
  findCycles(buildGraph(files, { types: true })).map((cycle) => `a cycle: ${cycle.join(' → ')}`);

/** Exported functions that fill a list at run time, by name. Jobs are the one list that a process fills when it starts. */
const REGISTRATION =
  /\bexport\s+(?:async\s+)?(?:function|const|let)\s+(?:register(?!\w*Jobs\b)|watch|subscribe)[A-Z]\w*/g;

/** Law 7: domains import what is below them; nothing above makes itself known at run time, which a worker would miss. */
export const nothingIsRegistered: Law = (files) =>
  eachUse(
    files.filter((file) => domainOf(file.path) !== null && !isTest(file)),
    [
      {
        pattern: REGISTRATION,
        isHome: (path) => path.startsWith('packages/services/src/shared/jobs/'),
        law: 'import it from below or pass it as an argument; only jobs are registered',
      },
    ],
  );

interface Use {
  pattern: RegExp;
  isHome: (path: string) => boolean;
  law: string;
}

function eachImport(
  files: SourceFile[],
  judge: (file: SourceFile, imported: SourceFile['imports'][number]) => string | null,
): string[] {
  return files.flatMap((file) =>
    file.imports.flatMap((imported) => {
      const law = judge(file, imported);
      return law === null ? [] : [`${file.path}:${imported.line} imports '${imported.specifier}': ${law}`];
    }),
  );
}

function eachUse(files: SourceFile[], uses: Use[]): string[] {
  return files.flatMap(({ path, code }) =>
    uses
      .filter(({ isHome }) => !isHome(path))
      .flatMap(({ pattern, law }) =>
        [...code.matchAll(pattern)].map((match) => `${path}:${lineAt(code, match.index)} uses '${match[0]}': ${law}`),
      ),
  );
}

function packageOf(path: string): string | null {
  return /^(?:packages|apps)\/([\w-]+)\//.exec(path)?.[1] ?? null;
}

/** null for a file that is not of a domain of services. */
export function domainOf(path: string): string | null {
  return /^packages\/services\/src\/([\w-]+)(?:\/|$)/.exec(path)?.[1] ?? null;
}

function featureOf(path: string): string | null {
  return /^apps\/web\/src\/features\/([\w-]+)(?:\/|$)/.exec(path)?.[1] ?? null;
}
