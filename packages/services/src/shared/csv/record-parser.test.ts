import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unguardText } from './cells/formula-guard.ts';
import { csvLine } from './csv-line.ts';
import { type CsvDelimiter, type ParsedRecords, RecordParser } from './record-parser.ts';

const delimiter = fc.constantFrom<CsvDelimiter>(',', ';', '\t', '|');
const hostileText = fc.string({
  unit: fc.constantFrom('"', ',', ';', '\t', '|', '\n', '\r', ' ', '\u00a0', '\u2003', '=', "'", 'a', 'é', '🚀'),
  maxLength: 12,
});
const table = fc.array(fc.array(hostileText, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
const chunkLengths = fc.infiniteStream(fc.integer({ min: 1, max: 9 }));

function read(content: string | Buffer, sign: CsvDelimiter = ',', lengths?: Iterator<number>): ParsedRecords {
  const bytes = Buffer.from(content);
  const parser = new RecordParser(sign);
  const parts: ParsedRecords[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = lengths?.next().value ?? bytes.length;
    parts.push(parser.parse(bytes.subarray(at, at + length)));
    at += length;
  }
  const last = parser.finish();
  return {
    records: [...parts, last].flatMap(({ records }) => records),
    lines: [...parts, last].flatMap(({ lines }) => lines),
    faults: [...parts, last].flatMap(({ faults }) => faults),
  };
}

/** As any program may write a cell: quoted where it must be, and elsewhere as it likes. */
function writeCell(text: string, sign: CsvDelimiter, isQuoted: boolean): string {
  const mustBeQuoted = text.trimStart() !== text || /^"|[\r\n]/.test(text) || text.includes(sign);
  return isQuoted || mustBeQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}

describe('RecordParser', () => {
  test('reads what the product writes, wherever a chunk ends', () => {
    fc.assert(
      fc.property(table, chunkLengths, (rows, lengths) => {
        const { records, faults } = read(rows.map((cells) => csvLine(cells)).join(''), ',', lengths);
        expect(records.map((cells) => cells.map(unguardText))).toEqual(rows);
        expect(faults.some(Boolean)).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  test('reads any quoting and any line ends, with the line of each record, wherever a chunk ends', () => {
    const lineEnd = fc.constantFrom('\r\n', '\n', '\r');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.array(fc.tuple(hostileText, fc.boolean()), { minLength: 1, maxLength: 4 }), lineEnd), {
          minLength: 1,
          maxLength: 6,
        }),
        delimiter,
        chunkLengths,
        (rows, sign, lengths) => {
          const lines: number[] = [];
          let content = '';
          for (const [cells, end] of rows) {
            // A line feed right behind a carriage return would end the same line.
            const isPair = content.endsWith('\r') && !content.endsWith('\r\n') && cells.length === 1 && end === '\n';
            lines.push(content.split(/\r\n|\r|\n/).length);
            content += cells.map(([text, isQuoted]) => writeCell(text, sign, isQuoted || isPair)).join(sign) + end;
          }
          const { records, lines: found, faults } = read(content, sign, lengths);
          expect(records).toEqual(rows.map(([cells]) => cells.map(([text]) => text)));
          expect(found).toEqual(lines);
          expect(faults.some(Boolean)).toBe(false);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('reads any text alike in one chunk and in many', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 8 }), delimiter, chunkLengths, (texts, sign, lengths) => {
        const content = texts.join('');
        expect(read(content, sign, lengths)).toEqual(read(content, sign));
      }),
      { numRuns: 1000 },
    );
  });

  test.each<[string, string, string[][]]>([
    ['a quote within an unquoted cell as text', '5" disk,To"ols\n', [['5" disk', 'To"ols']]],
    ['text after a closing quote as part of the cell', '"Acme" Inc.,"a ""b"""c\n', [['"Acme" Inc.', '"a "b""c']]],
    ['a quoted cell behind blanks', ' \u00a0 "a,b", c\n', [['a,b', 'c']]],
    ['records of different lengths', 'a\nb,c\n\n', [['a'], ['b', 'c'], ['']]],
    ['a delimiter at the end of the file', 'a,', [['a', '']]],
    ['a closing quote at the end of the file', '"a"', [['a']]],
    ['no bytes', '', []],
  ])('reads %s', (_, content, records) => {
    expect(read(content)).toMatchObject({ records, faults: records.map(() => null) });
  });

  test('takes a quote that only a later row closes for text, and reads the rows between', () => {
    const { records, faults } = read('"a,b\nc,d\n"e",f\n"g"  ,h\n');
    expect(records).toEqual([
      ['"a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ]);
    expect(faults).toEqual([{ kind: 'open_quote', line: 1, column: 0 }, null, null, null]);
  });

  test('takes a quote that is never closed for text, names its line, and reads what follows', () => {
    const open = read('a,b\n"c\nd",e,"f\ng,h\ni,j\n');
    expect(open.records).toEqual([
      ['a', 'b'],
      ['c\nd', 'e', '"f'],
      ['g', 'h'],
      ['i', 'j'],
    ]);
    expect(open.lines).toEqual([1, 2, 4, 5]);
    expect(open.faults).toEqual([null, { kind: 'open_quote', line: 3, column: 2 }, null, null]);
  });

  test.each([
    ['a quote that is never closed', '"Acme,x\n', 'open_quote'],
    ['a record without an end', 'x', 'too_long'],
  ])('gives %s up after 4 MB, and reads the rows after it', (_, start, kind) => {
    const parser = new RecordParser(',');
    const chunk = Buffer.from('Beta,beta.com '.repeat(20_000));
    const parts = [parser.parse(Buffer.from(`a\n${start}`))];
    for (let sent = 0; sent <= 5 * 1024 * 1024; sent += chunk.length) parts.push(parser.parse(chunk));
    parts.push(parser.parse(Buffer.from('\r')), parser.parse(Buffer.from('\nb\n')), parser.finish());
    const records = parts.flatMap((part) => part.records);
    const faults = parts.flatMap((part) => part.faults);
    expect(records.at(-1)).toEqual(['b']);
    expect(faults.filter(Boolean)[0]).toMatchObject({ kind });
    expect(records.flat().every((cell) => cell.length < 6 * 1024 * 1024)).toBe(true);
    expect(parts.flatMap((part) => part.lines).at(-1)).toBe(kind === 'too_long' ? 3 : 4);
  });
});
