import { ConnectorError } from '@workbench/connectors/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SimulatedSheet } from './sheet.fixtures.ts';
import { begin, check, HEADERS, type Person } from './write-results.fixtures.ts';

describe('writing results into a sheet', () => {
  it('fills empty cells and columns of our own, and has nothing to do the second time', async () => {
    const { people, sheet, run } = begin(9);
    const { cells, missing } = await run();
    check(sheet, people, new Map());
    expect(sheet.grid()[0]).toEqual([...HEADERS, 'Phone', 'Company Domain', 'Enrichment Status']);
    expect([cells.size, missing.size]).toEqual([9, 0]);
    const writes = sheet.writes;
    expect((await run()).cells.size).toBe(0);
    expect(sheet.writes).toBe(writes);
  });

  it('makes room for columns beyond the grid', async () => {
    const { people, sheet, run } = begin(3);
    sheet.columnCount = HEADERS.length;
    await run();
    check(sheet, people, new Map());
    expect(sheet.columnCount).toBe(HEADERS.length + 3);
  });

  it('replaces what it wrote itself, and leaves what a person wrote over it', async () => {
    const { people, sheet, run } = begin(2);
    await run();
    const at = sheet.columns[sheet.grid()[0]?.indexOf('Enrichment Status') ?? 0] ?? '';
    sheet.rows[2]?.cells.set(at, 'Call her!');
    for (const one of people) one.results['Enrichment Status'] = 'Failed';
    await run();
    expect(sheet.rows.map(({ cells }) => cells.get(at))).toEqual(['Enrichment Status', 'Failed', 'Call her!']);
  });

  it('finds the columns of an import that does not begin at A, and leaves one of the same name outside it alone', async () => {
    const { people, sheet, run } = begin(6, true);
    const { missing } = await run();
    expect([...missing]).toEqual([]);
    check(sheet, people, new Map());
  });

  it('writes nothing of one person into the row of another who shares the address', async () => {
    const { people, sheet, run } = begin(6);
    const [first, second] = [people[4], people[5]];
    expect(first?.row[3]).toBe(second?.row[3]);
    sheet.rows.splice(5, 1);
    const { missing } = await run();
    expect([...missing]).toEqual([['lead4', 'The row is not in the sheet any more']]);
    check(sheet, people, new Map(), new Set(['lead4']));
  });

  it('finds a row whose name was corrected meanwhile by the address that is nobody else’s', async () => {
    const { sheet, run } = begin(3);
    sheet.rows[3]?.cells.set('column0', 'Robert').set('column1', 'Jones');
    const { missing } = await run();
    expect([[...missing], sheet.rows[3]?.cells.get('column4')]).toEqual([[], 'Found title 2']);
    const writes = sheet.writes;
    await run();
    expect(sheet.writes).toBe(writes);
  });

  it('leaves a row that belongs to no lead as it is when it says what was found for others, there before or typed meanwhile', async () => {
    const { people, sheet, run } = begin(6);
    const nobodys = () => {
      const found = { Email: people[3]?.results.Email ?? '', Title: people[2]?.results.Title ?? '' };
      const cells = Object.entries(found).map(([name, text]) => [sheet.columns[HEADERS.indexOf(name)] ?? '', text]);
      sheet.rows.push(
        { cells: new Map(cells as [string, string][]) },
        { cells: new Map([cells[1] as [string, string]]) },
      );
    };
    nobodys();
    sheet.beforeWrite = () => {
      sheet.beforeWrite = null;
      nobodys();
    };
    await run();
    const rest = sheet.grid().slice(people.length + 1);
    const [email, title] = [people[3]?.results.Email, people[2]?.results.Title];
    const two = [['', '', '', email, title].join(), ['', '', '', '', title].join()];
    expect(rest.map((row) => row.slice(0, 5).join())).toEqual([...two, ...two]);
  });

  it('says whose row is gone, and whose name stands there twice, and leaves it alone', async () => {
    const { people, sheet, run } = begin(4);
    sheet.rows.splice(2, 1);
    sheet.rows.push({ cells: new Map(sheet.rows[1]?.cells) });
    const { missing } = await run();
    expect([...missing]).toEqual([
      ['lead0', expect.stringContaining('Several rows of the sheet may be this person’s')],
      ['lead1', 'The row is not in the sheet any more'],
    ]);
    check(sheet, people.slice(2), new Map());
  });

  it('writes into each row of a person whose address stands there twice, and only where nothing was typed', async () => {
    const { sheet, run } = begin(3);
    sheet.rows.push({ cells: new Map(sheet.rows[3]?.cells).set('column4', 'Typed title') });
    const { missing } = await run();
    expect([...missing]).toEqual([]);
    const shown = ['Email', 'Title', 'Company Domain', 'Enrichment Status'];
    const twins = sheet.grid().filter(([first]) => first === 'First2');
    const header = sheet.grid()[0] ?? [];
    expect(twins.map((row) => shown.map((name) => row[header.indexOf(name)]))).toEqual([
      ['p2@acme.example', 'Found title 2', 'company2.example', 'Completed'],
      ['p2@acme.example', 'Typed title', 'company2.example', 'Completed'],
    ]);
    const writes = sheet.writes;
    await run();
    expect(sheet.writes).toBe(writes);
  });

  it('gives back what it wrote over when the two rows of one person change places at the moment of writing', async () => {
    for (const remarks of [
      ['same', 'same'],
      ['one', 'other'],
    ]) {
      const { sheet, run } = begin(3);
      sheet.rows.push({ cells: new Map(sheet.rows[3]?.cells).set('column4', 'Typed title') });
      for (const [at, row] of [3, 4].entries()) sheet.rows[row]?.cells.set('column5', remarks[at] ?? '');
      let parts = 0;
      // The headers are the first part.
      sheet.beforeWrite = () => {
        if (++parts === 2) sheet.rows.push(...sheet.rows.splice(3, 1));
      };
      await run();
      expect(
        sheet.rows
          .slice(3)
          .map(({ cells }) => [cells.get('column5'), cells.get('column4')])
          .sort(),
      ).toEqual(
        [
          [remarks[0], 'Found title 2'],
          [remarks[1], 'Typed title'],
        ].sort(),
      );
    }
  });

  it('leaves what was typed while it prepared the writing', async () => {
    const { people, sheet, run } = begin(3);
    const typed = new Map<string, string>();
    sheet.beforeCall = (name) => {
      if (name !== 'ensureColumns') return;
      sheet.rows[1]?.cells.set('column4', 'Typed meanwhile');
      typed.set('lead0 Title', 'Typed meanwhile');
    };
    await run();
    check(sheet, people, typed);
    expect(typed.size).toBe(1);
  });

  it('refuses a sheet whose header row is gone', async () => {
    const { sheet, run } = begin(2);
    sheet.rows.splice(0, 1);
    await expect(run()).rejects.toMatchObject({ kind: 'invalid' });
    expect(sheet.writes).toBe(0);
  });

  it('waits where Google asks for it in the middle of a part, and goes on', async () => {
    const { people, sheet, run } = begin(3);
    let refusals = 0;
    let hasWritten = false;
    sheet.beforeCall = (name) => {
      if (name === 'written') hasWritten = true;
      else if (hasWritten && refusals++ < 2) {
        throw new ConnectorError('rate_limited', 'google-sheets', 'Later', { retryAfterMs: 1 });
      }
    };
    await run();
    check(sheet, people, new Map());
  });

  it('writes the same cells when it is interrupted at any call and begun again', async () => {
    const undisturbed = begin(5);
    await undisturbed.run();
    for (let stop = 1; ; stop++) {
      const { sheet, run } = begin(5);
      let calls = 0;
      sheet.beforeCall = () => {
        if (++calls === stop) throw new Error('killed');
      };
      const isKilled = await run().then(
        () => false,
        () => true,
      );
      sheet.beforeCall = null;
      await run();
      expect(sheet.grid(), `killed at call ${stop}`).toEqual(undisturbed.sheet.grid());
      if (!isKilled) break;
    }
  });
});

