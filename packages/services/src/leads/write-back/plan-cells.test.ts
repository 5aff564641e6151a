import { expect, it } from 'vitest';
import { mapLeadHeaders } from '../table/map-lead-headers.ts';
import { planCells, type WriteTarget } from './plan-cells.ts';
import { locateSheet } from './sheet/locate-sheet.ts';

const HEADERS = ['Name', 'Company', 'Title', 'Phone'];
const KEYS = ['name:ada example|acme'];
const target = (leadId: string, isSuppressed = false): WriteTarget => ({
  leadId,
  name: leadId,
  keys: KEYS,
  names: ['Ada Example'],
  results: [{ header: 'Title', value: 'Boss', field: 'title' }],
  written: {},
  isSuppressed,
});

function plan(targets: WriteTarget[]) {
  const values = [HEADERS, ['Ada Example', 'Acme', '', '']];
  const sheet = { title: 'Leads', firstRow: 1, firstColumn: 0, values };
  const located = locateSheet(sheet, { headers: HEADERS, firstColumn: 0, map: mapLeadHeaders(HEADERS) });
  if (located === null) throw new Error('no header row');
  const identities = values.map(() => ({ keys: KEYS, names: ['Ada Example'] }));
  return planCells(located, identities, targets);
}

it('writes into the row of one person', () => {
  expect(plan([target('one')]).cells).toMatchObject([{ row: 2, column: 2, value: 'Boss' }]);
});

it('leaves a row alone that may be a suppressed person’s, and does not speak of them', () => {
  const { cells, missing, matched } = plan([target('one'), target('listed', true)]);
  expect([cells, [...missing], [...matched]]).toEqual([[], [['one', 'The row fits two leads']], []]);
  expect(plan([target('listed', true)])).toMatchObject({ cells: [], newHeaders: [] });
});
