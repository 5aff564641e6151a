import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { removeParent, setParent } from '../../companies/index.ts';
import { MergeDay } from './test-helpers/merge-day.ts';

useTestDatabase();

let day: MergeDay;
const set = (id: string, parentId: string) => setParent({ ctx: day.ctx, input: { id, parentId } });
const free = (id: string) => removeParent({ ctx: day.ctx, input: { id } });
beforeEach(async () => {
  await emptyTestDatabase();
  day = new MergeDay();
});

it('an un-merge makes no circle of what was related since: it names it, and goes on when that is removed', async () => {
  const [group, unit] = [await day.create('Group'), await day.create('Unit')];
  const [survivor, other] = [await day.create('Survivor'), await day.create('Other')];
  await set(other, group);
  await set(unit, other);
  const mergeId = await day.merge(survivor, other);
  await free(survivor);
  await set(group, unit);
  await expect(day.undo(mergeId)).rejects.toThrow('Unit would be above and below Other');
  expect((await day.company(unit)).parent?.name).toBe('Survivor');
  await free(group);
  await day.undo(mergeId);
  expect((await day.company(unit)).parent?.name).toBe('Other');
  expect((await day.company(other)).parent?.name).toBe('Group');
});

it('an un-merge puts no more than ten companies above one another', async () => {
  const chain = async (name: string, length: number, above: string | null) => {
    let last = above;
    for (let at = 0; at < length; at++) {
      const id = await day.create(`${name}${at}`);
      if (last !== null) await set(id, last);
      last = id;
    }
    return last ?? '';
  };
  const [survivor, other] = [await day.create('Survivor'), await day.create('Other')];
  await set(other, await chain('Top', 7, null));
  const unit = await chain('Unit', 1, other);
  const mergeId = await day.merge(survivor, other);
  await free(survivor);
  await chain('Low', 4, unit);
  await expect(day.undo(mergeId)).rejects.toThrow('At most 10 companies can be above one another');
});