const TYPING = new Set(['type', 'title']);
type Edit = { kind: string; at: number; to: number };
const edit = fc.record({
  kind: fc.constantFrom('none', 'sort', 'reverse', 'insert', 'delete', 'insertColumn', 'moveColumn', 'type', 'title'),
  at: fc.nat(20),
  to: fc.nat(20),
});

describe('while somebody works in the sheet', () => {
  it('every result comes into its own person’s row, no typed text is changed, and a second run writes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 5 }), fc.boolean(), async (edits, isAside) => {
        // Of two columns of one name that change places no one can tell which is which.
        const { people, sheet, run } = begin(7, isAside && edits.every(({ kind }) => kind !== 'moveColumn'));
        const typed = new Map<string, string>();
        const gone = new Set<string>();
        // Columns are moved or inserted once: while they are being put right, a second time can not be told from the first.
        const first = edits.findIndex(({ kind }) => kind.endsWith('Column'));
        const queue = edits.filter(({ kind }, at) => at === first || !kind.endsWith('Column'));
        const next = () => {
          const change = queue.shift();
          if (change !== undefined) applyEdit(sheet, people, change, typed, gone);
        };
        sheet.beforeWrite = next;
        // Of two who write into the same cell at the same moment the last wins, so this is done before a reading.
        sheet.beforeCall = (name) => {
          while (name === 'readTab' && TYPING.has(queue[0]?.kind ?? '')) next();
        };
        await run();
        check(sheet, people, typed, gone);
        sheet.beforeWrite = null;
        const writes = sheet.writes;
        await run();
        expect(sheet.writes).toBe(writes);
      }),
      { numRuns: 300, seed: 20261121 },
    );
  });
});

