import { describe, expect, it } from 'vitest';
import { DAY_MS, FakeSource } from '../../connections/fake-sources.fixtures.ts';
import { dueSources } from './due-sources.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const source = new FakeSource('pdl', 'People Data Labs', { creditsPerCompany: 1 }).connection;
const outcome = (askedAt: Date | null) => ({ id: 'pdl', askedAt, unknownWith: null });
const idsOf = (...args: Parameters<typeof dueSources>) => dueSources(...args).map(({ connector }) => connector.id);

describe('dueSources', () => {
  it('are the connected ones that never answered, or so long ago that it does not hold any more', () => {
    expect(idsOf([source], null, NOW)).toEqual(['pdl']);
    const old = { finishedAt: ago(8 * DAY_MS), outcomes: [outcome(ago(8 * DAY_MS))] };
    expect(idsOf([source], old, NOW)).toEqual(['pdl']);
    expect(idsOf([{ ...source, isConnected: false }], old, NOW)).toEqual([]);
  });

  it('are none while the answers hold', () => {
    const fresh = { finishedAt: ago(DAY_MS), outcomes: [outcome(ago(DAY_MS))] };
    expect(idsOf([source], fresh, NOW)).toEqual([]);
  });

  it('are those that failed, but not at once again', () => {
    expect(idsOf([source], { finishedAt: ago(60_000), outcomes: [outcome(null)] }, NOW)).toEqual([]);
    expect(idsOf([source], { finishedAt: ago(11 * 60_000), outcomes: [outcome(null)] }, NOW)).toEqual(['pdl']);
  });

  it('are those that failed, where a clock that was ahead stored when', () => {
    expect(idsOf([source], { finishedAt: ago(-DAY_MS), outcomes: [outcome(null)] }, NOW)).toEqual(['pdl']);
  });
});
