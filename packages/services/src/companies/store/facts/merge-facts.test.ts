import type { Figure } from '@workbench/connectors/types';
import { describe, expect, it } from 'vitest';
import type { CompanyFacts } from './company-facts.ts';
import { mergeFacts } from './merge-facts.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const EMPTY = { name: 'Acme', industry: null, records: [], locations: [] };

function facts(source: string, value: number | null, asOf: string | null, more: Partial<CompanyFacts> = {}) {
  const figures = value === null ? [] : [{ source, headcount: { value }, asOf: asOf === null ? null : day(asOf) }];
  return { name: 'Acme', industry: null, figures, locations: [], locationSource: source, ...more };
}

/** Merges one after the other, as files and syncs come in. */
function after(steps: [facts: ReturnType<typeof facts>, now?: Date][]) {
  let state: Parameters<typeof mergeFacts>[0] = EMPTY;
  const history: unknown[] = [];
  for (const [said, now = NOW] of steps) {
    const merged = mergeFacts(state, said, now);
    history.push(...merged.replaced.map(({ value, since, asOf }) => ({ value, since, asOf })));
    state = { ...merged.state, locations: merged.state.records.flatMap((record) => record.locations) };
  }
  return { records: state.records, history };
}

describe('a figure', () => {
  it('of a day that has not begun is not believed', () => {
    expect(after([[facts('A', 500, '2062-03-31')]]).records).toEqual([]);
    expect(after([[facts('A', 500, '2026-06-16')]]).records).toHaveLength(1);
  });

  it('gives way to any other when its own day lies in the future', () => {
    const stored = after([[facts('A', 500, '2062-03-31'), day('2062-04-01')]]).records;
    const { state, replaced } = mergeFacts({ ...EMPTY, records: stored }, facts('A', 50, '2026-03-31'), NOW);
    expect(state.records).toMatchObject([{ value: 50, asOf: day('2026-03-31') }]);
    expect(replaced).toEqual([]);
  });

  it('that is corrected on its last day was valid until then all the same', () => {
    const steps = [facts('A', 100, '2025-01-01'), facts('A', 100, '2026-03-01'), facts('A', 120, '2026-03-01')];
    const { records, history } = after(steps.map((step) => [step]));
    expect(records).toMatchObject([{ value: 120, since: day('2026-03-01') }]);
    expect(history).toEqual([{ value: 100, since: day('2025-01-01'), asOf: day('2025-01-01') }]);
  });

  it('that a source repeats without a day is confirmed; one that a file repeats is not', () => {
    const sync = { isAnswer: true };
    const months = ['2026-01-01', '2026-02-01', '2026-05-31'].map(day);
    const synced = after(months.map((now) => [facts('A', 100, null, sync), now]));
    expect(synced.records).toMatchObject([
      { since: months[0], asOf: months[2], fetchedAt: months[2], asOfBasis: 'queried' },
    ]);
    const imported = after(months.map((now) => [facts('A', 100, null), now]));
    expect(imported.records).toMatchObject([{ since: months[0], asOf: months[0], asOfBasis: 'imported' }]);
  });

  it('takes the kind and scope that its source states now', () => {
    const [said] = facts('A', 100, '2026-01-01').figures;
    const better = {
      ...facts('A', null, null),
      figures: [{ ...said, kind: 'estimated', scope: 'group' } as Figure & { source: string }],
    };
    expect(after([[facts('A', 100, '2026-01-01')], [better]]).records).toMatchObject([
      { kind: 'estimated', scope: 'group' },
    ]);
  });
});

describe('a source', () => {
  it('is the same in another spelling', () => {
    const { records, history } = after([
      [facts('LinkedIn', 10, '2026-01-01')],
      [facts('LINKEDIN\u00a0', 11, '2026-02-01')],
      [facts('Linkedin ', 12, '2026-03-01')],
    ]);
    expect(records).toMatchObject([{ value: 12 }]);
    expect(history).toMatchObject([{ value: 10 }, { value: 11 }]);
  });

  it('that a user renames stays one opinion', () => {
    const named = (source: string, value: number) => {
      const said = facts(source, value, null, { isAnswer: true });
      return { ...said, figures: said.figures.map((figure) => ({ ...figure, connector: 'generic' })) };
    };
    const { records } = after([[named('My list', 100), day('2026-01-01')], [named('My vendor', 101)]]);
    expect(records).toMatchObject([{ source: 'My vendor', value: 101 }]);
  });
});

describe('locations', () => {
  const at = (locations: string[], asOf: string | null, more: Partial<CompanyFacts> = {}) =>
    facts('A', 100, asOf, { locations, ...more });
  const located = (...steps: ReturnType<typeof facts>[]) => after(steps.map((step) => [step])).records[0]?.locations;

  it("of a source's answer replace those that it named before", () => {
    const sync = { isAnswer: true };
    expect(located(at(['Berlin'], null, sync), at(['Munich'], null, sync))).toEqual(['Munich']);
    expect(located(at(['Berlin'], null, sync), at([], null, sync))).toEqual(['Berlin']);
  });

  it('of a later dated row replace the earlier ones, and those of an undated file are added', () => {
    expect(located(at(['Berlin'], '2025-01-01'), at(['Munich'], '2026-01-01'))).toEqual(['Munich']);
    expect(located(at(['Berlin'], '2025-01-01'), at(['Munich'], '2025-01-01'))).toEqual(['Berlin', 'Munich']);
    expect(located(at(['Berlin'], null), at(['Munich'], null))).toEqual(['Berlin', 'Munich']);
  });
});

describe('the evidence of a figure', () => {
  const stated = (evidence: object) => {
    const more = { source: 'Website', headcount: { value: 100 }, asOf: null, scope: 'unknown' as const, ...evidence };
    return { ...facts('Website', null, null, { isAnswer: true }), figures: [more] };
  };
  const first = stated({ kind: 'text_extracted', url: 'https://acme.com/about', quote: 'we have 100 employees' });
  const confirm = (evidence: object) => after([[first], [stated(evidence), day('2026-06-20')]]).records[0];

  it('is of one answer: no quotation of another page or another kind stays', () => {
    const declared = confirm({ kind: 'self_declared', url: 'https://acme.com/', quote: null });
    expect(declared).toMatchObject({ kind: 'self_declared', url: 'https://acme.com/' });
    expect(declared).not.toHaveProperty('quote');
    const bare = confirm({ kind: 'self_declared', url: null, quote: null });
    expect(bare).not.toHaveProperty('quote');
    expect(bare).not.toHaveProperty('url');
  });

  it('stays when the same is said again without any', () => {
    const again = confirm({ kind: 'text_extracted', url: null, quote: null });
    expect(again).toMatchObject({ url: 'https://acme.com/about', quote: 'we have 100 employees' });
  });
});
