import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';
import { unguardText } from './formula-guard.ts';
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
    haveLooseQuote: [...parts, last].flatMap(({ haveLooseQuote }) => haveLooseQuote),
    broken: last.broken,
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
        const { records, broken } = read(rows.map((cells) => csvLine(cells)).join(''), ',', lengths);
        expect(records.map((cells) => cells.map(unguardText))).toEqual(rows);
        expect(broken).toBeNull();
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
          const { records, lines: found, haveLooseQuote, broken } = read(content, sign, lengths);
          expect(records).toEqual(rows.map(([cells]) => cells.map(([text]) => text)));
          expect(found).toEqual(lines);
          expect(haveLooseQuote.some(Boolean)).toBe(false);
          expect(broken).toBeNull();
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
    expect(read(content)).toMatchObject({ records, broken: null });
  });

  test('says of which record text follows a closing quote', () => {
    expect(read('"a" b\n"c"\n').haveLooseQuote).toEqual([true, false]);
  });

  test('names the line of a quote that is never closed, and what was read of its record', () => {
    const { records, broken } = read('a,b\n"c\nd",e,"f\ng');
    expect(records).toEqual([['a', 'b']]);
    expect(broken).toEqual({ line: 3, recordLine: 2, cells: ['c\nd', 'e', 'f\ng'], isOpenQuote: true });
  });

  test.each([
    ['a quote that is never closed', '"', true],
    ['a record without an end', 'x', false],
  ])('gives up on %s after 4 MB, and reads nothing more', (_, start, isOpenQuote) => {
    const parser = new RecordParser(',');
    const chunk = Buffer.from('Beta,beta.com '.repeat(20_000));
    parser.parse(Buffer.from(`a\n${start}`));
    let chunks = 0;
    while (parser.parse(chunk).broken === null) chunks++;
    expect(chunks * chunk.length).toBeLessThanOrEqual(4 * 1024 * 1024);
    expect(parser.parse(Buffer.from('\n"\nb\n'))).toMatchObject({
      records: [],
      broken: { recordLine: 2, isOpenQuote },
    });
  });
});
