import { describe, expect, it } from 'vitest';
import { readPath } from './json-path.ts';

const found = (value: unknown) => ({ state: 'found', value });

describe('readPath', () => {
  it.each([
    [{ data: [{ attributes: { employeeCount: 5 } }] }, 'data.0.attributes.employeeCount', found(5)],
    [{ employees: '51-200' }, 'employees', found('51-200')],
    [{ data: { employees: null } }, 'data.employees', found(null)],
    [[[7]], '0.0', found(7)],
    [{ data: { '0': 'a' } }, 'data.0', found('a')],
  ])('finds what stands in %j at %s', (document, path, expected) => expect(readPath(document, path)).toEqual(expected));

  it.each([
    [{ results: [] }, 'results.0.employeeCount'],
    [{ data: null }, 'data.employees'],
    [null, 'employees'],
  ])('takes an empty list or a null on the way as nothing found: %j', (document, path) => {
    expect(readPath(document, path)).toEqual({ state: 'empty' });
  });

  it('tells a field that was left out from a changed shape', () => {
    expect(readPath({ data: { name: 'Acme' } }, 'data.employees')).toEqual({ state: 'no_leaf' });
  });

  it.each([
    [{ surprise: true }, 'data.employees'],
    [{ surprise: true }, 'employees'],
    [{ data: [] }, 'data.employees'],
    [{ data: 'text' }, 'data.employees'],
    ['text', 'employees'],
    [{}, 'constructor.name'],
  ])('reports a way that is not there: %j', (document, path) => {
    expect(readPath(document, path)).toEqual({ state: 'missing' });
  });
});
