import { appRouter, type ScopeMeta, scopeOf } from '@workbench/trpc';
import { describe, expect, it } from 'vitest';
import { readSources } from './project-files.ts';
import { createReach, readDeclarations } from './reachable-code.ts';

/**
 * Which operations may spend, read from the code: whatever leads to the meter of paid calls, to a language model or to a job
 * that does. Each of them asks for the scope `spend`, always or for the inputs that spend.
 */

const declarations = readDeclarations(
  readSources('packages/trpc/src', 'packages/services/src').filter(({ path }) => !/\.(test|fixtures)\.ts$/.test(path)),
);
const { codeOf } = declarations;

const PAYS = /\bmeteredHttp\(|\.(?:generateObject|generateText|streamText)\(/;
/** What goes on again spends again. */
const STARTS = /\b(?:startBatch|resumeBatch|retryBatch)\(/;
const reachesPayment = createReach(declarations, (code) => PAYS.test(code));

/** The kinds of jobs that spend, by the constants that name them. */
const spendingKinds = new Set(
  [...codeOf].flatMap(([id, code]) => {
    const kind = /\bregisterBatchKind\(\{[\s\S]*?\bname: (\w+)/.exec(code)?.[1];
    const file = id.slice(0, id.indexOf('#'));
    if (kind === undefined || !reachesPayment(file, code)) return [];
    return declarations.resolve(file, kind) ?? [];
  }),
);

const mayContinue = /\b(?:resumeBatch|retryBatch)\(/;
const reachesSpending = createReach(
  declarations,
  (code, mentions) =>
    PAYS.test(code) ||
    mayContinue.test(code) ||
    (STARTS.test(code) && mentions.some((mention) => spendingKinds.has(mention))),
);

/** The code of each procedure of a router, by its name; also those that are spread into it from another file. */
function* proceduresIn(id: string): Generator<[name: string, file: string, code: string]> {
  const file = id.slice(0, id.indexOf('#'));
  const members = (codeOf.get(id) ?? '').split(/\n(?= {2}(?:\w+: |\w+,|\.\.\.))/).slice(1);
  for (const member of members) {
    const spread = /^ {2}\.\.\.(\w+)/.exec(member)?.[1];
    const target = spread === undefined ? null : declarations.resolve(file, spread);
    if (target !== null) yield* proceduresIn(target);
    const name = /^ {2}(\w+)[:,]/.exec(member)?.[1];
    if (name !== undefined) yield [name, file, member];
  }
}

interface Found {
  isSpending: boolean;
  type: string;
  meta: ScopeMeta & { openapi?: { method: string; path: string } };
}

const ROOT = 'packages/trpc/src/root.ts';
const routers = [...(codeOf.get(`${ROOT}#appRouter`) ?? '').matchAll(/^ {2}(\w+): (\w+),/gm)];
const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: string; meta?: Found['meta'] } }
>;
const found = new Map<string, Found>(
  routers.flatMap(([, name, variable = '']) =>
    [...proceduresIn(declarations.resolve(ROOT, variable) ?? '')].map(([member, file, code]) => {
      const path = `${name}.${member}`;
      const { type = '', meta = {} } = procedures[path]?._def ?? {};
      return [path, { isSpending: reachesSpending(file, code), type, meta }] as const;
    }),
  ),
);

/** What reads, and comes upon code that spends. */
const NEVER_SPENDS = new Set([
  // A campaign that was ordered and whose start a crash prevented is started by whoever looks at it.
  ...['campaigns.list', 'campaigns.get', 'campaigns.items', 'campaigns.pause', 'campaigns.cancel'],
  // Prices need to know what is connected, and take that from the ports by which an enrichment pays.
  ...['leads.previewSheet', 'leads.previewPasted', 'leads.estimate', 'leads.runs'],
]);

describe('the scope of each operation', () => {
  it('is known of all: the code of each procedure was found', () => {
    expect([...found.keys()].sort()).toEqual(Object.keys(procedures).sort());
  });

  it('the jobs that spend are found: syncs, reports, enrichments and drafts', () => {
    expect([...spendingKinds].map((id) => id.split('#')[1]).sort()).toEqual([
      'DRAFTING_KIND',
      'ENRICH_KIND',
      'REPORT_KIND',
      'SYNC_KIND',
    ]);
  });

  it('is `spend` of whatever reaches a paid source or a language model', () => {
    const unmarked = [...found].filter(
      ([, { isSpending, meta }]) => isSpending && meta.scope !== 'spend' && meta.scopeFor?.scope !== 'spend',
    );
    expect(new Set(unmarked.map(([path]) => path))).toEqual(NEVER_SPENDS);
  });

  it('is `read` of each POST that only reads', () => {
    const readers = /\/(?:preview|preview-\w+|estimate|select|check|found|stored|report-status)$/;
    const wrong = [...found].filter(
      ([, { meta, type }]) =>
        meta.openapi?.method === 'POST' && readers.test(meta.openapi.path) && scopeOf({ type, meta }) !== 'read',
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});
