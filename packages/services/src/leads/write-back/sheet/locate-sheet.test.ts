import { describe, expect, it } from 'vitest';
import { mapLeadHeaders } from '../../table/map-lead-headers.ts';
import { locateSheet } from './locate-sheet.ts';
import { relocateColumns } from './relocate-columns.ts';

describe('the columns of an import', () => {
  const letters = (text: string) => [...text].map((letter) => letter.replace('-', ''));
  it.each([
    // Imported as, read now as, from column, found in columns.
    ['nce', 'nce', 0, [0, 1, 2]],
    ['nce', 'ecn', 0, [2, 1, 0]],
    ['nce', 'enc', 0, [1, 2, 0]],
    ['nce', 'nc', 0, [0, 1, null]],
    // Another e-mail column stands outside the import.
    ['nce', 'e-nce', 2, [2, 3, 4]],
    ['nce', 'e---nce', 2, [4, 5, 6]],
    ['nce', 'e-nce--', 0, [2, 3, 4]],
    ['nce', 'ncee', 0, [0, 1, 2]],
    ['nce', 'en-ce', 1, [1, 3, 4]],
    // None of the others tells where it is.
    ['e', 'e--e', 3, [3]],
    ['e', 'e--e', 0, [0]],
    // Two were imported: they keep their order.
    ['nece', 'cene', 0, [2, 1, 0, 3]],
    ['nece', 'e-nece', 2, [2, 3, 4, 5]],
    ['nece', 'nce', 0, [0, null, 1, 2]],
    // Without headers they stay beside their neighbours, unless one with a header is there now.
    ['-n-', '-n-', 0, [0, 1, 2]],
    ['n-', 'cn-', 0, [1, 2]],
    ['n-', 'nc', 0, [0, null]],
  ])('imported as %s, now %s, begun in column %i', (wanted, now, firstColumn, columns) => {
    expect(relocateColumns(letters(wanted), letters(now), firstColumn)).toEqual(columns);
  });

  it('are found in a sheet with more rows than a call has arguments', () => {
    const headers = ['Name', 'Email'];
    const values = [headers, ...Array.from({ length: 150_000 }, (_, at) => ['Somebody', `p${at}@acme.example`, 'x'])];
    const sheet = { title: 'Leads', firstRow: 1, firstColumn: 0, values };
    const located = locateSheet(sheet, { headers, firstColumn: 0, map: mapLeadHeaders(headers) });
    expect(located).toMatchObject({ headerAt: 0, width: 3 });
  });
});
