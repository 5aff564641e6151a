import { parseFilter } from '@workbench/services/companies/filter';
import type { List } from '@workbench/services/lists/schemas';
import { expect, it } from 'vitest';
import { companyFilterOf, contactFilterOf, matchingLists } from './list-links.ts';

const ID = '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77';
const list = (name: string, kind: List['kind']): List => ({
  ...{ id: ID, name, kind, count: 1 },
  createdAt: '2026-06-15T10:00:00Z',
  updatedAt: '2026-06-15T10:00:00Z',
});

it('leads to the members by filters that their screens read', () => {
  expect(parseFilter(companyFilterOf({ id: ID })).filter).toEqual({ field: 'list', op: 'anyOf', value: [ID] });
  expect(contactFilterOf({ id: ID })).toBe(`list=${ID}`);
});

it('finds lists by a part of their name and by kind', () => {
  const lists = [list('Fair in Lyon', 'person'), list('Lyon makers', 'company'), list('Oslo', 'company')];
  const names = (text: string, kind: List['kind'] | '') => matchingLists(lists, { text, kind }).map(({ name }) => name);
  expect(names(' LYON ', '')).toEqual(['Fair in Lyon', 'Lyon makers']);
  expect(names('lyon', 'company')).toEqual(['Lyon makers']);
  expect(names('x', '')).toEqual([]);
});