function applyEdit(
  sheet: SimulatedSheet,
  people: Person[],
  { kind, at, to }: Edit,
  typed: Map<string, string>,
  gone: Set<string>,
) {
  const headerAt = sheet.rows.findIndex(({ cells }) => cells.get('column0') === 'First Name');
  const body = () => sheet.rows.slice(headerAt + 1);
  // Their owner knows the columns by sight, also while a header is overwritten.
  const columnOf = (name: string) => `column${HEADERS.indexOf(name)}`;
  switch (kind) {
    case 'sort': {
      const column = sheet.columns[at % HEADERS.length] ?? '';
      const sorted = body().sort((a, b) => (b.cells.get(column) ?? '').localeCompare(a.cells.get(column) ?? ''));
      sheet.rows.splice(headerAt + 1, sorted.length, ...sorted);
      break;
    }
    case 'reverse':
      sheet.rows.splice(headerAt + 1, sheet.rows.length, ...body().reverse());
      break;
    case 'insert': {
      const cells = new Map([
        [columnOf('First Name'), `New${at}${to}x${sheet.rows.length}`],
        [columnOf('Last Name'), 'Somebody'],
      ]);
      sheet.rows.splice(to % (sheet.rows.length + 1), 0, { cells });
      break;
    }
    case 'delete': {
      const row = headerAt + 1 + (at % Math.max(1, body().length));
      const name = sheet.rows[row]?.cells.get(columnOf('First Name'));
      const who = people.find((one) => one.row[0] === name);
      if (who !== undefined) gone.add(who.id);
      sheet.rows.splice(row, 1);
      break;
    }
    case 'insertColumn':
      sheet.columns.splice(at % (HEADERS.length + 1), 0, sheet.newColumn());
      break;
    case 'moveColumn': {
      const [column] = sheet.columns.splice(at % HEADERS.length, 1);
      if (column !== undefined) sheet.columns.splice(to % HEADERS.length, 0, column);
      break;
    }
    case 'type':
    case 'title': {
      const who = people[at % people.length];
      if (who === undefined || gone.has(who.id)) break;
      const name = kind === 'type' ? 'Remark' : 'Title';
      const row = sheet.rows.find(({ cells }) => cells.get(columnOf('First Name')) === who.row[0]);
      // Their name is overwritten for a moment: no one would find them.
      if (row === undefined) break;
      row.cells.set(columnOf(name), `typed ${to}`);
      typed.set(`${who.id} ${name}`, `typed ${to}`);
      break;
    }
    default:
  }
}
