import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SimulatedSheet } from './sheet.fixtures.ts';
import { begin, check, HEADERS, type Person } from './write-results.fixtures.ts';

type Row = SimulatedSheet['rows'][number];

const rowOf = (cells: Record<string, string>): Row => ({
  cells: new Map(Object.entries(cells).map(([header, text]) => [`column${HEADERS.indexOf(header)}`, text])),
});
const textsOf = ({ cells }: Row) => JSON.stringify([...cells].filter(([, text]) => text !== '').sort());
/** In any order: two that are the same in all that is left may have changed places. */
const unnamedTexts = ({ rows }: SimulatedSheet) =>
  rows
    .filter(({ cells }) => !cells.get('column0'))
    .map(textsOf)
    .filter((texts) => texts !== '[]')
    .sort();
/** The results follow the headers. */
const onResults = (sheet: SimulatedSheet, edit: () => void) => {
  let parts = 0;
  sheet.beforeWrite = () => {
    if (++parts === 2) edit();
  };
};
/** What leads have; rows without a name are compared whole. */
function checkLeads(sheet: SimulatedSheet, people: Person[]): void {
  sheet.rows = sheet.rows.filter(({ cells }) => cells.get('column0'));
  check(sheet, people, new Map());
}

describe('a row with nothing but cells that results fill, sorted at the moment of writing', () => {
  it('gets its own values back', async () => {
    const { people, sheet, run } = begin(4);
    const typed = rowOf({ Email: 'office@acme.example', Title: 'Typed by hand' });
    const before = textsOf(typed);
    sheet.rows.push(typed);
    onResults(sheet, () => sheet.rows.splice(1, 0, ...sheet.rows.splice(5, 1)));
    await run();
    expect(textsOf(typed)).toEqual(before);
    checkLeads(sheet, people);
  });

  it('gets them back when it is sorted once more before the sheet is read again', async () => {
    const { people, sheet, run } = begin(4);
    const typed = rowOf({ Email: 'office@acme.example', Title: 'Typed by hand' });
    const before = textsOf(typed);
    sheet.rows.push(typed);
    onResults(sheet, () => {
      sheet.rows.splice(1, 0, ...sheet.rows.splice(5, 1));
      sheet.beforeCall = (name) => {
        if (name !== 'written') return;
        sheet.beforeCall = null;
        sheet.rows.push(...sheet.rows.splice(1, 1));
      };
    });
    await run();
    expect(textsOf(typed)).toEqual(before);
    checkLeads(sheet, people);
  });

  it('gets them back when it was typed into as well, and the summary names it', async () => {
    const { people, sheet, run, unclearRows } = begin(4);
    const typed = rowOf({ Email: 'office@acme.example', Title: 'Typed by hand' });
    sheet.rows.push(typed);
    onResults(sheet, () => {
      typed.cells.set('column5', 'Call them');
      sheet.rows.splice(1, 0, ...sheet.rows.splice(5, 1));
    });
    await run();
    expect(textsOf(typed)).toEqual(
      textsOf(rowOf({ Email: 'office@acme.example', Title: 'Typed by hand', Remark: 'Call them' })),
    );
    expect([...unclearRows]).toEqual([2]);
    checkLeads(sheet, people);
  });

  it('keeps what is typed into it before it is repaired, and the summary names it', async () => {
    const { people, sheet, run, unclearRows } = begin(4);
    const typed = rowOf({ Email: 'office@acme.example', Title: 'Typed by hand' });
    sheet.rows.push(typed);
    onResults(sheet, () => {
      sheet.rows.splice(1, 0, ...sheet.rows.splice(5, 1));
      let reads = 0;
      sheet.beforeCall = (name) => {
        if (name === 'written') return;
        if (reads++ === 1) typed.cells.set('column4', 'Typed again');
      };
    });
    await run();
    expect(textsOf(typed)).toEqual(textsOf(rowOf({ Email: 'office@acme.example', Title: 'Typed again' })));
    expect([...unclearRows]).toEqual([2]);
    checkLeads(sheet, people);
  });

  it.each(['Typed by hand', 'Typed at last'])(
    'gets them back though someone types into it until it is repaired, but for what is typed over: %s',
    async (Title) => {
      const { people, sheet, run } = begin(4);
      const typed = rowOf({ Email: 'office@acme.example', Title: 'Typed by hand' });
      sheet.rows.push(typed);
      let reads = 0;
      onResults(sheet, () => {
        sheet.rows.splice(1, 0, ...sheet.rows.splice(5, 1));
        sheet.beforeCall = (name) => {
          if (name === 'readTab') typed.cells.set('column5', `Remark ${reads++}`);
          if (reads === 8 && Title === 'Typed at last') typed.cells.set('column4', Title);
          if (name === 'writeCells') sheet.beforeCall = null;
        };
      });
      await run();
      expect(reads).toBe(8);
      const expected = rowOf({ Email: 'office@acme.example', Title, Remark: 'Remark 7' });
      expect(textsOf(typed)).toBe(textsOf(expected));
      checkLeads(sheet, people);
    },
  );

  it('keeps what was typed over last, though it is sorted once more as it is repaired', async () => {
    const { people, sheet, run } = begin(4);
    const typed = rowOf({ Email: 'office@acme.example', Title: 'Typed by hand' });
    sheet.rows.push(typed);
    let reads = 0;
    onResults(sheet, () => {
      sheet.rows.splice(1, 0, ...sheet.rows.splice(5, 1));
      sheet.beforeCall = (name) => {
        if (name === 'readTab') typed.cells.set('column5', `Remark ${reads++}`);
        if (reads === 8) typed.cells.set('column4', 'Typed at last');
        if (name !== 'writeCells') return;
        sheet.beforeCall = null;
        sheet.rows.push(...sheet.rows.splice(1, 1));
      };
    });
    await run();
    const expected = rowOf({ Email: 'office@acme.example', Title: 'Typed at last', Remark: 'Remark 7' });
    expect(textsOf(typed)).toBe(textsOf(expected));
    checkLeads(sheet, people);
  });

  it('gets them back when a column is put in as it is looked at for the last time', async () => {
    const { people, sheet, run } = begin(4);
    const typed = rowOf({ Email: 'office@acme.example', Title: 'Typed by hand' });
    sheet.rows.push(typed);
    let reads = 0;
    onResults(sheet, () => {
      sheet.rows.splice(1, 0, ...sheet.rows.splice(5, 1));
      sheet.beforeCall = (name) => {
        if (name === 'readTab') typed.cells.set('column5', `Remark ${reads++}`);
        if (name === 'readTab' && reads === 8) sheet.columns.splice(0, 0, sheet.newColumn());
        if (name === 'writeCells') sheet.beforeCall = null;
      };
    });
    await run();
    const expected = rowOf({ Email: 'office@acme.example', Title: 'Typed by hand', Remark: 'Remark 7' });
    expect(textsOf(typed)).toBe(textsOf(expected));
    checkLeads(sheet, people);
  });

  it('is named when another one that it may have been was deleted, and says what one of both said', async () => {
    const { people, sheet, run, unclearRows } = begin(4);
    const rows = [rowOf({ Title: 'One' }), rowOf({ Title: 'Other' })];
    const texts = rows.map(textsOf);
    sheet.rows.push(...rows);
    onResults(sheet, () => sheet.rows.splice(1, 0, ...sheet.rows.splice(5, 2).slice(1)));
    await run();
    expect(texts).toContain(unnamedTexts(sheet).join());
    expect([...unclearRows]).toEqual([2]);
    checkLeads(sheet, people);
  });

  it('is not named when all rows are in the sheet, two of them the same', async () => {
    const { people, sheet, run, unclearRows } = begin(4);
    const rows = [rowOf({ Title: 'Same' }), rowOf({ Title: 'Same' }), rowOf({ Title: 'Other' })];
    const texts = rows.map(textsOf).sort();
    sheet.rows.push(...rows);
    onResults(sheet, () => sheet.rows.splice(1, 7, ...sheet.rows.slice(1).reverse()));
    await run();
    expect(unnamedTexts(sheet)).toEqual(texts);
    expect([...unclearRows]).toEqual([]);
    checkLeads(sheet, people);
  });
});

