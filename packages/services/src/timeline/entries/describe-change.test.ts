import { expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';

const change = (kind: string, details: Record<string, unknown>) =>
  describeChange({ kind, by: { kind: 'person' }, details });

it('names the fields of an edit with their values before and after', () => {
  const fields = [
    { field: 'industry', before: null, after: 'Robotics' },
    { field: 'locations', before: ['Oslo, Norway'], after: [] },
  ];
  expect(change('edited', { fields })).toEqual({
    title: 'Industry, locations changed',
    by: { kind: 'person', label: null },
    details: { Industry: '— → Robotics', Locations: 'Oslo, Norway → —' },
  });
});

it('shows a kind that it does not know by its name, with the plain parts of its details', () => {
  const details = { reason: 'Wrong company', count: 2, nested: { deep: true } };
  expect(change('identifier_rejected', details)).toMatchObject({
    title: 'Identifier rejected',
    details: { Reason: 'Wrong company', Count: '2' },
  });
});

it('names an actor of another kind unknown', () => {
  expect(describeChange({ kind: 'merged', by: { kind: 'robot', label: 'R2' }, details: {} }).by).toEqual({
    kind: 'unknown',
    label: 'R2',
  });
});

it('names an own column as it is called now, and one that is deleted by its key', () => {
  const fields = [
    { field: 'custom.deal_stage', before: null, after: 'Lead' },
    { field: 'custom.old_note', before: 'a', after: null },
  ];
  const change = { kind: 'edited', by: { kind: 'person' }, details: { fields } };
  expect(describeChange(change, new Map([['deal_stage', 'Phase']]))).toMatchObject({
    title: 'Phase, old note changed',
    details: { Phase: '— → Lead', 'Old note': 'a → —' },
  });
});

it('names lists as they are called now, and one that is deleted as that', () => {
  const fields = [{ field: 'lists', before: ['gone'], after: ['gone', 'fair'] }];
  const change = { kind: 'edited', by: { kind: 'person' }, details: { fields } };
  expect(describeChange(change, new Map(), new Map([['fair', 'Fair Lyon']]))).toMatchObject({
    title: 'Lists changed',
    details: { Lists: 'Deleted list → Deleted list, Fair Lyon' },
  });
});
