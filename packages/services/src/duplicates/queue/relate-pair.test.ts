import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { getCompany, removeParent, setParent } from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { compareAll, track } from '../duplicates.fixtures.ts';
import { dismissDuplicate, reopenDuplicate } from './dismiss-duplicate.ts';
import { listDuplicates } from './list-duplicates.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let time = Date.parse('2026-06-15T12:00:00Z');
const now = () => {
  time += 1000;
  return new Date(time);
};
const ctx = createContext({ actor: 'person', now });
const queue = async (state: 'open' | 'dismissed' = 'open') =>
  (await listDuplicates({ ctx, input: { state } })).items.map(({ id }) => id);
const parentOf = async (id: string) => (await getCompany({ ctx, input: { id } })).parent?.id ?? null;

async function trackPair() {
  const [group, unit] = [await track('Nordlys', 'nordlys.no'), await track('Nordlys AS', 'nordlys.com')];
  await compareAll();
  const [id = ''] = await queue();
  return { id, group, unit };
}

describe('parent and subsidiary in the queue', () => {
  it('is a decision about a pair, which is no duplicate from then on, and both are taken back together', async () => {
    const { id, group, unit } = await trackPair();
    const decide = () => dismissDuplicate({ ctx, input: { id, parentId: group } });
    expect((await decide()).state).toBe('dismissed');
    expect(await parentOf(unit)).toBe(group);
    expect(await decide()).toMatchObject({ state: 'dismissed' });
    await compareAll();
    expect([await queue(), await queue('dismissed')]).toEqual([[], [id]]);
    await expect(reopenDuplicate({ ctx, input: { id } })).rejects.toThrow(
      'Nordlys AS is a subsidiary of Nordlys, so both stay; remove that relation first',
    );
    await reopenDuplicate({ ctx, input: { id, removeParent: true } });
    expect(await parentOf(unit)).toBeNull();
    await compareAll();
    expect(await queue()).toEqual([id]);
  });

  it('refuses a parent that is none of the two, and replaces no other parent', async () => {
    const { id, group, unit } = await trackPair();
    const other = await track('Aurora Holding', 'aurora.example.no');
    await expect(dismissDuplicate({ ctx, input: { id, parentId: other } })).rejects.toMatchObject({ kind: 'invalid' });
    await setParent({ ctx, input: { id: unit, parentId: other } });
    await expect(dismissDuplicate({ ctx, input: { id, parentId: group } })).rejects.toThrow(
      'Nordlys AS is a subsidiary of Aurora Holding already',
    );
    expect(await queue()).toEqual([id]);
  });

  it('takes the pairs of related companies out, over other companies too, until the relation is removed', async () => {
    const { id, group, unit } = await trackPair();
    const middle = await track('Aurora Holding', 'aurora.example.no');
    await setParent({ ctx, input: { id: unit, parentId: middle } });
    await compareAll();
    expect(await queue()).toEqual([id]);
    await setParent({ ctx, input: { id: middle, parentId: group } });
    await compareAll();
    await compareAll();
    expect(await queue()).toEqual([]);
    await removeParent({ ctx, input: { id: middle } });
    await compareAll();
    expect(await queue()).toEqual([id]);
  });

  it('needs no dismissal: a kill between the two leaves nothing in the queue', async () => {
    const { group, unit } = await trackPair();
    await setParent({ ctx, input: { id: unit, parentId: group } });
    await compareAll();
    expect(await queue()).toEqual([]);
  });
});