const text = fc.constantFrom('', '', 'office@acme.example', 'Typed', 'Found title 2', 'Other');
const unnamed = fc.record({ Company: text, Email: text, Title: text, Remark: text });
const edit = fc.record({
  kind: fc.constantFrom('ascending', 'descending', 'reverse', 'blank', 'insert', 'column', 'none'),
  at: fc.nat(20),
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

describe('rows without a name', () => {
  it('keep what was typed, each as a whole, whatever is sorted or inserted at the moment of writing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(unnamed, { maxLength: 8 }),
        fc.array(edit, { maxLength: 4 }),
        fc.boolean(),
        async (rows, edits, isTwice) => {
          const { people, sheet, run } = begin(5);
          for (const [at, row] of rows.entries()) sheet.rows.splice(1 + 2 * at, 0, rowOf(row));
          const column = edits.findIndex(({ kind }) => kind === 'column');
          // As of the columns of leads: a second one can't be distinguished while the first is being repaired.
          const queue = edits.filter(({ kind }, at) => kind !== 'column' || (at === column && !isTwice));
          sheet.beforeWrite = () => {
            const change = queue.shift();
            if (change !== undefined) applyEdit(sheet, change);
          };
          sheet.beforeCall = (name) => {
            if (isTwice && name === 'written') sheet.beforeWrite?.();
          };
          const before = unnamedTexts(sheet);
          await run();
          expect(unnamedTexts(sheet)).toEqual(before);
          checkLeads(sheet, people);
        },
      ),
      { numRuns: 300, seed: 20261201 },
    );
  });
});

function applyEdit(sheet: SimulatedSheet, { kind, at }: Edit): void {
  const headerAt = sheet.rows.findIndex(({ cells }) => cells.get('column0') === 'First Name');
  const body = sheet.rows.slice(headerAt + 1);
  const column = sheet.columns[at % HEADERS.length] ?? '';
  const inOrder = (a: Row, b: Row) => (a.cells.get(column) ?? '').localeCompare(b.cells.get(column) ?? '');
  const put = (rows: Row[]) => sheet.rows.splice(headerAt + 1, sheet.rows.length, ...rows);
  const position = headerAt + 1 + (at % (body.length + 1));
  if (kind === 'ascending') put(body.sort(inOrder));
  if (kind === 'descending') put(body.sort((a, b) => inOrder(b, a)));
  if (kind === 'reverse') put(body.reverse());
  if (kind === 'blank') sheet.rows.splice(position, 0, { cells: new Map() });
  if (kind === 'insert') sheet.rows.splice(position, 0, rowOf({ 'First Name': `New${sheet.rows.length}` }));
  if (kind === 'column') sheet.columns.splice(at % (HEADERS.length + 1), 0, sheet.newColumn());
}
